import type { FieldErrors } from './checkout-form.ts';

/** What is wrong with a form: messages by field, and what concerns no field. */
export type FormState = { errors: FieldErrors; problem: string | null };
export const noProblem: FormState = { errors: {}, problem: null };

export const hasProblems = ({ errors, problem }: FormState): boolean =>
  problem !== null || Object.keys(errors).length > 0;

/** Messages by field name, in the order of the form. */
export type FieldErrors = Record<string, string>;

/** The errors of a form: messages by field, and messages for the form as a whole. */
export type FormState = { errors: FieldErrors; problem: string | null };
export const noProblem: FormState = { errors: {}, problem: null };

export const hasProblems = ({ errors, problem }: FormState): boolean =>
  problem !== null || Object.keys(errors).length > 0;

import type { FormState } from '../lib/form-state.ts';
import { hasProblems } from '../lib/form-state.ts';
import { ErrorSummary } from './error-summary.tsx';

/** What is wrong with a form, above it; nothing where all is well. */
export function FormProblems({ state }: { state: FormState }) {
  if (!hasProblems(state)) return null;
  return <ErrorSummary heading={state.problem ?? 'A few things are missing or not right'} errors={state.errors} />;
}

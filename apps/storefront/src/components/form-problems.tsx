import { useMessages } from '@stoa/messages/react';
import type { FormState } from '../lib/form-state.ts';
import { hasProblems } from '../lib/form-state.ts';
import { ErrorSummary } from './error-summary.tsx';

/** The errors of a form, above it; nothing if there are none. */
export function FormProblems({ state }: { state: FormState }) {
  const messages = useMessages('forms');
  if (!hasProblems(state)) return null;
  return <ErrorSummary heading={state.problem ?? messages.problems} errors={state.errors} />;
}

import type { ReactNode } from 'react';
import type { FormState } from '../lib/account-form.ts';
import { ErrorSummary } from './error-summary.tsx';

type AccountFormProps = {
  title: string;
  /** What the form is for, above it. */
  lead?: ReactNode;
  action: string;
  /** Sent along unseen. */
  hidden?: Record<string, string>;
  state: FormState;
  submit: string;
  children: ReactNode;
  /** Other ways, below the form. */
  below?: ReactNode;
};

/** A page with one form: to log in, to register, to enter a code. */
export function AccountForm({ title, lead, action, hidden = {}, state, submit, children, below }: AccountFormProps) {
  const { errors, problem } = state;
  return (
    <div className="account-form">
      <h1>{title}</h1>
      {(problem || Object.keys(errors).length > 0) && (
        <ErrorSummary heading={problem ?? 'A few things are missing or not right'} errors={errors} />
      )}
      {lead && <div className="account-lead">{lead}</div>}
      <form method="post" action={action} noValidate>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="fields">{children}</div>
        <p className="actions">
          <button className="button" type="submit">
            {submit}
          </button>
        </p>
      </form>
      {below && <div className="account-below">{below}</div>}
    </div>
  );
}

import type { ReactNode } from 'react';
import { FormProblems } from '../../components/form-problems.tsx';
import type { FormState } from '../../lib/form-state.ts';

type AccountFormProps = {
  title: string;
  /** The purpose of the form, above it. */
  lead?: ReactNode;
  action: string;
  /** Hidden fields. */
  hidden?: Record<string, string>;
  state: FormState;
  submit: string;
  children: ReactNode;
  /** Alternatives, below the form. */
  below?: ReactNode;
};

/** A page with one form: to log in, to register, to enter a code. */
export function AccountForm({ title, lead, action, hidden = {}, state, submit, children, below }: AccountFormProps) {
  return (
    <div className="account-form">
      <h1>{title}</h1>
      <FormProblems state={state} />
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

import { TextField } from '../../components/text-field.tsx';
import { type FormState, noProblem } from '../../lib/form-state.ts';
import type { Visit } from '../../lib/render-page.tsx';
import type { StorefrontResponse } from '../../lib/storefront-request.ts';
import { AccountForm } from '../account/account-form.tsx';
import { loginHref, renderForm } from '../account/account-page.tsx';
import { returnToOf } from './return-to.ts';

/** Asks for the mailed code that verifies the visitor's e-mail address. */
export function showVerification(
  visit: Visit,
  { stateToken, state = noProblem }: { stateToken: string; state?: FormState },
): Promise<StorefrontResponse> {
  const messages = visit.messages.login.verification;
  return renderForm(visit, {
    title: messages.title,
    state,
    children: (
      <AccountForm
        title={messages.title}
        lead={<p className="lead">{messages.lead}</p>}
        action="/account/verify"
        hidden={{ stateToken, returnTo: returnToOf(visit) }}
        state={state}
        submit={visit.messages.forms.confirm}
        below={
          <p>
            {messages.noMail} <a href={loginHref(returnToOf(visit))}>{messages.logInAgain}</a>
          </p>
        }
      >
        <TextField
          name="code"
          label={messages.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value=""
          error={state.errors.code}
        />
      </AccountForm>
    ),
  });
}

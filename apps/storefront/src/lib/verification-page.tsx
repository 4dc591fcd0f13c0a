import { AccountForm } from '../components/account-form.tsx';
import { TextField } from '../components/text-field.tsx';
import { loginHref, renderForm } from './account-page.tsx';
import { type FormState, noProblem } from './form-state.ts';
import type { Visit } from './render-page.tsx';
import { returnToOf } from './return-to.ts';
import type { StorefrontResponse } from './storefront-request.ts';

/** Asks for the code that was mailed to see whether the address is theirs. */
export function showVerification(
  visit: Visit,
  { stateToken, state = noProblem }: { stateToken: string; state?: FormState },
): Promise<StorefrontResponse> {
  return renderForm(visit, {
    title: 'Check your mail',
    state,
    children: (
      <AccountForm
        title="Check your mail"
        lead={<p className="lead">We sent you a code of six digits. It is valid for ten minutes.</p>}
        action="/account/verify"
        hidden={{ stateToken, returnTo: returnToOf(visit) }}
        state={state}
        submit="Confirm"
        below={
          <p>
            No mail, or too late? <a href={loginHref(returnToOf(visit))}>Log in again</a>, and we send you another code.
          </p>
        }
      >
        <TextField
          name="code"
          label="Code"
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

import { AccountForm } from '../../components/account-form.tsx';
import { TextField } from '../../components/text-field.tsx';
import { fieldOf, passwordOf, stateOf } from '../../lib/account-form.ts';
import { loginHref, renderForm } from '../../lib/account-page.tsx';
import { isEmail } from '../../lib/checkout-form.ts';
import { type FormState, noProblem } from '../../lib/form-state.ts';
import { goOnAfterLogin } from '../../lib/go-on-after-login.tsx';
import type { Visit } from '../../lib/render-page.tsx';
import { returnToOf } from '../../lib/return-to.ts';
import type { StorefrontResponse } from '../../lib/storefront-request.ts';

/** Asks for the address to send a link to; with the link's token, for the new password. */
export async function showRecovery(visit: Visit): Promise<StorefrontResponse> {
  const token = visit.request.url.searchParams.get('token');
  return token ? renderNewPassword(visit, token, noProblem) : renderAsking(visit, '', noProblem);
}

export async function postRecovery(visit: Visit): Promise<StorefrontResponse> {
  return visit.request.form?.has('token') ? setPassword(visit) : sendLink(visit);
}

async function sendLink(visit: Visit): Promise<StorefrontResponse> {
  const email = fieldOf(visit.request, 'email');
  if (!isEmail(email)) {
    const errors = { email: 'Enter your e-mail address, like name@example.com.' };
    return renderAsking(visit, email, { errors, problem: null });
  }
  try {
    await visit.api.recovery.sendRecoveryEmail({ email });
  } catch (error) {
    return renderAsking(visit, email, stateOf(error, { email: 'email' }));
  }
  return renderForm(visit, {
    title: 'Check your mail',
    children: (
      <div className="account-form">
        <h1>Check your mail</h1>
        <p className="lead">
          If there is an account for {email}, a link to set a new password is on its way. It works once, for an hour.
        </p>
        <p className="actions">
          <a className="button" href={loginHref(returnToOf(visit))}>
            Back to the login
          </a>
        </p>
      </div>
    ),
  });
}

async function setPassword(visit: Visit): Promise<StorefrontResponse> {
  const { api, request } = visit;
  const recoveryToken = fieldOf(request, 'token');
  const password = passwordOf(request);
  if (!password) {
    const errors = { password: 'Choose a password.' };
    return renderNewPassword(visit, recoveryToken, { errors, problem: null });
  }
  try {
    return await goOnAfterLogin(visit, await api.recovery.recover({ recoveryToken, password }));
  } catch (error) {
    return renderNewPassword(visit, recoveryToken, stateOf(error, { password: 'password' }));
  }
}

const renderAsking = (visit: Visit, email: string, state: FormState) =>
  renderForm(visit, {
    title: 'Forgot your password?',
    state,
    children: (
      <AccountForm
        title="Forgot your password?"
        lead={<p className="lead">Enter your e-mail address. We send you a link to set a new one.</p>}
        action="/account/recover"
        hidden={{ returnTo: returnToOf(visit) }}
        state={state}
        submit="Send the link"
        below={
          <ul className="account-ways">
            <li>
              <a href={loginHref(returnToOf(visit))}>Back to the login</a>
            </li>
          </ul>
        }
      >
        <TextField
          name="email"
          label="E-mail address"
          type="email"
          autoComplete="username"
          value={email}
          error={state.errors.email}
        />
      </AccountForm>
    ),
  });

const renderNewPassword = (visit: Visit, token: string, state: FormState) =>
  renderForm(visit, {
    title: 'Choose a new password',
    state,
    children: (
      <AccountForm
        title="Choose a new password"
        lead={<p className="lead">All other devices are logged out with it.</p>}
        action="/account/recover"
        hidden={{ token, returnTo: returnToOf(visit) }}
        state={state}
        submit="Set the password"
        below={
          <ul className="account-ways">
            <li>
              <a href={`/account/recover?returnTo=${encodeURIComponent(returnToOf(visit))}`}>Ask for a new link</a>
            </li>
          </ul>
        }
      >
        <TextField
          name="password"
          label="New password, at least 8 characters"
          type="password"
          autoComplete="new-password"
          value=""
          error={state.errors.password}
        />
      </AccountForm>
    ),
  });

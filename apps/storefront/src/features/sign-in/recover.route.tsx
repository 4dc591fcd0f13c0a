import { TextField } from '../../components/text-field.tsx';
import { type FormState, noProblem } from '../../lib/form-state.ts';
import type { Visit } from '../../lib/render-page.tsx';
import type { StorefrontResponse } from '../../lib/storefront-request.ts';
import { AccountForm } from '../account/account-form.tsx';
import { loginHref, renderForm } from '../account/account-page.tsx';
import { fieldOf, passwordOf, SHORTEST_PASSWORD, stateOf } from '../account/posted-form.ts';
import { isEmail } from '../checkout/checkout-fields.ts';
import { goOnAfterLogin } from './go-on-after-login.tsx';
import { returnToOf } from './return-to.ts';

/** Asks for the e-mail address to send a link to; with the link's token, for the new password. */
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
    const errors = { email: visit.messages.login.invalidEmail };
    return renderAsking(visit, email, { errors, problem: null });
  }
  try {
    await visit.api.recovery.sendRecoveryEmail({ email });
  } catch (error) {
    return renderAsking(visit, email, stateOf(error, visit.messages, { email: 'email' }));
  }
  const messages = visit.messages.login;
  return renderForm(visit, {
    title: messages.recovery.checkMail,
    children: (
      <div className="account-form">
        <h1>{messages.recovery.checkMail}</h1>
        <p className="lead">{messages.recovery.sent(email)}</p>
        <p className="actions">
          <a className="button" href={loginHref(returnToOf(visit))}>
            {messages.backToLogin}
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
    const errors = { password: visit.messages.login.choosePassword };
    return renderNewPassword(visit, recoveryToken, { errors, problem: null });
  }
  try {
    return await goOnAfterLogin(visit, await api.recovery.recover({ recoveryToken, password }));
  } catch (error) {
    return renderNewPassword(visit, recoveryToken, stateOf(error, visit.messages, { password: 'password' }));
  }
}

function renderAsking(visit: Visit, email: string, state: FormState) {
  const messages = visit.messages.login;
  return renderForm(visit, {
    title: messages.forgotPassword,
    state,
    children: (
      <AccountForm
        title={messages.forgotPassword}
        lead={<p className="lead">{messages.recovery.lead}</p>}
        action="/account/recover"
        hidden={{ returnTo: returnToOf(visit) }}
        state={state}
        submit={messages.recovery.submit}
        below={
          <ul className="account-ways">
            <li>
              <a href={loginHref(returnToOf(visit))}>{messages.backToLogin}</a>
            </li>
          </ul>
        }
      >
        <TextField
          name="email"
          label={messages.email}
          type="email"
          autoComplete="username"
          value={email}
          error={state.errors.email}
        />
      </AccountForm>
    ),
  });
}

function renderNewPassword(visit: Visit, token: string, state: FormState) {
  const messages = visit.messages.login;
  return renderForm(visit, {
    title: messages.recovery.newPassword,
    state,
    children: (
      <AccountForm
        title={messages.recovery.newPassword}
        lead={<p className="lead">{messages.recovery.newPasswordLead}</p>}
        action="/account/recover"
        hidden={{ token, returnTo: returnToOf(visit) }}
        state={state}
        submit={messages.recovery.setPassword}
        below={
          <ul className="account-ways">
            <li>
              <a href={`/account/recover?returnTo=${encodeURIComponent(returnToOf(visit))}`}>
                {messages.recovery.newLink}
              </a>
            </li>
          </ul>
        }
      >
        <TextField
          name="password"
          label={messages.newPasswordAtLeast(SHORTEST_PASSWORD)}
          type="password"
          autoComplete="new-password"
          value=""
          error={state.errors.password}
        />
      </AccountForm>
    ),
  });
}

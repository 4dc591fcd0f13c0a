import { TextField } from '../../components/text-field.tsx';
import { island } from '../../island.tsx';
import { type FormState, noProblem } from '../../lib/form-state.ts';
import type { Visit } from '../../lib/render-page.tsx';
import { redirect, type StorefrontResponse } from '../../lib/storefront-request.ts';
import { AccountForm } from '../account/account-form.tsx';
import { loadMember, renderForm } from '../account/account-page.tsx';
import { fieldOf, passwordOf, SHORTEST_PASSWORD, stateOf } from '../account/posted-form.ts';
import { isEmail } from '../checkout/checkout-fields.ts';
import CaptchaIsland from './captcha.island.tsx';
import { captchaOf, wantsCaptcha } from './captcha.ts';
import { goOnAfterLogin } from './go-on-after-login.tsx';
import { returnToOf } from './return-to.ts';

const Captcha = island('sign-in/captcha', CaptchaIsland, { messages: ['proof'], wakeOn: 'form' });

type Fields = { firstName: string; lastName: string; email: string };

export async function showRegistration(visit: Visit): Promise<StorefrontResponse> {
  if (await loadMember(visit)) return redirect(returnToOf(visit));
  return renderRegistration(visit, {
    fields: { firstName: '', lastName: '', email: visit.request.url.searchParams.get('email') ?? '' },
    state: noProblem,
  });
}

export async function postRegistration(visit: Visit): Promise<StorefrontResponse> {
  const { api, request } = visit;
  const password = passwordOf(request);
  const fields: Fields = {
    firstName: fieldOf(request, 'firstName'),
    lastName: fieldOf(request, 'lastName'),
    email: fieldOf(request, 'email'),
  };
  const errors: FormState['errors'] = {
    ...(!isEmail(fields.email) && { email: visit.messages.login.invalidEmail }),
    ...passwordError(password, visit.messages),
  };
  if (Object.keys(errors).length > 0) return renderRegistration(visit, { fields, state: { errors, problem: null } });
  const { email, firstName, lastName } = fields;
  const profile = { ...(firstName && { firstName }), ...(lastName && { lastName }) };
  try {
    return await goOnAfterLogin(
      visit,
      await api.authentication.registerV2({
        loginId: { email },
        password,
        profile,
        captchaTokens: captchaOf(request),
      }),
    );
  } catch (error) {
    const state = stateOf(error, visit.messages, {
      'loginId.email': 'email',
      password: 'password',
      'profile.firstName': 'firstName',
      'profile.lastName': 'lastName',
    });
    return renderRegistration(visit, { fields, state, asksCaptcha: wantsCaptcha(error) });
  }
}

/** All that can be said at once is said at once; the server knows further rules. */
function passwordError(password: string, { login, forms }: Visit['messages']): FormState['errors'] {
  if (!password) return { password: login.choosePassword };
  return password.length < SHORTEST_PASSWORD ? { password: forms.rules.tooShort(SHORTEST_PASSWORD) } : {};
}

type RegistrationPage = { fields: Fields; state: FormState; asksCaptcha?: boolean };

function renderRegistration(visit: Visit, { fields, state, asksCaptcha }: RegistrationPage) {
  const returnTo = returnToOf(visit);
  const messages = visit.messages.login;
  return renderForm(visit, {
    title: messages.createAccount,
    state,
    hasIslands: asksCaptcha ?? false,
    children: (
      <AccountForm
        title={messages.createAccount}
        action="/account/register"
        hidden={{ returnTo }}
        state={state}
        submit={messages.create}
        below={
          <ul className="account-ways">
            <li>
              {messages.haveAccount}{' '}
              <a href={`/account/login?returnTo=${encodeURIComponent(returnTo)}`}>{messages.logIn}</a>
            </li>
          </ul>
        }
      >
        <TextField
          name="firstName"
          label={messages.firstName}
          autoComplete="given-name"
          maxLength={100}
          className="half"
          value={fields.firstName}
          error={state.errors.firstName}
          isOptional
        />
        <TextField
          name="lastName"
          label={messages.lastName}
          autoComplete="family-name"
          maxLength={100}
          className="half"
          value={fields.lastName}
          error={state.errors.lastName}
          isOptional
        />
        <TextField
          name="email"
          label={messages.email}
          type="email"
          autoComplete="username"
          value={fields.email}
          error={state.errors.email}
        />
        <TextField
          name="password"
          label={messages.passwordAtLeast(SHORTEST_PASSWORD)}
          type="password"
          autoComplete="new-password"
          value=""
          error={state.errors.password}
        />
        {asksCaptcha && <Captcha />}
      </AccountForm>
    ),
  });
}

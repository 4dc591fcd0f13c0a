import { AccountForm } from '../../components/account-form.tsx';
import { TextField } from '../../components/text-field.tsx';
import { island } from '../../island.tsx';
import CaptchaIsland from '../../islands/captcha.tsx';
import { fieldOf, passwordOf, stateOf } from '../../lib/account-form.ts';
import { loadMember, renderForm } from '../../lib/account-page.tsx';
import { captchaOf, wantsCaptcha } from '../../lib/captcha.ts';
import { isEmail } from '../../lib/checkout-form.ts';
import { type FormState, noProblem } from '../../lib/form-state.ts';
import { goOnAfterLogin } from '../../lib/go-on-after-login.tsx';
import type { Visit } from '../../lib/render-page.tsx';
import { returnToOf } from '../../lib/return-to.ts';
import { redirect, type StorefrontResponse } from '../../lib/storefront-request.ts';

const Captcha = island('captcha', CaptchaIsland, 'form');

type Fields = { firstName: string; lastName: string; email: string };

export async function showRegistration(visit: Visit): Promise<StorefrontResponse> {
  if (await loadMember(visit)) return redirect(returnToOf(visit));
  return renderRegistration(visit, { fields: { firstName: '', lastName: '', email: '' }, state: noProblem });
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
    ...(!isEmail(fields.email) && { email: 'Enter your e-mail address, like name@example.com.' }),
    ...(!password && { password: 'Choose a password.' }),
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
    const state = stateOf(error, {
      'loginId.email': 'email',
      password: 'password',
      'profile.firstName': 'firstName',
      'profile.lastName': 'lastName',
    });
    return renderRegistration(visit, { fields, state, asksCaptcha: wantsCaptcha(error) });
  }
}

type RegistrationPage = { fields: Fields; state: FormState; asksCaptcha?: boolean };

function renderRegistration(visit: Visit, { fields, state, asksCaptcha }: RegistrationPage) {
  const returnTo = returnToOf(visit);
  return renderForm(visit, {
    title: 'Create an account',
    state,
    hasIslands: asksCaptcha ?? false,
    children: (
      <AccountForm
        title="Create an account"
        action="/account/register"
        hidden={{ returnTo }}
        state={state}
        submit="Create account"
        below={
          <ul className="account-ways">
            <li>
              Already have an account? <a href={`/account/login?returnTo=${encodeURIComponent(returnTo)}`}>Log in</a>
            </li>
          </ul>
        }
      >
        <TextField
          name="firstName"
          label="First name"
          autoComplete="given-name"
          maxLength={100}
          className="half"
          value={fields.firstName}
          error={state.errors.firstName}
          isOptional
        />
        <TextField
          name="lastName"
          label="Last name"
          autoComplete="family-name"
          maxLength={100}
          className="half"
          value={fields.lastName}
          error={state.errors.lastName}
          isOptional
        />
        <TextField
          name="email"
          label="E-mail address"
          type="email"
          autoComplete="username"
          value={fields.email}
          error={state.errors.email}
        />
        <TextField
          name="password"
          label="Password, at least 8 characters"
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

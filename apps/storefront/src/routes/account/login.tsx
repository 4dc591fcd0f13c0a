import { AccountForm } from '../../components/account-form.tsx';
import { Notice } from '../../components/notice.tsx';
import { TextField } from '../../components/text-field.tsx';
import { island } from '../../island.tsx';
import CaptchaIsland from '../../islands/captcha.tsx';
import PasskeyLoginIsland from '../../islands/passkey-login.tsx';
import { fieldOf, passwordOf, stateOf } from '../../lib/account-form.ts';
import { loadMember, renderForm } from '../../lib/account-page.tsx';
import { askingForAllSteps, connectApi } from '../../lib/api.ts';
import { captchaOf, wantsCaptcha } from '../../lib/captcha.ts';
import { ExternalWays, loadLoginProviders, problemOf, stepOf } from '../../lib/external-login.tsx';
import { type FormState, noProblem } from '../../lib/form-state.ts';
import { goOnAfterLogin } from '../../lib/go-on-after-login.tsx';
import type { Visit } from '../../lib/render-page.tsx';
import { returnToOf } from '../../lib/return-to.ts';
import { redirect, type StorefrontResponse } from '../../lib/storefront-request.ts';

const Captcha = island('captcha', CaptchaIsland, 'form');
const PasskeyLogin = island('passkey-login', PasskeyLoginIsland);

/** As OAuth has it: the front end that asks wants a new login, and no login of the past will do. */
const ANEW = 'login';

const NOTICES: Record<string, string> = {
  'logged-out': 'You are logged out.',
  deleted: 'Your account is deleted.',
};

export async function showLogin(visit: Visit): Promise<StorefrontResponse> {
  const { searchParams } = visit.request.url;
  const step = stepOf(searchParams);
  if (step) return goOnAfterLogin(visit, step);
  // who is logged in already may have to confirm it: the page that asks says so
  if (!searchParams.has('again') && (await loadMember(visit))) return redirect(returnToOf(visit));
  const state = { ...noProblem, problem: problemOf(searchParams) };
  return renderLogin(visit, {
    email: searchParams.get('email') ?? '',
    state,
    prompt: searchParams.get('prompt') ?? '',
  });
}

export async function postLogin(visit: Visit): Promise<StorefrontResponse> {
  const { request } = visit;
  const email = fieldOf(request, 'email');
  const password = passwordOf(request);
  const prompt = fieldOf(request, 'prompt');
  const { authentication } = prompt === ANEW ? connectApi(askingForAllSteps(request.transport)) : visit.api;
  const missing: FormState['errors'] = {
    ...(!email && { email: 'Enter your e-mail address.' }),
    ...(!password && { password: 'Enter your password.' }),
  };
  if (Object.keys(missing).length > 0)
    return renderLogin(visit, { email, prompt, state: { errors: missing, problem: null } });
  try {
    return await goOnAfterLogin(
      visit,
      await authentication.loginV2({ loginId: { email }, password, captchaTokens: captchaOf(request) }),
    );
  } catch (error) {
    const state = stateOf(error, { 'loginId.email': 'email', password: 'password' });
    return renderLogin(visit, { email, prompt, state, asksCaptcha: wantsCaptcha(error) });
  }
}

type LoginPage = { email: string; state: FormState; prompt: string; asksCaptcha?: boolean };

async function renderLogin(
  visit: Visit,
  { email, state, prompt, asksCaptcha }: LoginPage,
): Promise<StorefrontResponse> {
  const providers = await loadLoginProviders(visit.api);
  const returnTo = returnToOf(visit);
  const query = `?returnTo=${encodeURIComponent(returnTo)}`;
  const notice = NOTICES[visit.request.url.searchParams.get('notice') ?? ''];
  return renderForm(visit, {
    title: 'Log in',
    state,
    hasIslands: true,
    children: (
      <AccountForm
        title="Log in"
        action="/account/login"
        hidden={{ returnTo, ...(prompt && { prompt }) }}
        state={state}
        submit="Log in"
        lead={<Notice>{notice}</Notice>}
        below={
          <>
            <PasskeyLogin returnTo={returnTo} />
            <ExternalWays providers={providers} returnTo={returnTo} />
            <ul className="account-ways">
              <li>
                <a href={`/account/recover${query}`}>Forgot your password?</a>
              </li>
              <li>
                New here? <a href={`/account/register${query}`}>Create an account</a>
              </li>
            </ul>
          </>
        }
      >
        <TextField
          name="email"
          label="E-mail address"
          type="email"
          autoComplete="username webauthn"
          value={email}
          error={state.errors.email}
        />
        <TextField
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          value=""
          error={state.errors.password}
        />
        {asksCaptcha && <Captcha />}
      </AccountForm>
    ),
  });
}

export async function postLogout({ api }: Visit): Promise<StorefrontResponse> {
  await api.memberSession.closeMemberSession();
  return redirect('/account/login?notice=logged-out');
}

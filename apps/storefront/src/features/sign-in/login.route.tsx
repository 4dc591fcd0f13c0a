import { Notice } from '../../components/notice.tsx';
import { TextField } from '../../components/text-field.tsx';
import { island } from '../../island.tsx';
import { askingForAllSteps, connectApi } from '../../lib/api.ts';
import { type FormState, noProblem } from '../../lib/form-state.ts';
import { messageOf } from '../../lib/message-of.ts';
import type { Visit } from '../../lib/render-page.tsx';
import { redirect, type StorefrontResponse } from '../../lib/storefront-request.ts';
import { AccountForm } from '../account/account-form.tsx';
import { loadMember, renderForm } from '../account/account-page.tsx';
import { fieldOf, passwordOf, stateOf } from '../account/posted-form.ts';
import CaptchaIsland from './captcha.island.tsx';
import { captchaOf, wantsCaptcha } from './captcha.ts';
import { ExternalWays, loadLoginProviders, problemOf, stepOf } from './external-login.tsx';
import { goOnAfterLogin } from './go-on-after-login.tsx';
import PasskeyLoginIsland from './passkey-login.island.tsx';
import { returnToOf } from './return-to.ts';

const Captcha = island('sign-in/captcha', CaptchaIsland, { messages: ['proof'], wakeOn: 'form' });
const PasskeyLogin = island('sign-in/passkey-login', PasskeyLoginIsland, { messages: ['proof'] });

/** As in OAuth: the requesting front end wants a new login, and no earlier login will do. */
const ANEW = 'login';

export async function showLogin(visit: Visit): Promise<StorefrontResponse> {
  const { searchParams } = visit.request.url;
  const step = stepOf(searchParams);
  if (step) return goOnAfterLogin(visit, step);
  // a logged-in member may have to confirm it: the page that requires this says so
  if (!searchParams.has('again') && (await loadMember(visit))) return redirect(returnToOf(visit));
  const state = { ...noProblem, problem: problemOf(searchParams, visit.messages.login) };
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
    ...(!email && { email: visit.messages.login.enterEmail }),
    ...(!password && { password: visit.messages.login.enterPassword }),
  };
  if (Object.keys(missing).length > 0)
    return renderLogin(visit, { email, prompt, state: { errors: missing, problem: null } });
  try {
    return await goOnAfterLogin(
      visit,
      await authentication.loginV2({ loginId: { email }, password, captchaTokens: captchaOf(request) }),
    );
  } catch (error) {
    const state = stateOf(error, visit.messages, { 'loginId.email': 'email', password: 'password' });
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
  const messages = visit.messages.login;
  const { guest } = visit.messages.orders;
  const notices = { 'logged-out': messages.loggedOut, deleted: messages.accountDeleted };
  const notice = messageOf(notices, visit.request.url.searchParams.get('notice'));
  return renderForm(visit, {
    title: messages.logIn,
    state,
    hasIslands: true,
    children: (
      <AccountForm
        title={messages.logIn}
        action="/account/login"
        hidden={{ returnTo, ...(prompt && { prompt }) }}
        state={state}
        submit={messages.logIn}
        lead={<Notice>{notice}</Notice>}
        below={
          <>
            <PasskeyLogin returnTo={returnTo} />
            <ExternalWays providers={providers} returnTo={returnTo} />
            <ul className="account-ways">
              <li>
                <a href={`/account/recover${query}`}>{messages.forgotPassword}</a>
              </li>
              <li>
                {messages.newHere} <a href={`/account/register${query}`}>{messages.createAccount}</a>
              </li>
              <li>
                {guest.offer} <a href="/orders">{guest.find}</a>
              </li>
            </ul>
          </>
        }
      >
        <TextField
          name="email"
          label={messages.email}
          type="email"
          autoComplete="username webauthn"
          value={email}
          error={state.errors.email}
        />
        <TextField
          name="password"
          label={messages.password}
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

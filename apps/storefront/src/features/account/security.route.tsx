import { useMessages } from '@stoa/messages/react';
import { FormProblems } from '../../components/form-problems.tsx';
import { Notice } from '../../components/notice.tsx';
import { TextField } from '../../components/text-field.tsx';
import { hasCode } from '../../lib/api-errors.ts';
import { type FormState, noProblem } from '../../lib/form-state.ts';
import { messageOf } from '../../lib/message-of.ts';
import type { Visit } from '../../lib/render-page.tsx';
import { redirect, type StorefrontResponse } from '../../lib/storefront-request.ts';
import { type FactorType, factorTypeOf } from '../sign-in/second-factor-page.tsx';
import { loadMember, renderAccount, toLogin } from './account-page.tsx';
import { FactorSettings, type Factors } from './factor-settings.tsx';
import { type AskedProof, IdentityCheck } from './identity-check.tsx';
import { fieldOf, passwordOf, SHORTEST_PASSWORD, stateOf, wrongPassword } from './posted-form.ts';
import { RememberedBrowsers } from './remembered-browsers.tsx';
import { SessionList } from './session-list.tsx';
import { TotpSetup } from './totp-setup.tsx';

/** Secrets that are shown once and stored nowhere: the key of an authenticator app, fresh recovery codes. */
type Once = {
  totp?: { factorId: string; uri: string; secret: string };
  recoveryCodes?: string[];
  /** The chosen way to confirm an identity. */
  asked?: AskedProof;
};

export async function showSecurity(visit: Visit): Promise<StorefrontResponse> {
  return (await loadMember(visit)) ? renderSecurity(visit, noProblem) : toLogin(visit);
}

/** Runs the action of a button of the page; the field `intent` names it. */
export async function postSecurity(visit: Visit): Promise<StorefrontResponse> {
  if (!(await loadMember(visit))) return toLogin(visit);
  const name = fieldOf(visit.request, 'intent');
  const intent = Object.hasOwn(intents, name) ? intents[name] : undefined;
  if (!intent) return redirect('/account/security');
  try {
    const outcome = await intent(visit);
    return typeof outcome === 'string'
      ? redirect(`/account/security?notice=${outcome}`)
      : renderSecurity(visit, noProblem, outcome);
  } catch (error) {
    const fields = { newPassword: 'newPassword', code: 'code', password: 'currentPassword' };
    // a wrong code must not discard the secret that was just entered into the app
    const totp = hasCode(error, 'VERIFICATION_FAILED') ? totpOf(visit) : undefined;
    const asked = askedOf(visit);
    const password = passwordOf(visit.request, 'currentPassword');
    const isWrongPassword = asked?.factorType === 'PASSWORD' && (!password || hasCode(error, 'VERIFICATION_FAILED'));
    return renderSecurity(
      visit,
      isWrongPassword ? wrongPassword(visit.messages, password) : stateOf(error, visit.messages, fields),
      { totp, asked },
    );
  }
}

const totpOf = ({ request }: Visit): Once['totp'] => {
  const [factorId, uri, secret] = ['factorId', 'uri', 'secret'].map((name) => fieldOf(request, name));
  return factorId && uri && secret ? { factorId, uri, secret } : undefined;
};

/** The way to confirm that was used: after a wrong attempt, it is offered again. */
function askedOf({ request }: Visit): AskedProof | undefined {
  if (fieldOf(request, 'intent') !== 'confirm') return undefined;
  const stateToken = fieldOf(request, 'stateToken');
  return { factorType: proofOf(request), ...(stateToken && { stateToken }) };
}

const proofOf = (request: Visit['request']): FactorType => {
  const given = fieldOf(request, 'factorType');
  return given === 'PASSWORD' ? given : factorTypeOf(given);
};

/** Each handler runs one action, and returns either a notice to redirect with or secrets to show once. */
const intents: Record<string, (visit: Visit) => Promise<string | Once>> = {
  async confirm({ api, request }) {
    const factorType = proofOf(request);
    const stateToken = fieldOf(request, 'stateToken');
    const [password, code] = [passwordOf(request, 'currentPassword'), fieldOf(request, 'code')];
    await api.security.reauthenticate({
      factorType,
      ...(password && { password }),
      ...(code && { code }),
      ...(stateToken && { stateToken }),
    });
    return 'confirmed';
  },
  async askProof({ api, request }) {
    const factorType = proofOf(request);
    if (factorType !== 'EMAIL') return { asked: { factorType } };
    const { stateToken } = await api.security.startReauthentication({ factorType });
    return { asked: { factorType, ...(stateToken && { stateToken }) } };
  },
  async password({ api, request }) {
    await api.security.changeOwnPassword({ newPassword: passwordOf(request, 'newPassword') });
    return 'password';
  },
  async startTotp({ api }) {
    const { factorId = '', uri = '', secret = '' } = await api.security.startTotp();
    return { totp: { factorId, uri, secret } };
  },
  async confirmTotp({ api, request }) {
    const code = fieldOf(request, 'code').replaceAll(/\s/g, '');
    await api.security.confirmTotp({ factorId: fieldOf(request, 'factorId'), code });
    return 'added';
  },
  async enableEmail({ api }) {
    await api.security.enableFactor({ type: 'EMAIL' });
    return 'added';
  },
  async recoveryCodes({ api }) {
    return { recoveryCodes: (await api.security.createRecoveryCodes()).codes ?? [] };
  },
  async remove({ api, request }) {
    await api.security.removeFactor({ factorId: fieldOf(request, 'factorId') });
    return 'removed';
  },
  async endSession({ api, request }) {
    await api.security.endSession({ sessionId: fieldOf(request, 'sessionId') });
    return 'ended';
  },
  async endOthers({ api }) {
    await api.security.endOtherSessions();
    return 'ended';
  },
  async forgetBrowser({ api, request }) {
    await api.security.forgetBrowser({ browserId: fieldOf(request, 'browserId') });
    return 'forgotten';
  },
  async forgetBrowsers({ api }) {
    await api.security.forgetAllBrowsers();
    return 'forgotten';
  },
};

async function renderSecurity(visit: Visit, state: FormState, once: Once = {}): Promise<StorefrontResponse> {
  const { errors, problem } = state;
  const { security } = visit.api;
  const [factors, { sessions = [] }, { rememberedBrowsers = [] }] = await Promise.all([
    security.listFactors(),
    security.listSessions(),
    security.listRememberedBrowsers(),
  ]);
  const messages = visit.messages.account.security;
  const notice = messageOf(messages.notices, visit.request.url.searchParams.get('notice'));
  const mayChange = factors.changesAllowedUntil !== null && factors.changesAllowedUntil !== undefined;
  return renderAccount(visit, {
    title: messages.title,
    state,
    hasIslands: true,
    children: (site) => (
      <>
        <h1>{messages.title}</h1>
        <FormProblems state={state} />
        <Notice>{!problem && notice}</Notice>
        {once.totp && <TotpSetup {...once.totp} error={errors.code} />}
        {mayChange ? (
          <Changes factors={factors} errors={errors} recoveryCodes={once.recoveryCodes} />
        ) : (
          <IdentityCheck factors={factors.reauthenticationFactors ?? []} asked={once.asked} errors={errors} />
        )}
        <RememberedBrowsers browsers={rememberedBrowsers} site={site} />
        <SessionList sessions={sessions} site={site} />
      </>
    ),
  });
}

type ChangesProps = { factors: Factors; errors: FormState['errors']; recoveryCodes: string[] | undefined };

function Changes({ factors, errors, recoveryCodes }: ChangesProps) {
  const messages = useMessages('account').security;
  const { newPasswordAtLeast } = useMessages('login');
  return (
    <>
      <section className="account-section" aria-labelledby="password-heading">
        <h2 id="password-heading">{messages.password}</h2>
        <form method="post" action="/account/security" noValidate>
          <input type="hidden" name="intent" value="password" />
          <div className="fields">
            <TextField
              name="newPassword"
              label={newPasswordAtLeast(SHORTEST_PASSWORD)}
              type="password"
              autoComplete="new-password"
              value=""
              error={errors.newPassword}
            />
          </div>
          <p className="actions">
            <button className="button" type="submit">
              {messages.newPassword}
            </button>
          </p>
        </form>
      </section>
      <FactorSettings factors={factors} recoveryCodes={recoveryCodes} />
    </>
  );
}

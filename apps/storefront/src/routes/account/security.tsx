import { FactorSettings, type Factors } from '../../components/factor-settings.tsx';
import { FormProblems } from '../../components/form-problems.tsx';
import { type AskedProof, IdentityCheck } from '../../components/identity-check.tsx';
import { Notice } from '../../components/notice.tsx';
import { RememberedBrowsers } from '../../components/remembered-browsers.tsx';
import { SessionList } from '../../components/session-list.tsx';
import { TextField } from '../../components/text-field.tsx';
import { TotpSetup } from '../../components/totp-setup.tsx';
import { fieldOf, passwordOf, stateOf, wrongPassword } from '../../lib/account-form.ts';
import { loadMember, renderAccount, toLogin } from '../../lib/account-page.tsx';
import { hasCode } from '../../lib/api-errors.ts';
import { type FormState, noProblem } from '../../lib/form-state.ts';
import type { Visit } from '../../lib/render-page.tsx';
import { type FactorType, factorTypeOf } from '../../lib/second-factor-page.tsx';
import { redirect, type StorefrontResponse } from '../../lib/storefront-request.ts';

const NOTICES: Record<string, string> = {
  password: 'Your new password is set. Other devices are logged out.',
  added: 'From now on a second step is asked for when you log in.',
  removed: 'Removed.',
  ended: 'Logged out there.',
  forgotten: 'Forgotten. The next login there is asked for the second step.',
  confirmed: 'Thank you. For the next ten minutes you can change what is below.',
};

/** What is shown once, and nowhere kept: a secret to set an app up with, fresh recovery codes. */
type Once = {
  totp?: { factorId: string; uri: string; secret: string };
  recoveryCodes?: string[];
  /** How somebody chose to confirm that it is them. */
  asked?: AskedProof;
};

export async function showSecurity(visit: Visit): Promise<StorefrontResponse> {
  return (await loadMember(visit)) ? renderSecurity(visit, noProblem) : toLogin(visit);
}

/** Does what a button of the page asks for; the field `intent` says which. */
export async function postSecurity(visit: Visit): Promise<StorefrontResponse> {
  if (!(await loadMember(visit))) return toLogin(visit);
  const intent = intents[fieldOf(visit.request, 'intent')];
  if (!intent) return redirect('/account/security');
  try {
    const outcome = await intent(visit);
    return typeof outcome === 'string'
      ? redirect(`/account/security?notice=${outcome}`)
      : renderSecurity(visit, noProblem, outcome);
  } catch (error) {
    const fields = { newPassword: 'newPassword', code: 'code', password: 'currentPassword' };
    // a wrong code must not cost the secret that the app was just set up with
    const totp = hasCode(error, 'VERIFICATION_FAILED') ? totpOf(visit) : undefined;
    const asked = askedOf(visit);
    const isWrongPassword = asked?.factorType === 'PASSWORD' && hasCode(error, 'VERIFICATION_FAILED');
    return renderSecurity(visit, isWrongPassword ? wrongPassword : stateOf(error, fields), { totp, asked });
  }
}

const totpOf = ({ request }: Visit): Once['totp'] => {
  const [factorId, uri, secret] = ['factorId', 'uri', 'secret'].map((name) => fieldOf(request, name));
  return factorId && uri && secret ? { factorId, uri, secret } : undefined;
};

/** The way to confirm that was used: wrong once, it is asked for again. */
function askedOf({ request }: Visit): AskedProof | undefined {
  if (fieldOf(request, 'intent') !== 'confirm') return undefined;
  const stateToken = fieldOf(request, 'stateToken');
  return { factorType: proofOf(request), ...(stateToken && { stateToken }) };
}

const proofOf = (request: Visit['request']): FactorType => {
  const given = fieldOf(request, 'factorType');
  return given === 'PASSWORD' ? given : factorTypeOf(given);
};

/** Each does one thing, and answers with a notice to go on to or with what is to be shown once. */
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
  const notice = NOTICES[visit.request.url.searchParams.get('notice') ?? ''];
  const mayChange = factors.changesAllowedUntil !== null && factors.changesAllowedUntil !== undefined;
  return renderAccount(visit, {
    title: 'Security',
    state,
    hasIslands: true,
    children: (site) => (
      <>
        <h1>Security</h1>
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
  return (
    <>
      <section className="account-section" aria-labelledby="password-heading">
        <h2 id="password-heading">Password</h2>
        <form method="post" action="/account/security" noValidate>
          <input type="hidden" name="intent" value="password" />
          <div className="fields">
            <TextField
              name="newPassword"
              label="New password, at least 8 characters"
              type="password"
              autoComplete="new-password"
              value=""
              error={errors.newPassword}
            />
          </div>
          <p className="actions">
            <button className="button" type="submit">
              Set the password
            </button>
          </p>
        </form>
      </section>
      <FactorSettings factors={factors} recoveryCodes={recoveryCodes} />
    </>
  );
}

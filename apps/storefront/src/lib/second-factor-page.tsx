import { AccountForm } from '../components/account-form.tsx';
import { RememberBrowser } from '../components/remember-browser.tsx';
import { TextField } from '../components/text-field.tsx';
import { island } from '../island.tsx';
import PasskeyFactorIsland from '../islands/passkey-factor.tsx';
import { renderForm } from './account-page.tsx';
import type { LoginAnswer } from './api.ts';
import { type FormState, noProblem } from './form-state.ts';
import type { Visit } from './render-page.tsx';
import { returnToOf } from './return-to.ts';

const PasskeyFactor = island('passkey-factor', PasskeyFactorIsland);

export type Challenge = NonNullable<LoginAnswer['mfaChallengeData']>;
type Offered = NonNullable<Challenge['availableFactors']>[number];
export type FactorType = NonNullable<Challenge['factorType']>;

/** What each kind asks for, and what it is called where it can be chosen. */
export const FACTORS: Partial<Record<FactorType, { label: string; lead: string; way: string }>> = {
  TOTP: { label: 'Code of the app', lead: 'Enter the code that your authenticator app shows.', way: 'Use the app' },
  EMAIL: { label: 'Code of the mail', lead: 'We sent you a code of six digits.', way: 'Send a code by e-mail' },
  RECOVERY_CODE: { label: 'Recovery code', lead: 'Enter one of your recovery codes.', way: 'Use a recovery code' },
  WEBAUTHN: { label: '', lead: 'Use your passkey to log in.', way: 'Use a passkey' },
};

type Step = {
  stateToken: string;
  challenge: Challenge;
  state?: FormState;
  /** Whether the browser is to be remembered, as chosen on the page before. */
  rememberBrowser?: boolean;
};

/** Asks for the second proof of a login. */
export function showSecondFactor(visit: Visit, step: Step) {
  const { stateToken, challenge, state = noProblem, rememberBrowser = false } = step;
  const { factorType = 'TOTP', availableFactors = [], verificationChallengeData } = challenge;
  const canBeRemembered = challenge.browserCanBeRemembered === true;
  const factor = FACTORS[factorType];
  const others = availableFactors.flatMap(({ factorType: type, factorStatus }) =>
    type && type !== factorType && FACTORS[type] && isSwitchedOn(factorStatus) ? [type] : [],
  );
  const hidden = { stateToken, factorType, returnTo: returnToOf(visit), challenge: JSON.stringify(challenge) };
  const options = verificationChallengeData?.webauthnData?.publicKeyCredentialRequestOptionsJson;
  const below = others.length > 0 && (
    <form method="post" action="/account/second-factor/start" className="account-ways">
      <input type="hidden" name="stateToken" value={stateToken} />
      <input type="hidden" name="returnTo" value={hidden.returnTo} />
      <input type="hidden" name="challenge" value={hidden.challenge} />
      {others.map((type) => (
        <button key={type} className="text-button" type="submit" name="factorType" value={type}>
          {FACTORS[type]?.way}
        </button>
      ))}
    </form>
  );
  return renderForm(visit, {
    title: 'Confirm that it is you',
    state,
    hasIslands: factorType === 'WEBAUTHN',
    children:
      factorType === 'WEBAUTHN' && options ? (
        <div className="account-form">
          <h1>Confirm that it is you</h1>
          <p className="lead">{factor?.lead}</p>
          <PasskeyFactor
            stateToken={stateToken}
            options={options}
            returnTo={hidden.returnTo}
            canBeRemembered={canBeRemembered}
          />
          {below}
        </div>
      ) : (
        <AccountForm
          title="Confirm that it is you"
          lead={<p className="lead">{factor?.lead}</p>}
          action="/account/second-factor"
          hidden={hidden}
          state={state}
          submit="Confirm"
          below={below}
        >
          <TextField
            name="code"
            label={factor?.label ?? 'Code'}
            autoComplete="one-time-code"
            inputMode={factorType === 'RECOVERY_CODE' ? 'text' : 'numeric'}
            maxLength={40}
            value=""
            error={state.errors.code}
          />
          {canBeRemembered && <RememberBrowser isChosen={rememberBrowser} />}
        </AccountForm>
      ),
  });
}

const isSwitchedOn = (status: Offered['factorStatus']): boolean => status === 'ENABLED' || status === 'ENABLED_BY_RULE';

/** The kind that a form names; an app's code where it names none of ours. */
export const factorTypeOf = (text: string): FactorType => (text in FACTORS ? (text as FactorType) : 'TOTP');

import { TextField } from '../../components/text-field.tsx';
import { island } from '../../island.tsx';
import type { LoginAnswer } from '../../lib/api.ts';
import { type FormState, noProblem } from '../../lib/form-state.ts';
import type { Visit } from '../../lib/render-page.tsx';
import { AccountForm } from '../account/account-form.tsx';
import { renderForm } from '../account/account-page.tsx';
import PasskeyFactorIsland from './passkey-factor.island.tsx';
import { RememberBrowser } from './remember-browser.tsx';
import { returnToOf } from './return-to.ts';

const PasskeyFactor = island('sign-in/passkey-factor', PasskeyFactorIsland, { messages: ['proof'] });

export type Challenge = NonNullable<LoginAnswer['mfaChallengeData']>;
type Offered = NonNullable<Challenge['availableFactors']>[number];
export type FactorType = NonNullable<Challenge['factorType']>;

/** The kinds of factor that a page can ask for. */
type KnownFactor = 'TOTP' | 'EMAIL' | 'RECOVERY_CODE' | 'WEBAUTHN';

export const isKnownFactor = (type: string | undefined): type is KnownFactor =>
  type === 'TOTP' || type === 'EMAIL' || type === 'RECOVERY_CODE' || type === 'WEBAUTHN';

type Step = {
  stateToken: string;
  challenge: Challenge;
  state?: FormState;
  /** Whether to remember the browser, as chosen on the page before. */
  rememberBrowser?: boolean;
};

/** Asks for the second factor of a login. */
export function showSecondFactor(visit: Visit, step: Step) {
  const { stateToken, challenge, state = noProblem, rememberBrowser = false } = step;
  const { factorType = 'TOTP', availableFactors = [], verificationChallengeData } = challenge;
  const canBeRemembered = challenge.browserCanBeRemembered === true;
  const messages = visit.messages.login.secondStep;
  const factor = isKnownFactor(factorType) ? messages[factorType] : null;
  const others = availableFactors.flatMap(({ factorType: type, factorStatus }) =>
    type !== factorType && isKnownFactor(type) && isSwitchedOn(factorStatus) ? [type] : [],
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
          {messages[type].way}
        </button>
      ))}
    </form>
  );
  return renderForm(visit, {
    title: messages.title,
    state,
    hasIslands: factorType === 'WEBAUTHN',
    children:
      factorType === 'WEBAUTHN' && options ? (
        <div className="account-form">
          <h1>{messages.title}</h1>
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
          title={messages.title}
          lead={<p className="lead">{factor?.lead}</p>}
          action="/account/second-factor"
          hidden={hidden}
          state={state}
          submit={visit.messages.forms.confirm}
          below={below}
        >
          <TextField
            name="code"
            label={factor?.label ?? messages.code}
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

/** The kind of factor named in a form; by default, an app's code. */
export const factorTypeOf = (text: string): FactorType => (isKnownFactor(text) ? text : 'TOTP');

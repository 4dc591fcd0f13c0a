import { useMessages } from '@stoa/messages/react';
import { TextField } from '../../components/text-field.tsx';
import { island } from '../../island.tsx';
import PasskeyCheckIsland from '../sign-in/passkey-check.island.tsx';
import { type FactorType, isKnownFactor } from '../sign-in/second-factor-page.tsx';

const PasskeyCheck = island('sign-in/passkey-check', PasskeyCheckIsland, { messages: ['proof'] });

/** The required proof; a mailed code comes with a token. */
export type AskedProof = { factorType: FactorType; stateToken?: string };

type IdentityCheckProps = {
  /** Kinds of proof that the server accepts. */
  factors: FactorType[];
  asked: AskedProof | undefined;
  errors: { currentPassword?: string; code?: string };
};

/** Asks for a proof of identity, so that nobody who finds the page open can take over the account. */
export function IdentityCheck({ factors, asked, errors }: IdentityCheckProps) {
  const messages = useMessages('account').security;
  const { password, secondStep } = useMessages('login');
  const { confirm } = useMessages('forms');
  const shown = asked?.factorType ?? factors.find((type) => type === 'PASSWORD' || type === 'TOTP');
  const others = factors.filter(isKnownFactor).filter((type) => type !== shown && type !== 'WEBAUTHN');
  return (
    <section className="account-section" aria-labelledby="confirm-heading">
      <h2 id="confirm-heading">{messages.confirmTitle}</h2>
      <p>{shown === 'PASSWORD' ? messages.confirmText : messages.confirmOtherText}</p>
      {shown && (
        <form method="post" action="/account/security" noValidate>
          <input type="hidden" name="intent" value="confirm" />
          <input type="hidden" name="factorType" value={shown} />
          <input type="hidden" name="stateToken" value={asked?.stateToken ?? ''} />
          <div className="fields">
            {shown === 'PASSWORD' ? (
              <TextField
                name="currentPassword"
                label={password}
                type="password"
                autoComplete="current-password"
                value=""
                error={errors.currentPassword}
              />
            ) : (
              <TextField
                name="code"
                label={isKnownFactor(shown) ? secondStep[shown].label : messages.code}
                autoComplete="one-time-code"
                inputMode={shown === 'RECOVERY_CODE' ? 'text' : 'numeric'}
                maxLength={40}
                value=""
                error={errors.code}
              />
            )}
          </div>
          <p className="actions">
            <button className="button" type="submit">
              {confirm}
            </button>
          </p>
        </form>
      )}
      {factors.includes('WEBAUTHN') && <PasskeyCheck />}
      {others.length > 0 && (
        <form method="post" action="/account/security" className="account-ways">
          <input type="hidden" name="intent" value="askProof" />
          {others.map((type) => (
            <button key={type} className="text-button" type="submit" name="factorType" value={type}>
              {secondStep[type].way}
            </button>
          ))}
        </form>
      )}
    </section>
  );
}

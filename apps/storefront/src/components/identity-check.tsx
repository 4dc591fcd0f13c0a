import { island } from '../island.tsx';
import PasskeyCheckIsland from '../islands/passkey-check.tsx';
import { FACTORS, type FactorType } from '../lib/second-factor-page.tsx';
import { TextField } from './text-field.tsx';

const PasskeyCheck = island('passkey-check', PasskeyCheckIsland);

/** The proof that is asked for; a mailed code has a token to go with it. */
export type AskedProof = { factorType: FactorType; stateToken?: string };

type IdentityCheckProps = {
  /** What the server takes. */
  factors: FactorType[];
  asked: AskedProof | undefined;
  errors: { currentPassword?: string; code?: string };
};

/** Asks who is there: whoever finds the page open must not be able to take the account over. */
export function IdentityCheck({ factors, asked, errors }: IdentityCheckProps) {
  const shown = asked?.factorType ?? factors.find((type) => type === 'PASSWORD' || type === 'TOTP');
  const others = factors.filter((type) => type !== shown && type !== 'WEBAUTHN' && FACTORS[type]);
  return (
    <section className="account-section" aria-labelledby="confirm-heading">
      <h2 id="confirm-heading">Confirm that it is you</h2>
      <p>Before you change how you log in, show once more that it is you.</p>
      {shown && (
        <form method="post" action="/account/security" noValidate>
          <input type="hidden" name="intent" value="confirm" />
          <input type="hidden" name="factorType" value={shown} />
          <input type="hidden" name="stateToken" value={asked?.stateToken ?? ''} />
          <div className="fields">
            {shown === 'PASSWORD' ? (
              <TextField
                name="currentPassword"
                label="Password"
                type="password"
                autoComplete="current-password"
                value=""
                error={errors.currentPassword}
              />
            ) : (
              <TextField
                name="code"
                label={FACTORS[shown]?.label ?? 'Code'}
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
              Confirm
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
              {FACTORS[type]?.way}
            </button>
          ))}
        </form>
      )}
    </section>
  );
}

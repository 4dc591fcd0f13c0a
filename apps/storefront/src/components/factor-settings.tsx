import { island } from '../island.tsx';
import PasskeyRegistrationIsland from '../islands/passkey-registration.tsx';
import type { Api } from '../lib/api.ts';

const PasskeyRegistration = island('passkey-registration', PasskeyRegistrationIsland);

export type Factors = Awaited<ReturnType<Api['security']['listFactors']>>;
type Factor = NonNullable<Factors['factors']>[number];

const NAMES: Partial<Record<NonNullable<Factor['type']>, string>> = {
  TOTP: 'Authenticator app',
  WEBAUTHN: 'Passkey',
  EMAIL: 'Code by e-mail',
  RECOVERY_CODE: 'Recovery codes',
};

/** The ways to prove who one is beside the password: those that are set up, and those that could be. */
export function FactorSettings({ factors, recoveryCodes }: { factors: Factors; recoveryCodes: string[] | undefined }) {
  const active = (factors.factors ?? []).filter(({ type }) => type && NAMES[type]);
  const has = (type: Factor['type']) => active.some((factor) => factor.type === type);
  const isOffered = (type: Factor['type']) =>
    (factors.availableFactors ?? []).some(
      ({ factorType, factorStatus }) => factorType === type && factorStatus !== 'DISABLED_BY_RULE',
    );
  return (
    <section className="account-section" aria-labelledby="factors-heading">
      <h2 id="factors-heading">Second step and passkeys</h2>
      {recoveryCodes && <RecoveryCodes codes={recoveryCodes} />}
      {active.length === 0 ? (
        <p>Only your password protects this account. Add a second step, or a passkey that needs no password at all.</p>
      ) : (
        <ul className="session-list">
          {active.map((factor) => (
            <FactorRow key={factor.id} factor={factor} />
          ))}
        </ul>
      )}
      <div className="actions factor-actions">
        {isOffered('TOTP') && !has('TOTP') && <IntentButton intent="startTotp" label="Add an authenticator app" />}
        {isOffered('EMAIL') && !has('EMAIL') && <IntentButton intent="enableEmail" label="Add codes by e-mail" />}
        {isOffered('WEBAUTHN') && <PasskeyRegistration />}
        {active.length > 0 && <IntentButton intent="recoveryCodes" label="Make new recovery codes" />}
      </div>
    </section>
  );
}

function FactorRow({ factor: { id, type, name, codesLeft } }: { factor: Factor }) {
  const title = (type && NAMES[type]) ?? '';
  return (
    <li>
      <p>
        <strong>{title}</strong>
        {name && name !== title && ` · ${name}`}
        {typeof codesLeft === 'number' && ` · ${codesLeft} left`}
      </p>
      <form method="post" action="/account/security">
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="factorId" value={id ?? ''} />
        <button className="text-button" type="submit">
          Remove
          <span className="visually-hidden"> {name || title}</span>
        </button>
      </form>
    </li>
  );
}

function IntentButton({ intent, label }: { intent: string; label: string }) {
  return (
    <form method="post" action="/account/security">
      <button className="button button-quiet" type="submit" name="intent" value={intent}>
        {label}
      </button>
    </form>
  );
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <div className="notice" role="status">
      <p>Write these codes down now: they are not shown again. Each is good for one login.</p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

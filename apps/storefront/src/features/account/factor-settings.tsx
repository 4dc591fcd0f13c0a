import { useMessages } from '@stoa/messages/react';
import { island } from '../../island.tsx';
import type { Api } from '../../lib/api.ts';
import PasskeyRegistrationIsland from '../sign-in/passkey-registration.island.tsx';

const PasskeyRegistration = island('sign-in/passkey-registration', PasskeyRegistrationIsland, { messages: ['proof'] });

export type Factors = Awaited<ReturnType<Api['security']['listFactors']>>;
type Factor = NonNullable<Factors['factors']>[number];

type Named = 'TOTP' | 'WEBAUTHN' | 'EMAIL' | 'RECOVERY_CODE';

const isNamed = (type: Factor['type']): type is Named =>
  type === 'TOTP' || type === 'WEBAUTHN' || type === 'EMAIL' || type === 'RECOVERY_CODE';

/** The second factors beside the password: those that are set up, and those that could be. */
export function FactorSettings({ factors, recoveryCodes }: { factors: Factors; recoveryCodes: string[] | undefined }) {
  const messages = useMessages('account').security.factors;
  const active = (factors.factors ?? []).filter(({ type }) => isNamed(type));
  const has = (type: Factor['type']) => active.some((factor) => factor.type === type);
  const isOffered = (type: Factor['type']) =>
    (factors.availableFactors ?? []).some(
      ({ factorType, factorStatus }) => factorType === type && factorStatus !== 'DISABLED_BY_RULE',
    );
  return (
    <section className="account-section" aria-labelledby="factors-heading">
      <h2 id="factors-heading">{messages.title}</h2>
      {recoveryCodes && <RecoveryCodes codes={recoveryCodes} />}
      {active.length === 0 ? (
        <p>{messages.passwordOnly}</p>
      ) : (
        <ul className="session-list">
          {active.map((factor) => (
            <FactorRow key={factor.id} factor={factor} />
          ))}
        </ul>
      )}
      <div className="actions factor-actions">
        {isOffered('TOTP') && !has('TOTP') && <IntentButton intent="startTotp" label={messages.addTotp} />}
        {isOffered('EMAIL') && !has('EMAIL') && <IntentButton intent="enableEmail" label={messages.addEmail} />}
        {isOffered('WEBAUTHN') && <PasskeyRegistration />}
        {active.length > 0 && <IntentButton intent="recoveryCodes" label={messages.newRecoveryCodes} />}
      </div>
    </section>
  );
}

function FactorRow({ factor: { id, type, name, codesLeft } }: { factor: Factor }) {
  const messages = useMessages('account').security.factors;
  const { remove } = useMessages('forms');
  const title = isNamed(type) ? messages[type] : '';
  return (
    <li>
      <p>
        <strong>{title}</strong>
        {name && name !== title && ` · ${name}`}
        {typeof codesLeft === 'number' && ` · ${messages.codesLeft(codesLeft)}`}
      </p>
      <form method="post" action="/account/security">
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="factorId" value={id ?? ''} />
        <button className="text-button" type="submit">
          {remove}
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
  const messages = useMessages('account').security.factors;
  return (
    <div className="notice" role="status">
      <p>{messages.writeDown}</p>
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

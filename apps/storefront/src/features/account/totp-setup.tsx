import { useMessages } from '@stoa/messages/react';
import { renderSVG } from 'uqr';
import { TextField } from '../../components/text-field.tsx';

type TotpSetupProps = { factorId: string; uri: string; secret: string; error: string | undefined };

/** The setup of an authenticator app: scan or type the key, then confirm it with a code. */
export function TotpSetup({ factorId, uri, secret, error }: TotpSetupProps) {
  const messages = useMessages('account').security.totp;
  return (
    <section className="account-section" aria-labelledby="totp-heading">
      <h2 id="totp-heading">{messages.title}</h2>
      <p>{messages.text}</p>
      <div
        className="qr-code"
        role="img"
        aria-label={messages.qrCode}
        dangerouslySetInnerHTML={{ __html: renderSVG(uri) }}
      />
      <p>
        {messages.secret} <code className="secret">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <form method="post" action="/account/security" noValidate>
        <input type="hidden" name="intent" value="confirmTotp" />
        <input type="hidden" name="factorId" value={factorId} />
        <input type="hidden" name="uri" value={uri} />
        <input type="hidden" name="secret" value={secret} />
        <div className="fields">
          <TextField
            name="code"
            label={messages.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            value=""
            error={error}
          />
        </div>
        <p className="actions">
          <button className="button" type="submit">
            {messages.submit}
          </button>
        </p>
      </form>
    </section>
  );
}

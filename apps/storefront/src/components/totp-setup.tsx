import { renderSVG } from 'uqr';
import { TextField } from './text-field.tsx';

type TotpSetupProps = { factorId: string; uri: string; secret: string; error: string | undefined };

/** How an authenticator app is set up: scan, or type; then a code that proves it works. */
export function TotpSetup({ factorId, uri, secret, error }: TotpSetupProps) {
  return (
    <section className="account-section" aria-labelledby="totp-heading">
      <h2 id="totp-heading">Set up the authenticator app</h2>
      <p>Scan this with the app, or type the secret. Then enter the code that the app shows.</p>
      <div
        className="qr-code"
        role="img"
        aria-label="QR code for the authenticator app"
        dangerouslySetInnerHTML={{ __html: renderSVG(uri) }}
      />
      <p>
        Secret: <code className="secret">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <form method="post" action="/account/security" noValidate>
        <input type="hidden" name="intent" value="confirmTotp" />
        <input type="hidden" name="factorId" value={factorId} />
        <input type="hidden" name="uri" value={uri} />
        <input type="hidden" name="secret" value={secret} />
        <div className="fields">
          <TextField
            name="code"
            label="Code of the app"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            value=""
            error={error}
          />
        </div>
        <p className="actions">
          <button className="button" type="submit">
            Switch on
          </button>
        </p>
      </form>
    </section>
  );
}

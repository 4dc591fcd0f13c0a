import { useRef } from 'react';
import { PasskeyButton } from '../components/passkey-button.tsx';
import { RememberBrowser } from '../components/remember-browser.tsx';
import { confirmByPasskey } from '../lib/passkey.ts';

type PasskeyFactorProps = { stateToken: string; options: string; returnTo: string; canBeRemembered: boolean };

/** The second proof of a login, by passkey. */
export default function PasskeyFactor({ stateToken, options, returnTo, canBeRemembered }: PasskeyFactorProps) {
  const remember = useRef<HTMLInputElement>(null);
  const use = () =>
    confirmByPasskey({ stateToken, options, rememberBrowser: remember.current?.checked ?? false }, returnTo);
  return (
    <div className="passkey-factor only-with-script">
      {canBeRemembered && <RememberBrowser inputRef={remember} />}
      <PasskeyButton label="Use the passkey" use={use} />
    </div>
  );
}

import { useMessages } from '@stoa/messages/react';
import { useRef } from 'react';
import { confirmByPasskey } from './passkey.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { RememberBrowser } from './remember-browser.tsx';

type PasskeyFactorProps = { stateToken: string; options: string; returnTo: string; canBeRemembered: boolean };

/** The second factor of a login, by passkey. */
export default function PasskeyFactor({ stateToken, options, returnTo, canBeRemembered }: PasskeyFactorProps) {
  const messages = useMessages('proof');
  const remember = useRef<HTMLInputElement>(null);
  const use = () =>
    confirmByPasskey({ stateToken, options, rememberBrowser: remember.current?.checked ?? false }, returnTo);
  return (
    <div className="passkey-factor only-with-script">
      {canBeRemembered && <RememberBrowser inputRef={remember} />}
      <PasskeyButton label={messages.usePasskey} use={use} />
    </div>
  );
}

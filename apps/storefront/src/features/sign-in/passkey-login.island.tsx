import { useMessages } from '@stoa/messages/react';
import { logInByPasskey } from './passkey.ts';
import { PasskeyButton } from './passkey-button.tsx';

/** Logs in without a password. */
export default function PasskeyLogin({ returnTo }: { returnTo: string }) {
  const messages = useMessages('proof');
  return <PasskeyButton label={messages.logInWithPasskey} use={() => logInByPasskey(returnTo)} />;
}

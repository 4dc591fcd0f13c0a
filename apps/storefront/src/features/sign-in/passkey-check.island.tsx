import { useMessages } from '@stoa/messages/react';
import { proveByPasskey } from './passkey.ts';
import { PasskeyButton } from './passkey-button.tsx';

/** Confirms the member's identity by passkey. */
export default function PasskeyCheck() {
  const messages = useMessages('proof');
  return <PasskeyButton label={messages.usePasskey} use={proveByPasskey} />;
}

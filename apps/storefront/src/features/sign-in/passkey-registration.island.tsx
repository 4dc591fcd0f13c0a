import { useMessages } from '@stoa/messages/react';
import { registerPasskey } from './passkey.ts';
import { PasskeyButton } from './passkey-button.tsx';

/** Creates a passkey for the account. */
export default function PasskeyRegistration() {
  const messages = useMessages('proof');
  return <PasskeyButton label={messages.addPasskey} use={registerPasskey} />;
}

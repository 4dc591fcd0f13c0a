import { PasskeyButton } from '../components/passkey-button.tsx';
import { registerPasskey } from '../lib/passkey.ts';

/** Makes a passkey for the account. */
export default function PasskeyRegistration() {
  return <PasskeyButton label="Add a passkey" use={registerPasskey} />;
}

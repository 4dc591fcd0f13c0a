import { PasskeyButton } from '../components/passkey-button.tsx';
import { proveByPasskey } from '../lib/passkey.ts';

/** Proves again who is there, by passkey. */
export default function PasskeyCheck() {
  return <PasskeyButton label="Use a passkey" use={proveByPasskey} />;
}

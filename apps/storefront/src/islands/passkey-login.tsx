import { PasskeyButton } from '../components/passkey-button.tsx';
import { logInByPasskey } from '../lib/passkey.ts';

/** Logs in without a password. */
export default function PasskeyLogin({ returnTo }: { returnTo: string }) {
  return <PasskeyButton label="Log in with a passkey" use={() => logInByPasskey(returnTo)} />;
}

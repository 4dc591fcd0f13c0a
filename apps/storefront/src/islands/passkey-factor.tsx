import { PasskeyButton } from '../components/passkey-button.tsx';
import { confirmByPasskey } from '../lib/passkey.ts';

type PasskeyFactorProps = { stateToken: string; options: string; returnTo: string };

/** The second proof of a login, by passkey. */
export default function PasskeyFactor({ stateToken, options, returnTo }: PasskeyFactorProps) {
  return <PasskeyButton label="Use the passkey" use={() => confirmByPasskey(stateToken, options, returnTo)} />;
}

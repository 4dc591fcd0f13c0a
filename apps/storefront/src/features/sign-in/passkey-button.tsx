import { useMessages } from '@stoa/messages/react';
import { useState } from 'react';
import { passkeyProblem } from './passkey.ts';

/** A button that asks the browser for a passkey, and shows the result. Hidden without scripts. */
export function PasskeyButton({ label, use }: { label: string; use: () => Promise<void> }) {
  const messages = useMessages('proof');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const onClick = async () => {
    setIsBusy(true);
    setProblem(null);
    try {
      await use();
    } catch (error) {
      setProblem(passkeyProblem(error, messages));
      setIsBusy(false);
    }
  };
  return (
    <div className="passkey only-with-script">
      <button className="button button-quiet" type="button" onClick={onClick} aria-disabled={isBusy || undefined}>
        {isBusy ? messages.waitingForPasskey : label}
      </button>
      <p className="form-message" role="alert" hidden={!problem}>
        {problem}
      </p>
    </div>
  );
}

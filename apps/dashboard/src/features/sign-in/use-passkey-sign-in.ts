import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../app/api.ts';
import { answerWithPasskey, canUsePasskeys, offerPasskeys, stopOfferingPasskeys } from './passkeys.ts';
import type { SignedIn } from './signed-in.ts';

type Answer = { stateToken: string; credential: Record<string, unknown> };

/** Signs in by passkey, either with a button or through the browser's autofill. */
export function usePasskeySignIn(onAnswer: (answer: SignedIn) => void) {
  const finish = useMutation({
    mutationFn: async (ask: () => Promise<Answer>) => api.accounts.finishPasskeySignIn(await ask()),
    onSuccess: onAnswer,
  });
  const mutate = useRef(finish.mutate);
  mutate.current = finish.mutate;
  useEffect(() => {
    if (!canUsePasskeys(window)) return;
    let isGone = false;
    let stateToken = '';
    const options = async () => {
      const started = await api.accounts.startPasskeySignIn();
      stateToken = started.stateToken ?? '';
      return started.options;
    };
    void offerPasskeys(options)
      .catch(() => null) // a missing connection is reported when the user signs in
      .then((credential) => {
        if (credential && !isGone) mutate.current(async () => ({ stateToken, credential }));
      });
    return () => {
      isGone = true;
      void stopOfferingPasskeys();
    };
  }, []);
  const askNow = async (): Promise<Answer> => {
    const { stateToken = '', options } = await api.accounts.startPasskeySignIn();
    return { stateToken, credential: await answerWithPasskey(options) };
  };
  return {
    start: () => finish.mutate(askNow),
    reset: finish.reset,
    isPending: finish.isPending,
    error: finish.error,
  };
}

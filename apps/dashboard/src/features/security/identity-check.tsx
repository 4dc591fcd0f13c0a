import { Center, Loader, Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { whenProofIsNeeded } from '../../app/api.ts';
import { words } from '../../app/words.ts';
import type { FactorType } from '../sign-in/signed-in.ts';
import { factorsQuery } from './queries.ts';

const texts = words.identityCheck;

const CheckForm = lazy(async () => ({ default: (await import('./check-form.tsx')).CheckForm }));

/**
 * Asks users to prove their identity again when any call of the dashboard requires it. The page below is left
 * unchanged.
 */
export function IdentityCheck() {
  const client = useQueryClient();
  const [factors, setFactors] = useState<FactorType[] | null>(null);
  const settle = useRef((_isProven: boolean) => {});
  const asked = useRef<Promise<boolean> | null>(null);
  const answer = (isProven: boolean) => {
    setFactors(null);
    asked.current = null;
    settle.current(isProven);
  };
  useEffect(() => {
    const ask = async () => {
      const { reauthenticationFactors = [] } = await client.fetchQuery({ ...factorsQuery, staleTime: 0 });
      return new Promise<boolean>((resolve) => {
        settle.current = resolve;
        setFactors(reauthenticationFactors);
      });
    };
    const forget = (error: unknown) => {
      asked.current = null;
      throw error;
    };
    // several simultaneous calls lead to a single question
    whenProofIsNeeded(() => {
      asked.current ??= ask().catch(forget);
      return asked.current;
    });
    return () => {
      whenProofIsNeeded(async () => false);
      settle.current(false);
    };
  }, [client]);
  useEscape(factors !== null, () => answer(false));
  return (
    <Modal
      opened={factors !== null}
      onClose={() => answer(false)}
      title={texts.title}
      closeOnEscape={false}
      zIndex={1000}
    >
      {factors && (
        <Suspense
          fallback={
            <Center mih={160}>
              <Loader />
            </Center>
          }
        >
          <CheckForm factors={factors} onProven={() => answer(true)} />
        </Suspense>
      )}
    </Modal>
  );
}

/** Escape closes only this dialog: the one below contains unsaved input. */
function useEscape(isOpen: boolean, close: () => void) {
  const latest = useRef({ isOpen, close });
  latest.current = { isOpen, close };
  // registered once, before the listeners of other dialogs: the first listener can keep the key from the others
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!latest.current.isOpen || event.key !== 'Escape' || event.isComposing) return;
      event.stopImmediatePropagation();
      latest.current.close();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}

import { Button, Group, Modal, Text } from '@mantine/core';
import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { SignInHere } from '../../sign-in/sign-in-here.tsx';

/**
 * Nobody loses what they typed without being asked. A session that ends meanwhile does not lead away either: people
 * sign in right here and go on.
 */
export function UnsavedChangesGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname && !isSettled(nextLocation),
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  const isBlocked = blocker.state === 'blocked';
  const isSignInNeeded = isBlocked && blocker.location.pathname.endsWith('/sign-in');
  const stay = () => blocker.reset?.();
  return (
    <>
      <Modal opened={isBlocked && !isSignInNeeded} onClose={stay} title="Leave without saving?">
        <Text size="sm">Your changes are not saved yet. They are lost when you leave.</Text>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={stay} data-autofocus>
            Stay
          </Button>
          <Button color="red" onClick={() => blocker.proceed?.()}>
            Leave without saving
          </Button>
        </Group>
      </Modal>
      <Modal opened={isSignInNeeded} onClose={stay} title="Please sign in again">
        <Text size="sm" mb="md">
          Your session has ended. What you typed is still here: sign in, then save.
        </Text>
        <SignInHere onSignedIn={stay} />
      </Modal>
    </>
  );
}

/** Goes with a navigation that leaves nothing to save: the product was just created, or deleted. */
export const settled = { isSettled: true };

const isSettled = ({ state }: Location<unknown>): boolean =>
  typeof state === 'object' && state !== null && 'isSettled' in state;

import { Button, Group, Modal, Skeleton, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useBlocker } from 'react-router';
import { hasNothingToSave, hasUnsaved } from '../../ui/form/unsaved.ts';
import { words } from '../words.ts';

const texts = words.shell;

const SignInHere = lazy(async () => ({
  default: (await import('../../features/sign-in/sign-in-here.tsx')).SignInHere,
}));

/** Above drawers and dialogs, which may contain the form. */
const ABOVE = 900;

/**
 * Confirms before unsaved changes are lost, in any form. A session that ends meanwhile causes no navigation: the user
 * signs in again in place and continues.
 */
export function UnsavedChangesGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved() && currentLocation.pathname !== nextLocation.pathname && !hasNothingToSave(nextLocation),
  );
  const isBlocked = blocker.state === 'blocked';
  const isSignInNeeded = isBlocked && blocker.location.pathname.endsWith('/sign-in');
  const stay = () => blocker.reset?.();
  return (
    <>
      <Modal opened={isBlocked && !isSignInNeeded} onClose={stay} title={texts.leave.title} zIndex={ABOVE}>
        <Text size="sm">{texts.leave.text}</Text>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={stay} data-autofocus>
            {texts.leave.stay}
          </Button>
          <Button color="red" onClick={() => blocker.proceed?.()}>
            {texts.leave.confirm}
          </Button>
        </Group>
      </Modal>
      <Modal opened={isSignInNeeded} onClose={stay} title={texts.signInAgain} zIndex={ABOVE}>
        <Text size="sm" mb="md">
          {texts.signInAgainText}
        </Text>
        <Suspense fallback={<Skeleton h={260} />}>
          <SignInHere onSignedIn={stay} />
        </Suspense>
      </Modal>
    </>
  );
}

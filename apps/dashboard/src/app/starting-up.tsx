import { Center, Loader, VisuallyHidden } from '@mantine/core';
import { words } from './words.ts';

/** Shown until the first page is loaded. */
export function StartingUp() {
  return (
    <Center h="100dvh" role="status">
      <Loader type="dots" />
      <VisuallyHidden>{words.shell.loading}</VisuallyHidden>
    </Center>
  );
}

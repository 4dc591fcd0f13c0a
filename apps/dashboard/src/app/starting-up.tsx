import { Center, Loader, VisuallyHidden } from '@mantine/core';

/** Shown until the first page is loaded. */
export function StartingUp() {
  return (
    <Center h="100dvh" role="status">
      <Loader type="dots" />
      <VisuallyHidden>Loading…</VisuallyHidden>
    </Center>
  );
}

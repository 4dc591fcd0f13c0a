import { Text } from '@mantine/core';

/** Says what takes a moment while the site of a template is made. */
export function FurnishingNotice({ isShown }: { isShown: boolean }) {
  return (
    <Text size="sm" c="dimmed" role="status">
      {isShown && 'Drawing the pictures and filling the shop. This takes a few seconds.'}
    </Text>
  );
}

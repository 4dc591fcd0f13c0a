import { Text } from '@mantine/core';
import { words } from '../../app/words.ts';

/** Says what takes a moment while the site of a template is made. */
export function FurnishingNotice({ isShown }: { isShown: boolean }) {
  return (
    <Text size="sm" c="dimmed" role="status">
      {isShown && words.newSite.furnishing}
    </Text>
  );
}

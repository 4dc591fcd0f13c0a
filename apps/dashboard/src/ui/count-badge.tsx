import { Badge, VisuallyHidden } from '@mantine/core';
import { words } from '../app/words.ts';

/** A number of things that wait for the user, beside the name of a page; nothing if there are none. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Badge size="sm" color="yellow" variant="filled" autoContrast>
      {count > 99 ? '99+' : count}
      <VisuallyHidden> {words.common.waiting}</VisuallyHidden>
    </Badge>
  );
}

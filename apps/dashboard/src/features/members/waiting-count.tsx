import { Badge, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { waitingQuery } from './queries.ts';

/** The number of members waiting for approval, shown beside the page's name; nothing if there are none. */
export function WaitingCount() {
  const { data: count = 0 } = useQuery(waitingQuery);
  if (count === 0) return null;
  return (
    <Badge size="sm" color="yellow" variant="filled" autoContrast>
      {count > 99 ? '99+' : count}
      <VisuallyHidden> waiting</VisuallyHidden>
    </Badge>
  );
}

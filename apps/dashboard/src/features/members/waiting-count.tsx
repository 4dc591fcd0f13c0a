import { useQuery } from '@tanstack/react-query';
import { CountBadge } from '../../ui/count-badge.tsx';
import { waitingQuery } from './queries.ts';

/** The number of members waiting for approval, shown beside the page's name. */
export function WaitingCount() {
  const { data: count = 0 } = useQuery(waitingQuery);
  return <CountBadge count={count} />;
}

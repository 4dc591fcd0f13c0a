import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../app/permissions.ts';
import { CountBadge } from '../../ui/count-badge.tsx';
import { workLeftQuery } from './work-left.ts';

/** The number of orders to fulfil, shown beside the page's name. */
export function WaitingOrders() {
  const enabled = useMay()('orders.aggregateOrders');
  return <CountBadge count={useQuery({ ...workLeftQuery('toFulfil'), enabled }).data ?? 0} />;
}

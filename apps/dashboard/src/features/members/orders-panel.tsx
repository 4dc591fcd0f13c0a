import { LatestOrders } from '../orders/latest-orders.tsx';
import { ordersOfMemberQuery } from './queries.ts';

/** What the member bought last. */
export const OrdersPanel = ({ memberId }: { memberId: string }) => (
  <LatestOrders query={ordersOfMemberQuery(memberId)} />
);

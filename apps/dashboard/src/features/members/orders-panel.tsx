import { LatestOrders } from '../orders/latest-orders.tsx';
import { ordersOfMemberQuery } from './queries.ts';

/** The latest orders of the member. */
export const OrdersPanel = ({ memberId }: { memberId: string }) => (
  <LatestOrders query={ordersOfMemberQuery(memberId)} />
);

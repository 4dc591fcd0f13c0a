/** The orders that wait for something, which the menu counts: so this is loaded with every page. */
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../app/api.ts';

/** Values of the filters of the list that stand for several statuses. */
export const TO_PAY = 'TO_PAY';
export const TO_FULFIL = 'TO_FULFIL';

// cancelled orders are neither paid nor sent any more
export const toPay = {
  status: 'APPROVED',
  paymentStatus: { $in: ['NOT_PAID', 'PARTIALLY_PAID', 'PENDING_MERCHANT', 'DECLINED'] },
};
export const toFulfil = { status: 'APPROVED', fulfillmentStatus: { $in: ['NOT_FULFILLED', 'PARTIALLY_FULFILLED'] } };

/** The address of the list with the orders that are to be fulfilled, or to be paid. */
export const workViews = {
  toFulfil: `archived=no&fulfilment=${TO_FULFIL}`,
  toPay: `archived=no&payment=${TO_PAY}`,
} as const;

/** The orders of these views. */
const workFilters = {
  toFulfil: { archived: false, ...toFulfil },
  toPay: { archived: false, ...toPay },
} as const;

/** How many orders wait for something. */
export const workLeftQuery = (work: keyof typeof workFilters) =>
  queryOptions({
    queryKey: ['orders', 'work-left', work],
    queryFn: () => countOrders(workFilters[work]),
    staleTime: 60_000,
  });

async function countOrders(filter: Record<string, unknown>): Promise<number> {
  const aggregation = { statuses: { $count: 'status' } };
  const { aggregates } = await api.orders.aggregateOrders({ filter, aggregation });
  const counts = (aggregates?.statuses ?? {}) as Record<string, number>;
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

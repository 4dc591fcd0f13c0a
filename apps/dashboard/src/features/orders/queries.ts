import { queryOptions } from '@tanstack/react-query';
import { api, present } from '../../app/api.ts';

/** The payments of an order as their provider knows them. */
export const paymentsQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['orders', 'payments', orderId],
    queryFn: async () =>
      (await api.orderTransactions.listTransactionsForSingleOrder({ orderId })).orderTransactions?.payments ?? [],
  });

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['orders', 'one', id],
    queryFn: async () => present((await api.orders.getOrder({ id })).order, 'order'),
  });

/** What was handed over of an order, oldest first. */
export const fulfillmentsQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['orders', 'one', orderId, 'fulfillments'],
    queryFn: async () => {
      const { orderWithFulfillments } = await api.orderFulfillments.listFulfillmentsForSingleOrder({ orderId });
      return orderWithFulfillments?.fulfillments ?? [];
    },
  });

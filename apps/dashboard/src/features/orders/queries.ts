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

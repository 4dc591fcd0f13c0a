import { queryOptions } from '@tanstack/react-query';
import { api, present } from '../../app/api.ts';

/** What was paid for an order, and what was given back. */
export const transactionsQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['orders', 'one', orderId, 'transactions'],
    queryFn: async () =>
      present(
        (await api.orderTransactions.listTransactionsForSingleOrder({ orderId })).orderTransactions,
        'transactions',
      ),
  });

/** What of an order can be given back. */
export const refundabilityQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['orders', 'one', orderId, 'refundability'],
    queryFn: () => api.orderBilling.getOrderRefundability({ orderId }),
    staleTime: 0,
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

const loadInvoices = async (orderId: string) => (await api.invoices.listInvoicesOfOrder({ orderId })).invoices ?? [];
export type InvoiceView = Awaited<ReturnType<typeof loadInvoices>>[number];

/** The invoices of an order, oldest first. */
export const invoicesQuery = (orderId: string) =>
  queryOptions({ queryKey: ['orders', 'one', orderId, 'invoices'], queryFn: () => loadInvoices(orderId) });

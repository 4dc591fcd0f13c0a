import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
import { words } from '../../../app/words.ts';

const texts = words.paymentRequests;

const load = async (orderId: string) => {
  const query = {
    filter: { orderId },
    sort: [{ fieldName: 'createdDate', order: 'ASC' as const }],
    cursorPaging: { limit: 100 },
  };
  return (await api.orderPaymentRequests.queryOrderPaymentRequests({ query })).orderPaymentRequests ?? [];
};
export type PaymentRequestView = Awaited<ReturnType<typeof load>>[number];

/** The payment requests of an order, oldest first. */
export const paymentRequestsQuery = (orderId: string) =>
  queryOptions({ queryKey: ['orders', 'one', orderId, 'payment-requests'], queryFn: () => load(orderId) });

export const requestStatuses: Record<NonNullable<PaymentRequestView['status']>, { label: string; color: string }> = {
  UNPAID: { label: texts.statuses.UNPAID, color: 'yellow' },
  PAID: { label: texts.statuses.PAID, color: 'green' },
  EXPIRED: { label: texts.statuses.EXPIRED, color: 'red' },
  VOIDED: { label: texts.statuses.VOIDED, color: 'gray' },
};

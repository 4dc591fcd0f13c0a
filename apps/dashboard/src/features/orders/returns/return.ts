/** Returns of orders as the dashboard shows them. */
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
import { words } from '../../../app/words.ts';

const texts = words.returns;

type Answer = Awaited<ReturnType<typeof api.orderReturns.queryOrderReturns>>;
export type ReturnView = NonNullable<Answer['orderReturns']>[number];
type Status = NonNullable<ReturnView['status']>;

export const returnStatuses: Record<Status, { label: string; color: string }> = {
  REQUESTED: { label: texts.statuses.REQUESTED, color: 'orange' },
  APPROVED: { label: texts.statuses.APPROVED, color: 'blue' },
  DECLINED: { label: texts.statuses.DECLINED, color: 'gray' },
  RECEIVED: { label: texts.statuses.RECEIVED, color: 'violet' },
  REFUNDED: { label: texts.statuses.REFUNDED, color: 'green' },
  CANCELED: { label: texts.statuses.CANCELED, color: 'gray' },
};

export const returnReasons: Record<NonNullable<ReturnView['reason']>, string> = texts.reasons;

/** How many pieces go back. */
export const pieces = ({ lineItems = [] }: ReturnView): number =>
  lineItems.reduce((sum, { quantity = 0 }) => sum + quantity, 0);

/** A return is done a moment after the refund that it waited for, or whenever somebody else makes one. */
const LOOK_AGAIN_MS = 5000;

/** The returns of an order, oldest first. Whoever has more has the earliest of them. */
export const returnsOfOrderQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['orders', 'one', orderId, 'returns'],
    queryFn: async () => {
      const sort = [{ fieldName: 'createdDate', order: 'ASC' as const }];
      const query = { filter: { orderId }, sort, cursorPaging: { limit: 100 } };
      return (await api.orderReturns.queryOrderReturns({ query })).orderReturns ?? [];
    },
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'RECEIVED') ? LOOK_AGAIN_MS : false),
  });

/** Returns of orders as the dashboard shows them. */
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';

type Answer = Awaited<ReturnType<typeof api.orderReturns.queryOrderReturns>>;
export type ReturnView = NonNullable<Answer['orderReturns']>[number];
type Status = NonNullable<ReturnView['status']>;

export const returnStatuses: Record<Status, { label: string; color: string }> = {
  REQUESTED: { label: 'Requested', color: 'orange' },
  APPROVED: { label: 'Approved', color: 'blue' },
  DECLINED: { label: 'Declined', color: 'gray' },
  RECEIVED: { label: 'Received', color: 'violet' },
  REFUNDED: { label: 'Refunded', color: 'green' },
  CANCELED: { label: 'Cancelled', color: 'gray' },
};

export const returnReasons: Record<NonNullable<ReturnView['reason']>, string> = {
  DAMAGED: 'Arrived damaged',
  WRONG_ITEM: 'Wrong item',
  NOT_AS_DESCRIBED: 'Not as described',
  DOES_NOT_FIT: 'Doesn’t fit',
  CHANGED_MIND: 'Changed their mind',
  OTHER: 'Another reason',
};

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

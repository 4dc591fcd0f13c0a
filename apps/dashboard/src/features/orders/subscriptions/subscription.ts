/** Subscriptions as the dashboard shows them. */
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';

type Answer = Awaited<ReturnType<typeof api.subscriptions.querySubscriptions>>;
export type SubscriptionView = NonNullable<Answer['subscriptions']>[number];
type Status = NonNullable<SubscriptionView['status']>;

export const subscriptionStatuses: Record<Status, { label: string; color: string }> = {
  ACTIVE: { label: 'Active', color: 'green' },
  PAUSED: { label: 'Paused', color: 'orange' },
  SUSPENDED: { label: 'Suspended', color: 'red' },
  CANCELED: { label: 'Cancelled', color: 'gray' },
  ENDED: { label: 'Ended', color: 'gray' },
};

export const problems: Record<NonNullable<SubscriptionView['problem']>, string> = {
  PAYMENT: 'The card couldn’t be charged',
  STOCK: 'An item was out of stock',
  DELIVERY: 'Nothing delivers to the address any more',
  OTHER: 'The order couldn’t be placed',
};

const units = { DAY: 'day', WEEK: 'week', MONTH: 'month', YEAR: 'year', UNDEFINED: '' };

/** `Every 2 weeks` */
export function every({ settings }: SubscriptionView): string {
  const { frequency = 'UNDEFINED', interval, billingCycles } = settings ?? {};
  const unit = units[frequency];
  const words = interval && interval > 1 ? `Every ${interval} ${unit}s` : `Every ${unit}`;
  return billingCycles ? `${words}, ${billingCycles} times in all` : words;
}

export const namesOf = ({ items = [] }: SubscriptionView): string =>
  items.map(({ name = '', quantity = 1 }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(', ');

export const isOver = ({ status }: SubscriptionView): boolean => status === 'CANCELED' || status === 'ENDED';

export const subscriptionQuery = (subscriptionId: string) =>
  queryOptions({
    queryKey: ['orders', 'subscriptions', 'one', subscriptionId],
    queryFn: () => api.subscriptions.getSubscription({ subscriptionId }),
  });

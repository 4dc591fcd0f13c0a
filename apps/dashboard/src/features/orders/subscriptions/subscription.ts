/** Subscriptions as the dashboard shows them. */
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
import { words } from '../../../app/words.ts';

const texts = words.subscriptions;

type Answer = Awaited<ReturnType<typeof api.subscriptions.querySubscriptions>>;
export type SubscriptionView = NonNullable<Answer['subscriptions']>[number];
type Status = NonNullable<SubscriptionView['status']>;

export const subscriptionStatuses: Record<Status, { label: string; color: string }> = {
  ACTIVE: { label: texts.statuses.ACTIVE, color: 'green' },
  PAUSED: { label: texts.statuses.PAUSED, color: 'orange' },
  SUSPENDED: { label: texts.statuses.SUSPENDED, color: 'red' },
  CANCELED: { label: texts.statuses.CANCELED, color: 'gray' },
  ENDED: { label: texts.statuses.ENDED, color: 'gray' },
};

export const problems: Record<NonNullable<SubscriptionView['problem']>, string> = texts.problems;

/** `Every 2 weeks` */
export function every({ settings }: SubscriptionView): string {
  const { frequency = 'UNDEFINED', interval, billingCycles } = settings ?? {};
  if (frequency === 'UNDEFINED') return '';
  const often = texts.every[frequency](interval || 1);
  return billingCycles ? texts.timesInAll(often, billingCycles) : often;
}

export const namesOf = ({ items = [] }: SubscriptionView): string =>
  items.map(({ name = '', quantity = 1 }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(', ');

export const isOver = ({ status }: SubscriptionView): boolean => status === 'CANCELED' || status === 'ENDED';

export const subscriptionQuery = (subscriptionId: string) =>
  queryOptions({
    queryKey: ['orders', 'subscriptions', 'one', subscriptionId],
    queryFn: () => api.subscriptions.getSubscription({ subscriptionId }),
  });

import type { abandonedCheckouts, Response } from '@stoa/contract';

export type AbandonedCheckout = NonNullable<
  Response<typeof abandonedCheckouts.getAbandonedCheckout>['abandonedCheckout']
>;
type ActivityType = NonNullable<NonNullable<AbandonedCheckout['activities']>[number]['type']>;

export const statuses = {
  ABANDONED: { text: 'Abandoned', color: 'orange' },
  RECOVERED: { text: 'Recovered', color: 'green' },
} as const;
type Status = keyof typeof statuses;

export const statusOf = ({ status }: AbandonedCheckout): Status => status ?? 'ABANDONED';

/** The name that the buyer entered; their address if they entered none. */
export function buyerOf({ contactDetails, buyerInfo }: AbandonedCheckout): string {
  const name = [contactDetails?.firstName, contactDetails?.lastName].filter(Boolean).join(' ');
  return name || buyerInfo?.email || 'Unknown customer';
}

/** `Poppy Field and 2 more`. */
export function itemsOf({ lineItems = [] }: AbandonedCheckout): string {
  const [first, ...more] = lineItems.map(({ productName }) => productName?.original ?? '');
  return more.length > 0 ? `${first} and ${more.length} more` : (first ?? '');
}

export const activityTexts: Record<ActivityType, string> = {
  SCHEDULED: 'A reminder was planned',
  EMAIL_SENT: 'A reminder was sent',
  EMAIL_NOT_SENT: 'No reminder was sent: the customer doesn’t want any',
  NOTIFICATION_SENT: 'A notification was sent',
  TASK_CREATED: 'A task was created',
  AUTOMATION_SKIPPED: 'A planned reminder was left out',
};

/** Whether the buyer can be reminded at all; the server knows the rest. */
export const canBeReminded = (abandoned: AbandonedCheckout): boolean =>
  statusOf(abandoned) === 'ABANDONED' && Boolean(abandoned.buyerInfo?.email);

import type { abandonedCheckouts, Response } from '@stoa/contract';
import { words } from '../../app/words.ts';

const texts = words.abandonedCheckouts;

export type AbandonedCheckout = NonNullable<
  Response<typeof abandonedCheckouts.getAbandonedCheckout>['abandonedCheckout']
>;
type ActivityType = NonNullable<NonNullable<AbandonedCheckout['activities']>[number]['type']>;

export const statuses = {
  ABANDONED: { text: texts.statuses.ABANDONED, color: 'orange' },
  RECOVERED: { text: texts.statuses.RECOVERED, color: 'green' },
} as const;
type Status = keyof typeof statuses;

export const statusOf = ({ status }: AbandonedCheckout): Status => status ?? 'ABANDONED';

/** The name that the buyer entered; their address if they entered none. */
export function buyerOf({ contactDetails, buyerInfo }: AbandonedCheckout): string {
  const name = [contactDetails?.firstName, contactDetails?.lastName].filter(Boolean).join(' ');
  return name || buyerInfo?.email || words.orders.unknownCustomer;
}

/** `Poppy Field and 2 more`. */
export function itemsOf({ lineItems = [] }: AbandonedCheckout): string {
  const [first, ...more] = lineItems.map(({ productName }) => productName?.original ?? '');
  return more.length > 0 ? words.orders.andMore(first ?? '', more.length) : (first ?? '');
}

export const activityTexts: Record<ActivityType, string> = {
  SCHEDULED: texts.activity.SCHEDULED,
  EMAIL_SENT: texts.activity.EMAIL_SENT,
  EMAIL_NOT_SENT: texts.activity.EMAIL_NOT_SENT,
  NOTIFICATION_SENT: texts.activity.NOTIFICATION_SENT,
  TASK_CREATED: texts.activity.TASK_CREATED,
  AUTOMATION_SKIPPED: texts.activity.AUTOMATION_SKIPPED,
};

/** Whether the buyer can be reminded at all; the server knows the rest. */
export const canBeReminded = (abandoned: AbandonedCheckout): boolean =>
  statusOf(abandoned) === 'ABANDONED' && Boolean(abandoned.buyerInfo?.email);

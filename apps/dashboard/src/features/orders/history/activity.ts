import { words } from '../../../app/words.ts';
import type { OrderActivity } from '../order.ts';

const texts = words.orderHistory;

type ActivityName = NonNullable<OrderActivity['type']>;

const sentences: Record<Exclude<ActivityName, 'CUSTOM_ACTIVITY'>, string> = texts.activities;

/** Steps of returns and what became of memberships, which histories hold as activities of an app. */
const sentencesOfApps = new Map(Object.entries({ ...texts.returns, ...texts.memberships }));

/** Describes an activity in a few words. Unknown types are shown by their own name. */
export function activityTitle({ type, activityType, customActivity }: OrderActivity): string {
  const step = sentencesOfApps.get(customActivity?.type ?? '');
  if (step) return step;
  const name = type ?? activityType ?? '';
  const words = name.toLowerCase().replaceAll('_', ' ');
  return (
    (sentences as Record<string, string>)[name] ??
    (words ? words.charAt(0).toUpperCase() + words.slice(1) : texts.other)
  );
}

/** The amount of an activity, as a decimal string in the order's currency. */
export function activityAmount(activity: OrderActivity): string | null {
  const money =
    activity.orderRefunded?.amount ??
    activity.refundInitiated?.amount ??
    activity.refundedAsStoreCredit?.amount ??
    activity.authorizedPaymentCreated?.amount ??
    activity.authorizedPaymentCaptured?.amount ??
    activity.authorizedPaymentVoided?.amount ??
    activity.paymentPending?.regular?.amount ??
    activity.paymentCanceled?.regular?.amount ??
    activity.paymentDeclined?.regular?.amount ??
    activity.paymentRefunded?.payment?.regular?.amount ??
    activity.paymentRefunded?.payment?.giftCard?.amount;
  return money?.amount ?? null;
}

/** What an activity means where its title does not say it. */
export const activityMeaning = ({ type, activityType, customActivity }: OrderActivity): string | null =>
  meanings.get(customActivity?.type ?? type ?? activityType ?? '') ?? null;

const meanings = new Map<string, string>(Object.entries(texts.meanings));

/** Whether a person wrote the entry, so that people may change it. */
export const isNote = ({ type, activityType }: OrderActivity): boolean => (type ?? activityType) === 'MERCHANT_COMMENT';

/** The text written by a person: a note or a reason. */
export const activityNote = ({
  merchantComment,
  orderRefunded,
  refundInitiated,
  draftOrderChangesApplied,
}: OrderActivity): string | null =>
  merchantComment?.message ||
  orderRefunded?.reason ||
  refundInitiated?.reason ||
  draftOrderChangesApplied?.reason ||
  null;

/** Newest first. The server lists what happened in order, so that the later of two at the same time comes first. */
export const inOrder = (activities: OrderActivity[]): OrderActivity[] =>
  activities.toReversed().toSorted((left, right) => (right.createdDate ?? '').localeCompare(left.createdDate ?? ''));

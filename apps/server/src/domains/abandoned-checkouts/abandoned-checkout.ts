import type { Static } from '@stoa/contract';
import type { AbandonedCheckoutActivityType, AbandonedCheckoutStatus } from '@stoa/contract/ecom/abandoned-checkouts';
import { buyerOf, type Quoted } from '../checkout/index.ts';

export type ActivityType = Static<typeof AbandonedCheckoutActivityType>;
export type Activity = { type: ActivityType; date: string };

/** A checkout that was begun and left. */
export type AbandonedCheckout = {
  id: string;
  status: Static<typeof AbandonedCheckoutStatus>;
  /** As its buyer left it, or bought it. */
  checkout: Quoted;
  checkoutId: string;
  /** The copy that the link leads to in other browsers; null until somebody needs it. */
  restoredId: string | null;
  /** What it costs after discounts, gift cards and taxes, in minor units. */
  total: number;
  currency: string;
  createdDate: string;
  updatedDate: string;
  recoveredDate: string | null;
  /** Oldest first. */
  activities: Activity[];
  /** The number of mails that reminded its buyer. */
  mails: number;
  /** When the latest of them was sent. */
  mailedDate: string | null;
};

const MOST_ACTIVITIES = 20;

/** With one more activity; of too many, the oldest are forgotten. */
export const withActivity = (abandoned: AbandonedCheckout, type: ActivityType, now: Date): AbandonedCheckout => ({
  ...abandoned,
  activities: [...abandoned.activities, { type, date: now.toISOString() }].slice(-MOST_ACTIVITIES),
});

/** What remains to be paid for a checkout. */
export const totalOf = ({ quote: { priced } }: Quoted): number =>
  priced.totals.total - priced.giftCards.reduce((sum, { amount }) => sum + amount, 0);

/** The contact details that the buyer entered. */
export const contactDetailsOf = ({ billingInfo, shippingDestination }: Quoted) =>
  billingInfo?.contactDetails ?? shippingDestination?.contactDetails;

/** The address to write to, in small letters; null where it is unknown. */
export const emailOf = ({ email }: Pick<Quoted, 'email'>): string | null => email?.trim().toLowerCase() || null;

/** Whether it is known who left a checkout, so that they can be won back. */
export const hasKnownBuyer = (checkout: Quoted): boolean =>
  emailOf(checkout) !== null || buyerOf(checkout).memberId !== undefined;

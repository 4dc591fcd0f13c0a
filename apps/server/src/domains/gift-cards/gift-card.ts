import { type Refusal, refuse } from '../../platform/refusal.ts';

export type GiftCard = {
  id: string;
  revision: string;
  code: string;
  currency: string;
  /** In minor units of its currency. */
  initialAmount: number;
  /** In minor units of its currency. */
  balance: number;
  disabled: boolean;
  expirationDate: string | null;
  /** When its code is due to be sent; at once if null. */
  deliveryDate: string | null;
  /** When its code was sent last. */
  sentDate: string | null;
  createdDate: string;
  updatedDate: string;
  /** The order that it was bought with; null for one that was issued otherwise. */
  orderId: string | null;
} & GiftCardWords;

/** What is said about a card. */
export type GiftCardWords = {
  /** Who gets its code; null: nobody. */
  recipient: { name: string | null; email: string } | null;
  senderName: string | null;
  message: string | null;
  /** For the people who run the site. */
  note: string | null;
  /** The language in which its buyer read the site; null for the site's own. */
  language: string | null;
};

export type GiftCardState = 'VALID' | 'EXPIRED' | 'DISABLED';

export function statusOf(
  { disabled, expirationDate }: Pick<GiftCard, 'disabled' | 'expirationDate'>,
  now: Date,
): GiftCardState {
  if (disabled) return 'DISABLED';
  return expirationDate !== null && new Date(expirationDate) <= now ? 'EXPIRED' : 'VALID';
}

/** Refuses a card that pays nothing now, and gets nothing back. */
export function refuseUnusable(card: Pick<GiftCard, 'disabled' | 'expirationDate'>, now: Date): Refusal | null {
  const status = statusOf(card, now);
  if (status === 'VALID') return null;
  return refuse(status === 'DISABLED' ? 'GIFT_CARD_DISABLED' : 'GIFT_CARD_EXPIRED');
}

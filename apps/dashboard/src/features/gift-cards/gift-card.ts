import type { giftCards, Response } from '@stoa/contract';
import { words } from '../../app/words.ts';

const texts = words.giftCards;

export type GiftCard = NonNullable<Response<typeof giftCards.getIssuedGiftCard>['giftCard']>;
export type Transaction = NonNullable<Response<typeof giftCards.getIssuedGiftCard>['transactions']>[number];

export const states = {
  VALID: { text: texts.states.VALID, color: 'green' },
  EMPTY: { text: texts.states.EMPTY, color: 'gray' },
  EXPIRED: { text: texts.states.EXPIRED, color: 'orange' },
  DISABLED: { text: texts.states.DISABLED, color: 'red' },
} as const;
export type State = keyof typeof states;

/** Whether a card can be used, or why it cannot. */
export function stateOf({ status, balance }: GiftCard): State {
  if (status === 'DISABLED' || status === 'EXPIRED') return status;
  return Number(balance?.value ?? 0) === 0 ? 'EMPTY' : 'VALID';
}

/** `•••• 4HCE`: codes are known by their last four characters. */
export const nameOf = ({ obfuscatedCode = '' }: GiftCard): string => `•••• ${obfuscatedCode.slice(-4)}`;

export const recipientOf = ({ recipient }: GiftCard): string => recipient?.name || recipient?.email || '';

/** Whether and when the code is sent to the recipient, in words; null where there is nobody to send it to. */
export function deliveryOf(
  { recipient, sentDate, deliveryDate }: GiftCard,
  date: (instant: string) => string,
): string | null {
  if (!recipient) return null;
  if (sentDate) return texts.sentOn(date(sentDate));
  return deliveryDate ? texts.toBeSentOn(date(deliveryDate)) : texts.beingSent;
}

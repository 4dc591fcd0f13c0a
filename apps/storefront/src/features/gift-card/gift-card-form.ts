import { GIFT_CARDS_APP_ID } from '@stoa/contract/ecom/fixed-ids';
import type { Messages } from '@stoa/messages';
import { dayOf, startOfDay } from '@stoa/messages/days';
import { formatSum, type Money } from '../../lib/amounts.ts';
import type { AddRequest, OfferedGiftCard } from '../../lib/api.ts';
import type { FieldErrors } from '../../lib/form-state.ts';

/** The value of the choice of an amount of one's own. */
export const OWN_AMOUNT = 'own';
export const LONGEST_NAME = 100;
export const LONGEST_MESSAGE = 500;
const MOST_DAYS_AHEAD = 365;
const DAY_MS = 86_400_000;

export type GiftCardFields = {
  /** The id of a preset, or `OWN_AMOUNT`. */
  amount: string;
  ownAmount: string;
  for: 'me' | 'someone';
  recipientName: string;
  email: string;
  from: string;
  message: string;
  /** A calendar day, `2026-12-24`; empty for at once. */
  sendOn: string;
};

/** The form of a page that was just opened: the first amount is chosen. */
export const emptyFields = ({ presets = [] }: OfferedGiftCard): GiftCardFields => ({
  amount: presets[0]?.id ?? OWN_AMOUNT,
  ...{ ownAmount: '', for: 'someone', recipientName: '', email: '', from: '', message: '', sendOn: '' },
});

export function readFields(form: URLSearchParams): GiftCardFields {
  const text = (name: string) => form.get(name)?.trim() ?? '';
  return {
    amount: text('amount'),
    // people write a decimal comma, too
    ownAmount: text('ownAmount').replace(',', '.'),
    for: text('for') === 'me' ? 'me' : 'someone',
    recipientName: text('recipientName').slice(0, LONGEST_NAME),
    email: text('email'),
    from: text('from').slice(0, LONGEST_NAME),
    message: text('message').replaceAll('\r\n', '\n').slice(0, LONGEST_MESSAGE),
    sendOn: text('sendOn'),
  };
}

const EMAIL = /^[^\s@<>"]{1,64}@[^\s@<>".]+(\.[^\s@<>".]+)+$/;
const AMOUNT = /^\d{1,9}(\.\d{1,3})?$/;

type Rules = { product: OfferedGiftCard; money: Money; timeZone: string; now: Date };

/** What is wrong with the fields, by their names; empty if they can be sent. */
export function wrongFields(
  fields: GiftCardFields,
  rules: Rules,
  words: Messages['giftCard']['problems'],
): FieldErrors {
  return {
    ...wrongAmount(fields, rules, words),
    ...(fields.for === 'someone' && !EMAIL.test(fields.email) && { email: words.email }),
    ...(fields.for === 'someone' && fields.sendOn && !isSoon(fields.sendOn, rules) && { sendOn: words.sendOn }),
  };
}

function wrongAmount(
  { amount, ownAmount }: GiftCardFields,
  { product: { presets = [], customAmount }, money }: Rules,
  words: Messages['giftCard']['problems'],
): FieldErrors {
  if (presets.some(({ id }) => id === amount)) return {};
  if (amount !== OWN_AMOUNT || !customAmount) return { amount: words.amount };
  const { min = '0', max = '0' } = customAmount;
  const isWithin = AMOUNT.test(ownAmount) && Number(ownAmount) >= Number(min) && Number(ownAmount) <= Number(max);
  return isWithin ? {} : { ownAmount: words.ownAmount(formatSum([min], money), formatSum([max], money)) };
}

/** The first and the last day on which a card can be sent. */
export function sendingDays({ timeZone, now }: Pick<Rules, 'timeZone' | 'now'>): { first: string; last: string } {
  const last = new Date(now.getTime() + MOST_DAYS_AHEAD * DAY_MS).toISOString();
  return { first: dayOf(now.toISOString(), timeZone), last: dayOf(last, timeZone) };
}

function isSoon(day: string, rules: Rules): boolean {
  const { first, last } = sendingDays(rules);
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) && day >= first && day <= last;
}

/** The request that puts the card into the cart; the shop's clock says when a day begins. */
export function toCartRequest(
  fields: GiftCardFields,
  { product, timeZone }: Pick<Rules, 'product' | 'timeZone'>,
): AddRequest {
  const { amount, ownAmount, email, recipientName, from, message, sendOn } = fields;
  const gift = {
    recipient: { email, name: recipientName || null },
    ...{ senderName: from || null, message: message || null },
    deliveryDate: sendOn ? startOfDay(sendOn, timeZone) : null,
  };
  const options = {
    ...(amount === OWN_AMOUNT ? { customAmount: ownAmount } : { variantId: amount }),
    ...(fields.for === 'someone' && gift),
  };
  const catalogReference = { appId: GIFT_CARDS_APP_ID, catalogItemId: product.id, options };
  // the contract's type also requires fields that only a membership needs
  return { lineItems: [{ catalogReference, quantity: 1 }] } as unknown as AddRequest;
}

import type { Static } from '@stoa/contract';
import type { Order } from '@stoa/contract/ecom/order';
import { letterKind, type Writing } from '../../../letters.ts';
import type { Fact, LetterItem } from '../../../platform/mail/letter.ts';
import { asFiles, type MailedReceipt } from '../mailed-receipt.ts';
import { exampleOrder } from './example-order.ts';
import { addressText, fact, itemOf } from './order-parts.ts';

type Wire = Static<typeof Order>;
type Words = Writing['words']['orderConfirmation'];
type PaidByGiftCard = { obfuscatedCode: string; amount: { formattedAmount?: string } };
/** An order as clients see it, its page, where the buyer has one, what gift cards paid, and the receipts of what is paid. */
type Facts = { order: Wire; url: string | null; giftCards?: PaidByGiftCard[]; receipts?: MailedReceipt[] };

export const orderConfirmationLetter = letterKind<Facts>({
  name: 'order-confirmation',
  title: 'Order confirmation',
  when: 'When an order is placed: paid, free, or to be paid later.',
  isOptional: true,
  write: ({ order, url, giftCards = [], receipts = [] }, { words: { orderConfirmation: words, facts }, formats }) => ({
    subject: words.subject(order.number ?? ''),
    paragraphs: [words.thanks, ...paymentOf(order, words)],
    items: (order.lineItems ?? []).map((item) => ({
      ...withDeposit(itemOf(item, item.quantity ?? 1, facts), item, words),
      amount: item.lineItemPrice?.formattedAmount ?? '',
    })),
    totals: [...totalsOf(order, words), ...paidOf(order, giftCards, words)],
    facts: [
      fact(words.orderNumber, order.number),
      fact(words.orderDate, formats.longDate(order.purchasedDate ?? order.createdDate ?? '')),
      ...deliveryOf(order, words, formats),
      fact(words.billingAddress, addressText(order.billingInfo, formats)),
      fact(words.note, order.buyerNote),
    ].flat(),
    ...(url ? { link: { label: words.link, url } } : {}),
    files: asFiles(receipts, facts),
    closing: words.closing,
  }),
  example: {
    order: exampleOrder,
    url: 'https://shop.example/account/orders/10042',
    giftCards: [{ obfuscatedCode: '************4HCE', amount: { formattedAmount: '€10.00' } }],
  },
});

/** Whether the buyer has to do something to pay. Money that their bank holds is taken without them. */
const isOpen = ({ paymentStatus, balanceSummary }: Wire): boolean =>
  paymentStatus !== 'PAID' && Number(balanceSummary?.authorized?.amount ?? 0) === 0;

/** What the buyer has to know of paying: nothing where everything is paid. */
function paymentOf(order: Wire, words: Words): string[] {
  const { paid, balance } = order.balanceSummary ?? {};
  if (isDepositPaid(order)) return [words.paidInPart(paid?.formattedAmount ?? '', balance?.formattedAmount ?? '')];
  return isOpen(order) ? [words.payment] : [];
}

/** Whether what was due with the order is paid, and the rest is due later. */
const isDepositPaid = ({ payNow, paymentStatus }: Wire): boolean =>
  payNow !== undefined && paymentStatus === 'PARTIALLY_PAID';

type Line = NonNullable<Wire['lineItems']>[number];

/** An item with the deposit that is asked for it. */
function withDeposit(item: LetterItem, { depositAmount }: Line, words: Words): LetterItem {
  const { formattedAmount } = depositAmount ?? {};
  if (!formattedAmount) return item;
  return { ...item, detail: [item.detail, words.deposit(formattedAmount)].filter(Boolean).join(', ') };
}

/** The totals of an order without zeros, except for subtotal and total, and for tax that an exempt buyer need not pay. */
function totalsOf(
  { priceSummary = {}, additionalFees = [], taxIncludedInPrices, taxInfo, payAfterFreeTrial }: Wire,
  words: Words,
): Fact[] {
  const { subtotal, discount, shipping, tax, total } = priceSummary;
  const some = (label: string, price: typeof tax) =>
    Number(price?.amount ?? 0) === 0 ? [] : fact(label, price?.formattedAmount);
  return [
    ...fact(words.subtotal, subtotal?.formattedAmount),
    ...some(words.discount, discount),
    ...some(words.shipping, shipping),
    ...additionalFees.flatMap(({ name, price }) => some(name || words.fees, price)),
    ...fact(words.tax, taxInfo?.taxExempt ? words.taxExempt : null),
    ...some(taxIncludedInPrices ? words.includedTax : words.tax, tax),
    ...fact(words.total, total?.formattedAmount),
    ...fact(words.afterTrial, payAfterFreeTrial?.total?.formattedAmount),
  ];
}

/** What gift cards or deposits paid, and what they left. */
function paidOf(order: Wire, giftCards: readonly PaidByGiftCard[], words: Words): Fact[] {
  const { balance, paid } = order.balanceSummary ?? {};
  const isOwed = (giftCards.length > 0 || isDepositPaid(order)) && Number(balance?.amount ?? 0) > 0;
  return [
    ...giftCards.flatMap(({ obfuscatedCode, amount }) =>
      fact(words.giftCard(obfuscatedCode.slice(-4)), amount.formattedAmount),
    ),
    ...(isDepositPaid(order) && giftCards.length === 0 ? fact(words.paidSoFar, paid?.formattedAmount) : []),
    ...(isOwed ? fact(words.stillToPay, balance?.formattedAmount) : []),
  ];
}

function deliveryOf({ shippingInfo }: Wire, words: Words, formats: Writing['formats']): Fact[] {
  const { title, logistics } = shippingInfo ?? {};
  const { pickupDetails, deliveryTimeSlot: slot, instructions } = logistics ?? {};
  const time = slot?.from && slot.to ? formats.timeSlot(slot.from, slot.to) : null;
  const how = [title, logistics?.deliveryTime, time, instructions].filter(Boolean).join('\n');
  return [
    ...fact(pickupDetails ? words.pickup : words.delivery, how),
    ...fact(words.pickupAddress, addressText(pickupDetails, formats)),
    ...fact(words.deliveryAddress, addressText(logistics?.shippingDestination, formats)),
  ];
}

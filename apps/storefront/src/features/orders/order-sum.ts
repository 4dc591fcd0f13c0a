import type { Messages } from '@stoa/messages';
import { formatSum } from '../../lib/amounts.ts';
import type { Order, PaidByGiftCard } from '../../lib/api.ts';
import { discountRows, type SumRow, type SumView } from '../cart/cart-view.ts';
import { endingOf } from '../codes/codes.ts';

type Texts = Pick<Messages, 'orders' | 'cart'>;

/** The sum of an order with deposits, of which not everything is paid yet. */
function dividedSum(order: Order, rows: SumRow[], giftCards: readonly PaidByGiftCard[], messages: Texts): SumView {
  const { balanceSummary: { paid, balance } = {}, payNow, priceSummary, currency, buyerLanguage } = order;
  const above = [...rows, { label: messages.cart.total, amount: priceSummary?.total?.formattedAmount ?? '' }];
  const left = balance?.formattedAmount ?? '';
  const money = { currency: currency ?? '', language: buyerLanguage ?? 'en' };
  if (Number(paid?.amount ?? 0) > 0) {
    const otherwise = [paid?.amount ?? '0', ...giftCards.map(({ amount }) => `-${amount?.amount ?? '0'}`)];
    const isPaidOtherwise = Number(paid?.amount ?? 0) > paidBy(giftCards);
    const others = isPaidOtherwise
      ? [{ label: messages.orders.paidSoFar, amount: `−${formatSum(otherwise, money)}` }]
      : [];
    return {
      rows: [...above, ...giftCardRows(giftCards, messages), ...others],
      totalLabel: messages.orders.stillToPay,
      total: left,
    };
  }
  const later = [balance?.amount ?? '0', `-${payNow?.total?.amount ?? '0'}`];
  return {
    rows: above,
    totalLabel: messages.cart.dueNow,
    total: payNow?.total?.formattedAmount ?? '',
    later: { label: messages.cart.dueLater, amount: formatSum(later, money) },
  };
}

const giftCardRows = (giftCards: readonly PaidByGiftCard[], messages: Texts): SumRow[] =>
  giftCards.map((card) => ({
    label: messages.cart.giftCard(endingOf(card)),
    amount: `−${card.amount?.formattedAmount}`,
  }));

/** How the total of an order comes about, what of it is paid, and what is still to pay. */
export function sumOf(order: Order, messages: Texts, giftCards: readonly PaidByGiftCard[]): SumView {
  const { priceSummary, balanceSummary, currency, buyerLanguage } = order;
  const total = priceSummary?.total?.formattedAmount ?? '';
  const rows = sumRows(order, messages.cart);
  const isOwed = Number(balanceSummary?.balance?.amount ?? 0) > 0;
  if (order.payNow && isOwed) return dividedSum(order, rows, giftCards, messages);
  const afterTrial = order.payAfterFreeTrial?.total?.formattedAmount;
  const later = afterTrial ? { label: messages.cart.afterTrial, amount: afterTrial } : null;
  if (giftCards.length === 0) return { rows, totalLabel: messages.cart.total, total, later };
  const left = [priceSummary?.total?.amount ?? '0', ...giftCards.map(({ amount }) => `-${amount?.amount ?? '0'}`)];
  const isPaidOtherwise = !isOwed && Number(balanceSummary?.paid?.amount ?? 0) > paidBy(giftCards);
  return {
    rows: [...rows, { label: messages.cart.total, amount: total }, ...giftCardRows(giftCards, messages)],
    totalLabel: isPaidOtherwise ? messages.orders.paidOtherwise : messages.orders.stillToPay,
    total: formatSum(left, { currency: currency ?? '', language: buyerLanguage ?? 'en' }),
  };
}

const paidBy = (giftCards: readonly PaidByGiftCard[]): number =>
  giftCards.reduce((sum, { amount }) => sum + Number(amount?.amount ?? 0), 0);

function sumRows(order: Order, texts: Messages['cart']): SumRow[] {
  const { priceSummary: sum, shippingInfo, taxIncludedInPrices, appliedDiscounts, taxInfo } = order;
  const row = (label: string, amount: { amount?: string; formattedAmount?: string } | undefined): SumRow[] =>
    Number(amount?.amount ?? 0) > 0 ? [{ label, amount: amount?.formattedAmount ?? '' }] : [];
  const isFree = Number(sum?.shipping?.amount ?? 0) === 0;
  return [
    { label: texts.subtotal, amount: sum?.subtotal?.formattedAmount ?? '' },
    ...discountRows({ appliedDiscounts }, texts),
    ...(shippingInfo?.title
      ? [{ label: texts.delivery, amount: isFree ? texts.free : (sum?.shipping?.formattedAmount ?? '') }]
      : []),
    ...(order.additionalFees ?? []).flatMap(({ name, price }) => row(name || texts.fees, price)),
    ...row(taxIncludedInPrices ? texts.taxIncluded : texts.tax, sum?.tax),
    ...(taxInfo?.taxExempt ? [{ label: texts.tax, amount: texts.taxExempt }] : []),
  ];
}

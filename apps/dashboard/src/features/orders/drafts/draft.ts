/** A draft of an order, as its page shows it: what it would cost, and what it would change. */
import type { Static } from '@stoa/contract';
import type { CalculatedDraftOrder, DraftOrder } from '@stoa/contract/ecom/draft-order';
import { toDecimal } from '@stoa/money';
import { words } from '../../../app/words.ts';
import type { OrderView } from '../order.ts';
import { minorOf } from '../paying/amount-field.ts';

const texts = words.orderDrafts;

export type Calculated = Static<typeof CalculatedDraftOrder>;
export type DraftView = Static<typeof DraftOrder>;
export type DraftLine = NonNullable<DraftView['lineItems']>[number];

export const draftOf = ({ draftOrder }: Calculated): DraftView => draftOrder ?? {};

/** Whether it changes an order that was placed; otherwise it becomes a new one. */
export const isEdit = ({ orderId }: DraftView): boolean => Boolean(orderId);

/** The lines that the order will have. */
export const keptLines = ({ lineItems = [] }: DraftView): DraftLine[] => lineItems.filter(({ removed }) => !removed);

/** A draft in the shape of an order, for what shows amounts of orders. */
export const asOrder = ({ shippingInfo, additionalFees = [], discounts = [], ...draft }: DraftView): OrderView =>
  ({
    currency: draft.currency,
    taxIncludedInPrices: isTaxIncluded(draft),
    priceSummary: draft.priceSummary,
    taxInfo: draft.taxInfo,
    shippingInfo: shippingInfo?.removed ? undefined : shippingInfo?.shippingInfo,
    additionalFees: additionalFees.flatMap(({ applied, additionalFee }) =>
      applied && additionalFee ? [additionalFee] : [],
    ),
    appliedDiscounts: discounts.flatMap(({ applied, discount }) => (applied && discount ? [discount] : [])),
  }) as OrderView;

/** Whether the prices have the tax in them already, which a draft does not say: its parts come to the total without it. */
function isTaxIncluded({ priceSummary = {}, currency }: DraftView): boolean {
  const minor = (price: { amount?: string } | undefined) => minorOf(price?.amount ?? '0', currency ?? '') ?? 0;
  const { subtotal, discount, shipping, totalAdditionalFees, total } = priceSummary;
  return minor(total) === minor(subtotal) - minor(discount) + minor(shipping) + minor(totalAdditionalFees);
}

export type Difference = { kind: 'COLLECT' | 'REFUND' | 'NONE'; amount: string };

/** What is left to collect once the changes are applied, or what was paid too much. */
export function differenceOf({ balanceSummary, currency }: DraftView): Difference {
  const code = currency ?? '';
  const balance = minorOf(balanceSummary?.balance?.amount ?? '0', code) ?? 0;
  const amount = toDecimal(Math.abs(balance), code);
  if (balance === 0) return { kind: 'NONE', amount };
  return { kind: balance > 0 ? 'COLLECT' : 'REFUND', amount };
}

/** Whether anything of an order would change. */
export const hasChanges = ({ lineItems = [], discounts = [], additionalFees = [], shippingInfo }: DraftView): boolean =>
  lineItems.some(({ added, removed, changedDetails }) => added || removed || changedDetails) ||
  discounts.some(({ source, applied }) => (source === 'ORIGINAL_ORDER') !== applied) ||
  additionalFees.some(({ source, applied }) => (source === 'ORIGINAL_ORDER') !== applied) ||
  Boolean(shippingInfo?.added || shippingInfo?.removed || shippingInfo?.changedDetails);

/** How a line differs from what the order has, in a few words; null where it does not. */
export function changeOf(line: DraftLine, money: (amount: string | undefined) => string): string | null {
  if (line.removed) return texts.lines.removed;
  if (line.added) return texts.lines.added;
  const { quantityBeforeChange, priceBeforeChange } = line.changedDetails ?? {};
  const { quantityWas, priceWas, bothWere } = texts.lines;
  const quantity = quantityBeforeChange !== line.lineItem?.quantity && quantityBeforeChange;
  const price =
    priceBeforeChange &&
    priceBeforeChange.amount !== line.lineItem?.priceBeforeDiscounts?.amount &&
    money(priceBeforeChange.amount);
  if (quantity && price) return bothWere(quantity, price);
  if (quantity) return quantityWas(quantity);
  return price ? priceWas(price) : null;
}

/** Why an order cannot be edited, in the words of a shop. */
const reasons: Record<string, string> = texts.edit.reasons;

export const whyNotToEdit = (codes: readonly string[] = []): string =>
  codes.map((code) => reasons[code]).find(Boolean) ?? texts.edit.impossible;

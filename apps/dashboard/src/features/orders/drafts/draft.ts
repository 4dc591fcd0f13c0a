/** A draft of an order, as its page shows it: what it would cost, and what it would change. */
import type { Static } from '@stoa/contract';
import type { CalculatedDraftOrder, DraftOrder } from '@stoa/contract/ecom/draft-order';
import { toDecimal } from '@stoa/money';
import type { OrderView } from '../order.ts';
import { minorOf } from '../paying/amount-field.ts';

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
  if (line.removed) return 'Removed';
  if (line.added) return 'New';
  const { quantityBeforeChange, priceBeforeChange } = line.changedDetails ?? {};
  const parts: string[] = [];
  if (quantityBeforeChange && quantityBeforeChange !== line.lineItem?.quantity)
    parts.push(`quantity was ${quantityBeforeChange}`);
  if (priceBeforeChange && priceBeforeChange.amount !== line.lineItem?.priceBeforeDiscounts?.amount)
    parts.push(`price was ${money(priceBeforeChange.amount)}`);
  const [first = '', ...rest] = parts;
  return first ? [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(', ') : null;
}

/** Why an order cannot be edited, in the words of a shop. */
const reasons: Record<string, string> = {
  PARTIALLY_OR_FULLY_REFUNDED: 'Something was refunded, so its amounts are settled.',
  UNSUPPORTED_CHANNEL_TYPE: 'It was taken on another channel, which keeps it as it is.',
  ORDER_STATUS_IS_NOT_SUPPORTED: 'Only orders that were placed and not cancelled can be edited.',
  ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT: 'Its currency is not the one that your shop sells in today.',
  ORDER_AND_SITE_WEIGHT_UNITS_ARE_INCONSISTENT: 'Its weights are in another unit than your shop uses today.',
  SUBSCRIPTION_LINE_ITEM_EXISTS: 'It has a subscription in it.',
  AMOUNTS_DO_NOT_ADD_UP: 'Its amounts were calculated elsewhere, so they can’t be calculated anew.',
  UNSUPPORTED_CATALOG_ITEM: 'It has a gift card in it.',
  TAXABLE_EXISTING_ADDITIONAL_FEE: 'It has a fee that is taxed.',
  ORDER_HAS_CHARGEBACKS: 'The customer’s bank took money back.',
  EDITING_IS_NOT_ALLOWED_FOR_APP: 'Only the app that manages this order can edit it.',
  COUPON_BEHAVIOR_IS_UNDEFINED: 'Its coupon can’t be calculated anew.',
};

export const whyNotToEdit = (codes: readonly string[] = []): string =>
  codes.map((code) => reasons[code]).find(Boolean) ?? 'This order can’t be edited.';

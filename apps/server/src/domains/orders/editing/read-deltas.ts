import type { orders, Request } from '@stoa/contract';
import type { Adjustment } from '@stoa/pricing';
import type { Context } from '../../../context.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { readAmounts } from '../creating/read-amounts.ts';
import { readLine } from '../creating/read-line.ts';
import { readDelivery } from '../creating/read-order.ts';
import type { SentOrder } from '../creating/sent-order.ts';
import type { Order, OrderLine } from '../order.ts';
import { describedOnly } from './apply-edit.ts';

type Changes = NonNullable<Request<typeof orders.commitDeltas>['changes']>;

/** An order with changes as a program calculated them. Sums that it leaves out stay as they are. */
export function readDeltas(ctx: Context, before: Order, changes: Changes): Order | Refusal {
  const { currency, taxIncludedInPrices } = before;
  const { minor, taxed } = readAmounts(currency);
  const style = { currency, language: ctx.site.language };
  const adjustments = readDiscounts(before, changes, minor);
  const shares = adjustments.map(({ byLine }) => byLine);
  const shareOf = (id: string) => shares.reduce((saved, byLine) => saved + (byLine[id] ?? 0), 0);
  const lines = [...before.lines];
  for (const { lineItemId, lineItem, lineItemAdded, lineItemRemoved } of changes.lineItems ?? []) {
    const id = lineItemId?.toLowerCase() ?? '';
    const index = lines.findIndex((line) => line.id === id);
    const known = lines[index];
    if (lineItemRemoved) lines.splice(index, 1);
    else if (lineItem) {
      const sent = { ...sentOf(known), ...lineItem, id } as SentOrder['lineItems'][number];
      const line = readLine(ctx, sent, { taxIncludedInPrices }, style);
      const { stated, ...read } = line;
      const merged = { ...read, item: known?.item ?? read.item, ...(stated && { stated: describedOnly(stated) }) };
      if (known) lines[index] = merged;
      else if (lineItemAdded) lines.push(merged);
    } else if (lineItemAdded) return refuse('LINE_ITEM_NOT_FOUND', { lineItemId });
  }
  const { priceSummary: summary } = changes;
  const totals = {
    subtotal: summary?.subtotal ? minor(summary.subtotal) : before.totals.subtotal,
    discount: summary?.discount ? minor(summary.discount) : before.totals.discount,
    shipping: summary?.shipping ? minor(summary.shipping) : before.totals.shipping,
    additionalFees: summary?.totalAdditionalFees ? minor(summary.totalAdditionalFees) : before.totals.additionalFees,
    tax: summary?.tax ? minor(summary.tax) : before.totals.tax,
    total: summary?.total ? minor(summary.total) : before.totals.total,
  };
  return {
    ...before,
    ...{ totals, total: totals.total, adjustments },
    lines: lines.map((line) => withShare(line, shareOf(line.id))),
    delivery: readChangedDelivery(before, changes),
    fees: readFees(before, changes, (fee) => ({
      price: minor(fee.price),
      ...taxed(
        { ...fee, totalPriceBeforeTax: fee.priceBeforeTax, totalPriceAfterTax: fee.priceAfterTax },
        minor(fee.price),
        taxIncludedInPrices,
      ),
    })),
    ...(changes.taxInfo?.taxBreakdown && {
      taxBreakdown: changes.taxInfo.taxBreakdown.map((tax) => ({
        ...{ name: tax.taxName ?? '', rate: tax.rate ?? '0', amount: minor(tax.aggregatedTaxAmount), taxableAmount: 0 },
      })),
    }),
    updatedDate: ctx.now().toISOString(),
  };
}

/** What a line was, as a program would send it: what the changes leave out stays. */
function sentOf(line: OrderLine | undefined): object {
  if (!line) return {};
  const { reference, item, quantity, stated } = line;
  return {
    ...(reference && { catalogReference: reference }),
    productName: stated?.productName ?? { original: item.productName },
    quantity,
    itemType: item.custom?.itemType ?? { preset: item.productType },
    physicalProperties: { sku: item.sku, weight: item.weight, shippable: item.productType === 'PHYSICAL' },
  };
}

/** A line takes part in discounts as they say. */
const withShare = (line: OrderLine, share: number): OrderLine =>
  share > 0 ? { ...line, prices: { ...line.prices, discount: share } } : line;

const targets = { GLOBAL: 'ORDER', SPECIFIC_ITEMS: 'LINES', SHIPPING: 'SHIPPING' } as const;

function readDiscounts(
  before: Order,
  { appliedDiscounts = [] }: Changes,
  minor: (price: { amount?: string } | undefined) => number,
): Adjustment[] {
  const adjustments = [...before.adjustments];
  for (const { discountId, discountRemoved, editedDiscount } of appliedDiscounts) {
    const id = (discountId ?? editedDiscount?.id ?? '').toLowerCase();
    const index = adjustments.findIndex((one) => one.id === id);
    if (discountRemoved && index >= 0) adjustments.splice(index, 1);
    if (!editedDiscount) continue;
    const { coupon, discountRule, merchantDiscount, discountType = 'GLOBAL', lineItemDiscounts = [] } = editedDiscount;
    const adjustment: Adjustment = {
      id,
      source: coupon ? 'COUPON' : sourceOf(editedDiscount),
      target: targets[discountType],
      name: coupon?.name ?? discountRule?.name?.original ?? merchantDiscount?.description ?? '',
      code: coupon?.code ?? null,
      amount: minor((coupon ?? discountRule ?? merchantDiscount)?.amount),
      byLine: Object.fromEntries(
        lineItemDiscounts.map((share) => [share.id?.toLowerCase() ?? '', minor(share.totalDiscount)]),
      ),
    };
    if (index >= 0) adjustments[index] = adjustment;
    else adjustments.push(adjustment);
  }
  return adjustments;
}

/** Without a coupon. */
const sourceOf = ({ discountRule }: { discountRule?: object }): Adjustment['source'] =>
  discountRule ? 'RULE' : 'MERCHANT';

function readChangedDelivery(
  { delivery, currency, taxIncludedInPrices }: Order,
  { shippingInfoRemoved, changedShippingInfo: shippingInfo }: Changes,
): Order['delivery'] {
  if (shippingInfoRemoved) return null;
  return shippingInfo ? readDelivery({ shippingInfo, taxIncludedInPrices }, currency) : delivery;
}

type Fee = NonNullable<NonNullable<Changes['additionalFees']>[number]['editedAdditionalFee']>;
type Fees = NonNullable<Order['fees']>;

function readFees(
  before: Order,
  { additionalFees = [] }: Changes,
  amountsOf: (fee: Fee) => Omit<Fees[number], 'id' | 'name'>,
): Fees {
  const fees = [...(before.fees ?? [])];
  for (const { additionalFeeId, additionalFeeRemoved, editedAdditionalFee } of additionalFees) {
    const id = (additionalFeeId ?? editedAdditionalFee?.id ?? '').toLowerCase();
    const index = fees.findIndex((fee) => fee.id === id);
    if (additionalFeeRemoved && index >= 0) fees.splice(index, 1);
    if (!editedAdditionalFee) continue;
    const fee = { id, name: editedAdditionalFee.name ?? '', ...amountsOf(editedAdditionalFee) };
    if (index >= 0) fees[index] = fee;
    else fees.push(fee);
  }
  return fees;
}

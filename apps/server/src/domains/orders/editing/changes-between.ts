import type { Adjustment } from '@stoa/pricing';
import type { PriceStyle } from '../../currencies/index.ts';
import { viewPrice } from '../../purchase/index.ts';
import type { ActivityDetails, Order, OrderLine } from '../order.ts';

type Change = NonNullable<NonNullable<ActivityDetails['draftOrderChangesApplied']>['changes']>[number];
type Priceable = Pick<Order, 'lines' | 'adjustments' | 'fees' | 'delivery' | 'total'>;

/** What became of an order, one by one, as its history tells it. */
export function changesBetween(before: Priceable, after: Priceable, style: PriceStyle): Change[] {
  const price = (amount: number) => viewPrice(amount, style);
  const gone = <T extends { id: string }>(from: readonly T[], to: readonly T[]) =>
    from.filter(({ id }) => !to.some((one) => one.id === id));
  const amounts = (byLine: Adjustment['byLine'], lines: readonly OrderLine[]) =>
    lines.flatMap((line) => {
      const amount = byLine[line.id];
      return amount ? [{ id: line.id, name: nameOf(line), amount: price(amount) }] : [];
    });
  const discount = (one: Adjustment, { lines }: Priceable) => ({
    ...{ id: one.id, name: named(one.name || one.code || 'Discount'), totalAmount: price(one.amount) },
    affectedLineItems: amounts(one.byLine, lines),
  });
  const fee = (one: NonNullable<Order['fees']>[number]) => ({
    ...{ id: one.id, name: named(one.name), affectedLineItems: [], totalAmount: price(one.totalAfterTax) },
  });
  const [feesBefore, feesAfter] = [before.fees ?? [], after.fees ?? []];
  return [
    ...after.lines.flatMap((line): Change[] => {
      const known = before.lines.find(({ id }) => id === line.id);
      const lineItemChanged = known && changesOfLine(known, line, price);
      return lineItemChanged ? [{ lineItemChanged }] : [];
    }),
    ...gone(after.lines, before.lines).map((line) => ({ lineItemAdded: managed(line) })),
    ...gone(before.lines, after.lines).map((line) => ({ lineItemRemoved: managed(line) })),
    ...gone(after.adjustments, before.adjustments).map((one) => ({ discountAdded: discount(one, after) })),
    ...gone(before.adjustments, after.adjustments).map((one) => ({ discountRemoved: discount(one, before) })),
    ...gone(feesAfter, feesBefore).map((one) => ({ additionalFeeAdded: fee(one) })),
    ...gone(feesBefore, feesAfter).map((one) => ({ additionalFeeRemoved: fee(one) })),
    ...changeOfShipping(before, after, price),
    ...(before.total === after.total
      ? []
      : [{ totalPriceChanged: { originalTotal: price(before.total), newTotal: price(after.total) } }]),
  ];
}

type Write = (amount: number) => ReturnType<typeof viewPrice>;

function changesOfLine(before: OrderLine, after: OrderLine, price: Write): Change['lineItemChanged'] {
  const [from, to] = [before.quantity, after.quantity];
  const isRepriced = before.prices.unitPrice !== after.prices.unitPrice;
  if (from === to && !isRepriced) return undefined;
  return {
    ...{ id: after.id, name: nameOf(after) },
    ...(from !== to && {
      quantity: {
        ...{ originalQuantity: from, newQuantity: to, diff: Math.abs(to - from) },
        deltaType: to > from ? ('QUANTITY_INCREASED' as const) : ('QUANTITY_DECREASED' as const),
      },
    }),
    ...(isRepriced && {
      price: { originalPrice: price(before.prices.unitPrice), newPrice: price(after.prices.unitPrice) },
    }),
  };
}

function changeOfShipping(before: Priceable, after: Priceable, price: Write): Change[] {
  const [from, to] = [before.delivery, after.delivery];
  const view = (delivery: Order['delivery']) => ({
    total: price(delivery?.prices.totalAfterTax ?? 0),
    shippingTitle: delivery?.title ?? '',
  });
  if (from?.title === to?.title && from?.prices.totalAfterTax === to?.prices.totalAfterTax) return [];
  return [{ shippingInformationChanged: { originalShippingInfo: view(from), newShippingInfo: view(to) } }];
}

const named = (original: string) => ({ original });
const nameOf = ({ item, stated }: OrderLine) => stated?.productName ?? named(item.productName);
const managed = (line: OrderLine) => ({ id: line.id, name: nameOf(line), quantity: line.quantity });

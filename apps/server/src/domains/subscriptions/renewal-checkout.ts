import type { MerchantDiscount } from '@stoa/pricing';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { writeCheckout } from '../checkout/index.ts';
import type { OrderLine } from '../orders/index.ts';
import { type Line, lookUpLines } from '../purchase/index.ts';
import type { Contract } from './contract.ts';

/**
 * The checkout of a contract's next cycle: its items at the agreed prices, less the agreed discounts. What there is of
 * them, what delivery costs, and the tax are those of today.
 */
export async function checkoutOfNextCycle(ctx: Context, contract: Contract): Promise<string> {
  const { order, terms } = contract;
  const subscription = { ...terms, contract: { id: contract.id, cycle: contract.nextCycle } };
  const agreed = order.lines.map((line) => agreedLine(line, subscription));
  const { lines } = await readSite(ctx, (tx) => lookUpLines(ctx, tx, agreed));
  const { id } = await writeCheckout(ctx, order.buyer, {
    lines,
    channelType: order.channelType,
    email: order.email,
    contactId: order.contactId,
    shippingDestination: order.delivery?.destination ?? null,
    billingInfo: order.billingInfo,
    deliveryCode: order.delivery?.code ?? null,
    merchantDiscounts: discountsOf(contract),
    customFields: order.customFields,
    extendedFields: order.extendedFields,
  });
  return id;
}

/** A line as its buyer agreed to it, whatever the catalogue asks for it now, and whether or not it still has the option. */
function agreedLine(
  { id, quantity, reference, item }: OrderLine,
  subscription: NonNullable<Line['item']['subscription']>,
): Line {
  const { productName, unitPrice, unitFullPrice } = item;
  const { subscriptionOptionId: _, ...options } = reference?.options ?? {};
  return {
    id,
    quantity,
    reference: reference && { ...reference, options },
    item: { ...item, subscription },
    overrides: { productName, unitPrice, unitFullPrice, payment: null, subscription },
  };
}

/** What the first order got off goes off each of them: rules and coupons may be gone by then. */
const discountsOf = ({ order }: Contract): MerchantDiscount[] =>
  order.adjustments.map(({ id, name, target, amount }) => ({
    id,
    name,
    lineIds: null,
    isOnShipping: target === 'SHIPPING',
    discount: { type: 'AMOUNT', amount },
  }));

import type { MerchantDiscount } from '@stoa/pricing';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { NIL_ID } from '../../platform/ids.ts';
import { type Details, quoteCheckout, writeCheckout } from '../checkout/index.ts';
import type { DeliveryOption } from '../delivery/index.ts';
import { buildOrder, type Order, type OrderDelivery, refusalToOrder } from '../orders/index.ts';
import { type Line, lookUpLines } from '../purchase/index.ts';
import { type Content, type Contract, modelOf, orderOfCycle } from './contract.ts';

/** What a cycle is made of, before anything of it is priced. */
export type Plan = {
  /** At the agreed prices. */
  lines: Line[];
  delivery: { code: string; destination: OrderDelivery['destination']; arranged: DeliveryOption | null } | null;
  /** Who gets what is not sent to anybody. */
  recipientInfo: Order['billingInfo'];
  discounts: MerchantDiscount[];
};

export const planOf = ({ lines, delivery, recipientInfo, adjustments }: Content): Plan => ({
  lines: lines.map(({ id, quantity, reference, item, overrides, externalId }) => ({
    ...{ id, quantity, reference, item },
    ...(overrides && { overrides }),
    ...(externalId !== undefined && { externalId }),
  })),
  delivery: delivery && {
    code: delivery.code,
    destination: delivery.destination,
    arranged: delivery.isArranged ? arrangedOption(delivery) : null,
  },
  recipientInfo: recipientInfo ?? null,
  discounts: discountsOf(adjustments),
});

/**
 * The checkout of a contract's next cycle: its items at the agreed prices, less the agreed discounts. What there is of
 * them, what delivery costs, and the tax are those of today. The order is the buyer's, unless somebody else pays it.
 */
export async function checkoutOfNextCycle(
  ctx: Context,
  contract: Contract,
  payer: Order['buyer'] = contract.order.buyer,
): Promise<string> {
  const { nextCycle } = contract;
  const details = await detailsOf(ctx, contract, nextCycle, planOf(orderOfCycle(contract, nextCycle)));
  return (await writeCheckout(ctx, payer, details)).id;
}

/** What the order of a cycle would be if it was placed today by a plan, and why it would be refused but for its stock. */
export async function priceCycle(ctx: Context, contract: Contract, cycle: number, plan: Plan) {
  const { order } = contract;
  const checkout = await quoteCheckout(ctx, order.buyer, await detailsOf(ctx, contract, cycle, plan));
  return {
    order: modelOf(buildOrder(ctx, checkout, checkout.quote, order)),
    refused: refusalToOrder({ ...checkout, lines: checkout.lines.map(inStock) }, checkout.quote),
    quote: checkout.quote,
  };
}

const inStock = (line: Line): Line => ({
  ...line,
  item: { ...line.item, availability: { status: 'AVAILABLE', quantityAvailable: null } },
});

async function detailsOf(ctx: Context, contract: Contract, cycle: number, plan: Plan): Promise<Details> {
  const { order, terms } = contract;
  const subscription = { ...terms, contract: { id: contract.id, cycle } };
  const agreed = plan.lines.filter(({ quantity }) => quantity > 0).map((line) => agreedLine(line, subscription));
  const { lines } = await readSite(ctx, (tx) => lookUpLines(ctx, tx, agreed));
  return {
    lines,
    channelType: order.channelType,
    email: order.email,
    contactId: order.contactId,
    shippingDestination: plan.delivery?.destination ?? null,
    billingInfo: order.billingInfo,
    deliveryCode: plan.delivery?.code ?? null,
    arrangedDelivery: plan.delivery?.arranged ?? null,
    recipientInfo: plan.recipientInfo,
    merchantDiscounts: plan.discounts,
    customFields: order.customFields,
    extendedFields: order.extendedFields,
    // what its buyer reads stays what they read, whoever places the order
    ...(order.siteLanguage && { language: order.language }),
  };
}

/** A line as its buyer agreed to it, whatever the catalogue asks for it now, and whether or not it still has the option. */
function agreedLine(line: Line, subscription: NonNullable<Line['item']['subscription']>): Line {
  const { reference, item } = line;
  const { productName, unitPrice, unitFullPrice } = item;
  const { subscriptionOptionId: _, ...options } = reference?.options ?? {};
  return {
    ...line,
    reference: reference && { ...reference, options },
    item: { ...item, subscription },
    overrides: { productName, unitPrice, unitFullPrice, payment: null, subscription },
  };
}

/** What the first order got off goes off each of them: rules and coupons may be gone by then. */
const discountsOf = (adjustments: Order['adjustments']): MerchantDiscount[] =>
  adjustments.map(({ id, name, target, amount }) => ({
    id,
    name,
    lineIds: null,
    isOnShipping: target === 'SHIPPING',
    discount: { type: 'AMOUNT', amount },
  }));

/** A delivery that staff arranged, as the only way to deliver a cycle. */
const arrangedOption = (delivery: OrderDelivery): DeliveryOption => ({
  code: delivery.code,
  carrierId: delivery.carrierId ?? NIL_ID,
  title: delivery.title,
  deliveryTime: delivery.deliveryTime,
  instructions: delivery.instructions ?? null,
  price: delivery.prices.price,
  charges: delivery.charges ?? [],
  pickup: delivery.pickup ? (delivery.pickupAddress ?? {}) : null,
  slot: delivery.slot ?? null,
  allocations: [],
  partial: false,
  isArranged: true,
});

// For tests: orders to hand over.

import { checkouts, orders } from '@stoa/contract';
import { POST } from './delivery.ts';
import { type Customer, expectAnswer, type Shop } from './shop.ts';

const ada = {
  address: { country: 'DE', city: 'Hamburg', postalCode: '20095', addressLine: 'Marktgasse 4' },
  contactDetails: { firstName: 'Ada', lastName: 'Byron' },
};

/** Products as lines of an order, which is to be paid outside; returns it as clients see it. */
export async function placeOrder(
  shop: Shop,
  lineItems: readonly unknown[],
  {
    buyer = shop.visitor(),
    code = POST,
    email = 'ada@example.com' as string | null,
    couponCode = undefined as string | undefined,
  } = {},
) {
  const shippingInfo = { shippingDestination: ada, selectedCarrierServiceOption: { code } };
  const { checkout } = expectAnswer(
    await buyer.call(checkouts.createCheckout, {
      lineItems,
      channelType: 'WEB',
      ...(couponCode && { couponCode }),
      checkoutInfo: { shippingInfo, billingInfo: ada, ...(email ? { buyerInfo: { email } } : {}) },
    }),
  );
  const { orderId = '' } = expectAnswer(await buyer.call(checkouts.createOrder, { id: checkout?.id }));
  const { order } = expectAnswer(await buyer.call(orders.getOrder, { id: orderId }));
  const lines = (order?.lineItems ?? []).map(({ id = '' }) => id);
  return { id: orderId ?? '', lines, buyer: buyer as Customer };
}

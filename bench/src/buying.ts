import { checkouts, connect, currentCart, orders, productsV3, tokens } from '@stoa/sdk';
import { sampleAt, type Times } from './cases.ts';
import { type HttpClient, transportOver } from './http-client.ts';
import { type Shop, STANDARD } from './make-shop.ts';
import type { Case } from './measure.ts';

const STORES_APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
const BUYER = {
  contactDetails: { firstName: 'Ada', lastName: 'Buyer', phone: '+49 30 1234567' },
  address: { country: 'DE', city: 'Berlin', postalCode: '10115', addressLine1: 'Street 1' },
};

const BUYERS_AT_ONCE = 16;

/** Measures a cart's first item, a whole purchase from the visitor's token to the order, and orders placed at once. */
export async function buyingCases(client: HttpClient, shop: Shop, { writes }: Times): Promise<Case[]> {
  const visitors: string[] = [];
  // enough for the warm-up as well
  for (let made = 0; made < writes * 2; made++) visitors.push(await newVisitor(client, shop));
  return [
    {
      name: 'Add to cart',
      times: writes,
      run: (number) => addToCart(client, visitors[number] ?? '', sampleAt(shop, number)),
    },
    { name: 'Whole purchase', times: writes, run: (number) => purchase(client, shop, number) },
    ordersAtOnce(client, shop, writes),
  ];
}

/** Placing the orders of one site, whose numbers have no gaps, by buyers who all press the button at once. */
function ordersAtOnce(client: HttpClient, shop: Shop, times: number): Case {
  const ready = new Map<number, () => Promise<unknown>>();
  return {
    name: `Order, ${BUYERS_AT_ONCE} buyers at once`,
    times,
    atOnce: BUYERS_AT_ONCE,
    prepare: async (number) => {
      const { checkout, checkoutId } = await fillCheckout(client, shop, number);
      ready.set(number, () => checkout.createOrder({ id: checkoutId }));
    },
    run: async (number) => ready.get(number)?.(),
  };
}

/** A new visitor's access token, as in the cookie of the site's own pages. */
export async function newVisitor(client: HttpClient, { clientId }: Shop): Promise<string> {
  const answer = await connect(tokens, transportOver(client)).token({ clientId, grantType: 'anonymous' });
  return answer.access_token ?? '';
}

export async function addToCart(
  client: HttpClient,
  accessToken: string,
  item: { id: string; variantId: string },
): Promise<void> {
  const cart = connect(currentCart, transportOver(client, { accessToken, ignoreBody: true }));
  const catalogReference = { appId: STORES_APP_ID, catalogItemId: item.id, options: { variantId: item.variantId } };
  await cart.addToCurrentCart({ lineItems: [{ catalogReference, quantity: 1 }] });
}

/** A whole purchase, from the visitor's token to the order. */
export async function purchase(
  client: HttpClient,
  shop: Shop,
  number: number,
  codes: { couponCode?: string } = {},
): Promise<void> {
  const { transport, checkout, checkoutId } = await fillCheckout(client, shop, number, codes);
  const { orderId = '' } = await checkout.createOrder({ id: checkoutId });
  const { order } = await connect(orders, transport).getOrder({ id: orderId });
  if (order?.id !== orderId) throw new Error('the order is not there');
}

/** A new visitor's checkout of one item, with everything that an order needs. */
async function fillCheckout(client: HttpClient, shop: Shop, number: number, codes: { couponCode?: string } = {}) {
  const accessToken = await newVisitor(client, shop);
  const transport = transportOver(client, { accessToken });
  const { product } = await connect(productsV3, transport).getProductBySlug({ slug: sampleAt(shop, number).slug });
  const variantId = product?.variantsInfo?.variants?.[0]?.id ?? '';
  await addToCart(client, accessToken, { id: product?.id ?? '', variantId });
  const { checkoutId = '' } = await connect(currentCart, transport).createCheckoutFromCurrentCart({
    channelType: 'WEB',
  });
  const checkout = connect(checkouts, transport);
  await checkout.updateCheckout({
    ...codes,
    checkout: {
      id: checkoutId,
      buyerInfo: { email: 'ada@buyer.test' },
      billingInfo: BUYER,
      shippingInfo: { shippingDestination: BUYER, selectedCarrierServiceOption: { code: STANDARD } },
    },
  });
  return { transport, checkout, checkoutId };
}

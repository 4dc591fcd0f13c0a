import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect, createSession, currentCart, orders, productsV3, redirects, type Transport } from '@stoa/sdk';
import { expect } from 'vitest';
import { fillInAddress } from '../support/buying.ts';
import type { Shop } from '../support/shop.ts';

/** The id of the stores catalogue in references to its products. */
const STORES_APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

/** A third-party site sells the products: it has its own cart, and uses the shop's checkout for payment. */
export async function aCustomFrontEndSendsItsVisitorToPay(shop: Shop): Promise<void> {
  const frontEnd = await openFrontEnd();
  const { transport } = createSession({ baseUrl: shop.url, clientId: shop.demo.clientId });
  const checkoutId = await fillCart(transport);
  const { redirectSession } = await connect(redirects, transport).createRedirectSession({
    ecomCheckout: { checkoutId },
    callbacks: {
      thankYouPageUrl: `${frontEnd.url}/thanks?from=stoa`,
      cartPageUrl: `${frontEnd.url}/basket`,
      loginUrl: `${frontEnd.url}/members`,
    },
  });
  const link = redirectSession?.fullUrl ?? '';

  const visitor = await shop.newVisitor({ alsoAt: [frontEnd.url] });
  await visitor.goTo(link);
  await visitor.seesHeading('Checkout');
  await visitor.sees('Poppy Field');
  const addressOf = (name: string) => visitor.page.getByRole('link', { name }).getAttribute('href');
  expect(await addressOf('Back to cart')).toBe(`${frontEnd.url}/basket`);
  expect(await addressOf('Log in')).toBe(`${frontEnd.url}/members`);
  await fillInAddress(visitor);
  await visitor.sees('Standard delivery');
  await visitor.press('Pay €');
  await visitor.seesHeading('Thanks from somewhere else');

  const { searchParams } = new URL(visitor.page.url());
  expect(searchParams.get('from')).toBe('stoa');
  // only its buyer can read an order: it was placed as the visitor of the front end
  const { order } = await connect(orders, transport).getOrder({ id: searchParams.get('orderId') ?? '' });
  expect(order).toMatchObject({ checkoutId, paymentStatus: 'PAID', buyerInfo: { email: 'ada@example.test' } });

  const stranger = await shop.newVisitor();
  await stranger.goTo(link);
  await stranger.sees('This link has already been used or has expired.');
  await Promise.all([visitor.leave(), stranger.leave()]);
  await frontEnd.close();
}

/** Adds a product to the visitor's cart and returns its checkout. */
async function fillCart(transport: Transport): Promise<string> {
  const { product } = await connect(productsV3, transport).getProductBySlug({ slug: 'poppy-field' });
  const variantId = product?.variantsInfo?.variants?.find(({ inventoryStatus }) => inventoryStatus?.inStock)?.id;
  const catalogReference = { appId: STORES_APP_ID, catalogItemId: product?.id ?? '', options: { variantId } };
  const cart = connect(currentCart, transport);
  await cart.addToCurrentCart({ lineItems: [{ catalogReference, quantity: 1 }] });
  const { checkoutId = '' } = await cart.createCheckoutFromCurrentCart({ channelType: 'WEB' });
  return checkoutId;
}

/** A page of another site, on its own port. */
async function openFrontEnd() {
  const page =
    '<!doctype html><html lang="en"><title>Thanks</title><link rel="icon" href="data:,"><h1>Thanks from somewhere else</h1>';
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(page));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise((resolve) => server.close(resolve));
  return { url: `http://localhost:${port}`, close };
}

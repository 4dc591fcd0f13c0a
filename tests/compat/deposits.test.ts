import type { TestServer } from '@stoa/server/testing/server';
import { cartV2, checkout, currentCart, currentCartV2, orders } from '@wix/ecom';
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk';
import { productsV3 } from '@wix/stores';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { delivery, type Lines, linesOf } from './buying.ts';
import { refusalOf, startShop, violationsOf } from './public-clients.ts';

let shop: TestServer;
let line: Lines;
beforeAll(async () => {
  shop = await startShop();
  line = await linesOf(shop);
});
afterAll(() => shop?.stop());

const modules = { cartV2, checkout, currentCart, currentCartV2, orders, productsV3 };
const newVisitor = () => createClient({ auth: OAuthStrategy({ clientId: shop.site.clientId }), modules });
const newApp = () =>
  createClient({ auth: ApiKeyStrategy({ apiKey: shop.site.apiKey, siteId: shop.site.id }), modules });

const SLUG = 'sewing-pattern';

/** The product asks for that deposit; null: for none. */
async function askFor(deposit: Record<string, unknown> | null) {
  const app = newApp();
  const { product } = await app.productsV3.getProductBySlug(SLUG);
  const namespaces: Record<string, Record<string, unknown>> = deposit ? { '@stoa/deposit': deposit } : {};
  return app.productsV3.updateProduct(product?._id ?? '', {
    revision: product?.revision,
    extendedFields: { namespaces },
  });
}

test('a product asks for a deposit, which a client of either generation shows, and the order is owed the rest', async () => {
  await askFor({ percentage: 30 });
  const visitor = newVisitor();
  await visitor.currentCart.addToCurrentCart({ lineItems: [line(SLUG, 2)] });
  const { lineItems } = await visitor.currentCart.getCurrentCart();
  const deposit = lineItems?.[0]?.depositAmount?.amount ?? expect.fail('no deposit');
  expect(lineItems).toMatchObject([{ paymentOption: 'DEPOSIT_ONLINE', price: { amount: '9.90' } }]);
  expect(deposit).toBe('2.97');
  const { cart, summary } = await visitor.currentCartV2.calculateCurrentCart({});
  expect(cart?.lineItems?.[0]?.paymentConfig).toMatchObject({
    paymentOption: 'DEPOSIT_ONLINE',
    depositAmount: { amount: deposit },
  });
  const estimate = await visitor.currentCart.estimateCurrentCartTotals({});
  expect(summary?.paymentSummary?.payNow?.amount).toBe('5.94');
  expect(estimate).toMatchObject({ payNow: { total: { amount: '5.94' } } });

  const { checkoutId = '' } = await visitor.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' });
  const { buyerInfo, billingInfo } = delivery();
  const ready = await visitor.checkout.updateCheckout(checkoutId, { buyerInfo, billingInfo });
  const [total, now, later] = [ready.priceSummary, ready.payNow, ready.payLater].map((part) =>
    Number(part?.total?.amount),
  );
  expect((now ?? 0) + (later ?? 0)).toBeCloseTo(total ?? 0);
  const { orderId = '' } = await visitor.checkout.createOrder(checkoutId);
  const order = await newApp().orders.getOrder(orderId ?? '');
  expect(order).toMatchObject({
    paymentStatus: 'NOT_PAID',
    lineItems: [{ paymentOption: 'DEPOSIT_ONLINE', depositAmount: { amount: deposit } }],
    balanceSummary: { balance: { amount: ready.priceSummary?.total?.amount } },
  });
  await askFor(null);
});

test('what is wrong with a deposit is said in the words of each generation', async () => {
  expect(await violationsOf(askFor({ percentage: 150 }))).toEqual({
    'product.extendedFields.namespaces.@stoa/deposit': 'OTHER',
  });
  const app = newApp();
  const table = {
    productName: { original: 'Table' },
    quantity: 1,
    price: '100',
    itemType: { preset: 'SERVICE' as const },
    paymentOption: 'DEPOSIT_ONLINE' as const,
    depositAmount: '100.01',
  };
  const create = app.checkout.createCheckout({ channelType: 'WEB', customLineItems: [table] });
  expect(await violationsOf(create)).toEqual({ 'customLineItems.0.depositAmount': 'OTHER' });
  const custom = {
    name: { original: 'Table' },
    quantityInfo: { requestedQuantity: 1 },
    pricing: { price: { amount: '100' } },
    attributes: { itemType: { preset: 'SERVICE' as const } },
    paymentConfig: { paymentOption: 'DEPOSIT_ONLINE' as const, depositAmount: { amount: '100.01' } },
  };
  expect(await refusalOf(app.cartV2.createCart({ customItems: [custom] }))).toEqual([
    'DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE',
    428,
  ]);
});

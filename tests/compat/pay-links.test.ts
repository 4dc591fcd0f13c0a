import type { TestServer } from '@stoa/server/testing/server';
import { checkout as checkouts, checkoutTemplates, totalsCalculator } from '@wix/ecom';
import { ApiKeyStrategy, createClient } from '@wix/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Lines, linesOf } from './buying.ts';
import { MISSING, newVisitor, refusalOf, startShop } from './public-clients.ts';

let shop: TestServer;
let line: Lines;
let app: ReturnType<typeof newApp>;
const newApp = () =>
  createClient({
    auth: ApiKeyStrategy({ apiKey: shop.site.apiKey, siteId: shop.site.id }),
    modules: { checkouts, checkoutTemplates, totalsCalculator },
  });
beforeAll(async () => {
  shop = await startShop();
  line = await linesOf(shop);
  app = newApp();
});
afterAll(() => shop?.stop());

test('a pay link leads to a new checkout each time, until it is switched off', async () => {
  const { checkoutTemplates } = app;
  const created = await checkoutTemplates.createCheckoutTemplate({ lineItems: [line('sewing-pattern', 2)] });
  const id = created._id ?? expect.fail('no template');
  expect(await checkoutTemplates.getCheckoutTemplate(id)).toMatchObject({ status: 'ACTIVE' });
  const used = await checkoutTemplates.createCheckoutFromTemplate(id, shop.site.id);
  expect(await app.checkouts.getCheckout(used.checkoutId ?? '')).toMatchObject({ lineItems: [{ quantity: 2 }] });
  const link = `${shop.url}/ecom/v1/checkout-templates/${id}/create-and-redirect-to-checkout?siteId=${shop.site.id}`;
  const follow = async () => {
    const answer = await fetch(link, { redirect: 'manual' });
    expect(answer.status).toBe(302);
    return answer.headers.get('location') ?? '';
  };
  expect(await follow()).toMatch(/\/checkout\/[0-9a-f-]{36}$/);
  const { items } = await checkoutTemplates.queryCheckoutTemplates().eq('status', 'ACTIVE').find();
  expect(items.map(({ _id }) => _id)).toContain(id);
  await checkoutTemplates.updateCheckoutTemplate(id, { status: 'INACTIVE' });
  const inactive = ['CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE', 428];
  expect(await refusalOf(checkoutTemplates.createCheckoutFromTemplate(id, shop.site.id))).toEqual(inactive);
  expect(await follow()).toMatch(/\/$/);
  await checkoutTemplates.deleteCheckoutTemplate(id);
  expect(await refusalOf(checkoutTemplates.createCheckoutFromTemplate(id, shop.site.id))).toEqual(inactive);
  const none = ['CANNOT_CREATE_CHECKOUT_TEMPLATE_WITHOUT_ITEMS', 400];
  expect(await refusalOf(checkoutTemplates.createCheckoutTemplate({}))).toEqual(none);
});

test('totals of items without a cart', async () => {
  const totals = await app.totalsCalculator.calculateTotals({
    lineItems: [{ _id: 'one', price: '12.00', quantity: 2 }],
    couponCode: 'NOSUCH',
  });
  expect(totals.priceSummary?.subtotal?.amount).toBe('24.00');
  expect(totals.calculationErrors?.couponCalculationError?.applicationError?.code).toBe('ERROR_COUPON_DOES_NOT_EXIST');
});

test('a checkout has the site’s own page, whatever page its client names, and can be completed elsewhere', async () => {
  const { checkout, auth } = newVisitor(shop);
  const created = await app.checkouts.createCheckout({
    channelType: 'WEB',
    lineItems: [line('sewing-pattern')],
    overrideCheckoutUrl: 'https://front.example/{checkoutId}',
    checkoutInfo: { customSettings: { lockCouponCode: true } },
  });
  const id = created._id ?? '';
  expect(created.customSettings?.lockCouponCode).toBe(true);
  expect(await app.checkouts.getCheckoutUrl(id)).toEqual({ checkoutUrl: `https://front.example/${id}` });
  await app.checkouts.removeOverrideCheckoutUrl(id);
  expect((await app.checkouts.getCheckoutUrl(id)).checkoutUrl).toMatch(new RegExp(`/checkout/${id}$`));
  await auth.generateVisitorTokens();
  expect((await errorStatus(checkout.markCheckoutAsCompleted(id))) ?? 200).toBe(403);
  const paid = await app.checkouts.createCheckout({
    channelType: 'WEB',
    lineItems: [line('sewing-pattern')],
    checkoutInfo: { billingInfo: { address: { country: 'DE' } }, buyerInfo: { email: 'ada@example.com' } },
  });
  expect(await app.checkouts.createOrder(paid._id ?? '')).toMatchObject({ orderId: expect.any(String) });
  await app.checkouts.markCheckoutAsCompleted(id);
  expect(await app.checkouts.getCheckout(id)).toMatchObject({ completed: true });
  expect(await refusalOf(app.checkouts.removeOverrideCheckoutUrl(id))).toEqual(['CHECKOUT_IS_COMPLETE', 428]);
  expect(await refusalOf(app.checkouts.markCheckoutAsCompleted(MISSING))).toEqual(['CHECKOUT_NOT_FOUND', 404]);
  const answer = await fetch(`${shop.url}/ecom/v1/checkouts/mark-checkout-as-completed-and-redirect-to-url?token=x`);
  expect(answer.status).toBe(400);
});

const errorStatus = (call: Promise<unknown>) =>
  call.then(
    () => null,
    ({ status }: { status: number }) => status,
  );

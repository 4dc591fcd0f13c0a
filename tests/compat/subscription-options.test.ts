import type { TestServer } from '@stoa/server/testing/server';
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk';
import { productsV3, subscriptionOptions } from '@wix/stores';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorOf, MISSING, refusalOf, startShop, violationsOf } from './public-clients.ts';

let shop: TestServer;
let owner: ReturnType<typeof newOwner>;
let productId: string;
beforeAll(async () => {
  shop = await startShop();
  owner = newOwner();
  const { product } = await owner.productsV3.getProductBySlug('stoneware-mug');
  productId = product?._id ?? '';
});
afterAll(() => shop?.stop());

const modules = { subscriptionOptions, productsV3 };
const newOwner = () =>
  createClient({ auth: ApiKeyStrategy({ apiKey: shop.site.apiKey, siteId: shop.site.id }), modules });
const newVisitor = () => createClient({ auth: OAuthStrategy({ clientId: shop.site.clientId }), modules });

const monthly = {
  title: 'Every month',
  subscriptionSettings: { frequency: subscriptionOptions.SubscriptionFrequency.MONTH, autoRenewal: true },
  discount: { type: subscriptionOptions.DiscountType.PERCENT, value: 10 },
};
const sixWeeks = {
  title: 'Six weeks',
  subscriptionSettings: {
    frequency: subscriptionOptions.SubscriptionFrequency.WEEK,
    autoRenewal: false,
    billingCycles: 6,
  },
};

test('an option is created once, assigned to products, changed for all, and removed when deleted', async () => {
  const { subscriptionOptions: options, productsV3: products } = owner;
  const { subscriptionOptions: visitor } = newVisitor();
  const created = await options.createSubscriptionOption(monthly);
  expect(created).toMatchObject(monthly);
  const id = created._id ?? '';
  expect(await visitor.getSubscriptionOption(id)).toMatchObject({ title: 'Every month' });

  await options.assignSubscriptionOptionsToProduct(productId, { assignedSubscriptionOptions: [{ _id: id }] });
  expect(await visitor.getSubscriptionOptionsForProduct(productId)).toMatchObject({
    subscriptionOptions: [{ _id: id, hidden: false, title: 'Every month', discount: { value: 10 } }],
  });
  expect(await visitor.getProductIdsForSubscriptionOption(id)).toMatchObject({
    productIds: [productId],
    totalResults: 1,
  });
  expect(await products.getProduct(productId)).toMatchObject({
    subscriptionDetails: { subscriptions: [{ _id: id, title: 'Every month', frequency: 'MONTH' }] },
  });

  await options.updateSubscriptionOption(id, { title: 'Monthly' });
  expect(await visitor.getSubscriptionOptionsForProduct(productId)).toMatchObject({
    subscriptionOptions: [{ title: 'Monthly', discount: { value: 10 } }],
  });
  await options.allowOneTimePurchases(productId, false);
  expect(await visitor.getOneTimePurchasesStatus(productId)).toEqual({ allowed: false });
  const hide = { assignedSubscriptionOptions: [{ _id: id, hidden: true }] };
  expect(await refusalOf(options.assignSubscriptionOptionsToProduct(productId, hide))).toEqual([
    'ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT',
    400,
  ]);
  await options.allowOneTimePurchases(productId, true);
  await options.deleteSubscriptionOption(id);
  expect(await visitor.getSubscriptionOptionsForProduct(productId)).toMatchObject({ subscriptionOptions: [] });
  expect((await errorOf(visitor.getSubscriptionOption(id))).status).toBe(404);
});

test('several at once, all or none', async () => {
  const { subscriptionOptions: options } = owner;
  const { subscriptionOptions: made = [] } = await options.bulkCreateSubscriptionOptions([monthly, sixWeeks]);
  const ids = made.map(({ _id }) => _id ?? '');
  const rename = (title: string) => ids.map((_id) => ({ _id, title }));
  const { subscriptionOptions: renamed } = await options.bulkUpdateSubscriptionOptions(rename('Again'));
  expect(renamed).toMatchObject([
    { title: 'Again', discount: { value: 10 } },
    { title: 'Again', subscriptionSettings: { billingCycles: 6, autoRenewal: false } },
  ]);
  const half = options.bulkUpdateSubscriptionOptions([...rename('Never'), { _id: MISSING, title: 'Never' }]);
  expect((await errorOf(half)).status).toBe(404);
  expect(await options.getSubscriptionOption(ids[0] ?? '')).toMatchObject({ title: 'Again' });
  expect((await errorOf(options.bulkDeleteSubscriptionOptions([...ids, MISSING]))).status).toBe(404);
  await options.bulkDeleteSubscriptionOptions(ids);
  expect((await errorOf(options.getSubscriptionOption(ids[0] ?? ''))).status).toBe(404);
});

test('refusals', async () => {
  const { subscriptionOptions: options } = owner;
  const { subscriptionOptions: visitor } = newVisitor();
  const create = (change: object) => options.createSubscriptionOption({ ...monthly, ...change });
  expect(await violationsOf(create({ title: 'x'.repeat(21) }))).toEqual({ 'subscriptionOption.title': 'MAX_LENGTH' });
  expect(await violationsOf(create({ title: '  ' }))).toEqual({ 'subscriptionOption.title': 'REQUIRED_FIELD' });
  const endless = { ...sixWeeks.subscriptionSettings, billingCycles: undefined };
  expect(await violationsOf(create({ subscriptionSettings: endless }))).toEqual({
    'subscriptionOption.subscriptionSettings.billingCycles': 'REQUIRED_FIELD',
  });
  expect(await violationsOf(create({ discount: { type: 'PERCENT', value: 100 } }))).toEqual({
    'subscriptionOption.discount.value': 'VALIDATION',
  });
  expect(await violationsOf(options.bulkCreateSubscriptionOptions([monthly, { ...monthly, title: ' ' }]))).toEqual({
    'subscriptionOptions.1.title': 'REQUIRED_FIELD',
  });
  expect((await errorOf(options.updateSubscriptionOption(MISSING, { title: 'x' }))).status).toBe(404);
  expect((await errorOf(options.deleteSubscriptionOption(MISSING))).status).toBe(404);
  expect(await violationsOf(options.deleteSubscriptionOption('one'))).toEqual({ id: 'FORMAT' });
  const unknown = { assignedSubscriptionOptions: [{ _id: MISSING }] };
  expect((await errorOf(options.assignSubscriptionOptionsToProduct(productId, unknown))).status).toBe(404);
  expect((await errorOf(options.assignSubscriptionOptionsToProduct(MISSING, {}))).status).toBe(404);
  expect((await errorOf(options.allowOneTimePurchases(MISSING, true))).status).toBe(404);
  expect((await errorOf(visitor.getOneTimePurchasesStatus(MISSING))).status).toBe(404);
  expect((await errorOf(visitor.getSubscriptionOptionsForProduct(MISSING))).status).toBe(404);
  expect(await violationsOf(visitor.getProductIdsForSubscriptionOption('one'))).toEqual({ id: 'FORMAT' });
  expect((await errorOf(visitor.createSubscriptionOption(monthly))).status).toBe(403);
});

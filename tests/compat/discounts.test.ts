import type { TestServer } from '@stoa/server/testing/server';
import { discountRules, discountsCustomTrigger } from '@wix/ecom';
import { ApiKeyStrategy, createClient } from '@wix/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Lines, linesOf, readyCheckout, V1_APP, V3_APP } from './buying.ts';
import { MISSING, newVisitor, refusalOf, startShop, violationsOf } from './public-clients.ts';

const newOwner = ({ site }: TestServer) =>
  createClient({
    auth: ApiKeyStrategy({ apiKey: site.apiKey, siteId: site.id }),
    modules: { discountRules, discountsCustomTrigger },
  });
let shop: TestServer;
let owner: ReturnType<typeof newOwner>;
let line: Lines;
beforeAll(async () => {
  shop = await startShop();
  owner = newOwner(shop);
  line = await linesOf(shop);
});
afterAll(() => shop?.stop());

type Draft = Parameters<typeof owner.discountRules.createDiscountRule>[0];
const itemsOf = (catalogAppId: string) => [
  { _id: `all_${catalogAppId}`, type: 'CATALOG_ITEM', catalogItemFilter: { catalogAppId, catalogItemIds: [] } },
];
const draft = (discount: object, rest: object = {}) =>
  ({
    name: 'Spring',
    active: true,
    discounts: {
      values: [{ targetType: 'SPECIFIC_ITEMS', specificItemsInfo: { scopes: itemsOf(V1_APP) }, ...discount }],
    },
    ...rest,
  }) as unknown as Draft;

describe('discount rules', () => {
  test('a visitor sees every kind of rule in cart, checkout and order', async () => {
    const create = owner.discountRules.createDiscountRule;
    const rule = await create(draft({ discountType: 'PERCENTAGE', percentage: 10 }));
    expect(rule).toMatchObject({ revision: '1', status: 'LIVE', usageCount: 0 });
    const amount = await create(draft({ discountType: 'FIXED_AMOUNT', fixedAmount: '3.10' }, { name: 'Less' }));
    const visitor = newVisitor(shop);
    const checkoutId = await readyCheckout(visitor, line('stoneware-mug'));
    const { appliedDiscounts } = await visitor.checkout.getCheckout(checkoutId);
    expect(appliedDiscounts).toMatchObject([
      { discountRule: { _id: rule._id, name: { original: 'Spring' } }, discountType: 'SPECIFIC_ITEMS' },
      { discountRule: { _id: amount._id, amount: { amount: '3.10' } }, discountType: 'SPECIFIC_ITEMS' },
    ]);
    await visitor.checkout.createOrder(checkoutId);
    expect(await owner.discountRules.getDiscountRule(rule._id ?? '')).toMatchObject({ usageCount: 1 });
    for (const { _id } of [rule, amount]) await owner.discountRules.deleteDiscountRule(_id ?? '');
  });

  test('they are changed under their revision, found, and refused where parts do not fit', async () => {
    const { _id: id = '', revision } = await owner.discountRules.createDiscountRule(
      draft({ discountType: 'FIXED_PRICE', fixedPrice: '5' }, { active: false, name: 'Fixed' }),
    );
    const change = (name: string, from: string | null | undefined) =>
      owner.discountRules.updateDiscountRule(id ?? '', { name, revision: from ?? null });
    expect(await change('Lower', revision)).toMatchObject({ name: 'Lower', revision: '2', status: 'PENDING' });
    expect((await refusalOf(change('Late', '1')))[1]).toBe(409);
    const { items } = await owner.discountRules.queryDiscountRules().eq('name', 'Lower').find();
    expect(items.map(({ _id }) => _id)).toEqual([id]);
    expect((await refusalOf(owner.discountRules.getDiscountRule(MISSING)))[1]).toBe(404);
    const mismatch = draft({ discountType: 'FIXED_PRICE', percentage: 10 });
    expect((await refusalOf(owner.discountRules.createDiscountRule(mismatch)))[0]).toBe(
      'DISCOUNT_TYPE_AND_DISCOUNT_VALUE_MISMATCH',
    );
    const empty = draft({ percentage: 10 }, { trigger: { triggerType: 'SUBTOTAL_RANGE' } });
    expect(await violationsOf(owner.discountRules.createDiscountRule(empty))).toHaveProperty([
      'discountRule.trigger.subtotalRange',
    ]);
    expect((await owner.discountsCustomTrigger.listTriggers()).triggers).toEqual([]);
    await owner.discountRules.deleteDiscountRule(id ?? '');
  });
});

/** No public package has the coupons: the calls are those of its documentation. */
async function call(method: string, path: string, body?: object) {
  const headers = { authorization: shop.site.apiKey, 'wix-site-id': shop.site.id, 'content-type': 'application/json' };
  const answer = await fetch(`${shop.url}${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

describe('coupons', () => {
  const basics = { name: 'Coupon', startTime: String(Date.now() - 1000) };
  const everything = { scope: { namespace: 'stores' } };

  test.each<[string, object, string]>([
    ['MONEY', { moneyOffAmount: 5, minimumSubtotal: 1 }, 'GLOBAL'],
    ['EACH', { moneyOffAmount: 1, ...everything }, 'SPECIFIC_ITEMS'],
    ['PERCENT', { percentOffRate: 15, minimumSubtotal: 1 }, 'GLOBAL'],
    ['ONE', { percentOffRate: 50, limitedToOneItem: true, ...everything }, 'SPECIFIC_ITEMS'],
    ['FIXED', { fixedPriceAmount: 1, ...everything }, 'SPECIFIC_ITEMS'],
    ['TWOPLUS', { buyXGetY: { x: 1, y: 1 }, ...everything }, 'SPECIFIC_ITEMS'],
    ['POST', { freeShipping: true }, 'SHIPPING'],
  ])('a visitor buys with %s', async (code, value, discountType) => {
    for (const [path, suffix] of [
      ['/stores/v2/coupons', ''],
      ['/v2/coupons', '-2'],
    ] as const) {
      const { body } = await call('POST', path, { specification: { ...basics, ...value, code: `${code}${suffix}` } });
      expect(body).toEqual({ id: expect.any(String) });
    }
    const visitor = newVisitor(shop);
    const checkoutId = await readyCheckout(visitor, line('stoneware-mug', 2));
    await visitor.checkout.updateCheckout(checkoutId, {}, { couponCode: code.toLowerCase() });
    const { appliedDiscounts = [] } = await visitor.checkout.getCheckout(checkoutId);
    expect(appliedDiscounts).toMatchObject([{ coupon: { code, name: 'Coupon' }, discountType }]);
    await visitor.checkout.createOrder(checkoutId);
  });

  test('they are listed with filters as text, changed, and deleted in bulk', async () => {
    const specification = { ...basics, code: 'LISTED', freeShipping: true };
    const { body } = await call('POST', '/stores/v2/coupons', { specification });
    const filter = JSON.stringify({ 'specification.code': 'LISTED' });
    expect(await call('POST', '/stores/v2/coupons/query', { query: { filter } })).toMatchObject({
      body: { coupons: [{ id: body.id, specification: { code: 'LISTED' } }], totalResults: 1 },
    });
    const renamed = { specification: { name: 'Post' }, fieldMask: 'name' };
    expect(await call('PATCH', `/stores/v2/coupons/${body.id}`, renamed)).toMatchObject({ status: 200, body: {} });
    expect(await call('GET', `/v2/coupons/${body.id}`)).toMatchObject({
      body: { coupon: { specification: { name: 'Post', freeShipping: true } } },
    });
    expect(await call('POST', '/stores/v2/bulk/coupons/delete', { ids: [body.id, MISSING] })).toMatchObject({
      body: { results: [{ success: true }, { success: false }] },
    });
    expect(await call('GET', `/v2/coupons/${body.id}`)).toMatchObject({ status: 404 });
  });

  test('coupons that cannot be used are refused with the reason', async () => {
    const create = (specification: object) =>
      call('POST', '/stores/v2/coupons', { specification: { ...basics, ...specification } });
    const scope = { namespace: 'stores', group: { name: 'product', entityId: MISSING } };
    await create({ code: 'OTHER', percentOffRate: 5, scope });
    await create({ code: 'OFF', percentOffRate: 5, minimumSubtotal: 0, active: false });
    const visitor = newVisitor(shop);
    await visitor.currentCart.addToCurrentCart({ lineItems: [line('stoneware-mug', 1, {}, V3_APP)] });
    const apply = (couponCode: string) => refusalOf(visitor.currentCart.updateCurrentCart({ couponCode }));
    expect(await apply('unknown')).toEqual(['ERROR_COUPON_DOES_NOT_EXIST', 404]);
    expect(await apply('other')).toEqual(['ERROR_COUPON_NOT_APPLICABLE', 428]);
    expect(await apply('off')).toEqual(['ERROR_COUPON_IS_DISABLED', 428]);
  });
});

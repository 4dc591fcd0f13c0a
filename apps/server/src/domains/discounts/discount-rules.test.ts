import { carts, checkouts, currentCart, discountCustomTriggers, discountRules } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { PICKUP } from '@stoa/server/testing/delivery';
import { STORES_APP } from '@stoa/server/testing/products';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, withSite } from '../../platform/db/index.ts';
import { discountUseData } from './personal-data.ts';
import { noteRuleUses } from './rule-uses.store.ts';

let database: Database;
let shop: Shop;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
beforeEach(async () => {
  shop = await openShop(database);
});
afterAll(() => database?.close());

const OLDER_STORES_APP = '1380b703-ce81-ff05-f115-39571d94dfcd';
const itemsOf = (catalogAppId: string, ...catalogItemIds: string[]) => [
  { id: 'items', type: 'CATALOG_ITEM', catalogItemFilter: { catalogAppId, catalogItemIds } },
];
const everything = itemsOf(STORES_APP);
const tenPercent = { percentage: 10, specificItemsInfo: { scopes: everything } };
const draft = (discount: object = tenPercent, rest: object = {}) => ({
  discountRule: { name: 'Spring', discounts: { values: [discount] }, ...rest },
});
const create = async (discount?: object, rest?: object) =>
  shop.staff().call(discountRules.createDiscountRule, draft(discount, rest));

/** The price of a cart with these lines, and its discounts. */
async function priceOf(...lineItems: object[]) {
  const visitor = shop.visitor();
  expectAnswer(await visitor.call(currentCart.addToCurrentCart, { lineItems }));
  const { priceSummary, appliedDiscounts } = expectAnswer(
    await visitor.call(currentCart.estimateCurrentCartTotals, {}),
  );
  return { total: priceSummary?.total?.amount, appliedDiscounts };
}

test('rules are created, read, changed under their revision, found and deleted', async () => {
  const staff = shop.staff();
  const { discountRule } = expectAnswer(await create());
  expect(discountRule).toMatchObject({ name: 'Spring', active: true, status: 'LIVE', usageCount: 0, revision: '1' });
  const id = discountRule?.id;
  const change = (rest: object) => staff.call(discountRules.updateDiscountRule, { discountRule: { id, ...rest } });
  expect(await change({ name: 'Summer', revision: '7' })).toMatchObject({ code: 'INVALID_REVISION' });
  expect(await change({ name: 'Summer', active: false, revision: '1' })).toMatchObject({
    discountRule: { name: 'Summer', status: 'PENDING', revision: '2' },
  });
  const found = (filter: object) =>
    staff.call(discountRules.queryDiscountRules, { query: { filter, paging: { limit: 5 } } });
  expect(await found({ active: false })).toMatchObject({ discountRules: [{ id }], pagingMetadata: { total: 1 } });
  expect(await found({ active: true })).toMatchObject({ discountRules: [] });
  expectAnswer(await staff.call(discountRules.deleteDiscountRule, { discountRuleId: id }));
  expect(await staff.call(discountRules.getDiscountRule, { discountRuleId: id })).toMatchObject({
    refused: 'not-found',
  });
});

test('a condition that a mask names without a value is gone', async () => {
  const trigger = { triggerType: 'ITEM_QUANTITY_RANGE', itemQuantityRange: { from: 3 } };
  const { discountRule } = expectAnswer(await create(undefined, { trigger }));
  const emptied = { id: discountRule?.id, revision: '1', trigger: {} };
  const { discountRule: changed } = expectAnswer(
    await shop.staff().call(discountRules.updateDiscountRule, { discountRule: emptied }),
  );
  expect(changed).toMatchObject({ revision: '2', name: 'Spring' });
  expect(changed).not.toHaveProperty('trigger');
});

test('a rule is live between its start and its end', async () => {
  const now = shop.clock.now.getTime();
  const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
  const statusOf = async (activeTimeInfo: object) =>
    expectAnswer(await create(undefined, { activeTimeInfo })).discountRule?.status;
  expect(await statusOf({ start: at(-1), end: at(1) })).toBe('LIVE');
  expect(await statusOf({ start: at(1) })).toBe('PENDING');
  expect(await statusOf({ end: at(-1) })).toBe('EXPIRED');
});

describe('every kind of discount', () => {
  const scopes = { specificItemsInfo: { scopes: everything } };
  const bundle = { quantityBased: { configurations: [{ quantity: 3, price: '20' }] }, ...scopes };
  const buyXGetYInfo = {
    customerBuys: { minimumQuantity: 2, scopes: everything },
    customerGets: { quantity: 1, scopes: everything },
  };
  test.each<[string, object, string]>([
    ['a percentage', { discountType: 'PERCENTAGE', percentage: 10, ...scopes }, '36.00'],
    ['an amount per unit', { discountType: 'FIXED_AMOUNT', fixedAmount: '2.50', ...scopes }, '30.00'],
    ['a new price', { discountType: 'FIXED_PRICE', fixedPrice: '7', ...scopes }, '28.00'],
    ['bundles', { discountType: 'QUANTITY_BASED', ...bundle }, '30.00'],
    ['one of the next for free', { targetType: 'BUY_X_GET_Y', percentage: 100, buyXGetYInfo }, '30.00'],
  ])('%s', async (_, discount, total) => {
    const mug = await shop.add({ name: 'Mug', price: 1000 });
    expectAnswer(await create(discount));
    expect(await priceOf(mug.line(4))).toMatchObject({ total });
  });

  test('bundles name their units', async () => {
    const mug = await shop.add({ name: 'Mug', price: 1000 });
    expectAnswer(await create({ discountType: 'QUANTITY_BASED', ...bundle }));
    const { appliedDiscounts } = await priceOf(mug.line(4));
    expect(appliedDiscounts).toMatchObject([
      {
        discountType: 'SPECIFIC_ITEMS',
        lineItemDiscounts: [{ totalDiscountAmount: { amount: '10.00' } }],
        itemCombinations: [{ count: 1, lineItems: [{ quantity: 3, discountAmount: { amount: '10.00' } }] }],
      },
    ]);
  });
});

test('scopes name items by either id of the store, or by their collections', async () => {
  const [mug, tea] = [await shop.add({ name: 'Mug', price: 1000 }), await shop.add({ name: 'Tea', price: 1000 })];
  const { discountRule } = expectAnswer(
    await create({ percentage: 50, specificItemsInfo: { scopes: itemsOf(OLDER_STORES_APP, mug.id.toUpperCase()) } }),
  );
  expect(await priceOf(mug.line(1), tea.line(1))).toMatchObject({ total: '15.00' });
  const scope = (id: string) => ({
    id: 'collections',
    type: 'CUSTOM_FILTER',
    customFilter: { appId: STORES_APP, params: { collectionIds: [id] } },
  });
  const inCollections = (id: string, revision: string) =>
    shop.staff().call(discountRules.updateDiscountRule, {
      discountRule: {
        id: discountRule?.id,
        revision,
        discounts: { values: [{ percentage: 50, specificItemsInfo: { scopes: [scope(id)] } }] },
      },
    });
  expectAnswer(await inCollections('00000000-0000-4000-8000-000000000001', '1'));
  expect(await priceOf(mug.line(1), tea.line(1))).toMatchObject({ total: '20.00' });
  expectAnswer(await inCollections('00000000-0000-0000-0000-000000000001', '2'));
  expect(await priceOf(mug.line(1), tea.line(1))).toMatchObject({ total: '10.00' });
});

test('conditions count subtotals and quantities, and may be for members alone', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const memberId = '00000000-0000-4000-8000-0000000000aa';
  const subtotal = { triggerType: 'SUBTOTAL_RANGE', subtotalRange: { from: '20', scopes: everything } };
  const quantity = { triggerType: 'ITEM_QUANTITY_RANGE', itemQuantityRange: { to: 3, scopes: everything } };
  expectAnswer(await create(undefined, { trigger: { triggerType: 'AND', and: { triggers: [subtotal, quantity] } } }));
  const members = { eligibilityType: 'INDIVIDUAL_MEMBERS', individualMembersInfo: { memberIds: [memberId] } };
  expectAnswer(
    await create(undefined, { trigger: { triggerType: 'CUSTOMER_ELIGIBILITY', customerEligibility: members } }),
  );
  const custom = { triggerType: 'CUSTOM', customTrigger: { id: 'rain', appId: STORES_APP } };
  expectAnswer(await create(undefined, { trigger: custom }));
  expect(await priceOf(mug.line(1))).toMatchObject({ total: '10.00' });
  expect(await priceOf(mug.line(3))).toMatchObject({ total: '27.00' });
  expect(await priceOf(mug.line(4))).toMatchObject({ total: '40.00' });
  expect(await shop.staff().call(discountCustomTriggers.listTriggers, {})).toEqual({ triggers: [] });
});

describe('what does not fit together is refused', () => {
  const scopes = { specificItemsInfo: { scopes: everything } };
  const range = { subtotalRange: { from: '2', to: '1' } };
  const two = { triggers: [{ subtotalRange: { from: '1' } }, { subtotalRange: { from: '2' } }] };
  test.each<[string, object, object]>([
    ['INVALID_EMPTY_DISCOUNT', scopes, {}],
    ['INVALID_TARGET_TYPE_FIELD', { percentage: 5 }, {}],
    ['INVALID_TARGET_TYPE_FIELD', { percentage: 5, targetType: 'BUY_X_GET_Y', ...scopes }, {}],
    ['INVALID_SCOPE', { percentage: 5, specificItemsInfo: { scopes: [{ id: 'x', type: 'CATALOG_ITEM' }] } }, {}],
    [
      'INVALID_SCOPE_TYPE',
      { percentage: 5, specificItemsInfo: { scopes: [{ ...everything[0], type: 'CUSTOM_FILTER' }] } },
      {},
    ],
    [
      'INVALID_ACTIVE_TIME_RANGE',
      tenPercent,
      { activeTimeInfo: { start: '2030-01-02T00:00:00Z', end: '2030-01-01T00:00:00Z' } },
    ],
    ['MISSING_SUBTOTAL_RANGE', tenPercent, { trigger: { triggerType: 'SUBTOTAL_RANGE' } }],
    ['MISSING_ITEM_QUANTITY_RANGE', tenPercent, { trigger: { triggerType: 'ITEM_QUANTITY_RANGE' } }],
    ['INVALID_SUBTOTAL_RANGE', tenPercent, { trigger: range }],
    ['INVALID_TRIGGER_TYPE', tenPercent, { trigger: { triggerType: 'CUSTOM', ...range } }],
    ['OPERATOR_TOO_DEEPLY_NESTED', tenPercent, { trigger: { and: { triggers: [{ or: two }, { or: two }] } } }],
    [
      'INVALID_CUSTOMER_BUY_CONDITION',
      { percentage: 5, targetType: 'BUY_X_GET_Y', buyXGetYInfo: { customerGets: { quantity: 1, scopes: everything } } },
      {},
    ],
    [
      'INVALID_SETTINGS_SUBJECT_TYPE',
      { quantityBased: { configurations: [{ quantity: 2, price: '5' }] }, ...scopes },
      { settings: { appliesTo: 'LOWEST_PRICED_ITEM' } },
    ],
  ])('%s', async (ruleName, discount, rest) => {
    expect(await create(discount, rest)).toMatchObject({ refused: 'invalid', violations: [{ ruleName }] });
  });

  test('a value of another type', async () => {
    expect(await create({ ...tenPercent, discountType: 'FIXED_PRICE' })).toMatchObject({
      code: 'DISCOUNT_TYPE_AND_DISCOUNT_VALUE_MISMATCH',
    });
  });

  test('more rules on quantities than allowed', async () => {
    const bundle = { quantityBased: { configurations: [{ quantity: 2, price: '5' }] }, ...scopes };
    for (let count = 0; count < 50; count++) expectAnswer(await create(bundle));
    expect(await create(bundle)).toMatchObject({ code: 'MAX_QUANTITY_BASED_DISCOUNTS_REACHED' });
    expectAnswer(await create());
  });
});

test('a rule counts the orders that had it, and the staff gives discounts beside it', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const { discountRule } = expectAnswer(await create());
  const info = { address: { country: 'DE' }, contactDetails: { firstName: 'Ann' } };
  const checkoutInfo = {
    shippingInfo: { shippingDestination: info, selectedCarrierServiceOption: { code: PICKUP } },
  };
  const request = { lineItems: [mug.line(2)], channelType: 'WEB', checkoutInfo };
  const refused = await shop
    .visitor()
    .call(checkouts.createCheckout, { ...request, merchantDiscounts: [{ percentage: 5 }] });
  expect(refused).toMatchObject({ violations: [{ field: 'merchantDiscounts' }] });
  const staff = shop.staff();
  const { checkout } = expectAnswer(
    await staff.call(checkouts.createCheckout, { ...request, merchantDiscounts: [{ percentage: 5 }] }),
  );
  // 10 % of 20.00 by the rule, and 5 % of 20.00 by the staff
  expect(checkout).toMatchObject({
    priceSummary: { discount: { amount: '3.00' } },
    appliedDiscounts: [
      { discountRule: { amount: { amount: '2.00' } }, discountType: 'SPECIFIC_ITEMS' },
      { merchantDiscount: { amount: { amount: '1.00' } }, discountType: 'GLOBAL' },
    ],
  });
  const lineItemIds = [checkout?.lineItems?.[0]?.id];
  expect(
    await staff.call(checkouts.updateCheckout, {
      checkout: { id: checkout?.id },
      merchantDiscounts: [{ amount: '4', lineItemIds }],
    }),
  ).toMatchObject({ checkout: { priceSummary: { discount: { amount: '6.00' } } } });
  expectAnswer(await staff.call(checkouts.createOrder, { id: checkout?.id }));
  expect(await staff.call(discountRules.getDiscountRule, { discountRuleId: discountRule?.id })).toMatchObject({
    discountRule: { usageCount: 1 },
  });
});

test('the staff discounts a cart by its id, and its checkout keeps the discount', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const staff = shop.staff();
  const { cart } = expectAnswer(
    await staff.call(carts.createCart, { lineItems: [mug.line(2)], merchantDiscounts: [{ percentage: 10 }] }),
  );
  expect(await staff.call(carts.estimateTotals, { id: cart?.id })).toMatchObject({
    priceSummary: { discount: { amount: '2.00' } },
  });
  const { checkoutId } = expectAnswer(await staff.call(carts.createCheckout, { id: cart?.id, channelType: 'WEB' }));
  expect(await staff.call(checkouts.getCheckout, { id: checkoutId })).toMatchObject({
    checkout: { appliedDiscounts: [{ merchantDiscount: { amount: { amount: '2.00' } }, discountType: 'GLOBAL' }] },
  });
});

test('the price of a cart takes no statement more with two hundred rules', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const tea = await shop.add({ name: 'Tea', price: 1000 });
  const visitor = shop.visitor();
  expectAnswer(await visitor.call(currentCart.addToCurrentCart, { lineItems: [mug.line(1), tea.line(1)] }));
  const statements = async () => {
    await visitor.call(currentCart.getCurrentCart, {});
    visitor.ctx.statements.count = 0;
    await visitor.call(currentCart.getCurrentCart, {});
    return visitor.ctx.statements.count;
  };
  const before = await statements();
  for (let count = 0; count < 200; count++)
    expectAnswer(await create({ percentage: 1, specificItemsInfo: { scopes: itemsOf(STORES_APP, mug.id) } }));
  expect(await statements()).toBe(before);
});

test('a person sees which automatic discounts they had, and is forgotten without loss of the uses', async () => {
  const ruleId = expectAnswer(await create()).discountRule?.id ?? '';
  const { ctx } = shop.staff();
  const person = { memberId: ctx.newId(), contactId: null, emails: ['ann@shop.test'] };
  const customer = { email: null, memberId: person.memberId };
  await withSite(ctx, async (tx) => noteRuleUses(tx, { orderId: ctx.newId(), ruleIds: [ruleId], customer }));
  const found = await withSite(ctx, (tx) => discountUseData.export(ctx, tx, person));
  expect(found).toMatchObject([{ discountRuleId: ruleId }]);
  await withSite(ctx, (tx) => discountUseData.erase(ctx, tx, [person]));
  expect(await shop.rows('discount_rule_uses')).toMatchObject([{ rule_id: ruleId, email_key: null, member_id: null }]);
});

import { checkoutForm, checkouts, orders, tippableStaff, tipSettings, tips } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { POST } from '@stoa/server/testing/delivery';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../platform/db/index.ts';

let database: Database;
let shop: Shop;
let owner: Customer;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  shop = await openShop(database);
  owner = shop.staff();
});
afterAll(() => database?.close());

const presets = [{ value: 10 }, { value: 15, default: true }, { value: 20 }];

const takeTips = async (settings: object = { presets }) =>
  expectAnswer(await owner.call(tipSettings.createDefaultTipSettings, { tipSettings: settings })).tipSettings ?? {};

/** A checkout of two mugs for 10.50 each, and 4.90 for the post. */
async function readyCheckout(buyer: Customer): Promise<string> {
  const mug = await shop.add({ name: 'Mug', price: 1050, stock: 50 });
  const info = { address: { country: 'DE', city: 'Berlin' }, contactDetails: { firstName: 'Ann' } };
  const checkoutInfo = {
    buyerInfo: { email: 'ann@example.com' },
    shippingInfo: { shippingDestination: info, selectedCarrierServiceOption: { code: POST } },
  };
  const { checkout } = expectAnswer(
    await buyer.call(checkouts.createCheckout, { lineItems: [mug.line(2)], channelType: 'WEB', checkoutInfo }),
  );
  return checkout?.id ?? '';
}

async function totalsOf(buyer: Customer, id: string) {
  const { checkout } = expectAnswer(await buyer.call(checkouts.getCheckout, { id }));
  const { additionalFees, total, tax } = checkout?.priceSummary ?? {};
  return { fees: checkout?.additionalFees ?? [], tip: additionalFees?.amount, total: total?.amount, tax: tax?.amount };
}

test('a tip is chosen, changed and taken back, and is part of the order', async () => {
  await takeTips();
  const visitor = shop.visitor();
  const id = await readyCheckout(visitor);
  const before = await totalsOf(visitor, id);
  const choose = (tipType: string, value: string) =>
    visitor.call(tips.updateTipChoice, { purchaseFlowId: id, tipChoice: { tipType, value } });
  expect(expectAnswer(await choose('PERCENTAGE', '15'))).toEqual({ tipChoice: { tipType: 'PERCENTAGE', value: '15' } });
  const tipped = await totalsOf(visitor, id);
  expect(tipped).toMatchObject({ tip: '3.15', tax: before.tax, fees: [{ name: 'Tip', price: { amount: '3.15' } }] });
  expect(Number(tipped.total)).toBeCloseTo(Number(before.total) + 3.15);
  await choose('CUSTOM', '2.5');
  expect((await totalsOf(visitor, id)).tip).toBe('2.50');
  await choose('CUSTOM', '0');
  expect(await totalsOf(visitor, id)).toEqual(before);
  expect(expectAnswer(await visitor.call(tips.getTipChoice, { purchaseFlowId: id }))).toEqual({});
  await choose('PERCENTAGE', '10');
  const { orderId } = expectAnswer(await visitor.call(checkouts.createOrder, { id }));
  const { order } = expectAnswer(await visitor.call(orders.getOrder, { id: orderId }));
  expect(order).toMatchObject({
    purchaseFlowId: id,
    priceSummary: { totalAdditionalFees: { amount: '2.10' } },
    additionalFees: [{ name: 'Tip', price: { amount: '2.10' } }],
  });
  const { tip } = expectAnswer(await owner.call(tips.getTipByOrderId, { orderId }));
  expect(tip).toMatchObject({ lineItemSubtotal: '21.00', amount: '2.10', undistributedAmount: '2.10' });
  expect(tip?.id).toBe(order?.additionalFees?.[0]?.code);
});

test('a percentage follows the items', async () => {
  await takeTips();
  const visitor = shop.visitor();
  const id = await readyCheckout(visitor);
  await visitor.call(tips.updateTipChoice, { purchaseFlowId: id, tipChoice: { tipType: 'PERCENTAGE', value: '20' } });
  const { checkout } = expectAnswer(await visitor.call(checkouts.getCheckout, { id }));
  const lineItems = [{ id: checkout?.lineItems?.[0]?.id, quantity: 1 }];
  await visitor.call(checkouts.updateLineItemsQuantity, { id, lineItems });
  expect((await totalsOf(visitor, id)).tip).toBe('2.10');
});

test('tips that the site does not offer are refused; without settings it offers none', async () => {
  const visitor = shop.visitor();
  const id = await readyCheckout(visitor);
  const choose = (buyer: Customer, tipType: string, value: string, purchaseFlowId = id) =>
    buyer.call(tips.updateTipChoice, { purchaseFlowId, tipChoice: { tipType, value } });
  expect(await choose(visitor, 'PERCENTAGE', '10')).toMatchObject({ code: 'TIP_SETTINGS_NOT_FOUND' });
  const settings = await takeTips({ presets, allowCustomAmount: false });
  for (const [kind, value, field] of [
    ['PERCENTAGE', '11', 'value'],
    ['PERCENTAGE', '101', 'value'],
    ['AMOUNT', '10', 'tipType'],
    ['CUSTOM', '10', 'tipType'],
    ['UNKNOWN_TIP_TYPE', '10', 'tipType'],
  ] as const)
    expect(await choose(visitor, kind, value)).toMatchObject({ violations: [{ field: `tipChoice.${field}` }] });
  expect(await choose(owner, 'PERCENTAGE', '10')).toMatchObject({ code: 'PERSON_IDENTITY_NOT_FOUND' });
  expect(await choose(shop.visitor(), 'PERCENTAGE', '10')).toMatchObject({ code: 'CHECKOUT_NOT_FOUND' });
  expectAnswer(await choose(visitor, 'PERCENTAGE', '10'));
  const off = { id: settings.id, revision: settings.revision, allowCustomerTip: false };
  expectAnswer(await owner.call(tipSettings.updateTipSettings, { tipSettings: off }));
  // what is no longer offered is no longer charged
  expect(await visitor.call(checkouts.createOrder, { id })).toMatchObject({ code: 'CHECKOUT_CHANGED' });
  expect((await totalsOf(visitor, id)).tip).toBe('0.00');
});

test('there is one default record, which stays', async () => {
  const settings = await takeTips({ presets, tipType: 'PERCENTAGE' });
  expect(settings).toMatchObject({
    default: true,
    allowCustomerTip: true,
    allowCustomAmount: true,
    allowEditDistribution: true,
    autoTipOnCheckInEnabled: false,
    staffDistributionMethod: 'EQUAL',
  });
  const create = (draft: object) => owner.call(tipSettings.createDefaultTipSettings, { tipSettings: draft });
  expect(await create({ presets })).toMatchObject({ code: 'DEFAULT_SETTINGS_ALREADY_EXISTS' });
  expect(await owner.call(tipSettings.deleteTipSettings, { tipSettingsId: settings.id })).toMatchObject({
    code: 'CANNOT_DELETE_DEFAULT_SETTINGS',
  });
  const change = (changes: object) =>
    owner.call(tipSettings.updateTipSettings, { tipSettings: { id: settings.id, ...changes } });
  expect(await change({ presets: [{ value: 101 }] })).toMatchObject({ code: 'PRESET_PERCENTAGE_TOO_HIGH' });
  expect(await change({ presets: presets.map((preset) => ({ ...preset, default: true })) })).toMatchObject({
    code: 'CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET',
  });
  const { form } = expectAnswer(await shop.visitor().call(checkoutForm.getCheckoutForm, {}));
  expect(form?.tips).toEqual({ tipType: 'PERCENTAGE', presets: [10, 15, 20], allowCustomAmount: true });
});

test('previews say what a tip would be', async () => {
  await takeTips();
  const item = { catalogReference: { appId: shop.site.id, catalogItemId: shop.site.id }, price: '10.10', quantity: 3 };
  const preview = (tipType: string, value: string, more: object = {}) =>
    owner.call(tips.previewTip, {
      lineItemInfo: [item, { ...item, quantity: 1 }],
      tipChoice: { tipType, value },
      ...more,
    });
  expect(expectAnswer(await preview('PERCENTAGE', '12.5')).tip).toEqual({
    lineItemSubtotal: '40.40',
    amount: '5.05',
    distributions: [],
    undistributedAmount: '5.05',
  });
  expect(expectAnswer(await preview('AMOUNT', '3')).tip).toMatchObject({ amount: '3.00' });
  expect(await preview('AMOUNT', '3', { tipSettingsId: shop.site.id })).toMatchObject({
    code: 'TIP_SETTINGS_NOT_FOUND',
  });
});

test('the people of the site can be tipped', async () => {
  const { staff } = expectAnswer(await owner.call(tippableStaff.listTippableStaff, { includeWixUsers: true }));
  const none = expectAnswer(await owner.call(tippableStaff.listTippableStaff, {}));
  expect([Array.isArray(staff), none.staff]).toEqual([true, []]);
});

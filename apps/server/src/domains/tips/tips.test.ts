import {
  checkoutForm,
  checkouts,
  orders,
  payments,
  storesAppIds,
  tippableStaff,
  tipSettings,
  tips,
} from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { POST } from '@stoa/server/testing/delivery';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { newStaff } from '@stoa/server/testing/staff';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, readSite } from '../../platform/db/index.ts';
import { siteIn } from '../../site.ts';
import { findOrder, viewOrder } from '../orders/index.ts';

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
  // whoever reads the order in another language reads another word
  const kept = await readSite(owner.ctx, (tx) => findOrder(tx, orderId ?? ''));
  const inGerman = { ...owner.ctx, site: siteIn(owner.ctx.site, 'de') };
  expect(kept && viewOrder(inGerman, kept).additionalFees).toMatchObject([{ name: 'Trinkgeld' }]);
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

test('previews of items that the catalogue does not offer are refused, and those of drafts: there are none', async () => {
  await takeTips();
  const preview = (more: object) =>
    owner.call(tips.previewTip, {
      lineItemInfo: [item('1', 1)],
      tipChoice: { tipType: 'AMOUNT', value: '1' },
      ...more,
    });
  expect(await preview({})).toMatchObject({ code: 'CATALOG_ITEMS_NOT_FOUND' });
  expect(await preview({ draftOrderId: shop.site.id })).toMatchObject({ code: 'DRAFT_ORDER_NOT_FOUND' });
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

/** A placed order for 25.90 with a tip of 2.10, and two people who work on the site. */
async function tippedOrder(method: 'offline' | 'card' = 'offline') {
  await takeTips();
  const visitor = shop.visitor();
  const id = await readyCheckout(visitor);
  await visitor.call(tips.updateTipChoice, { purchaseFlowId: id, tipChoice: { tipType: 'PERCENTAGE', value: '10' } });
  const card = { checkoutId: id, method, paymentToken: 'sandbox-4242424242424242' };
  const { orderId } = expectAnswer(await visitor.call(payments.payCheckout, card));
  const people = await Promise.all(['owner', 'administrator'].map(addPerson));
  const read = async () => expectAnswer(await owner.call(orders.getOrder, { id: orderId })).order;
  return { orderId, people, read, set: (tip: object) => owner.call(tips.setTipOnOrder, { orderId, tip }) };
}

async function addPerson(role: string): Promise<{ staff: object; id: string }> {
  const { id } = await newStaff(database, shop.site.id, role, { now: new Date() });
  return { id, staff: { identificationData: { wixUserId: id } } };
}

const item = (price: string, quantity: number) => ({
  catalogReference: { appId: storesAppIds[0], catalogItemId: shop.site.id },
  price,
  quantity,
});

test('a tip is split among people, equally or by what each of them did', async () => {
  const { people, read, set } = await tippedOrder();
  const [ada, ben] = people;
  const parts = [
    { staff: ada?.staff, lineItemInfo: [item('10.00', 2)] },
    { staff: ben?.staff, lineItemInfo: [item('10.00', 1)] },
  ];
  const before = await read();
  const { tip, orderInfo } = expectAnswer(await set({ amount: '5.01', distributions: parts }));
  expect(tip).toMatchObject({
    lineItemSubtotal: '21.00',
    amount: '5.01',
    undistributedAmount: '0.00',
    distributions: [
      { staff: { id: ada?.id, name: 'The owner' }, amount: '2.51', source: 'DASHBOARD', tipId: tip?.id },
      { staff: { id: ben?.id, name: 'The administrator' }, amount: '2.50' },
    ],
  });
  const after = await read();
  expect(orderInfo).toMatchObject({ additionalFeeId: tip?.id, additionalFeePrice: { amount: '5.01' } });
  expect(after?.additionalFees).toMatchObject([{ code: tip?.id, name: 'Tip', price: { amount: '5.01' } }]);
  expect(Number(after?.priceSummary?.total?.amount)).toBeCloseTo(Number(before?.priceSummary?.total?.amount) + 2.91);
  // once more, word for word: nothing happens
  expect(expectAnswer(await set({ amount: '5.01', distributions: parts })).tip).toEqual(tip);
  expect((await read())?.updatedDate).toBe(after?.updatedDate);

  const { tipSettings: found } = expectAnswer(await owner.call(tipSettings.queryTipSettings, { query: {} }));
  const changes = { id: found?.[0]?.id, revision: found?.[0]?.revision, staffDistributionMethod: 'PROPORTIONAL' };
  expectAnswer(await owner.call(tipSettings.updateTipSettings, { tipSettings: changes }));
  const shared = expectAnswer(await set({ amount: '5.01', distributions: parts })).tip;
  expect(shared?.distributions?.map(({ amount }) => amount)).toEqual(['3.34', '1.67']);
  const own = [{ staff: ben?.staff, amount: '1' }];
  expect(expectAnswer(await set({ amount: '5.01', distributions: own })).tip).toMatchObject({
    undistributedAmount: '4.01',
    distributions: [{ staff: { name: 'The administrator' }, amount: '1.00' }],
  });
});

test('wrong tips are refused, and leave the order as it was', async () => {
  const { orderId, people, read, set } = await tippedOrder();
  const [ada, ben] = people;
  const before = await read();
  const refused = async (tip: object, reason: string) =>
    expect(await set(tip)).toMatchObject({ code: 'INVALID_TIP', data: { reason } });
  await refused({ amount: '0' }, 'NOTHING');
  await refused({ amount: '3', distributions: [{ staff: ada?.staff, amount: '3.01' }] }, 'PARTS_EXCEED_TIP');
  await refused({ amount: '3', distributions: [{ amount: '3' }] }, 'UNKNOWN_STAFF');
  await refused(
    { amount: '3', distributions: [{ staff: ada?.staff, amount: '1' }, { staff: ben?.staff }] },
    'MISSING_AMOUNT',
  );
  expect(await set({ amount: '1000000.01' })).toMatchObject({ violations: [{ field: 'tip.amount' }] });
  for (const draft of [tips.setTipOnOrder, tips.removeTipFromOrder, tips.addTipDistributionsToOrder] as const)
    expect(
      await owner.call(draft as typeof tips.setTipOnOrder, {
        draftOrderId: shop.site.id,
        tip: { amount: '1' },
        tipDistributions: [{ amount: '1' }],
      }),
    ).toMatchObject({ code: 'DRAFT_ORDER_NOT_FOUND' });
  expect(await owner.call(tips.setTipOnOrder, { orderId: shop.site.id, tip: { amount: '1' } })).toMatchObject({
    code: 'ORDER_NOT_FOUND',
  });
  expect(await read()).toEqual(before);
  expect(orderId).toBe(before?.id);
});

test('who was paid keeps their part, and the tip stays', async () => {
  const { orderId, people, set } = await tippedOrder();
  const [ada, ben] = people;
  const transaction = { id: shop.site.id, date: '2026-05-01T10:00:00.000Z' };
  const parts = [
    { staff: ada?.staff, amount: '1', transaction },
    { staff: ben?.staff, amount: '1' },
  ];
  expectAnswer(await set({ amount: '3', distributions: parts }));
  for (const distributions of [
    [parts[0]],
    [parts[1]],
    [{ ...parts[0], amount: '2' }, parts[1]],
    [{ staff: ada?.staff, amount: '1' }, parts[1]],
  ])
    expect(await set({ amount: '3', distributions })).toMatchObject({ data: { reason: 'PAID_PART_CHANGED' } });
  expect(await owner.call(tips.removeTipFromOrder, { orderId })).toMatchObject({
    code: 'CANNOT_REMOVE_PAID_TIP_DISTRIBUTION',
  });
  const more = { ...parts[1], amount: '1.5' };
  expect(expectAnswer(await set({ amount: '3', distributions: [parts[0], more] })).tip).toMatchObject({
    undistributedAmount: '0.50',
  });
  const add = (amount: string) =>
    owner.call(tips.addTipDistributionsToOrder, { orderId, tipDistributions: [{ staff: ben?.staff, amount }] });
  const added = expectAnswer(await add('2'));
  expect(added).toMatchObject({
    tipDistributions: [{ amount: '2.00' }],
    orderInfo: { additionalFeePrice: { amount: '5.00' } },
  });
  expect(await add('0')).toMatchObject({ code: 'INVALID_TIP_DISTRIBUTION', data: { reason: 'MISSING_AMOUNT' } });
  expect(expectAnswer(await owner.call(tips.getTipByOrderId, { orderId })).tip?.distributions).toHaveLength(3);
  const sum = async (filter: object) =>
    expectAnswer(await owner.call(tips.sumTipDistributionAmounts, { filter })).totalAmount;
  expect([await sum({}), await sum({ 'staff.id': ben?.id }), await sum({ 'transaction.id': transaction.id })]).toEqual([
    '4.50',
    '3.50',
    '1.00',
  ]);
  expect(await owner.call(tips.sumTipDistributionAmounts, { filter: { colour: 'red' } })).toMatchObject({
    violations: [{ field: 'filter.colour' }],
  });
  const query = { filter: { amount: { $gte: '1.5' } }, sort: [{ fieldName: 'amount', order: 'DESC' }] };
  const { tipDistributions } = expectAnswer(await owner.call(tips.queryTipDistributions, { query }));
  expect(tipDistributions?.map(({ amount }) => amount)).toEqual(['2.00', '1.50']);
});

test('a tip is removed until it is paid; an order without one has none to remove', async () => {
  const { orderId, read } = await tippedOrder();
  const remove = () => owner.call(tips.removeTipFromOrder, { orderId });
  expect(expectAnswer(await remove()).orderInfo).toMatchObject({ orderId, additionalFeePrice: { amount: '2.10' } });
  expect(expectAnswer(await remove()).orderInfo).toEqual({});
  expect(await read()).toMatchObject({ additionalFees: [], priceSummary: { totalAdditionalFees: { amount: '0.00' } } });
  expect(await owner.call(tips.getTipByOrderId, { orderId })).toMatchObject({ code: 'TIP_NOT_FOUND' });
});

test('a paid tip stays, and can only rise', async () => {
  const { orderId, read, set } = await tippedOrder('card');
  expect(await read()).toMatchObject({ paymentStatus: 'PAID' });
  expect(await owner.call(tips.removeTipFromOrder, { orderId })).toMatchObject({
    code: 'CANNOT_REMOVE_PAID_TIP_DISTRIBUTION',
  });
  expect(await set({ amount: '2.09' })).toMatchObject({ data: { reason: 'LESS_THAN_PAID' } });
  expectAnswer(await set({ amount: '3' }));
  expect(await read()).toMatchObject({
    paymentStatus: 'PARTIALLY_PAID',
    balanceSummary: { balance: { amount: '0.90' } },
  });
});

/** Tips through the public client, with their refusals. */
import type { TestServer } from '@stoa/server/testing/server';
import { orders, tippableStaff, tipSettings, tips } from '@wix/ecom';
import { ApiKeyStrategy, createClient } from '@wix/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Lines, linesOf, readyCheckout, V3_APP } from './buying.ts';
import { MISSING, newVisitor, refusalOf, startShop, violationsOf } from './public-clients.ts';

const modules = { orders, tipSettings, tippableStaff, tips };
let shop: TestServer;
let line: Lines;
const office = () =>
  createClient({ auth: ApiKeyStrategy({ apiKey: shop.site.apiKey, siteId: shop.site.id }), modules });
let owner: ReturnType<typeof office>;
beforeAll(async () => {
  shop = await startShop({});
  owner = office();
  line = await linesOf(shop);
});
afterAll(() => shop?.stop());

const presets = [{ value: 10, default: true }, { value: 20 }];

test('a site takes tips with its default settings, and a buyer tips', async () => {
  const visitor = newVisitor(shop);
  const buyer = createClient({ auth: visitor.auth, modules });
  const checkoutId = await readyCheckout(visitor, line('stoneware-mug', 2));
  const choose = (tipType: 'PERCENTAGE' | 'AMOUNT' | 'CUSTOM', value: string) =>
    buyer.tips.updateTipChoice({ tipType, value }, { purchaseFlowId: checkoutId });
  expect(await refusalOf(choose('PERCENTAGE', '10'))).toEqual(['TIP_SETTINGS_NOT_FOUND', 404]);

  const { tipSettings: settings } = await owner.tipSettings.createDefaultTipSettings({ presets });
  expect(settings).toMatchObject({ tipType: 'PERCENTAGE', default: true, allowCustomAmount: true, presets });
  expect(await refusalOf(owner.tipSettings.createDefaultTipSettings({ presets }))).toEqual([
    'DEFAULT_SETTINGS_ALREADY_EXISTS',
    409,
  ]);
  expect(await refusalOf(owner.tipSettings.deleteTipSettings(settings?._id ?? ''))).toEqual([
    'CANNOT_DELETE_DEFAULT_SETTINGS',
    428,
  ]);
  expect(await choose('PERCENTAGE', '20')).toMatchObject({ tipChoice: { tipType: 'PERCENTAGE', value: '20' } });
  expect((await buyer.tips.getTipChoice(checkoutId)).tipChoice).toMatchObject({ value: '20' });
  const checkout = await visitor.checkout.getCheckout(checkoutId);
  expect(checkout).toMatchObject({
    purchaseFlowId: checkoutId,
    additionalFees: [{ name: 'Tip', price: { amount: '7.40' } }],
    priceSummary: { subtotal: { amount: '37.00' }, additionalFees: { amount: '7.40' } },
  });
  expect(Object.keys(await violationsOf(choose('PERCENTAGE', '11')))).toEqual(['tipChoice.value']);
  expect(await refusalOf(owner.tips.getTipChoice(checkoutId))).toEqual(['PERSON_IDENTITY_NOT_FOUND', 428]);

  const { orderId } = await visitor.checkout.createOrder(checkoutId);
  const { tip } = await owner.tips.getTipByOrderId(orderId ?? '');
  expect(tip).toMatchObject({ lineItemSubtotal: '37.00', amount: '7.40', undistributedAmount: '7.40' });
  expect(tip?._id).toBe(checkout.additionalFees?.[0]?.code);
  expect(await refusalOf(owner.tips.getTipByOrderId(MISSING))).toEqual(['ORDER_NOT_FOUND', 404]);
  const without = await readyCheckout(newVisitor(shop), line('stoneware-mug', 1)).catch(() => null);
  expect(without).not.toBeNull();
});

test('settings of other scopes are created, queried, changed and deleted', async () => {
  const created = await owner.tipSettings.createTipSettings({
    presets,
    paymentTerminalId: 'till 1',
    tipType: 'AMOUNT',
  });
  expect(created).toMatchObject({ paymentTerminalId: 'till 1', staffDistributionMethod: 'EQUAL' });
  const found = await owner.tipSettings.queryTipSettings().eq('paymentTerminalId', 'till 1').find();
  expect(found.items.map(({ _id }) => _id)).toEqual([created._id]);
  const byDefault = await owner.tipSettings.queryTipSettings().eq('default', true).find();
  expect(byDefault.items.map((one) => one.default)).toEqual([true]);
  const changed = await owner.tipSettings.updateTipSettings({ ...created, presets: [{ value: 5 }] });
  expect(changed).toMatchObject({ presets: [{ value: 5 }], tipType: 'AMOUNT' });
  const tooHigh = owner.tipSettings.createTipSettings({ presets: [{ value: 101 }] });
  expect(await refusalOf(tooHigh)).toEqual(['PRESET_PERCENTAGE_TOO_HIGH', 400]);
  const twoDefaults = [
    { value: 1, default: true },
    { value: 2, default: true },
  ];
  expect(await refusalOf(owner.tipSettings.createTipSettings({ presets: twoDefaults }))).toEqual([
    'CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET',
    400,
  ]);
  await owner.tipSettings.deleteTipSettings(created._id ?? '');
  const left = await owner.tipSettings.queryTipSettings().eq('paymentTerminalId', 'till 1').find();
  expect(left.items).toEqual([]);
});

test('the tip of a placed order is set, shared, summed and removed', async () => {
  const visitor = newVisitor(shop);
  const checkoutId = await readyCheckout(visitor, line('stoneware-mug', 2));
  const { orderId = '' } = await visitor.checkout.createOrder(checkoutId);
  expect(await refusalOf(owner.tips.getTipByOrderId(orderId))).toEqual(['TIP_NOT_FOUND', 404]);
  expect(await refusalOf(owner.tips.getTipByDraftOrderId(MISSING))).toEqual(['DRAFT_ORDER_NOT_FOUND', 404]);
  expect((await owner.tips.removeTipFromOrder({ orderId })).orderInfo).toEqual({});

  const [person] = (await owner.tippableStaff.listTippableStaff({ includeWixUsers: true })).staff ?? [];
  const staff = { identificationData: person?.identificationData ?? {} };
  const { tip, orderInfo } = await owner.tips.setTipOnOrder({
    orderId,
    tip: { amount: '5', distributions: [{ staff, amount: '3', source: 'POS' }] },
  });
  expect(tip).toMatchObject({
    amount: '5.00',
    undistributedAmount: '2.00',
    distributions: [{ staff: { _id: person?._id, name: person?.name }, amount: '3.00', source: 'POS', orderId }],
  });
  expect(orderInfo).toMatchObject({ orderId, additionalFeeId: tip?._id, additionalFeePrice: { amount: '5.00' } });
  const order = await owner.orders.getOrder(orderId);
  expect(order.additionalFees).toMatchObject([{ code: tip?._id, name: 'Tip', price: { amount: '5.00' } }]);
  expect(await refusalOf(owner.tips.setTipOnOrder({ orderId, tip: { amount: '0' } }))).toEqual(['INVALID_TIP', 428]);
  expect(await refusalOf(owner.tips.setTipOnOrder({ orderId: MISSING, tip: { amount: '1' } }))).toEqual([
    'ORDER_NOT_FOUND',
    404,
  ]);

  // new each time: the client changes what it is given
  const transaction = () => ({ _id: MISSING, date: new Date('2026-05-01T10:00:00.000Z') });
  const add = (amount: string, id = orderId) =>
    owner.tips.addTipDistributionsToOrder({
      orderId: id,
      tipDistributions: [{ staff, amount, transaction: transaction() }],
    });
  const { tipDistributions } = await add('1.5');
  expect(tipDistributions).toMatchObject([{ tipId: tip?._id, amount: '1.50', transaction: { _id: MISSING } }]);
  expect(tipDistributions?.[0]?.transaction?.date).toEqual(transaction().date);
  expect(await refusalOf(add('0'))).toEqual(['INVALID_TIP_DISTRIBUTION', 428]);
  expect(await refusalOf(add('1', MISSING))).toEqual(['ORDER_NOT_FOUND', 404]);
  expect((await owner.tips.getTipByOrderId(orderId)).tip).toMatchObject({
    amount: '6.50',
    undistributedAmount: '2.00',
  });

  const [newest] = tipDistributions ?? [];
  const found = await owner.tips.queryTipDistributions().eq('_id', newest?._id).find();
  expect(found.items).toMatchObject([{ _id: newest?._id, amount: '1.50' }]);
  expect((await owner.tips.sumTipDistributionAmounts({ orderId })).totalAmount).toBe('4.50');
  expect(await refusalOf(owner.tips.removeTipFromOrder({ orderId }))).toEqual([
    'CANNOT_REMOVE_PAID_TIP_DISTRIBUTION',
    428,
  ]);
  const plain = await visitor.checkout.createOrder(await readyCheckout(visitor, line('stoneware-mug', 1)));
  const other = { orderId: plain.orderId ?? '' };
  await owner.tips.setTipOnOrder({ ...other, tip: { amount: '1' } });
  expect((await owner.tips.removeTipFromOrder(other)).orderInfo).toMatchObject({
    additionalFeePrice: { amount: '1.00' },
  });
});

test('tips are previewed, and the people of the site listed', async () => {
  const { catalogReference } = line('stoneware-mug');
  const item = {
    catalogReference,
    price: '9.99',
    quantity: 2,
  };
  const { tip } = await owner.tips.previewTip([item], { tipChoice: { tipType: 'PERCENTAGE', value: '15' } });
  expect(tip).toMatchObject({
    lineItemSubtotal: '19.98',
    amount: '3.00',
    distributions: [],
    undistributedAmount: '3.00',
  });
  const unknown = owner.tips.previewTip([item], {
    tipChoice: { tipType: 'AMOUNT', value: '1' },
    tipSettingsId: MISSING,
  });
  expect(await refusalOf(unknown)).toEqual(['TIP_SETTINGS_NOT_FOUND', 404]);
  const gone = { ...item, catalogReference: { appId: V3_APP, catalogItemId: MISSING } };
  const tipChoice = { tipType: 'AMOUNT', value: '1' } as const;
  expect(await refusalOf(owner.tips.previewTip([gone], { tipChoice }))).toEqual(['CATALOG_ITEMS_NOT_FOUND', 404]);
  const { staff = [] } = await owner.tippableStaff.listTippableStaff({ includeWixUsers: true });
  expect(staff.every(({ identificationData }) => identificationData?.wixUserId)).toBe(true);
  const [first] = staff;
  const named = await owner.tippableStaff.listTippableStaff({
    includeWixUsers: true,
    filterByName: first?.name?.slice(0, 2).toUpperCase(),
  });
  expect(named.staff?.map(({ _id }) => _id)).toContain(first?._id);
  expect((await owner.tippableStaff.listTippableStaff()).staff).toEqual([]);
});

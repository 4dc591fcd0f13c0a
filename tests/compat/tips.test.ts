/** Tips through the public client, with their refusals. */
import type { TestServer } from '@stoa/server/testing/server';
import { tippableStaff, tipSettings, tips } from '@wix/ecom';
import { ApiKeyStrategy, createClient } from '@wix/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Lines, linesOf, readyCheckout, V3_APP } from './buying.ts';
import { MISSING, newVisitor, refusalOf, startShop, violationsOf } from './public-clients.ts';

const modules = { tipSettings, tippableStaff, tips };
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

test('tips are previewed, and the people of the site listed', async () => {
  const item = { catalogReference: { appId: V3_APP, catalogItemId: MISSING }, price: '9.99', quantity: 2 };
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

import {
  checkouts,
  contacts,
  contactTaxDetails,
  currentCart,
  manualTaxMappings,
  orders,
  taxCalculation,
  taxExemptGroups,
  taxGroups,
  taxRegions,
  taxSettings,
} from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { deliveryOfSites, PICKUP, STANDARD } from '@stoa/server/testing/delivery';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TaxCalculator } from '../../context.ts';
import type { Database } from '../../platform/db/index.ts';
import { ask } from './calculation/calculate.ts';
import type { TaxAnswer, TaxRequest } from './calculation/calculator.ts';
import { MANUAL } from './calculation/calculators.ts';
import { FULLY_EXEMPT, SHIPPING_GROUP, STANDARD_GROUP } from './default-groups.ts';

let database: Database;
let shop: Shop;
let staff: Customer;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());
beforeEach(async () => {
  shop = await openShop(database, {}, { delivery: deliveryOfSites, tax: null });
  staff = shop.staff();
});

const US = { taxName: 'Sales tax', jurisdictionType: 'STATE' as const };
async function region(country: string, subdivision?: string, appId: string = MANUAL.id): Promise<string> {
  const asked = { taxRegion: { country, appId, ...(subdivision && { subdivision }) } };
  return expectAnswer(await staff.call(taxRegions.createTaxRegion, asked)).taxRegion?.id ?? '';
}
async function rate(taxRegionId: string, taxRate: string, more: object = {}): Promise<string> {
  const manualTaxMapping = { taxRegionId, taxGroupId: STANDARD_GROUP.id, taxRate, ...more };
  const answer = await staff.call(manualTaxMappings.createManualTaxMapping, { manualTaxMapping });
  return expectAnswer(answer).manualTaxMapping?.id ?? '';
}
const address = (country: string, subdivision?: string) => ({
  address: { country, subdivision, city: 'Somewhere', postalCode: '10115', addressLine: 'Road 1' },
  contactDetails: { firstName: 'Ada', lastName: 'Byron' },
});
type Where = { shipping?: object; billing?: object; delivery?: string };
async function checkOut(customer: Customer, lineItems: object[], { shipping, billing, delivery }: Where) {
  const checkoutInfo = {
    ...(shipping && { shippingInfo: { shippingDestination: shipping } }),
    ...(billing && { billingInfo: billing }),
  };
  const { checkout } = expectAnswer(
    await customer.call(checkouts.createCheckout, { lineItems, checkoutInfo, channelType: 'WEB' }),
  );
  if (!delivery) return checkout;
  const shippingInfo = { selectedCarrierServiceOption: { code: delivery } };
  const changed = { checkout: { id: checkout?.id, shippingInfo } };
  return expectAnswer(await customer.call(checkouts.updateCheckout, changed)).checkout;
}
const taxOf = (checkout: Awaited<ReturnType<typeof checkOut>>) => checkout?.priceSummary?.tax?.amount;
const sourceOf = (checkout: Awaited<ReturnType<typeof checkOut>>) => checkout?.taxSummary?.calculationDetails;

describe('where and at which rate', () => {
  test('the most specific region counts, and a place without a region is not taxed', async () => {
    await rate(await region('US'), '0.01', US);
    await rate(await region('US', 'NY'), '0.08875', US);
    const mug = await shop.add({ name: 'Mug', price: 10_000 });
    const taxAt = async (country: string, subdivision?: string) =>
      taxOf(await checkOut(shop.visitor(), [mug.line(1)], { shipping: address(country, subdivision) }));
    expect(await taxAt('US', 'US-NY')).toBe('8.88');
    expect(await taxAt('US', 'NY')).toBe('8.88');
    expect(await taxAt('US', 'US-CA')).toBe('1.00');
    expect(await taxAt('US')).toBe('1.00');
    expect(await taxAt('JP')).toBe('0.00');
  });

  test('each tax group has its own rate; without one it is not taxed, and one that is deleted no longer counts', async () => {
    const germany = await region('DE');
    const { taxGroup } = expectAnswer(await staff.call(taxGroups.createTaxGroup, { taxGroup: { name: 'Books' } }));
    const { taxGroup: toys } = expectAnswer(await staff.call(taxGroups.createTaxGroup, { taxGroup: { name: 'Toys' } }));
    await rate(germany, '0.19', { taxName: 'MwSt.' });
    await rate(germany, '0.07', { taxName: 'MwSt. ermäßigt', taxGroupId: taxGroup?.id });
    const mug = await shop.add({ name: 'Mug', price: 1000 });
    const book = await shop.add({ name: 'Book', price: 1000, taxGroupId: taxGroup?.id });
    const kite = await shop.add({ name: 'Kite', price: 1000, taxGroupId: toys?.id });
    const lines = [mug.line(1), book.line(1), kite.line(1)];
    const checkout = await checkOut(shop.visitor(), lines, { shipping: address('DE') });
    expect(checkout?.lineItems?.map(({ taxDetails }) => [taxDetails?.taxRate, taxDetails?.totalTax?.amount])).toEqual([
      ['0.19', '1.90'],
      ['0.07', '0.70'],
      ['0', '0.00'],
    ]);
    expect(checkout?.lineItems?.[1]?.taxDetails?.taxBreakdown).toMatchObject([
      { taxName: 'MwSt. ermäßigt', rate: '0.07', taxAmount: { amount: '0.70' }, taxableAmount: { amount: '10.00' } },
    ]);
    expectAnswer(await staff.call(taxGroups.deleteTaxGroup, { taxGroupId: taxGroup?.id }));
    expect(taxOf(await checkOut(shop.visitor(), [book.line(1)], { shipping: address('DE') }))).toBe('1.90');
    const left = expectAnswer(await staff.call(manualTaxMappings.listManualTaxMappings, {}));
    expect(left.manualTaxMappings).toHaveLength(1);
  });

  test('shipping is taxed by the rate of its own group', async () => {
    const germany = await region('DE');
    await rate(germany, '0.19');
    const mug = await shop.add({ name: 'Mug', price: 1000 });
    const where = { shipping: address('DE'), delivery: STANDARD };
    expect(taxOf(await checkOut(shop.visitor(), [mug.line(1)], where))).toBe('1.90');
    await rate(germany, '0.07', { taxGroupId: SHIPPING_GROUP.id });
    const checkout = await checkOut(shop.visitor(), [mug.line(1)], where);
    expect(taxOf(checkout)).toBe('2.24');
    expect(checkout?.shippingInfo?.selectedCarrierServiceOption?.cost?.taxDetails).toMatchObject({ taxRate: '0.07' });
  });

  test('what is not sent is taxed where the buyer is billed, and what is collected where the business is', async () => {
    await rate(await region('DE'), '0.19');
    await rate(await region('FR'), '0.2');
    const file = { productName: { original: 'Font' }, price: '10.00', quantity: 1, itemType: { preset: 'DIGITAL' } };
    const { checkout: digital } = expectAnswer(
      await staff.call(checkouts.createCheckout, {
        customLineItems: [file],
        checkoutInfo: { billingInfo: address('FR') },
        channelType: 'WEB',
      }),
    );
    expect(digital?.priceSummary?.tax?.amount).toBe('2.00');
    const mug = await shop.add({ name: 'Mug', price: 1000 });
    const where = { shipping: address('FR') };
    expect(taxOf(await checkOut(shop.visitor(), [mug.line(1)], where))).toBe('2.00');
    expect(taxOf(await checkOut(shop.visitor(), [mug.line(1)], { ...where, delivery: PICKUP }))).toBe('1.90');
    // until the buyer says where
    expect(taxOf(await checkOut(shop.visitor(), [mug.line(1)], {}))).toBe('1.90');
  });

  test('prices that include tax stay the same everywhere', async () => {
    expectAnswer(await staff.call(taxSettings.upsertTaxSettings, { taxSettings: { taxIncludedInItemPrices: true } }));
    await rate(await region('DE'), '0.19');
    const mug = await shop.add({ name: 'Mug', price: 11_900 });
    const [home, abroad] = [
      await checkOut(shop.visitor(), [mug.line(1)], { shipping: address('DE') }),
      await checkOut(shop.visitor(), [mug.line(1)], { shipping: address('JP') }),
    ];
    expect(home).toMatchObject({ taxIncludedInPrice: true, priceSummary: { total: { amount: '119.00' } } });
    expect([taxOf(home), taxOf(abroad), abroad?.priceSummary?.total?.amount]).toEqual(['19.00', '0.00', '119.00']);
    expect([sourceOf(home), sourceOf(abroad)]).toEqual([
      { rateType: 'MANUAL_RATE', manualRateReason: 'GLOBAL_SETTING_TO_MANUAL' },
      { rateType: 'NO_TAX_COLLECTED' },
    ]);
  });

  test('a rate that changes before the order is placed changes the price, and the buyer agrees again', async () => {
    const mappingId = await rate(await region('DE'), '0.19', { taxName: 'VAT', jurisdiction: 'Germany' });
    const mug = await shop.add({ name: 'Mug', price: 1000 });
    const visitor = shop.visitor();
    const where = { shipping: address('DE'), delivery: PICKUP };
    const checkout = await checkOut(visitor, [mug.line(1)], where);
    const change = { id: mappingId, revision: '1', taxRate: '0.2' };
    expectAnswer(await staff.call(manualTaxMappings.updateManualTaxMapping, { manualTaxMapping: change }));
    const id = checkout?.id ?? '';
    expect(await visitor.call(checkouts.createOrder, { id })).toMatchObject({ code: 'CHECKOUT_CHANGED' });
    const { orderId } = expectAnswer(await visitor.call(checkouts.createOrder, { id }));
    const { order } = expectAnswer(await visitor.call(orders.getOrder, { id: orderId }));
    expect(order).toMatchObject({
      taxInfo: {
        totalTax: { amount: '2.00' },
        taxBreakdown: [
          { taxName: 'VAT', jurisdiction: 'Germany', rate: '0.2', aggregatedTaxAmount: { amount: '2.00' } },
        ],
      },
      lineItems: [
        {
          taxInfo: {
            taxBreakdown: [{ jurisdiction: 'Germany', taxName: 'VAT', nonTaxableAmount: { amount: '0.00' } }],
          },
        },
      ],
    });
  });

  test('a purchase asks the database nothing about taxes', async () => {
    await rate(await region('DE'), '0.19');
    const mug = await shop.add({ name: 'Mug', price: 1000 });
    const visitor = shop.visitor();
    await visitor.call(currentCart.addToCurrentCart, { lineItems: [mug.line(1)] });
    const asked = { calculateTax: true, shippingAddress: { country: 'DE' } };
    await visitor.call(currentCart.estimateCurrentCartTotals, asked);
    visitor.ctx.statements.count = 0;
    const estimate = expectAnswer(await visitor.call(currentCart.estimateCurrentCartTotals, asked));
    expect(estimate.priceSummary?.tax?.amount).toBe('1.90');
    expect(visitor.ctx.statements.count).toBe(1); // for the cart
  });
});

describe('who is exempt', () => {
  async function exemptMember(taxExemptGroupId: string): Promise<Customer> {
    const info = { name: { first: 'Ada' }, emails: { items: [{ email: `${taxExemptGroupId}@example.com` }] } };
    const { contact } = expectAnswer(await staff.call(contacts.createContact, { info }));
    const memberId = crypto.randomUUID();
    const { sql } = await import('kysely');
    const { asPlatform } = await import('../../platform/db/index.ts');
    await asPlatform('a test makes a member', database, (tx) =>
      sql`update contacts set member_id = ${memberId} where id = ${contact?.id}`.execute(tx.db),
    );
    const details = { id: contact?.id, taxExemptGroupId };
    expectAnswer(await staff.call(contactTaxDetails.upsertContactTaxDetails, { contactTaxDetails: details }));
    return shop.member(memberId);
  }

  test('a member of an exempt group pays its rates, and nobody else does', async () => {
    const mapping = await rate(await region('DE'), '0.19', { taxName: 'VAT' });
    const { taxExemptGroup } = expectAnswer(
      await staff.call(taxExemptGroups.createTaxExemptGroup, { taxExemptGroup: { name: 'Schools' } }),
    );
    const exemptGroupId = taxExemptGroup?.id ?? '';
    const mug = await shop.add({ name: 'Mug', price: 1000 });
    const member = await exemptMember(exemptGroupId);
    const taxFor = async (customer: Customer) =>
      taxOf(await checkOut(customer, [mug.line(1)], { shipping: address('DE') }));
    expect(await taxFor(member)).toBe('1.90'); // a group alone exempts nobody
    const assign = (rate: string) =>
      staff.call(manualTaxMappings.bulkAssignExemptOverrides, {
        assignOverrides: [{ manualTaxMappingId: mapping, exemptGroupOverrides: [{ exemptGroupId, rate }] }],
      });
    expectAnswer(await assign('0.05'));
    expect([await taxFor(member), await taxFor(shop.visitor())]).toEqual(['0.50', '1.90']);
    expectAnswer(await assign('0'));
    const checkout = await checkOut(member, [mug.line(1)], { shipping: address('DE') });
    expect(checkout?.lineItems?.[0]?.taxDetails).toMatchObject({
      taxableAmount: { amount: '0.00' },
      taxBreakdown: [{ nonTaxableAmount: { amount: '10.00' }, taxAmount: { amount: '0.00' } }],
    });
    expectAnswer(await staff.call(taxExemptGroups.deleteTaxExemptGroup, { taxExemptGroupId: exemptGroupId }));
    expect(await taxFor(member)).toBe('1.90');
    expect(await shop.rows('contact_tax_details')).toEqual([]);
  });

  test('full exemption comes with the platform; naming somebody else’s contact exempts no visitor', async () => {
    await rate(await region('DE'), '0.19');
    const mug = await shop.add({ name: 'Mug', price: 1000 });
    const member = await exemptMember(FULLY_EXEMPT.id);
    expect(taxOf(await checkOut(member, [mug.line(1)], { shipping: address('DE') }))).toBe('0.00');
    const [{ id: contactId } = { id: '' }] = await shop.rows<{ id: string }>('contact_tax_details');
    const claimed = async (customer: Customer) => {
      const checkoutInfo = { buyerInfo: { contactId }, shippingInfo: { shippingDestination: address('DE') } };
      const asked = { lineItems: [mug.line(1)], checkoutInfo, channelType: 'WEB' };
      return expectAnswer(await customer.call(checkouts.createCheckout, asked)).checkout;
    };
    expect(taxOf(await claimed(shop.visitor()))).toBe('1.90');
    expect(taxOf(await claimed(staff))).toBe('0.00');
  });
});

describe('calculators of others', () => {
  const APP = '7e8d1c3a-0d53-4a5c-9a4f-6d2f6f3b9c11';
  const calculating = (calculate: TaxCalculator['calculate']): TaxCalculator => {
    return { id: APP, name: 'Rates R Us', unsupportedCountries: ['FR'], calculate };
  };
  const fine = async (_ctx: unknown, { currency, items }: TaxRequest): Promise<TaxAnswer> => ({
    currency,
    byLine: Object.fromEntries(
      items.map(({ id, amount }) => [
        id,
        [
          { name: 'State', rate: '0.04', amount: Math.round(amount * 0.04), jurisdictionType: 'STATE' },
          { name: 'County', rate: '0.01', amount: Math.round(amount * 0.01), jurisdictionType: 'COUNTY' },
        ],
      ]),
    ),
    byFee: {},
    shipping: [],
  });
  const open = async (calculate: TaxCalculator['calculate']) => {
    shop = await openShop(
      database,
      {},
      { delivery: deliveryOfSites, tax: null, providers: { taxCalculators: [calculating(calculate)] } },
    );
    staff = shop.staff();
    shop.services.log.warn = () => {};
    const mug = await shop.add({ name: 'Mug', price: 1000 });
    const regionId = await region('US', 'NY', APP);
    return { regionId, buy: () => checkOut(shop.visitor(), [mug.line(1)], { shipping: address('US', 'US-NY') }) };
  };

  test('their amounts are charged, by jurisdiction', async () => {
    const { buy } = await open(fine);
    const checkout = await buy();
    expect(sourceOf(checkout)).toEqual({ rateType: 'AUTO_RATE' });
    expect(taxOf(checkout)).toBe('0.50');
    expect(checkout?.lineItems?.[0]?.taxDetails?.taxBreakdown).toMatchObject([
      { taxName: 'State', jurisdictionType: 'STATE', taxAmount: { amount: '0.40' } },
      { taxName: 'County', jurisdictionType: 'COUNTY', taxAmount: { amount: '0.10' } },
    ]);
  });

  test.each<[string, TaxCalculator['calculate']]>([
    ['fails', () => Promise.reject(new Error('down'))],
    ['answers in another currency', async (ctx, asked) => ({ ...(await fine(ctx, asked)), currency: 'JPY' })],
    [
      'answers nonsense',
      async (_ctx, { currency, items }) => ({
        currency,
        byLine: { [items[0]?.id ?? '']: [{ name: 'State', rate: '4 %', amount: 1.5 }] },
        byFee: {},
        shipping: [],
      }),
    ],
  ])('one that %s leaves it to the site’s own rates, and without those nothing is taxed', async (_what, calculate) => {
    const { regionId, buy } = await open(calculate);
    const without = await buy();
    expect(taxOf(without)).toBe('0.00');
    expect(without?.calculationErrors?.taxCalculationError?.applicationError?.code).toBe('CALCULATION_ERROR');
    await rate(regionId, '0.04');
    const checkout = await buy();
    expect([taxOf(checkout), checkout?.calculationErrors]).toEqual(['0.40', undefined]);
    expect(sourceOf(checkout)).toMatchObject({
      rateType: 'FALLBACK_RATE',
      autoTaxFallbackDetails: { fallbackReason: 'AUTO_TAX_FAILED' },
    });
  });

  test('one that is too slow is not waited for', async () => {
    await open(fine);
    const never = calculating(() => new Promise(() => {}));
    const request = { currency: 'EUR', taxIncludedInPrices: false, address: { country: 'US' }, items: [] };
    expect(await ask(staff.ctx, never, request, 5)).toBeNull();
  });

  test('one that is gone leaves it to the site’s own rates', async () => {
    const { regionId, buy } = await open(fine);
    await rate(regionId, '0.03');
    (shop.services.providers as { taxCalculators: unknown }).taxCalculators = [];
    expect(sourceOf(await buy())).toMatchObject({ autoTaxFallbackDetails: { fallbackReason: 'AUTO_TAX_DEACTIVATED' } });
  });

  test('regions name calculators that there are and that know the country', async () => {
    await open(fine);
    const { taxCalculatorDetails } = expectAnswer(await staff.call(taxCalculation.listTaxCalculators, {}));
    expect(taxCalculatorDetails?.map(({ displayName }) => displayName)).toEqual(['Manual rates', 'Rates R Us']);
    const create = (taxRegion: object) => staff.call(taxRegions.createTaxRegion, { taxRegion });
    expect(await create({ country: 'DE', appId: STANDARD_GROUP.id })).toMatchObject({
      code: 'CALCULATOR_ID_NOT_FOUND',
    });
    expect(await create({ country: 'FR', appId: APP })).toMatchObject({
      code: 'CALCULATOR_IS_NOT_SUPPORTED_FOR_THIS_TAX_REGION',
    });
  });
});

describe('calculating without a purchase', () => {
  const item = { id: 'a', quantity: 2, price: '20.00', addressIndex: { singleAddress: 0 } };
  const calculate = (addresses: object[], lineItems: object[], more: object = {}) =>
    staff.call(taxCalculation.calculateTax, { currency: 'EUR', addresses, lineItems, ...more });

  test('the tax of items is that of carts; refunds count against it', async () => {
    const germany = await region('DE');
    await rate(germany, '0.19', { taxName: 'VAT' });
    await rate(germany, '0.07', { taxName: 'VAT', taxGroupId: SHIPPING_GROUP.id });
    const answer = expectAnswer(
      await calculate(
        [{ country: 'DE' }, { country: 'JP' }],
        [
          item,
          { ...item, id: 'gross', price: '11.90', taxIncludedInPrice: true },
          { ...item, id: 'back', price: '-10.00' },
          { ...item, id: 'post', price: '5.00', taxGroupId: SHIPPING_GROUP.id },
          { ...item, id: 'abroad', addressIndex: { multipleAddresses: { origin: 0, destination: 1 } } },
        ],
      ),
    );
    expect(answer.lineItemTaxDetails?.map(({ id, taxSummary }) => [id, taxSummary?.taxAmount])).toEqual([
      ['a', '3.80'],
      ['gross', '1.90'],
      ['back', '-1.90'],
      ['post', '0.35'],
      ['abroad', '0.00'],
    ]);
    expect(answer.taxSummary).toMatchObject({
      totalTax: '4.15',
      totalTaxIncludedInPrice: '1.90',
      totalTaxableAmount: '25.00',
      aggregatedTaxBreakdown: [
        { taxName: 'VAT', rate: '0.07', aggregatedTaxAmount: '0.35' },
        { taxName: 'VAT', rate: '0.19', aggregatedTaxAmount: '3.80' },
      ],
    });
    const exempt = await calculate([{ country: 'DE' }], [item], { exemptDetails: { exemptGroupId: FULLY_EXEMPT.id } });
    expect(expectAnswer(exempt).taxSummary?.totalTax).toBe('0.00');
  });

  test.each([
    ['MISSING_TAXABLE_ADDRESS', [{ country: 'DE' }], { ...item, addressIndex: {} }],
    ['INVALID_LINE_ITEM_ADDRESS_INDEX', [{ country: 'DE' }], { ...item, addressIndex: { singleAddress: 1 } }],
    ['MISSING_COUNTRY_IN_ADDRESS', [{}], item],
    ['MISSING_SUBDIVISION_IN_ADDRESS', [{ country: 'US' }], item],
  ])('%s', async (code, addresses, line) => {
    await rate(await region('US', 'NY'), '0.04');
    expect(await calculate(addresses, [line])).toMatchObject({ code });
  });
});

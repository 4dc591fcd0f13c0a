import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { carts, cartsV2, checkouts, manualTaxMappings, orders, taxExemptGroups, taxRegions } from '@stoa/contract';
import { FULLY_EXEMPT_GROUP_ID } from '@stoa/contract/ecom/fixed-ids';
import { openTestDatabase } from '@stoa/server/testing/database';
import { deliveryOfSites, PICKUP } from '@stoa/server/testing/delivery';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asPlatform, type Database } from '../../../platform/db/index.ts';
import { MANUAL } from '../calculation/calculators.ts';
import { STANDARD_GROUP } from '../default-groups.ts';

let database: Database;
let shop: Shop;
let staff: Customer;
let mug: Awaited<ReturnType<Shop['add']>>;
/** The rate of 19 % that everyone pays in Germany. */
let mappingId: string;
/** The group of schools, who pay 5 %. */
let schools: string;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());
beforeEach(async () => {
  shop = await openShop(database, {}, { delivery: deliveryOfSites, tax: null });
  staff = shop.staff();
  mug = await shop.add({ name: 'Mug', price: 1000 });
  const taxRegion = { country: 'DE', appId: MANUAL.id };
  const { taxRegion: region } = expectAnswer(await staff.call(taxRegions.createTaxRegion, { taxRegion }));
  const manualTaxMapping = { taxRegionId: region?.id, taxGroupId: STANDARD_GROUP.id, taxRate: '0.19', taxName: 'VAT' };
  const mapped = await staff.call(manualTaxMappings.createManualTaxMapping, { manualTaxMapping });
  mappingId = expectAnswer(mapped).manualTaxMapping?.id ?? '';
  const made = await staff.call(taxExemptGroups.createTaxExemptGroup, { taxExemptGroup: { name: 'Schools' } });
  schools = expectAnswer(made).taxExemptGroup?.id ?? '';
  await schoolsPay('0.05');
});

async function schoolsPay(rate: string): Promise<void> {
  const exemptGroupOverrides = [{ exemptGroupId: schools, rate }];
  const asked = { assignOverrides: [{ manualTaxMappingId: mappingId, exemptGroupOverrides }] };
  expectAnswer(await staff.call(manualTaxMappings.bulkAssignExemptOverrides, asked));
}

const home = {
  address: { country: 'DE', city: 'Berlin', postalCode: '10115', addressLine: 'Road 1' },
  contactDetails: { firstName: 'Ada', lastName: 'Byron' },
};
const create = (customer: Customer, more: object = {}) =>
  customer.call(checkouts.createCheckout, {
    lineItems: [mug.line(2)],
    channelType: 'WEB',
    checkoutInfo: {
      billingInfo: home,
      shippingInfo: { shippingDestination: home, selectedCarrierServiceOption: { code: PICKUP } },
      ...more,
    },
  });
const created = async (customer: Customer, more: object = {}) =>
  expectAnswer(await create(customer, more)).checkout ?? expect.fail('no checkout');
const update = (customer: Customer, checkout: { id?: string | null; taxExemptGroupId?: string | null }) =>
  customer.call(checkouts.updateCheckout, { checkout });
const costs = (tax: string, total: string) => ({ priceSummary: { tax: { amount: tax }, total: { amount: total } } });
const orderOf = async (customer: Customer, id: string) => {
  const { orderId } = expectAnswer(await customer.call(checkouts.createOrder, { id }));
  return expectAnswer(await customer.call(orders.getOrder, { id: orderId })).order;
};
const refusedAt = (field: string, violatedRule: string) => ({ violations: [{ field, violatedRule }] });

test('a checkout that staff exempt is not taxed, and neither is its order', async () => {
  const checkout = await created(staff, { taxExemptGroupId: FULLY_EXEMPT_GROUP_ID.toUpperCase() });
  expect(checkout).toMatchObject({ ...costs('0.00', '20.00'), taxExemptGroupId: FULLY_EXEMPT_GROUP_ID });
  expect(checkout.lineItems?.[0]?.taxDetails).toMatchObject({
    taxRate: '0',
    taxableAmount: { amount: '0.00' },
    taxBreakdown: [{ taxName: 'VAT', rate: '0', nonTaxableAmount: { amount: '20.00' } }],
  });
  const visitor = shop.visitor();
  const order = await orderOf(visitor, checkout.id ?? '');
  expect(order).toMatchObject({
    ...costs('0.00', '20.00'),
    taxInfo: { taxExempt: true, totalTax: { amount: '0.00' }, taxBreakdown: [{ taxName: 'VAT', rate: '0' }] },
  });
  const usual = await orderOf(visitor, (await created(visitor)).id ?? '');
  expect(usual).toMatchObject({ ...costs('3.80', '23.80'), taxInfo: { taxExempt: false } });
});

test('a group with a rate of its own pays that, and such an order is not called exempt', async () => {
  const visitor = shop.visitor();
  const { id = '' } = await created(visitor);
  const changed = expectAnswer(await update(staff, { id, taxExemptGroupId: schools }));
  expect(changed.checkout).toMatchObject({ ...costs('1.00', '21.00'), taxExemptGroupId: schools });
  expect(await orderOf(visitor, id ?? '')).toMatchObject({ ...costs('1.00', '21.00'), taxInfo: { taxExempt: false } });
});

test('no buyer exempts themselves; they may keep what they were given, or do without', async () => {
  const taxExemptGroupId = FULLY_EXEMPT_GROUP_ID;
  for (const buyer of [shop.visitor(), shop.member(randomUUID())]) {
    expect(await create(buyer, { taxExemptGroupId })).toMatchObject(
      refusedAt('checkoutInfo.taxExemptGroupId', 'FIELD_NOT_ALLOWED'),
    );
    const { id } = await created(buyer, { taxExemptGroupId: null });
    const refused = refusedAt('checkout.taxExemptGroupId', 'FIELD_NOT_ALLOWED');
    expect(await update(buyer, { id, taxExemptGroupId })).toMatchObject(refused);
    expect(await buyer.call(checkouts.getCheckout, { id })).toMatchObject({ checkout: costs('3.80', '23.80') });
    expectAnswer(await update(staff, { id, taxExemptGroupId: schools }));
    expect(await update(buyer, { id, taxExemptGroupId })).toMatchObject(refused);
    expect(await update(buyer, { id, taxExemptGroupId: schools })).toMatchObject({ checkout: costs('1.00', '21.00') });
    const { checkout } = expectAnswer(await update(buyer, { id, taxExemptGroupId: null }));
    expect(checkout).toMatchObject(costs('3.80', '23.80'));
    expect(checkout).not.toHaveProperty('taxExemptGroupId');
  }
});

test('a group must be one of the site', async () => {
  const { id } = await created(staff);
  const taxExemptGroupId = randomUUID();
  expect(await create(staff, { taxExemptGroupId })).toMatchObject(refusedAt('checkoutInfo.taxExemptGroupId', 'OTHER'));
  expect(await update(staff, { id, taxExemptGroupId })).toMatchObject(refusedAt('checkout.taxExemptGroupId', 'OTHER'));
  const elsewhere = await openShop(database);
  const { taxExemptGroup } = expectAnswer(
    await elsewhere.staff().call(taxExemptGroups.createTaxExemptGroup, { taxExemptGroup: { name: 'Theirs' } }),
  );
  expect(await update(staff, { id, taxExemptGroupId: taxExemptGroup?.id })).toMatchObject(
    refusedAt('checkout.taxExemptGroupId', 'OTHER'),
  );
});

test('a buyer whose group pays more, or is deleted, sees the new price before the order', async () => {
  const visitor = shop.visitor();
  const { id } = await created(staff, { taxExemptGroupId: schools });
  await schoolsPay('0.07');
  expect(await visitor.call(checkouts.createOrder, { id })).toMatchObject({ code: 'CHECKOUT_CHANGED' });
  expect(await visitor.call(checkouts.getCheckout, { id })).toMatchObject({ checkout: costs('1.40', '21.40') });
  expectAnswer(await staff.call(taxExemptGroups.deleteTaxExemptGroup, { taxExemptGroupId: schools }));
  expect(await visitor.call(checkouts.createOrder, { id })).toMatchObject({ code: 'CHECKOUT_CHANGED' });
  expect(await orderOf(visitor, id ?? '')).toMatchObject({ ...costs('3.80', '23.80'), taxInfo: { taxExempt: false } });
});

test('an exemption costs no statement', async () => {
  const usual = await created(staff);
  const exempt = await created(staff, { taxExemptGroupId: schools });
  const counted = async (call: () => Promise<unknown>) => {
    staff.ctx.statements.count = 0;
    await call();
    return staff.ctx.statements.count;
  };
  const reading = (id?: string | null) => counted(() => staff.call(checkouts.getCheckout, { id }));
  expect(await reading(exempt.id)).toBe(await reading(usual.id));
  const ordering = (id?: string | null) => counted(() => staff.call(checkouts.createOrder, { id }));
  expect(await ordering(exempt.id)).toBe(await ordering(usual.id));
});

test('the exemption of a cart goes over to its checkout', async () => {
  const taxInfo = { taxExemptGroupId: FULLY_EXEMPT_GROUP_ID };
  const deliveryInfo = { address: home.address };
  const asked = { catalogItems: [mug.line(2)], cart: { taxInfo, deliveryInfo } };
  const field = 'cart.taxInfo.taxExemptGroupId';
  const visitor = shop.visitor();
  expect(await visitor.call(cartsV2.createCart, asked)).toMatchObject(refusedAt(field, 'FIELD_NOT_ALLOWED'));
  const { cart: own } = expectAnswer(
    await visitor.call(cartsV2.createCart, { catalogItems: [mug.line(2)], cart: { deliveryInfo } }),
  );
  const claim = { cart: { id: own?.id, revision: own?.revision, taxInfo } };
  expect(await visitor.call(cartsV2.updateCart, claim)).toMatchObject(refusedAt(field, 'FIELD_NOT_ALLOWED'));
  const { cart } = expectAnswer(await staff.call(cartsV2.createCart, asked));
  expect(cart).toMatchObject({ taxInfo });
  expect(await staff.call(cartsV2.calculateCart, { cartId: cart?.id })).toMatchObject({
    summary: {
      taxSummary: { taxes: [{ exemptAmount: { amount: '20.00' }, amount: { amount: '0.00' } }] },
      priceSummary: { tax: { amount: '0.00' } },
    },
  });
  const { checkoutId: id } = expectAnswer(
    await staff.call(carts.createCheckout, { id: cart?.id ?? '', channelType: 'WEB' }),
  );
  const { checkout } = expectAnswer(await staff.call(checkouts.getCheckout, { id }));
  expect(checkout).toMatchObject({
    taxExemptGroupId: FULLY_EXEMPT_GROUP_ID,
    priceSummary: { tax: { amount: '0.00' } },
  });
});

test('a group that was sent with a cart before groups had an effect has none', async () => {
  const visitor = shop.visitor();
  const { cart } = expectAnswer(await visitor.call(cartsV2.createCart, { catalogItems: [mug.line(1)] }));
  const migration = new URL('../../../../migrations/0135-exemptions-of-carts.sql', import.meta.url);
  await asPlatform('a test repeats a migration', database, async (tx) => {
    const sent = JSON.stringify({ taxExemptGroupId: FULLY_EXEMPT_GROUP_ID });
    await sql`update carts set doc = doc || ${sent}::jsonb where id = ${cart?.id}`.execute(tx.db);
    await sql.raw(await readFile(migration, 'utf8')).execute(tx.db);
  });
  const read = expectAnswer(await visitor.call(cartsV2.getCart, { cartId: cart?.id }));
  expect(read.cart).toMatchObject({ id: cart?.id, lineItems: [{ quantityInfo: { requestedQuantity: 1 } }] });
  expect(read.cart?.taxInfo).not.toHaveProperty('taxExemptGroupId');
});

import { randomUUID } from 'node:crypto';
import { checkouts, checkoutTemplates } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsPerMinute } from '../../platform/calls-per-minute.ts';
import type { Database } from '../../platform/db/index.ts';

let database: Database;
let shop: Shop;
let mug: Awaited<ReturnType<Shop['add']>>;
beforeAll(async () => {
  database = await openTestDatabase();
  shop = await openShop(database);
  mug = await shop.add({ name: 'Mug', price: 1250, stock: 3 });
});
afterAll(() => database?.close());

const wrap = { quantity: 1, price: '3.50', itemType: { preset: 'SERVICE' }, productName: { original: 'Wrap' } };
const refusal = (code: string) => ({ refused: 'code', code });

async function create(template: object = { lineItems: [mug.line(2)] }) {
  const request = { checkoutTemplate: template };
  const { checkoutTemplate } = expectAnswer(await shop.staff().call(checkoutTemplates.createCheckoutTemplate, request));
  return checkoutTemplate ?? expect.fail('no template');
}
const use = (id: string | null | undefined, customer = shop.visitor(), siteId = shop.site.id) =>
  customer.call(checkoutTemplates.createCheckoutFromTemplate, { checkoutTemplateId: id, siteId });

test('a template has at least one item, and is switched on unless it says otherwise', async () => {
  const staff = shop.staff();
  const made = await create({ customLineItems: [wrap], couponCode: 'LATER' });
  expect(made).toEqual({ id: made.id, status: 'ACTIVE', customLineItems: [wrap], couponCode: 'LATER' });
  const { id } = made;
  expect(await staff.call(checkoutTemplates.createCheckoutTemplate, { checkoutTemplate: {} })).toMatchObject(
    refusal('CANNOT_CREATE_CHECKOUT_TEMPLATE_WITHOUT_ITEMS'),
  );
  const update = (checkoutTemplate: object) =>
    staff.call(checkoutTemplates.updateCheckoutTemplate, { checkoutTemplate: { id, ...checkoutTemplate } });
  expect(await update({})).toMatchObject(refusal('CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITHOUT_SPECIFIED_FIELDS'));
  expect(await update({ customLineItems: [] })).toMatchObject(
    refusal('CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_EMPTY_ITEMS'),
  );
  expect(await update({ status: 'INACTIVE' })).toMatchObject({ checkoutTemplate: { status: 'INACTIVE' } });
  const query = { filter: { status: 'INACTIVE' } };
  expect(await staff.call(checkoutTemplates.queryCheckoutTemplates, { query })).toMatchObject({
    checkoutTemplates: [{ id }],
  });
  const bulk = { checkoutTemplates: [{ lineItems: [mug.line(1)] }, {}], returnEntity: true };
  expect(await staff.call(checkoutTemplates.bulkCreateCheckoutTemplates, bulk)).toMatchObject({
    results: [{ item: { status: 'ACTIVE' } }, { itemMetadata: { success: false } }],
  });
});

test('each use is a new checkout of the user’s own, with the settings of the template', async () => {
  const visitor = shop.visitor();
  const { id } = await create({
    lineItems: [mug.line(2)],
    customLineItems: [wrap],
    couponCode: 'NOSUCH',
    customization: { lockedCoupon: true, disabledManualPayment: true },
  });
  const first = expectAnswer(await use(id, visitor));
  const second = expectAnswer(await use(id, visitor));
  expect(first.checkoutId).not.toBe(second.checkoutId);
  expect(first.checkoutUrl).toBe(`${visitor.ctx.addresses.site}/checkout/${first.checkoutId}`);
  const { checkout } = expectAnswer(await visitor.call(checkouts.getCheckout, { id: first.checkoutId }));
  expect(checkout).toMatchObject({
    lineItems: [{ quantity: 2 }, { customLineItem: true, price: { amount: '3.50' } }],
    customSettings: { lockCouponCode: true, lockGiftCard: false, disabledManualPayment: true },
    calculationErrors: { couponCalculationError: { applicationError: { code: 'ERROR_COUPON_DOES_NOT_EXIST' } } },
  });
  expect(await shop.visitor().call(checkouts.getCheckout, { id: first.checkoutId })).toMatchObject({ refused: 'code' });
  const other = { checkout: { id: first.checkoutId }, couponCode: 'OTHER' };
  const locked = { violations: [{ field: 'couponCode', violatedRule: 'FIELD_NOT_ALLOWED' }] };
  expect(await visitor.call(checkouts.updateCheckout, other)).toMatchObject(locked);
  expect(await visitor.call(checkouts.removeCoupon, { id: first.checkoutId })).toMatchObject(locked);
  expect((await shop.events()).filter((type) => type === 'checkout_template_used')).toHaveLength(2);
});

test('what cannot be bought as it stands makes no checkout', async () => {
  const before = (await shop.rows('checkouts')).length;
  const unusable = refusal('CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE');
  const inactive = await create({ lineItems: [mug.line(1)], status: 'INACTIVE' });
  expect(await use(inactive.id)).toMatchObject(unusable);
  expect(await use(randomUUID())).toMatchObject(unusable);
  const good = await create();
  expect(await use(good.id, shop.visitor(), randomUUID())).toMatchObject(unusable);
  expect(await use((await create({ lineItems: [mug.line(4)] })).id)).toMatchObject({
    ...refusal('INSUFFICIENT_INVENTORY'),
    data: { requestedQuantity: 4, availableQuantity: 3 },
  });
  const gone = { ...mug.line(1), catalogReference: { ...mug.line(1).catalogReference, catalogItemId: randomUUID() } };
  expect(await use((await create({ lineItems: [gone] })).id)).toMatchObject(refusal('ITEM_NOT_FOUND_IN_CATALOG'));
  expect((await shop.rows('checkouts')).length).toBe(before);
});

test('a pay link leads anyone to a checkout, or home where there can be none', async () => {
  const nobody = shop.as({ kind: 'nobody' });
  const { id } = await create();
  const follow = async () => {
    const request = { checkoutTemplateId: id, siteId: shop.site.id };
    return expectAnswer(await nobody.call(checkoutTemplates.createAndRedirectToCheckout, request)).redirect ?? '';
  };
  const address = await follow();
  expect(address).toMatch(/\/checkout\/[0-9a-f-]{36}$/);
  const checkout = { id: address.split('/').pop() };
  expect(await shop.visitor().call(checkouts.getCheckout, checkout)).toMatchObject({
    checkout: { lineItems: [{ quantity: 2 }] },
  });
  await shop.staff().call(checkoutTemplates.deleteCheckoutTemplate, { checkoutTemplateId: id });
  expect(await follow()).toBe(`${nobody.ctx.addresses.site}/`);
});

test('who follows pay links without a name waits like a new visitor, and leaves nothing behind meanwhile', async () => {
  const { id } = await create();
  const request = { checkoutTemplateId: id, siteId: shop.site.id };
  const nobody = shop.as({ kind: 'nobody' });
  const count = callsPerMinute();
  nobody.ctx.newVisitors = { count: (address, now) => count(address, 2, now) };
  const follow = () => nobody.call(checkoutTemplates.createAndRedirectToCheckout, request);
  for (let visit = 0; visit < 2; visit++) expectAnswer(await follow());
  const before = (await shop.rows('checkouts')).length;
  expect(await follow()).toMatchObject({ ...refusal('TOO_MANY_REQUESTS'), data: { waitSeconds: 60 } });
  expect((await shop.rows('checkouts')).length).toBe(before);
});

test('templates are found by the words of what they sell, by their coupon and by their address', async () => {
  const other = await openShop(database);
  const poster = await shop.add({ name: 'Poppy_Field poster', price: 900 });
  const first = await create({ lineItems: [poster.line(1)], couponCode: 'FOUND' });
  const second = await create({
    lineItems: [mug.line(1)],
    customLineItems: [{ ...wrap, productName: { original: 'Ribbon' } }],
  });
  const elsewhere = { catalogReference: { catalogItemId: 'no-guid', appId: randomUUID() }, quantity: 1 };
  await create({ lineItems: [elsewhere], customLineItems: [wrap] });
  const find = async (shop: Shop, ...words: string[]) => {
    const filter = { $and: words.map((word) => ({ words: { $contains: word } })) };
    const answer = await shop.staff().call(checkoutTemplates.queryCheckoutTemplates, { query: { filter } });
    return expectAnswer(answer).checkoutTemplates?.map(({ id }) => id);
  };
  expect(await find(shop, 'poppy_f')).toEqual([first.id]);
  expect(await find(shop, 'poppy%f')).toEqual([]);
  expect(await find(shop, 'POSTER', 'found')).toEqual([first.id]);
  expect(await find(shop, 'ribbon', 'mug')).toEqual([second.id]);
  expect(await find(shop, second.id ?? '')).toEqual([second.id]);
  expect(await find(shop, 'ribbon', 'poppy')).toEqual([]);
  expect(await find(other, 'poppy')).toEqual([]);
});

import { checkouts, orderFulfillments, orderPages, orders, payments } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { POST } from '@stoa/server/testing/delivery';
import { placeOrder } from '@stoa/server/testing/orders';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { asPlatform } from '../../platform/db/index.ts';
import { pageOfOrder } from '../orders/index.ts';

const database = await openTestDatabase();
let shop: Shop;
beforeEach(async () => {
  shop = await openShop(database);
});

const ADA = 'ada@example.com';
const DAY_MS = 86_400_000;
const guest = () => shop.as({ kind: 'nobody' });
const open = (token: string) => guest().call(orderPages.openOrderPage, { token });
const tokenOf = (url: string | null): string => url?.split('/orders/')[1] ?? '';

/** An order of a guest, and the token of its page. */
async function order(email: string | null = ADA) {
  const mug = await shop.add({ name: 'Mug', price: 1000, stock: 9 });
  const placed = await placeOrder(shop, [mug.line(2)], { email });
  const read = expectAnswer(await shop.staff().call(orders.getOrder, { id: placed.id })).order;
  const url = pageOfOrder(shop.staff().ctx, { id: placed.id, buyer: {}, email });
  return { ...placed, number: read?.number ?? '', token: tokenOf(url) };
}

/** The tokens in the mails that wait to be sent to an address. */
async function mailedTo(email: string): Promise<string[]> {
  const rows = await shop.rows<{ kind: string; input: unknown }>('tasks');
  return rows.flatMap(({ input }) => {
    const text = JSON.stringify(input ?? null);
    return text.includes(email) ? (/\/orders\/([\w-]{38})/.exec(text)?.[1] ?? []) : [];
  });
}

describe('the page of a guest', () => {
  test('shows the order and its parcels, without what the shop notes for itself', async () => {
    const { id, lines, token } = await order();
    const activity = { merchantComment: { message: 'Difficult' } };
    expectAnswer(await shop.staff().call(orders.addActivity, { id, activity }));
    const fulfillment = { lineItems: [{ id: lines[0] ?? '', quantity: 1 }] };
    expectAnswer(await shop.staff().call(orderFulfillments.createFulfillment, { orderId: id, fulfillment }));
    const page = expectAnswer(await open(token));
    expect(page).toMatchObject({
      order: { id, lineItems: [{ quantity: 2 }], buyerInfo: { email: ADA } },
      fulfillments: [{ lineItems: [{ quantity: 1 }] }],
      giftCards: [],
      invoices: [],
    });
    expect(JSON.stringify(page)).not.toContain('Difficult');
  });

  test('is read in two statements', async () => {
    const { token } = await order();
    const { ctx, call } = guest();
    expectAnswer(await call(orderPages.openOrderPage, { token }));
    expect(ctx.statements.count).toBe(2);
  });

  test('is for its own order and site only', async () => {
    const [one, other] = [await order(), await order()];
    expect(expectAnswer(await open(one.token)).order?.id).toBe(one.id);
    for (const wrong of ['', 'x', one.token.slice(0, -1), other.token.slice(0, 22) + one.token.slice(22)])
      expect(await open(wrong)).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    const elsewhere = await openShop(database);
    const { ctx } = elsewhere.staff();
    expect(await elsewhere.as({ kind: 'nobody' }).call(orderPages.openOrderPage, { token: one.token })).toMatchObject({
      code: 'ORDER_NOT_FOUND',
    });
    expect(pageOfOrder(ctx, { id: one.id, buyer: {}, email: ADA })).not.toContain(one.token);
  });

  test('ends 180 days after the last change, and when its mails go elsewhere', async () => {
    const { id, token } = await order();
    const start = shop.clock.now.getTime();
    shop.clock.now = new Date(start + 179 * DAY_MS);
    expectAnswer(await open(token));
    shop.clock.now = new Date(start + 181 * DAY_MS);
    expect(await open(token)).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    shop.clock.now = new Date(start);
    await asPlatform('a test corrects an address', database, (tx) =>
      sql`update orders set email = 'other@example.com' where id = ${id}`.execute(tx.db),
    );
    expect(await open(token)).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  });

  test('is not there for a purchase whose payment is not decided', async () => {
    const mug = await shop.add({ name: 'Mug', price: 1000, stock: 9 });
    const buyer = shop.visitor();
    const shippingInfo = {
      selectedCarrierServiceOption: { code: POST },
      shippingDestination: { address: { country: 'DE' } },
    };
    const checkoutInfo = { buyerInfo: { email: ADA }, shippingInfo };
    const { checkout } = expectAnswer(
      await buyer.call(checkouts.createCheckout, { channelType: 'WEB', lineItems: [mug.line(1)], checkoutInfo }),
    );
    const paymentToken = 'sandbox-4000002760003184';
    const { orderId = '' } = expectAnswer(
      await buyer.call(payments.payCheckout, { checkoutId: checkout?.id ?? '', method: 'card', paymentToken }),
    );
    const { ctx } = shop.staff();
    expect(await open(tokenOf(pageOfOrder(ctx, { id: orderId, buyer: {}, email: ADA })))).toMatchObject({
      code: 'ORDER_NOT_FOUND',
    });
  });

  test('is for buyers without an account who gave an address', async () => {
    const { ctx } = shop.staff();
    const { id } = await order();
    expect(pageOfOrder(ctx, { id, buyer: { memberId: id }, email: ADA })).toContain(`/account/orders/${id}`);
    expect(pageOfOrder(ctx, { id, buyer: {}, email: null })).toBeNull();
  });
});

describe('a lost link', () => {
  const ask = (orderNumber: string, email: string) => guest().call(orderPages.requestOrderPage, { orderNumber, email });

  test('is mailed to the buyer alone, and nobody learns who that is', async () => {
    const { number, token } = await order();
    const answers = [
      await ask(number, 'eve@example.com'),
      await ask('99999', ADA),
      await ask('x', ADA),
      await ask(`#${number}`, ' ADA@example.com '),
    ];
    expect(answers).toEqual([{}, {}, {}, {}]);
    expect(await mailedTo('eve@example.com')).toEqual([]);
    expect(await mailedTo(ADA)).toEqual([token]);
  });

  test('is not asked for without end', async () => {
    const { number } = await order();
    let throttled = false;
    for (let count = 0; count < 30 && !throttled; count++)
      throttled = ((await ask(number, `${number}@example.com`)) as { code?: string }).code === 'THROTTLED_FEATURE';
    expect(throttled).toBe(true);
  });
});

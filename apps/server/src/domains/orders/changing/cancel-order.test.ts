import { orderFulfillments, orders } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { placeOrder } from '@stoa/server/testing/orders';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Mail } from '../../../platform/mail/letter.ts';
import { mailTask } from '../../../platform/mail/mail-queue.ts';
import { cards, expectSettled, placeOrderWithoutCheckout } from '../paying/paid-order.fixture.ts';

const database = await openTestDatabase();
let shop: Shop;
beforeEach(async () => {
  shop = await openShop(database);
});

async function twoOfFive(how: Parameters<typeof placeOrder>[2] = {}) {
  const mug = await shop.add({ name: 'Mug', price: 1000, stock: 5 });
  const order = await placeOrder(shop, [mug.line(2)], how);
  return { ...order, productId: mug.id };
}
const cancel = (id: string, how: object = {}) => shop.staff().call(orders.cancelOrder, { id, ...how });
const setStatus = (orderId: string, status: string) => shop.staff().call(orders.updateOrderStatus, { orderId, status });
const read = async (id: string) => expectAnswer(await shop.staff().call(orders.getOrder, { id })).order;
const history = (order?: { activities?: { type?: string }[] }) => order?.activities?.map(({ type }) => type);
const mails = async (): Promise<Mail[]> =>
  (await shop.rows<{ kind: string; input: Mail }>('tasks'))
    .filter(({ kind }) => kind === mailTask.name)
    .map(({ input }) => input);

describe('cancelling', () => {
  test('restocks and tells the buyer where asked, moves no money, and happens once', async () => {
    const { id, productId } = await twoOfFive();
    expect(await shop.stockOf(productId)).toBe(3);
    const how = { restockAllItems: true, sendOrderCanceledEmail: true, customMessage: 'The kiln broke.' };
    const { order } = expectAnswer(await cancel(id, how));
    expect(order).toMatchObject({ status: 'CANCELED', paymentStatus: 'NOT_PAID', lineItems: [{ restockQuantity: 2 }] });
    expect(history(order)).toEqual(['ORDER_PLACED', 'ORDER_CANCELED']);
    expect(await shop.stockOf(productId)).toBe(5);
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: 'ada@example.com', subject: 'Your order 10001 was cancelled' });
    expect(mail?.text).toContain('The kiln broke.');
    expect((await shop.events()).slice(-2)).toEqual(['order_updated', 'order_canceled']);
    const before = (await shop.events()).length;
    expectAnswer(await cancel(id, how));
    expect(await shop.stockOf(productId)).toBe(5);
    expect(await mails()).toHaveLength(1);
    expect(await shop.events()).toHaveLength(before);
  });

  test('leaves stock and buyer alone where nothing is asked, and an order without an address has nobody to tell', async () => {
    const { id, productId } = await twoOfFive();
    expectAnswer(await cancel(id));
    expect(await shop.stockOf(productId)).toBe(3);
    const { id: other } = await placeOrder(shop, [(await shop.add({ name: 'Cup', price: 1 })).line(1)], {
      email: null,
    });
    expectAnswer(await cancel(other, { sendOrderCanceledEmail: true }));
    expect(await mails()).toEqual([]);
  });

  test('waits for money that the bank holds or is being asked for', async () => {
    const held = await placeOrderWithoutCheckout(shop);
    const { payment } = expectSettled(await held.charge({ capture: 'LATER' }));
    expect(await cancel(held.orderId)).toMatchObject({ code: 'ORDER_HAS_AUTHORIZED_TRANSACTION' });
    expect(await setStatus(held.orderId, 'CANCELED')).toMatchObject({ code: 'ORDER_HAS_AUTHORIZED_TRANSACTION' });
    await held.move('VOID', payment.id);
    expect(expectAnswer(await cancel(held.orderId)).order?.status).toBe('CANCELED');
    const asked = await placeOrderWithoutCheckout(shop);
    await asked.charge({ token: cards.asking });
    expect(await cancel(asked.orderId)).toMatchObject({ code: 'ORDER_IS_PENDING' });
  });

  test('ends what can be done with an order', async () => {
    const { id, lines } = await twoOfFive();
    expectAnswer(await cancel(id));
    const lineItems = [{ id: lines[0] }];
    expect(
      await shop.staff().call(orderFulfillments.createFulfillment, { orderId: id, fulfillment: { lineItems } }),
    ).toMatchObject({ code: 'ORDER_CANCELED' });
    expect(await cancel('00000000-0000-4000-8000-000000000000')).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  });
});

describe('moving to a status', () => {
  test('follows the table of statuses, and says what does not', async () => {
    const { id } = await twoOfFive();
    expect(await setStatus(id, 'APPROVED')).toMatchObject({ code: 'STATUS_ALREADY_SET' });
    expect(await setStatus(id, 'INITIALIZED')).toMatchObject({ code: 'STATUS_NOT_SUPPORTED' });
    for (const status of ['PENDING', 'REJECTED'])
      expect(await setStatus(id, status)).toMatchObject({
        code: 'UNSUPPORTED_TRANSITION',
        data: { from: 'APPROVED', to: status },
      });
    expect(expectAnswer(await setStatus(id, 'CANCELED')).order?.status).toBe('CANCELED');
    for (const status of ['APPROVED', 'PENDING', 'REJECTED'])
      expect(await setStatus(id, status)).toMatchObject({ code: 'UNSUPPORTED_TRANSITION' });
    expect(await setStatus(id, 'CANCELED')).toMatchObject({ code: 'STATUS_ALREADY_SET' });
    expect((await read(id))?.status).toBe('CANCELED');
  });
});

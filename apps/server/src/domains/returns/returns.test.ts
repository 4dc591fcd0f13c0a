import { orderBilling, orderReturns, orders } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { doDueWork, handOnEvents } from '@stoa/server/testing/tasks';
import { expectSettled, placeOrderWithoutCheckout, type UnpaidOrder } from '@stoa/server/testing/unpaid-orders';
import { beforeEach, describe, expect, test } from 'vitest';
import { withSite } from '../../platform/db/index.ts';
import { pageOfOrder } from '../orders/index.ts';
import { returnsFollowRefunds } from './follow-refunds.ts';
import { returnData } from './personal-data.store.ts';
import { returnNotice } from './tell-of-return.ts';

const database = await openTestDatabase();
const DAY_MS = 86_400_000;
const ADA = 'ada@example.com';
let shop: Shop;
let order: UnpaidOrder;
let orderId: string;
let lineItemId: string;
beforeEach(async () => {
  shop = await openShop(database);
  order = await placeOrderWithoutCheckout(shop, ADA);
  orderId = order.orderId;
  lineItemId = (await order.read())?.lineItems?.[0]?.id ?? '';
});

const staff = () => shop.staff();
const switchOn = (more: object = {}) =>
  staff().call(orderReturns.updateReturnSettings, { settings: { enabled: true, revision: '1', ...more } });
const ask = (quantity: number, more: object = {}) =>
  order.visitor.call(orderReturns.requestReturn, {
    ...{ orderId, lineItems: [{ lineItemId, quantity }], reason: 'DAMAGED', ...more },
  });
const asked = async (quantity: number) => expectAnswer(await ask(quantity)).orderReturn?.id ?? '';
const open = async () => expectAnswer(await order.visitor.call(orderReturns.openReturns, { orderId }));
const approve = (returnId: string) => staff().call(orderReturns.approveReturn, { returnId, answer: 'Use the label' });
const receive = (returnId: string) => staff().call(orderReturns.receiveReturn, { returnId });

describe('asking for a return', () => {
  test('is open for the days that the owner set, once returns are switched on', async () => {
    expect(await ask(1)).toMatchObject({ code: 'RETURNS_CLOSED' });
    expect(await open()).toMatchObject({ returns: [], returnable: [], until: null });
    expectAnswer(await switchOn({ days: 14, conditions: 'Unused' }));
    expect(await open()).toMatchObject({ returnable: [{ lineItemId, quantity: 2 }], conditions: 'Unused' });
    shop.clock.now = new Date(shop.clock.now.getTime() + 15 * DAY_MS);
    expect((await open()).returnable).toEqual([]);
    expect(await ask(1)).toMatchObject({ code: 'RETURNS_CLOSED' });
  });

  test('takes no more than was bought and is not on its way back', async () => {
    expectAnswer(await switchOn());
    expect(await ask(3)).toMatchObject({ code: 'TOO_MANY_RETURNED', data: { lineItemId, left: 2 } });
    expect(await ask(1, { lineItems: [{ lineItemId: orderId, quantity: 1 }] })).toMatchObject({
      code: 'LINE_ITEM_NOT_FOUND',
    });
    const returnId = await asked(2);
    expect(await ask(1)).toMatchObject({ code: 'TOO_MANY_RETURNED' });
    expectAnswer(await order.visitor.call(orderReturns.cancelReturn, { orderId, returnId }));
    expect((await open()).returnable).toEqual([{ lineItemId, quantity: 2 }]);
  });

  test('ends after 20 requests for an order, canceled ones included', async () => {
    expectAnswer(await switchOn());
    for (let count = 0; count < 20; count++) {
      const returnId = await asked(1);
      expectAnswer(await order.visitor.call(orderReturns.cancelReturn, { orderId, returnId }));
    }
    expect(await ask(1)).toMatchObject({ code: 'TOO_MANY_RETURNS', data: { most: 20 } });
  });

  test('twice at the same time succeeds once', async () => {
    expectAnswer(await switchOn());
    const answers = await Promise.all([ask(2), ask(2), ask(2)]);
    expect(answers.filter((answer) => 'orderReturn' in (answer as object))).toHaveLength(1);
    expect((await open()).returns).toHaveLength(1);
  });

  test('is for the buyer, and for whoever has the link of a guest', async () => {
    expectAnswer(await switchOn());
    const body = { orderId, lineItems: [{ lineItemId, quantity: 1 }], reason: 'OTHER' as const };
    expect(await shop.visitor().call(orderReturns.requestReturn, body)).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    const page = pageOfOrder(staff().ctx, { id: orderId, buyer: {}, email: ADA });
    const token = page?.split('/orders/')[1] ?? '';
    const nobody = shop.as({ kind: 'nobody' });
    expect(await nobody.call(orderReturns.openReturns, { orderId })).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    const link = { token, lineItems: body.lineItems, reason: body.reason, note: 'A crack' };
    const { orderReturn } = expectAnswer(await nobody.call(orderReturns.requestReturn, link));
    expect(orderReturn).toMatchObject({ orderId, status: 'REQUESTED', note: 'A crack' });
    expect(
      await nobody.call(orderReturns.cancelReturn, { token: `${token}x`, returnId: orderReturn?.id ?? '' }),
    ).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  });
});

describe('a return', () => {
  test('goes from step to step, and no other way', async () => {
    expectAnswer(await switchOn());
    const returnId = await asked(1);
    expect(await receive(returnId)).toMatchObject({ code: 'RETURN_STATE_CONFLICT' });
    expect(expectAnswer(await approve(returnId)).orderReturn).toMatchObject({
      status: 'APPROVED',
      answer: 'Use the label',
    });
    expectAnswer(await receive(returnId));
    expect(await order.visitor.call(orderReturns.cancelReturn, { orderId, returnId })).toMatchObject({
      code: 'RETURN_STATE_CONFLICT',
    });
    const declined = await staff().call(orderReturns.declineReturn, { returnId, answer: 'It was used' });
    expect(expectAnswer(declined).orderReturn).toMatchObject({ status: 'DECLINED', answer: 'It was used' });
    expect(await approve(orderId)).toMatchObject({ code: 'RETURN_NOT_FOUND' });
    const { order: read } = expectAnswer(await staff().call(orders.getOrder, { id: orderId }));
    const steps = (read?.activities ?? []).flatMap(({ customActivity }) => customActivity?.type ?? []);
    expect(steps).toEqual(['RETURN_REQUESTED', 'RETURN_APPROVED', 'RETURN_RECEIVED', 'RETURN_DECLINED']);
  });

  test('is refunded once a refund of the order gives the money of its items back', async () => {
    expectAnswer(await switchOn());
    const { payment } = expectSettled(await order.charge());
    const [one, other] = [await asked(1), await asked(1)];
    for (const returnId of [one, other]) {
      expectAnswer(await approve(returnId));
      expectAnswer(await receive(returnId));
    }
    const { refund } = expectAnswer(
      await staff().call(orderBilling.refundPayments, {
        orderId,
        paymentRefunds: [{ paymentId: payment.id, amount: { amount: '10' } }],
        refundItems: { lineItems: [{ lineItemId, quantity: 1 }] },
      }),
    );
    await handOnEvents(staff().ctx, [returnsFollowRefunds]);
    const { returns = [] } = await open();
    expect(returns.map(({ status }) => status)).toEqual(['REFUNDED', 'RECEIVED']);
    expect(returns[0]?.refundId).toBe(refund?.id);
    expect((await open()).returnable).toEqual([]);
  });
});

test('settings that somebody else has changed are not overwritten', async () => {
  expectAnswer(await switchOn());
  expect(await switchOn({ days: 3 })).toMatchObject({ code: 'INVALID_REVISION' });
  expect(expectAnswer(await staff().call(orderReturns.getReturnSettings, {})).settings).toMatchObject({
    ...{ enabled: true, days: 30, revision: '2' },
  });
});

test('what somebody wrote about a return is in their data, and goes with it', async () => {
  expectAnswer(await switchOn());
  expectAnswer(await ask(1, { note: 'Too blue' }));
  const { ctx } = staff();
  const person = { memberId: orderId, contactId: null, emails: [ADA] };
  const read = () => withSite(ctx, (tx) => returnData.export(ctx, tx, person));
  expect(await read()).toMatchObject([{ note: 'Too blue', reason: 'DAMAGED' }]);
  await withSite(ctx, (tx) => returnData.erase(ctx, tx, [person]));
  expect(await read()).toEqual([]);
  expect((await open()).returns?.map(({ note, reason }) => [note ?? null, reason])).toEqual([[null, 'DAMAGED']]);
});

test('the business and the buyer hear of a return, unless the shop wants no such mails', async () => {
  expectAnswer(await switchOn());
  shop.site.settings.email = 'shop@example.com';
  const mails = async () => (await shop.rows<{ input: unknown }>('tasks')).map(({ input }) => JSON.stringify(input));
  const returnId = await asked(1);
  await doDueWork(staff().ctx, [returnNotice]);
  expect((await mails()).filter((mail) => mail.includes(ADA) && mail.includes('return request'))).toHaveLength(1);
  expect(
    (await mails()).filter((mail) => mail.includes('shop@example.com') && mail.includes('Return requested')),
  ).toHaveLength(1);
  Object.assign(shop.site.settings, { letters: { 'return-update': { isOff: true } } });
  expectAnswer(await approve(returnId));
  expect((await mails()).filter((mail) => mail.includes('is approved'))).toEqual([]);
});

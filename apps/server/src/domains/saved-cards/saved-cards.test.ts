// Cards that members let be kept with the sandbox: what they see, pay with and remove, and what subscriptions need.
import { randomUUID } from 'node:crypto';
import { orders, payments, savedPaymentMethods, subscriptions } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { addSubscription, checkOut, followOrders, renewUntil, subscribe } from '@stoa/server/testing/subscriptions';
import { beforeEach, expect, test } from 'vitest';
import { withSite } from '../../platform/db/index.ts';
import { savedCardData } from '../payments/index.ts';

const GOOD = 'sandbox-4242424242424242';
const ASKING = 'sandbox-4000002760003184';

const database = await openTestDatabase();
let shop: Shop;
let memberId: string;
let member: Customer;
let mug: Awaited<ReturnType<Shop['add']>>;
beforeEach(async () => {
  shop = await openShop(database);
  memberId = randomUUID();
  member = shop.member(memberId);
  mug = await shop.add({ name: 'Mug', price: 1000, stock: 50 });
});

async function pay(asked: object, { buyer = member, line = mug.line(1) }: { buyer?: Customer; line?: unknown } = {}) {
  const { checkoutId } = await checkOut(shop, [line], { buyer });
  return buyer.call(payments.payCheckout, { checkoutId, method: 'card', ...asked });
}
const cardsOf = async (who: Customer, more: object = {}) =>
  expectAnswer(await who.call(savedPaymentMethods.listSavedPaymentMethods, more)).savedPaymentMethods ?? [];
const keep = async (paymentToken = GOOD, buyer = member) => {
  const before = (await cardsOf(buyer)).map(({ id }) => id);
  expectAnswer(await pay({ paymentToken, saveCard: true }, { buyer }));
  return (await cardsOf(buyer)).find(({ id }) => !before.includes(id))?.id ?? '';
};
const remove = (savedPaymentMethodId: string, who = member) =>
  who.call(savedPaymentMethods.deleteSavedPaymentMethod, { savedPaymentMethodId });
/** What the buyer tells the bank, at the address that it asks at. */
const answer = (url: unknown, approved: 'yes' | 'no') =>
  member.call(payments.completePaymentAction, {
    paymentId: new URL(String(url)).searchParams.get('payment') ?? '',
    approved,
  });

test('a card is kept where its owner wants that, once, and never its number', async () => {
  expectAnswer(await pay({ paymentToken: GOOD }));
  expect(await cardsOf(member)).toEqual([]);
  await keep();
  await keep();
  expect(await cardsOf(member)).toMatchObject([
    {
      primary: true,
      usable: true,
      siteMemberId: memberId,
      paymentMethod: {
        typeId: 'creditCard',
        cardInfo: {
          brand: 'VISA',
          brandName: 'Visa',
          lastFourDigits: '4242',
          expirationMonth: 12,
          expirationYear: 2049,
        },
      },
    },
  ]);
  expect(JSON.stringify(await shop.rows('saved_cards'))).not.toContain('42424242');
});

test('cards of visitors, and cards that did not pay, are not kept', async () => {
  const visitor = shop.visitor();
  expectAnswer(await pay({ paymentToken: GOOD, saveCard: true }, { buyer: visitor }));
  await pay({ paymentToken: 'sandbox-4000000000000002', saveCard: true });
  expect(await shop.rows('saved_cards')).toEqual([]);
  await keep();
  expect(await cardsOf(visitor)).toEqual([]);
});

test('a kept card pays without being given again, and the bank may ask', async () => {
  const id = await keep();
  expect(expectAnswer(await pay({ savedPaymentMethodId: id }))).toMatchObject({ outcome: 'PAID' });
  const { actionUrl } = expectAnswer(await pay({ paymentToken: ASKING, saveCard: true }));
  expect(await cardsOf(member)).toHaveLength(1);
  expectAnswer(await answer(actionUrl, 'yes'));
  const asking = (await cardsOf(member)).find((card) => card.id !== id)?.id ?? '';
  const asked = expectAnswer(await pay({ savedPaymentMethodId: asking }));
  expect(asked.outcome).toBe('ACTION_REQUIRED');
  expect(expectAnswer(await answer(asked.actionUrl, 'yes'))).toMatchObject({ outcome: 'PAID' });
});

test('nobody sees, charges or removes the cards of others, or of another site', async () => {
  const id = await keep();
  const other = shop.member(randomUUID());
  const notFound = { code: 'SAVED_PAYMENT_METHOD_NOT_FOUND' };
  expect(await cardsOf(other, { siteMemberId: memberId })).toEqual([]);
  expect(await pay({ savedPaymentMethodId: id }, { buyer: other })).toMatchObject(notFound);
  expect(await pay({ savedPaymentMethodId: id }, { buyer: shop.visitor() })).toMatchObject(notFound);
  expect(await remove(id, other)).toMatchObject(notFound);
  const elsewhere = await openShop(database);
  expect(
    await elsewhere.staff().call(savedPaymentMethods.getSavedPaymentMethod, { savedPaymentMethodId: id }),
  ).toMatchObject(notFound);
  expect(await cardsOf(shop.staff(), { siteMemberId: memberId })).toHaveLength(1);
  expect(await cardsOf(shop.staff(), { siteMemberId: 'nobody' })).toEqual([]);
});

test('cards are paged through by cursors of ours alone', async () => {
  const oldest = await keep();
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
  const ids = [oldest, await keep('sandbox-4000000000005126')];
  const list = (paging: object) => member.call(savedPaymentMethods.listSavedPaymentMethods, { paging });
  const first = expectAnswer(await list({ limit: 1 }));
  expect(first.pagingMetadata).toMatchObject({ count: 1, hasNext: true });
  const second = expectAnswer(await list({ limit: 1, cursor: first.pagingMetadata?.cursors?.next }));
  expect(second.pagingMetadata).toMatchObject({ count: 1, hasNext: false });
  const found = [first, second].flatMap(({ savedPaymentMethods: cards = [] }) => cards.map(({ id }) => id));
  expect(found).toEqual(ids);
  for (const cursor of ['99999999999999999999', '-1', '1', 'x'])
    expect(await list({ cursor })).toMatchObject({ refused: 'invalid', violations: [{ field: 'paging.cursor' }] });
});

test('the preferred card comes first, and the next one once that is gone', async () => {
  const first = await keep();
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
  const second = await keep('sandbox-4000000000005126');
  const order = async () => (await cardsOf(member)).map(({ id, primary }) => [id, primary]);
  expect(await order()).toEqual([
    [first, true],
    [second, false],
  ]);
  expectAnswer(await member.call(savedPaymentMethods.markSavedPaymentMethodPrimary, { savedPaymentMethodId: second }));
  expect((await order())[0]).toEqual([second, true]);
  expectAnswer(await remove(second));
  expect(await order()).toEqual([[first, true]]);
  expect(await remove(second)).toMatchObject({ code: 'SAVED_PAYMENT_METHOD_NOT_FOUND' });
});

test("a holder's name is changed at the revision that was read", async () => {
  const id = await keep();
  const change = (revision: string, cardholderName: string) =>
    member.call(savedPaymentMethods.updateSavedPaymentMethod, {
      savedPaymentMethod: { id, revision, paymentMethod: { cardInfo: { cardholderName } } },
    });
  expect(expectAnswer(await change('1', 'Ada Byron')).savedPaymentMethod).toMatchObject({
    revision: '2',
    paymentMethod: { cardInfo: { cardholderName: 'Ada Byron', lastFourDigits: '4242' } },
  });
  expect(await change('1', 'Eve')).toMatchObject({ code: 'INVALID_REVISION' });
});

test('a subscription is charged to the card that its buyer chooses, which stays as long as it is needed', async () => {
  const coffee = await addSubscription(shop);
  const { id, buyer } = await subscribe(shop, coffee.line(1), { buyer: member });
  const kept = await keep('sandbox-4000000000005126');
  const choose = (savedPaymentMethodId: string, who: Customer = buyer) =>
    who.call(subscriptions.changeSubscriptionCard, { subscriptionId: id, savedPaymentMethodId });
  const others = await keep(GOOD, shop.member(randomUUID()));
  expect(await choose(others)).toMatchObject({ code: 'SAVED_PAYMENT_METHOD_NOT_FOUND' });
  expect(expectAnswer(await choose(kept)).subscription).toMatchObject({
    card: { brand: 'Visa', lastFourDigits: '5126' },
    savedPaymentMethodId: kept,
  });
  expect(await remove(kept)).toMatchObject({ code: 'SAVED_PAYMENT_METHOD_IN_USE' });
  await renewUntil(shop, '2026-04-02T10:00:00.000Z');
  const charged = await shop.rows<{ details: { savedCardId?: string; chargedAgain?: object } }>('payments');
  expect(charged.filter(({ details }) => details.chargedAgain && details.savedCardId === kept)).toHaveLength(1);
  expectAnswer(await buyer.call(subscriptions.cancelSubscription, { subscriptionId: id, when: 'NOW' }));
  expectAnswer(await remove(kept));
});

test('a subscription that was bought with a kept card needs it', async () => {
  const coffee = await addSubscription(shop);
  const kept = await keep();
  expectAnswer(await pay({ savedPaymentMethodId: kept }, { line: coffee.line(1) }));
  await followOrders(shop);
  expect(await remove(kept)).toMatchObject({ code: 'SAVED_PAYMENT_METHOD_IN_USE' });
});

test('a card is needed as soon as a subscription is being paid with it', async () => {
  const coffee = await addSubscription(shop);
  const inUse = { code: 'SAVED_PAYMENT_METHOD_IN_USE' };
  const kept = await keep();
  const { orderId } = expectAnswer(await pay({ savedPaymentMethodId: kept }, { line: coffee.line(1) }));
  expect(await remove(kept)).toMatchObject(inUse);
  await followOrders(shop);
  const { order } = expectAnswer(await member.call(orders.getOrder, { id: orderId }));
  const subscriptionId = order?.lineItems?.[0]?.subscriptionInfo?.id ?? '';
  expectAnswer(await member.call(subscriptions.cancelSubscription, { subscriptionId, when: 'NOW' }));
  expectAnswer(await remove(kept));

  const { actionUrl: first } = expectAnswer(await pay({ paymentToken: ASKING, saveCard: true }));
  expectAnswer(await answer(first, 'yes'));
  const asking = (await cardsOf(member))[0]?.id ?? '';
  const asked = expectAnswer(await pay({ savedPaymentMethodId: asking }, { line: coffee.line(1) }));
  expect(await remove(asking)).toMatchObject(inUse);
  expect(expectAnswer(await answer(asked.actionUrl, 'no'))).toMatchObject({ outcome: 'DECLINED' });
  expectAnswer(await remove(asking));
});

test('an account takes its cards with it', async () => {
  await keep();
  const { ctx } = shop.staff();
  const person = { memberId: memberId, contactId: null, emails: [] };
  const exported = await withSite(ctx, (tx) => savedCardData.export(ctx, tx, person));
  expect(exported).toMatchObject([{ lastFourDigits: '4242' }]);
  await withSite(ctx, (tx) => savedCardData.erase(ctx, tx, [person]));
  expect(await shop.rows('saved_cards')).toEqual([]);
});

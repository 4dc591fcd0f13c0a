// Cards that are removed while they are charged or chosen, on a server: the embedded database has one connection and so no races.
import { randomUUID } from 'node:crypto';
import { payments, savedPaymentMethods, subscriptions } from '@stoa/contract';
import { onPostgres } from '@stoa/server/testing/on-postgres';
import { expectAnswer, openShop } from '@stoa/server/testing/shop';
import { addSubscription, checkOut, followOrders, renewNow, subscribe } from '@stoa/server/testing/subscriptions';
import { beforeEach, expect, test } from 'vitest';
import type { Database } from '../../platform/db/index.ts';

const CARDS = ['sandbox-4242424242424242', 'sandbox-4000000000005126'];
const ROUNDS = 6;

let database: Database;
onPostgres((opened) => {
  database = opened;
});

let shop: Awaited<ReturnType<typeof openShop>>;
let member: ReturnType<typeof shop.member>;
let coffee: Awaited<ReturnType<typeof addSubscription>>;
beforeEach(async () => {
  shop = await openShop(database);
  member = shop.member(randomUUID());
  coffee = await addSubscription(shop);
});

const cards = async () =>
  expectAnswer(await member.call(savedPaymentMethods.listSavedPaymentMethods, {})).savedPaymentMethods ?? [];
const pay = async (line: unknown, asked: object) => {
  const { checkoutId } = await checkOut(shop, [line], { buyer: member });
  return () => member.call(payments.payCheckout, { checkoutId, method: 'card', ...asked });
};
async function keep(paymentToken = CARDS[0]) {
  const known = (await cards()).map(({ id }) => id);
  expectAnswer(await (await pay(coffee.once(1), { paymentToken, saveCard: true }))());
  return (await cards()).find(({ id }) => !known.includes(id))?.id ?? '';
}
const remove = (savedPaymentMethodId: string) =>
  member.call(savedPaymentMethods.deleteSavedPaymentMethod, { savedPaymentMethodId });
const move = (subscriptionId: string, savedPaymentMethodId: string) =>
  member.call(subscriptions.changeSubscriptionCard, { subscriptionId, savedPaymentMethodId });
const read = async (subscriptionId: string) =>
  expectAnswer(await member.call(subscriptions.getSubscription, { subscriptionId }));
const mine = async () =>
  expectAnswer(await member.call(subscriptions.listMySubscriptions, {})).subscriptions?.filter(
    ({ status }) => status === 'ACTIVE',
  ) ?? [];

/** Begins both at the same time, and one of them a little later from round to round. */
const atOnce = <A, B>(round: number, one: () => Promise<A>, other: () => Promise<B>): Promise<[A, B]> => {
  const later = async () => {
    await new Promise((resolve) => setTimeout(resolve, round * 5));
    return other();
  };
  return Promise.all([one(), later()]);
};
const codeOf = (answer: object) => (answer as { code?: string }).code ?? 'DONE';

test('a subscription begins with a card that stays, or not at all', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const card = await keep();
    const [paid, removed] = await atOnce(round, await pay(coffee.line(1), { savedPaymentMethodId: card }), () =>
      remove(card),
    );
    await followOrders(shop);
    const begun = await mine();
    const isPaid = codeOf(paid) === 'DONE';
    expect([codeOf(paid), codeOf(removed)]).toEqual(
      isPaid ? ['DONE', 'SAVED_PAYMENT_METHOD_IN_USE'] : ['SAVED_PAYMENT_METHOD_NOT_FOUND', 'DONE'],
    );
    expect(begun.map(({ savedPaymentMethodId }) => savedPaymentMethodId)).toEqual(isPaid ? [card] : []);
    expect((await cards()).map(({ id }) => id)).toEqual(isPaid ? [card] : []);
    for (const { id = '' } of begun)
      expectAnswer(await member.call(subscriptions.cancelSubscription, { subscriptionId: id ?? '', when: 'NOW' }));
    if (isPaid) expectAnswer(await remove(card));
  }
});

test('a purchase is paid by the card, or finds it gone', async () => {
  const charges = async () => (await shop.rows('payments')).length;
  for (let round = 0; round < ROUNDS; round++) {
    const card = await keep();
    const before = await charges();
    const [paid, removed] = await atOnce(round, await pay(coffee.once(1), { savedPaymentMethodId: card }), () =>
      remove(card),
    );
    expect(codeOf(removed)).toBe('DONE');
    expect(await cards()).toEqual([]);
    expect(['DONE', 'SAVED_PAYMENT_METHOD_NOT_FOUND']).toContain(codeOf(paid));
    expect(await charges()).toBe(codeOf(paid) === 'DONE' ? before + 1 : before);
  }
});

test('a subscription moves to a card that stays, or not at all', async () => {
  const { id } = await subscribe(shop, coffee.line(1), { buyer: member });
  let moves = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const before = (await read(id)).subscription?.savedPaymentMethodId ?? null;
    const card = await keep(CARDS[moves % 2]);
    const [moved, removed] = await atOnce(
      round,
      () => move(id, card),
      () => remove(card),
    );
    const after = (await read(id)).subscription?.savedPaymentMethodId ?? null;
    const isMoved = codeOf(moved) === 'DONE';
    expect([codeOf(moved), codeOf(removed)]).toEqual(
      isMoved ? ['DONE', 'SAVED_PAYMENT_METHOD_IN_USE'] : ['SAVED_PAYMENT_METHOD_NOT_FOUND', 'DONE'],
    );
    expect(after).toBe(isMoved ? card : before);
    if (isMoved) moves += 1;
    if (isMoved && before) expectAnswer(await remove(before));
  }
});

test('a cycle is charged once while its subscription moves to another card and the old one is removed', async () => {
  const { id } = await subscribe(shop, coffee.line(1), { buyer: member });
  let old = await keep(CARDS[0]);
  expectAnswer(await move(id, old));
  for (let round = 0; round < ROUNDS; round++) {
    const next = await keep(CARDS[(round + 1) % 2]);
    shop.clock.now = new Date(Date.UTC(2026, 3 + round, 2, 10));
    const renew = () => renewNow(shop, id);
    await atOnce(round, renew, async () => {
      expectAnswer(await move(id, next));
      expectAnswer(await remove(old));
    });
    await followOrders(shop);
    // whoever was late has another try a minute later
    await renew();
    await followOrders(shop);
    const { subscription, cycles = [] } = await read(id);
    expect(subscription).toMatchObject({ failedAttempts: 0, problem: null, savedPaymentMethodId: next });
    expect(cycles).toHaveLength(round + 2);
    old = next;
  }
});

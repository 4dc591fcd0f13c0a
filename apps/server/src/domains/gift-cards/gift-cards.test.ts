import { giftCards, giftVouchers } from '@stoa/contract';
import { GIFT_CARDS_APP_ID } from '@stoa/contract/ecom/fixed-ids';
import { openOwnDatabase } from '@stoa/server/testing/database';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { doDueWork } from '@stoa/server/testing/tasks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, withSite } from '../../platform/db/index.ts';
import { mailTask } from '../../platform/mail/mail-queue.ts';
import { giveBackToGiftCards } from './give-back.ts';
import { giftCardData } from './personal-data.ts';
import { redeemByCode } from './redeem-by-code.ts';
import { giftCardMail } from './send-gift-card.ts';

let database: Database;
let shop: Shop;
let staff: Customer;
beforeAll(async () => {
  database = await openOwnDatabase();
});
afterAll(() => database?.close());
beforeEach(async () => {
  shop = await openShop(database);
  staff = shop.staff();
});

const CODE = 'GIFT-0000-1234';
const ada = { name: 'Ada', email: 'ada@work.test' };
const appId = GIFT_CARDS_APP_ID;

/** Issues a card of 50; time goes on. */
const issue = async (request: object = {}) => {
  tick();
  const { giftCard, code } = expectAnswer(await staff.call(giftCards.createGiftCard, { amount: '50', ...request }));
  return { ...giftCard, id: giftCard?.id ?? '', revision: giftCard?.revision ?? '', code: code ?? '' };
};
const tick = () => {
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
};
const read = async (giftCardId: string) => expectAnswer(await staff.call(giftCards.getIssuedGiftCard, { giftCardId }));
const redeem = (value: string, more: object = {}) =>
  staff.call(giftVouchers.redeemGiftCard, { code: CODE, amount: { value, currency: 'EUR' }, appId, ...more });
const update = (change: object) => staff.call(giftCards.updateGiftCard, { giftCard: change });

/** Does what is due in some days; the texts of mails queued so far. */
async function mailsAfter(days: number): Promise<string[]> {
  shop.clock.now = new Date(shop.clock.now.getTime() + days * 24 * 60 * 60_000);
  await doDueWork(staff.ctx, [giftCardMail]);
  const tasks = await shop.rows<{ kind: string; input: { to: string; text: string } }>('tasks');
  return tasks.filter(({ kind }) => kind === mailTask.name).map(({ input }) => `${input.to} ${input.text}`);
}

test('a card is issued with a code that only its answer shows', async () => {
  const card = await issue({ note: 'For the fair', expirationDate: '2027-01-01T00:00:00.000Z' });
  expect(card.code).toMatch(/^[A-Z2-9]{16}$/);
  expect(card).toMatchObject({
    obfuscatedCode: `************${card.code.slice(-4)}`,
    initialAmount: { value: '50.00', currency: 'EUR' },
    balance: { value: '50.00', currency: 'EUR' },
    status: 'VALID',
    note: 'For the fair',
    recipient: null,
    sentDate: null,
  });
  expect(JSON.stringify(await read(card.id))).not.toContain(card.code);
  expect(await mailsAfter(1)).toEqual([]);
});

test('a code is given to one card, whatever its letters', async () => {
  await issue({ code: CODE });
  expect(await staff.call(giftCards.createGiftCard, { amount: '5', code: 'gift-0000-1234' })).toMatchObject({
    code: 'ALREADY_EXISTS',
  });
  expect(await staff.call(giftCards.createGiftCard, { amount: '0' })).toMatchObject({ refused: 'invalid' });
});

test('the recipient gets the code at once, or on the chosen day, with the words of the sender', async () => {
  await issue({ code: CODE, recipient: ada, senderName: 'Grace', message: 'Happy birthday!' });
  const [mail, ...others] = await mailsAfter(0);
  expect(others).toEqual([]);
  expect(mail).toMatch(/^ada@work.test Hello Ada,\n\nGrace has sent you a gift card worth €50.00 for /);
  for (const text of [CODE, 'Happy birthday!']) expect(mail).toContain(text);

  const later = await issue({ recipient: { email: 'b@work.test' }, deliveryDate: '2026-03-05T10:00:00.000Z' });
  expect(await mailsAfter(2)).toHaveLength(1);
  expect(await mailsAfter(1)).toHaveLength(2);
  expect((await read(later.id)).giftCard?.sentDate).toMatch(/^2026-03-05T10:00:0/);
  expect(await mailsAfter(30)).toHaveLength(2);
});

test('a blocked card is not sent, and a new day of delivery takes the place of the old one', async () => {
  const card = await issue({ recipient: ada, deliveryDate: '2026-03-05T10:00:00.000Z' });
  const moved = { id: card.id, revision: card.revision, deliveryDate: '2026-03-09T10:00:00.000Z' };
  const { giftCard } = expectAnswer(await update(moved));
  expect(await update(moved)).toMatchObject({ code: 'INVALID_REVISION' });
  expect(await mailsAfter(4)).toEqual([]);
  expectAnswer(await update({ id: card.id, revision: giftCard?.revision, disabled: true }));
  expect(await mailsAfter(10)).toEqual([]);
});

test('a code is sent again, but not to nobody, nor of a card that cannot be used', async () => {
  const send = (giftCardId: string) => staff.call(giftCards.sendGiftCard, { giftCardId });
  const nobodys = await issue();
  expect(await send(nobodys.id)).toMatchObject({ code: 'GIFT_CARD_HAS_NO_RECIPIENT' });
  const card = await issue({ code: CODE, recipient: ada });
  await mailsAfter(0);
  expectAnswer(await send(card.id));
  expect(await mailsAfter(0)).toHaveLength(2);
  expectAnswer(await redeem('50'));
  expect(await send(card.id)).toMatchObject({ code: 'GIFT_CARD_IS_EMPTY' });
  expect(await send(staff.ctx.newId())).toMatchObject({ refused: 'not-found' });
});

test('a program redeems a card once for each order, and returns what it took once', async () => {
  const card = await issue({ code: CODE });
  const orderId = staff.ctx.newId();
  const { transactionId } = expectAnswer(await redeem('20', { orderId, code: CODE.toLowerCase() }));
  expect(await redeem('5', { orderId })).toMatchObject({ code: 'ALREADY_REDEEMED' });
  expect(await redeem('30.01')).toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
  expect(await redeem('5', { amount: { value: '5', currency: 'USD' } })).toMatchObject({
    code: 'CURRENCY_NOT_SUPPORTED',
  });
  expect(await redeem('0')).toMatchObject({ refused: 'invalid' });
  expect(await redeem('5', { code: 'UNKNOWN-CODE' })).toMatchObject({ code: 'GIFT_CARD_NOT_FOUND' });
  expect(await redeem('5', { appId: staff.ctx.newId() })).toMatchObject({ code: 'GIFT_CARD_NOT_FOUND' });

  const giveBack = () => staff.call(giftVouchers.voidTransaction, { appId, transactionId });
  tick();
  expect((await read(card.id)).giftCard?.balance).toEqual({ value: '30.00', currency: 'EUR' });
  expect(expectAnswer(await giveBack())).toEqual({});
  expect(await giveBack()).toMatchObject({ code: 'ALREADY_VOIDED' });
  expect(await staff.call(giftVouchers.voidTransaction, { appId, transactionId: 'unknown' })).toMatchObject({
    code: 'TRANSACTION_NOT_FOUND',
  });
  expect(await read(card.id)).toMatchObject({
    giftCard: { balance: { value: '50.00' } },
    transactions: [
      { type: 'RETURNED', amount: '20.00', order: { id: orderId } },
      { type: 'REDEEMED', amount: '-20.00', voided: true },
    ],
  });
  // what was returned may be taken again
  expectAnswer(await redeem('50', { orderId }));
});

test('a blocked or expired card neither pays nor takes back', async () => {
  const { id, revision } = await issue({ code: CODE, expirationDate: '2026-03-10T00:00:00.000Z' });
  const { transactionId } = expectAnswer(await redeem('10'));
  const giveBack = () => staff.call(giftVouchers.voidTransaction, { appId, transactionId });
  const { giftCard } = expectAnswer(await update({ id, revision, disabled: true }));
  expect(giftCard?.status).toBe('DISABLED');
  expect(await redeem('1')).toMatchObject({ code: 'GIFT_CARD_DISABLED' });
  expect(await giveBack()).toMatchObject({ code: 'GIFT_CARD_DISABLED' });
  expectAnswer(await update({ id, revision: giftCard?.revision, disabled: false }));
  await mailsAfter(30);
  expect(await redeem('1')).toMatchObject({ code: 'GIFT_CARD_EXPIRED' });
  expect(await giveBack()).toMatchObject({ code: 'GIFT_CARD_EXPIRED' });
});

test('many redemptions and returns at once leave a balance that is the sum of its history', async () => {
  const card = await issue({ code: CODE });
  const orderId = staff.ctx.newId();
  const taken = await Promise.all(Array.from({ length: 12 }, () => redeem('7', { orderId })));
  const done = taken.flatMap((answer) => ('transactionId' in answer ? [answer.transactionId] : []));
  expect(done).toHaveLength(1);
  const others = await Promise.all(Array.from({ length: 12 }, () => redeem('7')));
  expect(others.filter((answer) => 'transactionId' in answer)).toHaveLength(6);
  const transactionId = done[0];
  await Promise.all(
    Array.from({ length: 12 }, () => staff.call(giftVouchers.voidTransaction, { appId, transactionId })),
  );
  const { giftCard, transactions = [] } = await read(card.id);
  const sum = transactions.reduce((total, { amount }) => total + Number(amount), 50);
  expect([giftCard?.balance?.value, sum]).toEqual(['8.00', 8]);
});

test('a card that a program and then the shop let pay for one order gets back all of it, once', async () => {
  const card = await issue({ code: CODE });
  const orderId = staff.ctx.newId();
  expectAnswer(await redeem('20', { orderId }));
  const { ctx } = staff;
  const wish = { code: CODE, amount: 500, currency: 'EUR', orderId, but: [], held: [] };
  expectAnswer(await withSite(ctx, (tx) => redeemByCode(ctx, tx, wish)));
  expect((await read(card.id)).giftCard?.balance?.value).toBe('25.00');
  for (let times = 0; times < 2; times++) await withSite(ctx, (tx) => giveBackToGiftCards(ctx, tx, orderId));
  const { giftCard, transactions } = await read(card.id);
  expect([giftCard?.balance?.value, transactions?.length]).toEqual(['50.00', 4]);
});

test('cards are found by their code, its end, and their recipient, and are added up', async () => {
  await issue({ code: CODE, recipient: ada });
  await issue({ code: 'OTHER-CARD-9999', amount: '20' });
  const find = async (search: string, query: object = {}) =>
    expectAnswer(await staff.call(giftCards.listGiftCards, { search, query })).giftCards?.map(
      ({ initialAmount }) => initialAmount?.value,
    );
  expect(await find('')).toEqual(['20.00', '50.00']);
  for (const search of ['1234', CODE, 'ADA', 'work.test']) expect(await find(search)).toEqual(['50.00']);
  expect(await find('gift')).toEqual([]);
  expect(await find('%')).toEqual([]);
  await redeem('50');
  expect(await find('', { filter: { isEmpty: false } })).toEqual(['20.00']);
  expect(expectAnswer(await staff.call(giftCards.getGiftCardTotals, {})).totals).toEqual([
    { currency: 'EUR', count: 1, balance: '20.00', redeemed: '50.00' },
  ]);
  expect(await staff.call(giftCards.listGiftCards, { query: { filter: { code: CODE } } })).toMatchObject({
    refused: 'invalid',
  });
});

test('a person sees the cards they were sent, and is forgotten without loss of their value', async () => {
  const card = await issue({ code: CODE, recipient: ada, message: 'For Ada' });
  const person = { memberId: null, contactId: null, emails: ['ADA@work.test'], visitorIds: [] };
  const shown = await withSite(staff.ctx, (tx) => giftCardData.export(staff.ctx, tx, person as never));
  expect(shown).toMatchObject([{ id: card.id, recipient: ada }]);
  expect(JSON.stringify(shown)).not.toContain(CODE);
  await withSite(staff.ctx, (tx) => giftCardData.erase(staff.ctx, tx, [person] as never));
  expect((await read(card.id)).giftCard).toMatchObject({ recipient: null, message: null, balance: { value: '50.00' } });
});

import { mails } from '@stoa/contract';
import { openOwnDatabase } from '@stoa/server/testing/database';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { doDueWork } from '@stoa/server/testing/tasks';
import { type Mailbox, startMailbox } from '@stoa/testkit/mailbox';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { aboutOrder } from '../../letters.ts';
import { type Database, withSite } from '../../platform/db/index.ts';
import { DAY_MS, MINUTE_MS } from '../../platform/durations.ts';
import { exampleLook } from '../../platform/mail/letter.fixture.ts';
import { toMail } from '../../platform/mail/letter.ts';
import { type MailReason, mailTask, queueMail } from '../../platform/mail/mail-queue.ts';
import { createMailer } from '../../platform/mail/mailer.ts';
import { refusesMail } from '../../platform/mail/mails.store.ts';
import { mailData, oldMailsExpire } from './kept-mails.ts';

let database: Database;
let mailbox: Mailbox;
let shop: Shop;
let ctx: Context;
beforeAll(async () => {
  database = await openOwnDatabase();
  mailbox = await startMailbox();
});
afterAll(async () => {
  await mailbox?.stop();
  await database?.close();
});
beforeEach(async () => {
  shop = await openShop(database);
  ctx = {
    ...shop.staff().ctx,
    mailer: createMailer({ smtpUrl: mailbox.url, from: 'shop@example.com', directory: '/nowhere' }),
  };
  mailbox.mails.length = 0;
  mailbox.open();
});

const pass = (milliseconds: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + milliseconds);
};
const queue = (to: string, reason: Partial<MailReason> = {}, subject = 'Your order') =>
  withSite(ctx, async (tx) =>
    queueMail(tx, toMail(to, { subject, paragraphs: ['Thank you, <Ada>.'] }, exampleLook), {
      kind: 'order-confirmation',
      ...reason,
    }),
  );
const deliver = () => doDueWork(ctx, [mailTask]);
const list = async (filter: object = {}) =>
  expectAnswer(await shop.staff().call(mails.queryMails, { query: { filter } })).mails ?? [];
const states = async () => (await list()).map(({ recipient, state }) => [recipient, state]);

test('mails are found by recipient, kind, state and subject matter, the latest first', async () => {
  const orderId = ctx.newId();
  await queue('Ada@example.com', { about: aboutOrder({ id: orderId }) });
  await deliver();
  pass(MINUTE_MS);
  mailbox.close();
  await queue('bob@example.com', { kind: 'refund' });
  await deliver();
  expect(await states()).toEqual([
    ['bob@example.com', 'WAITING'],
    ['ada@example.com', 'SENT'],
  ]);
  const found = async (filter: object) => (await list(filter)).map(({ recipient }) => recipient);
  expect(await found({ recipient: { $startsWith: 'ada' } })).toEqual(['ada@example.com']);
  expect(await found({ kind: 'refund' })).toEqual(['bob@example.com']);
  expect(await found({ state: { $in: ['WAITING', 'FAILED'] } })).toEqual(['bob@example.com']);
  expect(await found({ 'about.id': orderId })).toEqual(['ada@example.com']);
  expect(await shop.staff().call(mails.queryMails, { query: { filter: { state: 'LOST' } } })).toMatchObject({
    refused: 'invalid',
  });
});

test('a mail is shown with its text, as it was sent', async () => {
  const id = await queue('ada@example.com');
  await deliver();
  const { mail, content } = expectAnswer(await shop.staff().call(mails.getMail, { mailId: id }));
  expect(mail).toMatchObject({ title: 'Order confirmation', subject: 'Your order', tries: 1, hasContent: true });
  expect(mail?.answers).toMatchObject([{ text: expect.stringContaining('250') }]);
  expect(content?.html).toContain('Thank you, &lt;Ada&gt;.');
  expect(content?.text).toContain('Thank you, <Ada>.');
  expect(await shop.staff().call(mails.getMail, { mailId: ctx.newId() })).toMatchObject({ refused: 'not-found' });
});

test('what bounced is tried again at the wish of staff, and is the same mail', async () => {
  mailbox.refuse({ at: 'RCPT TO', code: 550, text: '5.1.1 nobody here' });
  const id = await queue('ada@example.com');
  await deliver();
  expect(await states()).toEqual([['ada@example.com', 'BOUNCED']]);
  expect(await withSite(ctx, (tx) => refusesMail(tx, 'ADA@example.com'))).toBe(true);
  mailbox.open();
  expectAnswer(await shop.staff().call(mails.retryMail, { mailId: id }));
  expect(await shop.staff().call(mails.retryMail, { mailId: id })).toMatchObject({ code: 'MAIL_IS_NOT_STUCK' });
  await deliver();
  expect(mailbox.mails).toMatchObject([{ to: ['ada@example.com'], subject: 'Your order' }]);
  expect(await list()).toMatchObject([{ id, state: 'SENT', tries: 2 }]);
  expect(await withSite(ctx, (tx) => refusesMail(tx, 'ada@example.com'))).toBe(false);
});

test('staff need not wait for the next try', async () => {
  mailbox.close();
  const id = await queue('ada@example.com');
  await deliver();
  mailbox.open();
  expectAnswer(await shop.staff().call(mails.retryMail, { mailId: id }));
  await deliver();
  expect(mailbox.mails).toHaveLength(1);
  pass(DAY_MS);
  await deliver();
  expect(mailbox.mails).toHaveLength(1);
});

test('a further copy goes to the same address or another, though not without end', async () => {
  const id = await queue('ada@example.com', { about: aboutOrder({ id: ctx.newId() }) });
  await deliver();
  const again = (request: object) => shop.staff().call(mails.sendMailAgain, { mailId: id, ...request });
  const { mail } = expectAnswer(await again({ to: 'ada@work.example' }));
  expect(mail).toMatchObject({
    recipient: 'ada@work.example',
    repeats: id,
    state: 'WAITING',
    kind: 'order-confirmation',
  });
  await deliver();
  expect(mailbox.mails.map(({ to }) => to)).toEqual([['ada@example.com'], ['ada@work.example']]);
  let refused = false;
  for (let count = 0; count < 30 && !refused; count++) refused = 'code' in (await again({}));
  expect(refused).toBe(true);
});

test('confidential mails are neither shown nor sent again', async () => {
  const id = await queue('ada@example.com', { kind: 'login-code', isConfidential: true }, '482913 is your code');
  await deliver();
  const { mail, content } = expectAnswer(await shop.staff().call(mails.getMail, { mailId: id }));
  expect(mail).toMatchObject({ subject: '', title: 'Login code', isConfidential: true, hasContent: false });
  expect(content).toBeNull();
  expect(await shop.staff().call(mails.sendMailAgain, { mailId: id })).toMatchObject({ code: 'MAIL_HAS_NO_TEXT' });
});

test('troubles are counted', async () => {
  const troubles = async () => expectAnswer(await shop.staff().call(mails.getMailTroubles, {})).troubles;
  expect(await troubles()).toMatchObject({ waiting: 0, held: 0, inDoubt: 0, failed: 0 });
  mailbox.refuse({ at: 'RCPT TO', code: 550, text: 'nobody here' });
  await queue('ada@example.com');
  await deliver();
  mailbox.close();
  await queue('bob@example.com');
  await deliver();
  await queue('eve@example.com');
  await doDueWork({ ...ctx, mailer: { ...ctx.mailer, delivers: false, keep: async () => {} } }, [mailTask]);
  expect(await troubles()).toMatchObject({ waiting: 1, held: 1, inDoubt: 0, failed: 1 });
  pass(8 * DAY_MS);
  expect(await troubles()).toMatchObject({ waiting: 1, held: 1, failed: 0 });
});

test('texts are kept for 90 days, entries for a year', async () => {
  await queue('ada@example.com');
  await deliver();
  const kept = async () => (await list()).map(({ hasContent }) => hasContent);
  await oldMailsExpire(database, new Date(ctx.now().getTime() + 89 * DAY_MS));
  expect(await kept()).toEqual([true]);
  await oldMailsExpire(database, new Date(ctx.now().getTime() + 91 * DAY_MS));
  expect(await kept()).toEqual([false]);
  await oldMailsExpire(database, new Date(ctx.now().getTime() + 366 * DAY_MS));
  expect(await kept()).toEqual([]);
});

test('people get what was mailed to them, and have it erased, also where others were mailed about them', async () => {
  await queue('ada@example.com');
  await queue('owner@example.com', {}, 'An order by ada@example.com');
  await queue('bob@example.com');
  await deliver();
  const ada = { memberId: ctx.newId(), contactId: null, emails: ['ada@example.com'] };
  expect(await withSite(ctx, (tx) => mailData.export(ctx, tx, ada))).toMatchObject([{ subject: 'Your order' }]);
  await withSite(ctx, (tx) => mailData.erase(ctx, tx, [ada]));
  const left = (await list()).map(({ recipient, subject, hasContent }) => [recipient, subject, hasContent]).sort();
  expect(left).toEqual([
    ['', '', false],
    ['bob@example.com', 'Your order', true],
    ['owner@example.com', '', false],
  ]);
});

test('another shop sees none of it', async () => {
  const id = await queue('ada@example.com');
  const other = await openShop(database);
  expect(expectAnswer(await other.staff().call(mails.queryMails, {})).mails).toEqual([]);
  for (const operation of [mails.getMail, mails.retryMail, mails.sendMailAgain] as const)
    expect(await other.staff().call(operation, { mailId: id })).toMatchObject({ refused: 'not-found' });
});

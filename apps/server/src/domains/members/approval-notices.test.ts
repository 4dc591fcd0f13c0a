import { authentication, type Request, signInSettings, verification } from '@stoa/contract';
import { openTestDatabase } from '@stoa/testkit/database';
import { type Mailbox, startMailbox } from '@stoa/testkit/mailbox';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { asPlatform, type Database } from '../../platform/db/index.ts';
import { type Relay, startRelay } from '../../platform/events/index.ts';
import { newId } from '../../platform/ids.ts';
import { startMailSender } from '../../platform/mail/mail-queue.ts';
import { createMailer } from '../../platform/mail/mailer.ts';
import { openShop, type Shop } from '../../shop.fixture.ts';
import { insertUser } from '../identity/index.ts';
import { shownAs } from './approval-notices.ts';
import { noteWhoWaits, tellWhoWaits } from './index.ts';
import { codeIn, GOOD_PASSWORD, type Json, personOf, takeMails } from './registration/people.fixture.ts';

let database: Database;
let mailbox: Mailbox;
let shop: Shop;
let relay: Relay;
const log = { warn: vi.fn(), error: vi.fn() };
beforeAll(async () => {
  database = await openTestDatabase();
  mailbox = await startMailbox();
}, 60_000);
afterAll(async () => {
  await mailbox?.stop();
  await database?.close();
});
beforeEach(async () => {
  shop = await openShop(database);
  mailbox.mails.length = 0;
  relay = await startRelay({
    database,
    consumers: [noteWhoWaits({ now: () => shop.clock.now })],
    now: () => shop.clock.now,
    log,
  });
  await change({ whoMayJoin: 'APPROVED' });
  return () => relay.stop();
});

const owner = () => personOf(shop, {}, { kind: 'staff', id: shop.site.id, role: 'owner', permissions: ['*'] });
type Settings = Partial<Request<typeof signInSettings.updateSignInSettings>['signInSettings']>;
async function change(changes: Settings): Promise<Json> {
  const { signInSettings: known } = (await owner().call(signInSettings.getSignInSettings, {})) as Record<string, Json>;
  const request = { signInSettings: { ...changes, revision: known?.revision } };
  return owner().call(signInSettings.updateSignInSettings, request);
}
const register = (name: string, more: object = {}) =>
  personOf(shop, { address: `2001:db8:${name.length}::${name.charCodeAt(0).toString(16)}` }).call(
    authentication.registerV2,
    {
      loginId: { email: `${name.toLowerCase()}@example.com` },
      password: GOOD_PASSWORD,
      profile: { nickname: name },
      ...more,
    },
  );
/** Somebody of the team, with a role of all sites or of the site's own. */
async function addStaff(role: string, permissions?: string[]): Promise<string> {
  const id = newId(shop.clock.now.getTime());
  const email = `${role}.${id}@shop.example`;
  await asPlatform('a test makes a team', database, async (tx) => {
    await insertUser(tx, { id, email, name: role, passwordHash: 'none' }, shop.clock.now);
    if (permissions)
      await sql`
        insert into staff_roles (site_id, key, title, permissions, revision, created_date, updated_date)
        values (${shop.site.id}, ${role}, ${role}, ${permissions}::text[], 1, now(), now())`.execute(tx.db);
    await sql`insert into user_roles (site_id, user_id, role) values (${shop.site.id}, ${id}, ${role})`.execute(tx.db);
  });
  return email;
}
/** What the consumer and the job do by themselves; and what they left to be mailed, from a real mail server. */
async function mailed(): Promise<{ to: string; subject: string; text: string }[]> {
  mailbox.mails.length = 0;
  await relay.drain();
  const contextOf = async (siteId: string) => (siteId === shop.site.id ? shop.staff().ctx : null);
  const telling = { database, now: () => shop.clock.now, contextOf, dashboardUrl: 'https://shop.example/dashboard' };
  await Promise.all([tellWhoWaits(telling), tellWhoWaits(telling)]);
  const mailer = createMailer({ smtpUrl: mailbox.url, from: 'shop@example.com', directory: '/nowhere' });
  const sender = await startMailSender({ database, mailer, now: () => shop.clock.now, log });
  await sender.drain();
  await sender.stop();
  return mailbox.mails
    .map(({ to, subject, text }) => ({ to: to.join(), subject, text }))
    .sort((a, b) => (a.to < b.to ? -1 : 1));
}
const later = (minutes: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
};

test('all of the team who may approve get one mail, with the name and the way there', async () => {
  const admin = await addStaff('admin');
  await addStaff('content-editor');
  const doorkeeper = await addStaff('doorkeeper', ['MEMBERS.MEMBER_APPROVE']);
  await addStaff('reader', ['MEMBERS.MEMBER_READ']);
  await register('Ann');
  const mails = await mailed();
  expect(mails.map(({ to }) => to)).toEqual([admin, doorkeeper].sort());
  for (const { subject, text } of mails) {
    expect(subject).toBe('Ann (ann@example.com) waits for your approval at Test shop');
    expect(text).toContain(`https://shop.example/dashboard/members?status=PENDING&site=${shop.site.id}`);
  }
  expect(await mailed()).toEqual([]);
});

test('however many register, there is one mail an hour, which says how many wait', async () => {
  await addStaff('owner');
  await register('Ann');
  expect(await mailed()).toHaveLength(1);
  for (const name of ['Bob', 'Cleo', 'Dora']) {
    await register(name);
    later(10);
    expect(await mailed(), name).toEqual([]);
  }
  later(29);
  expect(await mailed()).toEqual([]);
  later(1);
  const [mail, ...rest] = await mailed();
  expect(rest).toEqual([]);
  expect(mail?.subject).toBe('4 people wait for your approval at Test shop');
  expect(mail?.text).toContain('Dora (dora@example.com)');
  later(600);
  expect(await mailed()).toEqual([]);
  await register('Emil');
  expect((await mailed())[0]?.subject).toBe('5 people wait for your approval at Test shop');
});

test('a registration has no statement more for it', async () => {
  const count = async (name: string) => {
    const person = personOf(shop);
    await person.call(authentication.registerV2, { loginId: { email: name }, password: GOOD_PASSWORD });
    return person.ctx.statements.count;
  };
  await count('first@example.com');
  const waiting = await count('ann@example.com');
  await change({ whoMayJoin: 'EVERYONE' });
  // who is let in at once opens a session
  expect(waiting).toBeLessThan(await count('bob@example.com'));
});

test('who must prove their address first waits from then on', async () => {
  await addStaff('owner');
  await change({ requireEmailVerification: true });
  const { stateToken } = await register('Ann');
  const code = codeIn((await takeMails(shop, database))[0] as never);
  expect(await mailed()).toEqual([]);
  const verified = await personOf(shop).call(verification.verifyDuringAuthentication, { stateToken, code });
  expect(verified).toMatchObject({ state: 'REQUIRE_OWNER_APPROVAL' });
  expect(await mailed()).toHaveLength(1);
});

test('nobody is told of those who need no approval, or have got it meanwhile', async () => {
  await addStaff('owner');
  await register('Ann');
  await asPlatform('a test approves', database, (tx) =>
    sql`update identities set status = 'ACTIVE', pending_reasons = '{}' where site_id = ${shop.site.id}`.execute(tx.db),
  );
  expect(await mailed()).toEqual([]);
  await change({ whoMayJoin: 'EVERYONE' });
  await register('Bob');
  expect(await mailed()).toEqual([]);
});

test('the site chooses who is told', async () => {
  await addStaff('owner');
  expect(await change({ approvalNotices: 'ADDRESS' })).toEqual({
    violations: { 'signInSettings.approvalNoticeAddress': 'REQUIRED_FIELD' },
  });
  expect(await change({})).toMatchObject({ signInSettings: { approvalNotices: 'TEAM', approvalNoticeAddress: null } });
  await change({ approvalNotices: 'ADDRESS', approvalNoticeAddress: 'door@shop.example' });
  await register('Ann');
  expect((await mailed()).map(({ to }) => to)).toEqual(['door@shop.example']);
  await change({ approvalNotices: 'NOBODY' });
  later(60);
  await register('Bob');
  expect(await mailed()).toEqual([]);
});

test.each([
  ['Ann Lee', 'Ann Lee (a@b.example)'],
  ['  Ann\n Lee ', 'Ann Lee (a@b.example)'],
  ['Dr. Ann', 'Dr. Ann (a@b.example)'],
  ['a', 'a@b.example'],
  ['', 'a@b.example'],
  ['win at evil.example', 'a@b.example'],
  ['https://evil', 'a@b.example'],
  ['x'.repeat(61), 'a@b.example'],
])('%j is shown as %s', (nickname, shown) => {
  expect(shownAs({ nickname, email: 'a@b.example' })).toBe(shown);
});

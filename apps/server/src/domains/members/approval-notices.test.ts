import { authentication, type Request, signInSettings, verification } from '@stoa/contract';
import { openOwnDatabase } from '@stoa/server/testing/database';
import { openShop, type Shop } from '@stoa/server/testing/shop';
import { doDueWork, handOnEvents } from '@stoa/server/testing/tasks';
import { type Mailbox, startMailbox } from '@stoa/testkit/mailbox';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asPlatform, type Database } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { mailTask } from '../../platform/mail/mail-queue.ts';
import { createMailer } from '../../platform/mail/mailer.ts';
import { insertUser } from '../identity/index.ts';
import { approvalNotice, scheduleApprovalNotice, shownAs } from './approval-notices.ts';
import { codeIn, GOOD_PASSWORD, type Json, personOf, takeMails } from './registration/people.fixture.ts';

let database: Database;
let mailbox: Mailbox;
let shop: Shop;
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
  mailbox.mails.length = 0;
  await change({ whoMayJoin: 'APPROVED' });
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
/** A team member, with a built-in role or one of the site's own. */
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
/** Runs the consumer and the job, and returns the mails that a real mail server received. */
async function mailed(): Promise<{ to: string; subject: string; text: string }[]> {
  mailbox.mails.length = 0;
  await handOnEvents(shop.staff().ctx, [scheduleApprovalNotice]);
  const mailer = createMailer({ smtpUrl: mailbox.url, from: 'shop@example.com', directory: '/nowhere' });
  const ctx = { ...shop.staff().ctx, mailer, dashboardUrl: 'https://shop.example/dashboard' };
  await Promise.all([doDueWork(ctx, [approvalNotice]), doDueWork(ctx, [approvalNotice])]);
  await doDueWork(ctx, [mailTask]);
  return mailbox.mails
    .map(({ to, subject, text }) => ({ to: to.join(), subject, text }))
    .sort((a, b) => (a.to < b.to ? -1 : 1));
}
const later = (minutes: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
};

test('all team members who may approve get one mail, with the name and a link', async () => {
  const admin = await addStaff('admin');
  await addStaff('content-editor');
  const doorkeeper = await addStaff('doorkeeper', ['MEMBERS.MEMBER_APPROVE']);
  await addStaff('reader', ['MEMBERS.MEMBER_READ']);
  await register('Ann');
  const mails = await mailed();
  expect(mails.map(({ to }) => to)).toEqual([admin, doorkeeper, shop.site.ownerEmail].sort());
  for (const { subject, text } of mails) {
    expect(subject).toBe('Ann (ann@example.com) is waiting for your approval at Test shop');
    expect(text).toContain(`https://shop.example/dashboard/members?status=PENDING&site=${shop.site.id}`);
  }
  expect(await mailed()).toEqual([]);
});

test('there is one mail an hour for any number of registrations, with the number of people waiting', async () => {
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
  expect(mail?.subject).toBe('4 people are waiting for your approval at Test shop');
  expect(mail?.text).toContain('Dora (dora@example.com)');
  later(600);
  expect(await mailed()).toEqual([]);
  await register('Emil');
  expect((await mailed())[0]?.subject).toBe('5 people are waiting for your approval at Test shop');
});

test('a registration takes no further statement for it', async () => {
  const count = async (name: string) => {
    const person = personOf(shop);
    await person.call(authentication.registerV2, { loginId: { email: name }, password: GOOD_PASSWORD });
    return person.ctx.statements.count;
  };
  await count('first@example.com');
  const waiting = await count('ann@example.com');
  await change({ whoMayJoin: 'EVERYONE' });
  // an approved member opens a session at once
  expect(waiting).toBeLessThan(await count('bob@example.com'));
});

test('a member who must first prove an address waits from then on', async () => {
  await change({ requireEmailVerification: true });
  const { stateToken } = await register('Ann');
  const code = codeIn((await takeMails(shop, database))[0] as never);
  expect(await mailed()).toEqual([]);
  const verified = await personOf(shop).call(verification.verifyDuringAuthentication, { stateToken, code });
  expect(verified).toMatchObject({ state: 'REQUIRE_OWNER_APPROVAL' });
  expect(await mailed()).toHaveLength(1);
});

test('there is no notice about people who need no approval, or have since got it', async () => {
  await register('Ann');
  await asPlatform('a test approves', database, (tx) =>
    sql`update identities set status = 'ACTIVE', pending_reasons = '{}' where site_id = ${shop.site.id}`.execute(tx.db),
  );
  expect(await mailed()).toEqual([]);
  await change({ whoMayJoin: 'EVERYONE' });
  await register('Bob');
  expect(await mailed()).toEqual([]);
});

test('the site chooses the recipients', async () => {
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

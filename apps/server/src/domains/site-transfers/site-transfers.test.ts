import { audit, siteAdministration, siteTransfers, team } from '@stoa/contract';
import { watchChanges } from '@stoa/server/testing/changes';
import { type Staff, signInAs } from '@stoa/server/testing/staff';
import { type Answer, addressed, openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asPlatform } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { setTrashed } from '../sites/index.ts';
import { setRole } from '../team/index.ts';

let shops: TwoShops;
let siteId: string;
let owner: Staff;
let other: Staff;
beforeAll(async () => {
  shops = await openTwoShops();
});
beforeEach(async () => {
  await shops.forgetAttempts();
  other = await signInAs(shops, shops.other.site.id, 'owner');
  await proveAddressOf(other);
  siteId = await newSiteOf();
});
afterAll(() => shops?.stop());

const codeOf = ({ body }: Answer) =>
  (body as { details?: { applicationError?: { code: string } } }).details?.applicationError?.code;
const platform = <T>(work: Parameters<typeof asPlatform<T>>[2]) =>
  asPlatform('a test changes people', shops.database, work);
const proveAddressOf = ({ id }: Staff) =>
  platform(async ({ db }) => {
    await sql`update identities set email_verified = true where id = ${id}`.execute(db);
  });

/** A site of its own, whose owner is `owner`. */
async function newSiteOf(): Promise<string> {
  const maker = await signInAs(shops, shops.one.site.id, 'support');
  const address = `gift-${newId().slice(-12)}`;
  const site = { name: 'Gift', address, language: 'en', currency: 'EUR', timeZone: 'UTC' };
  const made = (await maker.call(siteAdministration.createMySite, { site })).body.site as { id: string };
  const headers = { ...maker.headers, 'wix-site-id': made.id };
  owner = {
    ...maker,
    headers,
    call: (operation, request = {}) => shops.send({ ...addressed(operation as never, request), headers }),
  };
  return made.id;
}

/** Offers the site, and returns the token of the link in the mail. */
async function offer(email: string, staysOnTeam = false): Promise<string> {
  const mails = await watchChanges(shops.database);
  const answer = await owner.call(siteTransfers.offerSite, { email, staysOnTeam });
  expect(answer.body).toMatchObject({ transfer: { email, staysOnTeam } });
  const token = textsOf(await mails()).map((text) => /take-over\?token=([\w-]+)/.exec(text)?.[1]);
  return token.find(Boolean) ?? '';
}

type Changes = Awaited<ReturnType<Awaited<ReturnType<typeof watchChanges>>>>;
const textsOf = (changes: Changes): string[] =>
  changes.flatMap(({ table, after }) => (table === 'tasks' && after ? [JSON.stringify(after)] : []));

const lookUp = (token: string) => shops.call(siteTransfers.getTransferByLink, { token });
const byLink = (token: string, account: object = {}) =>
  shops.call(siteTransfers.acceptTransferByLink, { token, ...account });
const received = async (staff: Staff) =>
  (await staff.call(siteTransfers.listReceivedTransfers)).body.transfers as { id: string }[];
const rolesOn = async (id: string) =>
  Object.fromEntries(
    await platform(async ({ db }) => {
      const { rows } = await sql<{ id: string; role: string }>`
        select user_id as id, role from user_roles where site_id = ${id}`.execute(db);
      return rows.map((row): [string, string] => [row.id, row.role]);
    }),
  );

test('somebody without an account takes a site over by the link, and both are told', async () => {
  const email = `${newId()}@new.test`;
  const token = await offer(email);
  expect((await lookUp(token)).body).toMatchObject({
    transfer: { siteName: 'Gift', email, offeredBy: 'The support', hasAccount: false, staysOnTeam: false },
  });
  expect((await owner.call(siteTransfers.getSiteTransfer)).body).toMatchObject({ transfer: { email } });
  expect((await byLink(token)).status).toBe(400);
  expect((await byLink(token, { name: 'Ines', password: 'short' })).status).toBe(400);
  const mails = await watchChanges(shops.database);
  const taken = await byLink(token, { name: 'Ines', password: 'a glaze of her own' });
  expect(taken.body).toEqual({ email, createdAccount: true });
  const told = textsOf(await mails()).join();
  expect(told).toContain('Gift has a new owner');
  expect(told).toContain('Gift is yours');
  const roles = await rolesOn(siteId);
  expect(Object.values(roles)).toEqual(['owner']);
  expect(roles[owner.id]).toBeUndefined();
  expect((await owner.call(team.listTeam)).status).not.toBe(200);
  // the link has done its work
  expect(codeOf(await lookUp(token))).toBe('TRANSFER_NOT_FOUND');
  expect(codeOf(await byLink(token, { name: 'Eve', password: 'a glaze of her own' }))).toBe('TRANSFER_NOT_FOUND');
});

test('somebody with an account accepts in the dashboard, and the former owner stays as an admin', async () => {
  await offer(other.email.toUpperCase().toLowerCase(), true);
  const [offered] = await received(other);
  const transferId = offered?.id ?? '';
  expect((await other.call(siteTransfers.acceptReceivedTransfer, { transferId })).body).toEqual({ siteId });
  expect(await rolesOn(siteId)).toEqual({ [other.id]: 'owner', [owner.id]: 'admin' });
  const again = await other.call(siteTransfers.acceptReceivedTransfer, { transferId });
  expect(codeOf(again)).toBe('TRANSFER_NOT_FOUND');
  const log = await shops.send({
    ...addressed(audit.queryAuditLog, {}),
    headers: { ...other.headers, 'wix-site-id': siteId },
  });
  const operations = (log.body.entries as { operation: string }[]).map(({ operation }) => operation);
  expect(operations).toEqual(
    expect.arrayContaining(['stoa.sites.transfers.offerSite', 'stoa.sites.transfers.acceptReceivedTransfer']),
  );
  // who is no owner any more neither offers nor withdraws
  expect((await owner.call(siteTransfers.offerSite, { email: 'a@b.test', staysOnTeam: true })).status).toBe(403);
});

test('only the owner offers a site, and neither to themselves nor for another site', async () => {
  const request = { email: 'a@b.test', staysOnTeam: true };
  const { site, apiKey, visitorToken } = shops.one;
  const people = await Promise.all(['admin', 'support', 'store-manager'].map((role) => signInAs(shops, site.id, role)));
  const watched = await shops.watch();
  for (const { call } of people) {
    expect((await call(siteTransfers.offerSite, request)).status).toBe(403);
    expect((await call(siteTransfers.getSiteTransfer)).status).toBe(403);
    expect((await call(siteTransfers.withdrawSiteTransfer)).status).toBe(403);
  }
  for (const token of [apiKey, await visitorToken()])
    expect((await shops.call(siteTransfers.offerSite, request, token)).status).toBe(403);
  const foreign = { ...other.headers, 'wix-site-id': siteId };
  const ask = (operation: unknown, body: object) =>
    shops.send({ ...addressed(operation as never, body), headers: foreign });
  expect((await ask(siteTransfers.offerSite, request)).body).not.toMatchObject({ transfer: { siteId } });
  expect((await owner.call(siteTransfers.getSiteTransfer)).body).toEqual({ transfer: null });
  expect(codeOf(await owner.call(siteTransfers.offerSite, { ...request, email: owner.email }))).toBe('SITE_IS_YOURS');
  expect((await watched()).filter(({ table }) => table === 'user_roles' || table === 'site_transfers')).toEqual([]);
  const past = new Date('2026-03-01T00:00:00Z');
  const idle = await signInAs(shops, site.id, 'owner', { authenticated: past });
  expect(codeOf(await idle.call(siteTransfers.offerSite, request))).toBe('RECENT_LOGIN_REQUIRED');
});

test('an offer to one person is of no use to another', async () => {
  await offer(other.email);
  const [offered] = await received(other);
  const eve = await signInAs(shops, shops.one.site.id, 'support');
  await proveAddressOf(eve);
  const unproven = await signInAs(shops, shops.one.site.id, 'support');
  await platform(async ({ db }) => {
    await sql`update identities set email_verified = false where id = ${unproven.id}`.execute(db);
  });
  for (const stranger of [eve, unproven, owner]) {
    expect(await received(stranger)).toEqual([]);
    for (const operation of [siteTransfers.acceptReceivedTransfer, siteTransfers.declineReceivedTransfer])
      expect(codeOf(await stranger.call(operation, { transferId: offered?.id ?? '' }))).toBe('TRANSFER_NOT_FOUND');
  }
  expect(codeOf(await byLink('guessed', { name: 'Eve', password: 'a glaze of her own' }))).toBe('TRANSFER_NOT_FOUND');
  expect(await rolesOn(siteId)).toEqual({ [owner.id]: 'owner' });
  expect((await other.call(siteTransfers.declineReceivedTransfer, { transferId: offered?.id ?? '' })).status).toBe(200);
  expect((await owner.call(siteTransfers.getSiteTransfer)).body).toEqual({ transfer: null });
});

test('an offer that was withdrawn, replaced or has expired gives nothing away, nor does one of a site in the trash', async () => {
  const first = await offer(other.email);
  const second = await offer(other.email, true);
  expect(codeOf(await byLink(first))).toBe('TRANSFER_NOT_FOUND');
  expect((await lookUp(second)).status).toBe(200);
  expect((await owner.call(siteTransfers.withdrawSiteTransfer)).status).toBe(200);
  expect(codeOf(await owner.call(siteTransfers.withdrawSiteTransfer))).toBe('TRANSFER_NOT_FOUND');
  expect(codeOf(await byLink(second))).toBe('TRANSFER_NOT_FOUND');

  const late = await offer(other.email);
  await platform(async ({ db }) => {
    await sql`update site_transfers set expires_date = '2026-03-02T09:59:59Z' where site_id = ${siteId}`.execute(db);
  });
  expect(codeOf(await byLink(late))).toBe('TRANSFER_NOT_FOUND');
  expect(await received(other)).toEqual([]);

  const trashed = await offer(other.email);
  await platform((tx) => setTrashed(tx, siteId, new Date()));
  expect(codeOf(await byLink(trashed))).toBe('TRANSFER_NOT_FOUND');
  expect(await received(other)).toEqual([]);
  await platform((tx) => setTrashed(tx, siteId, null));

  // who made the offer gave the site to somebody else in the meantime
  await platform((tx) => setRole(tx, siteId, owner.id, 'admin', new Date()));
  expect(codeOf(await byLink(trashed))).toBe('TRANSFER_NOT_FOUND');
  expect(await rolesOn(siteId)).toEqual({ [owner.id]: 'admin' });
});

test('of many who use a link at once, and a withdrawal, one comes first', async () => {
  const token = await offer(other.email);
  const answers = await Promise.all([
    ...Array.from({ length: 4 }, () => byLink(token)),
    owner.call(siteTransfers.withdrawSiteTransfer),
  ]);
  const done = answers.filter(({ status }) => status === 200);
  expect(done).toHaveLength(1);
  const isTaken = 'email' in (done[0]?.body ?? {});
  expect(await rolesOn(siteId)).toEqual(isTaken ? { [other.id]: 'owner' } : { [owner.id]: 'owner' });
});

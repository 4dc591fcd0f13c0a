import { tokens } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asPlatform, type Database } from '../../../platform/db/index.ts';
import { DAY_MS, HOUR_MS } from '../../../platform/durations.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { insertFirstClient } from '../clients.store.ts';
import { newSecret } from '../secrets.ts';
import { deleteOAuthAppRow } from './oauth-apps.store.ts';
import { insertRefreshToken, removeOldRefreshTokens, storeVisitorToken } from './refresh-tokens.store.ts';

let database: Database;
let shop: Shop;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());
beforeEach(async () => {
  shop = await openShop(database);
});

const ask = (request: object) => shop.as({ kind: 'nobody' }).call(tokens.token, request);
const mint = async (clientId = shop.site.clientId) => {
  const { refresh_token: token = '' } = expectAnswer(await ask({ clientId, grantType: 'anonymous' }));
  return token;
};
const renew = (refreshToken: string, clientId = shop.site.clientId) =>
  ask({ clientId, grantType: 'refresh_token', refreshToken });
const infoOf = async (token: string) =>
  expectAnswer(await shop.as({ kind: 'nobody' }).call(tokens.tokenInfo, { token }));
const revoke = (token: string) => shop.as({ kind: 'nobody' }).call(tokens.revoke, { token });
const isValid = async (token: string) => !isRefusal(await renew(token)) && (await infoOf(token)).active === true;
const rows = () => shop.rows<{ expires_date: string | null }>('refresh_tokens');
const pass = (time: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + time);
};
const seconds = (date: Date) => String(date.getTime() / 1000);
const removeOld = () => removeOldRefreshTokens(database, shop.clock.now);

test('a visitor costs no row until they return on another day, and then one', async () => {
  const token = await mint();
  pass(4 * HOUR_MS);
  const renewed = expectAnswer(await renew(token));
  expect(renewed.refresh_token).toBe(token);
  expect((await infoOf(renewed.access_token ?? '')).subjectId).toBe((await infoOf(token)).subjectId);
  expect(await rows()).toEqual([]);
  pass(DAY_MS);
  for (let time = 0; time < 3; time++) expectAnswer(await renew(token));
  expect(await rows()).toHaveLength(1);
});

test('a visitor’s token ends 180 days after its last use, which is stored once a day', async () => {
  const token = await mint();
  expect((await infoOf(token)).exp).toBe(seconds(new Date(shop.clock.now.getTime() + 180 * DAY_MS)));
  pass(179 * DAY_MS);
  expect(await isValid(token)).toBe(true);
  const stored = await rows();
  pass(DAY_MS - 1);
  expect(await isValid(token)).toBe(true);
  expect(await rows()).toEqual(stored);
  pass(179 * DAY_MS);
  await removeOld();
  expect(await isValid(token)).toBe(true);
  pass(180 * DAY_MS);
  expect(await renew(token)).toMatchObject({ code: 'INVALID_GRANT' });
  expect(await infoOf(token)).toEqual({ active: false });
  await removeOld();
  expect(await rows()).toEqual([]);
  expect(await isValid(token)).toBe(false);
});

test('a token that is never used ends as well', async () => {
  const token = await mint();
  pass(180 * DAY_MS);
  expect(await isValid(token)).toBe(false);
});

test('a revoked token stays revoked, whether it was stored or not, and whatever is removed', async () => {
  const [unused, used, other] = [await mint(), await mint(), await mint()];
  pass(2 * DAY_MS);
  expect([await isValid(used), await isValid(other)]).toEqual([true, true]);
  for (const token of [unused, used]) {
    await revoke(token);
    expect(await renew(token)).toMatchObject({ code: 'INVALID_GRANT' });
  }
  pass(177 * DAY_MS);
  await removeOld();
  expect([await isValid(unused), await isValid(used), await isValid(other)]).toEqual([false, false, true]);
  pass(3 * DAY_MS);
  await removeOld();
  expect([await isValid(unused), await isValid(used), await isValid(other)]).toEqual([false, false, true]);
  expect(await rows()).toHaveLength(1);
});

test('a use at the same time as its revocation does not undo it', async () => {
  const token = await mint();
  await revoke(token);
  const { clientId, id: siteId } = shop.site;
  const identity = { kind: 'visitor' as const, id: shop.site.id };
  const known = { siteId, clientId, identity, createdDate: shop.clock.now.toISOString(), expiresDate: null };
  await storeVisitorToken(database, token, known, { expires: new Date(shop.clock.now.getTime() + 180 * DAY_MS) });
  expect(await isValid(token)).toBe(false);
});

test('an altered token, and one of another client, are not valid; a deleted client’s end with it', async () => {
  const token = await mint();
  for (const altered of [token.slice(1), `${token.slice(0, -4)}AAAA`, `${token}A`, token.slice(0, 43)])
    expect(await isValid(altered), altered).toBe(false);
  const [id, siteId] = [shop.services.newId(), shop.site.id];
  await asPlatform('a test adds a client', database, (tx) =>
    insertFirstClient(tx, { id, siteId, host: 'other.localhost', now: shop.clock.now }),
  );
  const theirs = await mint(id);
  expect(await renew(theirs)).toMatchObject({ code: 'INVALID_GRANT' });
  expect(await infoOf(theirs)).toMatchObject({ active: true, clientId: id });
  await asPlatform('a test deletes a client', database, (tx) => deleteOAuthAppRow(tx, siteId, id));
  expect(await infoOf(theirs)).toEqual({ active: false });
  expect(await isValid(token)).toBe(true);
});

test('a visitor’s token that was stored when it was issued is prolonged by its use like others', async () => {
  const { clientId, id: siteId } = shop.site;
  const [token, now] = [newSecret(), shop.clock.now];
  const identity = { kind: 'visitor' as const, id: shop.services.newId() };
  const known = { siteId, clientId, identity, createdDate: now.toISOString(), expiresDate: null };
  await storeVisitorToken(database, token, known, { expires: new Date(now.getTime() + 180 * DAY_MS) });
  pass(100 * DAY_MS);
  expect(await isValid(token)).toBe(true);
  pass(179 * DAY_MS);
  expect(await infoOf(token)).toMatchObject({ active: true, subjectId: identity.id });
  pass(DAY_MS);
  expect(await infoOf(token)).toEqual({ active: false });
});

test('tokens of members and apps are never removed by their age', async () => {
  const { clientId, id: siteId } = shop.site;
  const content = { siteId, clientId, identity: { kind: 'app' as const, id: clientId } };
  const token = newSecret();
  await asPlatform('a test stores a token', database, (tx) =>
    insertRefreshToken(tx, token, content, { now: shop.clock.now }),
  );
  pass(1000 * DAY_MS);
  await removeOld();
  expect(await infoOf(token)).toMatchObject({ active: true, subjectType: 'APP', exp: null });
  await revoke(token);
  expect(await rows()).toEqual([]);
});

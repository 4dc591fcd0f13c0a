import { brands, developers } from '@stoa/contract';
import { type Staff, signInAs } from '@stoa/server/testing/staff';
import { type Answer, NOW, openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shops: TwoShops;
let owner: Staff;
let admin: Staff;
beforeAll(async () => {
  shops = await openTwoShops();
  owner = await signInAs(shops, shops.one.site.id, 'owner');
  admin = await signInAs(shops, shops.one.site.id, 'admin');
});
afterAll(() => shops?.stop());

const codeOf = ({ body }: Answer) =>
  (body as { details?: { applicationError?: { code: string } } }).details?.applicationError?.code;
const wrongFields = ({ body }: Answer) =>
  (
    body as { details?: { validationError?: { fieldViolations: { field: string }[] } } }
  ).details?.validationError?.fieldViolations.map(({ field }) => field);

type Key = { id: string; prefix: string; mayRevoke: boolean };
const createKey = (staff: Staff, apiKey: object) => staff.call(developers.createApiKey, { apiKey });
const listKeys = async (staff: Staff) =>
  (await staff.call(developers.listApiKeys)).body.apiKeys as (Key & { name: string })[];

test('a key has the permissions it was given, is shown once, and is useless once revoked', async () => {
  const created = await createKey(admin, { name: 'Import', permissions: ['WIX_STORES.BRAND_READ'] });
  const { apiKey, secret } = created.body as { apiKey: Key; secret: string };
  expect(secret.startsWith(apiKey.prefix)).toBe(true);
  expect((await shops.call(brands.queryBrands, {}, secret)).status).toBe(200);
  expect((await shops.call(brands.createBrand, { brand: { name: 'No' } }, secret)).status).toBe(403);
  const listed = await listKeys(owner);
  expect(listed.find(({ id }) => id === apiKey.id)).toMatchObject({ name: 'Import', createdBy: 'The admin' });
  expect(JSON.stringify(listed)).not.toContain(secret);
  expect((await owner.call(developers.revokeApiKey, { apiKeyId: apiKey.id })).status).toBe(200);
  expect((await shops.call(brands.queryBrands, {}, secret)).status).toBe(401);
  expect((await owner.call(developers.revokeApiKey, { apiKeyId: apiKey.id })).status).toBe(404);
});

test('the secret is in no audit row, and not stored for repeated requests', async () => {
  const body = { apiKey: { name: 'Once', permissions: ['TAGS.*'] } };
  const headers = { ...owner.headers, 'idempotency-key': 'keys' };
  const send = () => shops.send({ method: 'POST', url: '/stoa/v1/api-keys', body, headers });
  const secrets = [(await send()).body.secret, (await send()).body.secret] as string[];
  expect(secrets[0]).not.toBe(secrets[1]);
  const everything = JSON.stringify(await shops.everything());
  for (const secret of secrets) expect(everything).not.toContain(secret);
});

test('nobody grants permissions they do not have, and only owners change owners’ keys', async () => {
  const wrong = await createKey(owner, { name: 'All', permissions: ['*'] });
  expect(wrongFields(wrong)).toEqual(['apiKey.permissions.0']);
  expect(wrongFields(await createKey(owner, { name: ' ', permissions: [] }))).toEqual(['apiKey.name']);
  const past = { name: 'Past', permissions: [], expiresDate: NOW.toISOString() };
  expect(wrongFields(await createKey(owner, past))).toEqual(['apiKey.expiresDate']);
  const manager = await signInAs(shops, shops.one.site.id, 'store-manager');
  expect((await createKey(manager, { name: 'Mine', permissions: ['TAGS.*'] })).status).toBe(403);
  const { apiKey } = (await createKey(owner, { name: 'Owned', permissions: ['TAGS.*'] })).body as { apiKey: Key };
  const changes = await shops.watch();
  expect(codeOf(await admin.call(developers.revokeApiKey, { apiKeyId: apiKey.id }))).toBe('PERMISSIONS_EXCEED_YOURS');
  const whole = (await listKeys(admin)).find(({ name }) => name === 'Test key');
  expect(whole?.mayRevoke).toBe(false);
  expect(codeOf(await admin.call(developers.revokeApiKey, { apiKeyId: whole?.id }))).toBe('PERMISSIONS_EXCEED_YOURS');
  expect(await changes()).toEqual([]);
});

type App = { id: string; revision: string; allowedRedirectDomains: string[]; name: string };
const createApp = (oAuthApp: object) => owner.call(developers.createOAuthApp, { oAuthApp });

test('a front end has addresses and no secret; fields outside the mask stay', async () => {
  const created = await createApp({
    name: 'Shop window',
    kind: 'HEADLESS',
    allowedRedirectUris: ['https://shop.example/callback', 'com.example.app://login'],
    allowedRedirectDomains: ['Shop.Example/', 'http://localhost:3000'],
  });
  const { oAuthApp, secret } = created.body as { oAuthApp: App; secret: null };
  expect(secret).toBeNull();
  expect(oAuthApp.allowedRedirectDomains).toEqual(['shop.example', 'http://localhost:3000']);
  const change = { id: oAuthApp.id, revision: oAuthApp.revision, name: 'Window', allowedRedirectDomains: [] };
  const update = (fieldMask?: string[]) => owner.call(developers.updateOAuthApp, { oAuthApp: change, fieldMask });
  expect((await update()).body).toEqual({ oAuthApp });
  expect(codeOf(await update(['kind']))).toBe('FIELD_MASK_VALUE_NOT_SUPPORTED');
  expect((await update(['name'])).body).toMatchObject({
    oAuthApp: { name: 'Window', allowedRedirectDomains: oAuthApp.allowedRedirectDomains, revision: '2' },
  });
  expect(codeOf(await update(['name']))).toBe('INVALID_REVISION');
  expect(codeOf(await owner.call(developers.rotateSecret, { oAuthAppId: oAuthApp.id }))).toBe(
    'OAUTH_APP_HAS_NO_SECRET',
  );
  expect((await owner.call(developers.deleteOAuthApp, { oAuthAppId: oAuthApp.id })).status).toBe(200);
  expect((await owner.call(developers.getOAuthApp, { oAuthAppId: oAuthApp.id })).status).toBe(404);
});

test.each([
  [{ allowedRedirectUris: ['/callback'] }, 'allowedRedirectUris.0'],
  [{ allowedRedirectUris: ['javascript:alert(1)'] }, 'allowedRedirectUris.0'],
  [{ allowedRedirectUris: ['https://shop.example/#here'] }, 'allowedRedirectUris.0'],
  [{ allowedRedirectDomains: ['shop.example', 'shop.example/path'] }, 'allowedRedirectDomains.1'],
  [{ allowedRedirectDomains: ['user@shop.example'] }, 'allowedRedirectDomains.0'],
  [{ allowedRedirectDomains: ['*'] }, 'allowedRedirectDomains.0'],
  [{ permissions: ['TAGS.*'] }, 'permissions'],
  [{ name: ' ' }, 'name'],
  [{ kind: 'APP', permissions: ['*'] }, 'permissions.0'],
])('%j is refused', async (wrong, field) => {
  const answer = await createApp({ name: 'Wrong', kind: 'HEADLESS', ...wrong });
  expect(wrongFields(answer)).toEqual([`oAuthApp.${field}`]);
});

test('more than twenty addresses are refused', async () => {
  const twentyOne = Array.from({ length: 21 }, (_, index) => `https://shop.example/${index}`);
  const answer = await createApp({ name: 'Many', kind: 'HEADLESS', allowedRedirectUris: twentyOne });
  expect(wrongFields(answer)).toEqual(['oAuthApp.allowedRedirectUris']);
});

test('an app has a secret, which can be changed; the client of the site itself stays', async () => {
  const created = await createApp({ name: 'Sync', kind: 'APP', permissions: ['TAGS.*'] });
  const { oAuthApp, secret } = created.body as { oAuthApp: App; secret: string };
  const rotated = await owner.call(developers.rotateSecret, { oAuthAppId: oAuthApp.id });
  expect(rotated.body.secret).not.toBe(secret);
  expect(codeOf(await owner.call(developers.deleteOAuthApp, { oAuthAppId: shops.one.site.clientId }))).toBe(
    'OAUTH_APP_OF_THE_SITE',
  );
  const elsewhere = { oAuthAppId: shops.other.site.clientId };
  expect((await owner.call(developers.getOAuthApp, elsewhere)).status).toBe(404);
  expect((await owner.call(developers.deleteOAuthApp, elsewhere)).status).toBe(404);
});

import { brands, categories, mediaFiles, ribbons, tokens } from '@stoa/contract';
import { NOW, openTwoShops, type Shop, type TwoShops } from '@stoa/server/testing/two-shops';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertApiKey } from '../../domains/identity/index.ts';
import { asPlatform } from '../../platform/db/index.ts';
import { withIdempotency } from './idempotency.ts';

let shops: TwoShops;
beforeAll(async () => {
  shops = await openTwoShops();
});
afterAll(() => shops.stop());

const createBrand = (key: string, name: string, token = shops.one.apiKey) =>
  shops.send({
    method: 'POST',
    url: '/stores/v3/brands',
    body: { brand: { name } },
    token,
    headers: { 'idempotency-key': key },
  });
const brandCount = async ({ apiKey }: Shop) => (await shops.call(brands.countBrands, {}, apiKey)).body.count;
const codeOf = ({ status, body }: { status: number; body: object }) => [
  status,
  (body as { details?: { applicationError?: { code?: string } } }).details?.applicationError?.code,
];

test('the same key with the same request gets the first answer, and runs once', async () => {
  const first = await createBrand('same', 'Kiln');
  const changes = await shops.watch();
  expect(await createBrand('same', 'Kiln')).toMatchObject({ status: 200, body: first.body });
  expect(await changes()).toEqual([]);
});

test('a refusal is an answer as well', async () => {
  expect(codeOf(await createBrand('refused', 'Kiln'))).toEqual([409, 'ALREADY_EXISTS']);
  await shops.call(
    brands.bulkDeleteBrands,
    { brandIds: [((await createBrand('same', 'Kiln')).body.brand as { id: string }).id] },
    shops.one.apiKey,
  );
  expect(codeOf(await createBrand('refused', 'Kiln'))).toEqual([409, 'ALREADY_EXISTS']);
});

test('the same key with another request is refused', async () => {
  await createBrand('other body', 'Loom');
  expect(codeOf(await createBrand('other body', 'Wheel'))).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  const elsewhere = await shops.send({
    method: 'POST',
    url: '/stores/v3/ribbons',
    body: { ribbon: { name: 'Loom' } },
    token: shops.one.apiKey,
    headers: { 'idempotency-key': 'other body' },
  });
  expect(codeOf(elsewhere)).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  expect((await shops.call(ribbons.countRibbons, {}, shops.one.apiKey)).body.count).toBe(0);
});

test('keys of different callers and sites are different keys', async () => {
  await asPlatform('another key', shops.database, (tx) =>
    insertApiKey(tx, 'stoa_second', shops.one.site.id, 'Second', ['*'], NOW),
  );
  expect((await createBrand('mine', 'A')).status).toBe(200);
  expect((await createBrand('mine', 'B', 'stoa_second')).status).toBe(200);
  expect((await createBrand('mine', 'C', shops.other.apiKey)).status).toBe(200);
  expect(await brandCount(shops.other)).toBe(1);
});

test('while the first runs, the second is told so', async () => {
  const call = { key: 'slow', operation: 'test', request: {} };
  const first = withIdempotency(shops.one.ctx, call, async () => {
    expect(await withIdempotency(shops.one.ctx, call, async () => 'twice')).toMatchObject({
      code: 'IDEMPOTENCY_KEY_IN_PROGRESS',
    });
    return { done: true };
  });
  expect(await first).toEqual({ done: true });
  expect(await withIdempotency(shops.one.ctx, call, async () => 'twice')).toEqual({ done: true });
});

test('a fault frees the key; a dead process frees it after a minute; it expires after a day', async () => {
  const call = { key: 'broken', operation: 'test', request: {} };
  const at = (ms: number) => ({ ...shops.one.ctx, now: () => new Date(NOW.getTime() + ms) });
  const fail = () => Promise.reject(new Error('broken'));
  await expect(withIdempotency(shops.one.ctx, call, fail)).rejects.toThrow('broken');
  const never = new Promise<never>(() => {});
  void withIdempotency(shops.one.ctx, call, () => never);
  await expect
    .poll(() => withIdempotency(at(59_000), call, async () => 'again'))
    .toMatchObject({ code: 'IDEMPOTENCY_KEY_IN_PROGRESS' });
  expect(await withIdempotency(at(61_000), call, async () => ({ run: 2 }))).toEqual({ run: 2 });
  expect(await withIdempotency(at(61_000 + 86_400_001), call, async () => ({ run: 3 }))).toEqual({ run: 3 });
});

test('a key that is too long', async () => {
  expect((await createBrand('x'.repeat(201), 'Long')).status).toBe(400);
});

test('callers without identity cannot be distinguished: their keys are ignored', async () => {
  const issue = () =>
    shops.send({
      method: 'POST',
      url: tokens.token.addresses[0],
      body: { clientId: shops.one.site.clientId, grantType: 'anonymous' },
      headers: { 'idempotency-key': '1' },
    });
  const [first, second] = [await issue(), await issue()];
  expect(first.body.refresh_token).not.toBe(second.body.refresh_token);
});

test('keys are ignored for calculations, which run anew, and for secrets, which are never stored', async () => {
  const kept = () =>
    asPlatform('a test counts what is kept', shops.database, async (tx) => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from idempotency_keys`.execute(tx.db);
      return rows[0]?.count;
    });
  const before = await kept();
  const call = async (operation: { addresses: readonly [string, ...string[]] }, body: object) => {
    const url = operation.addresses[0];
    const headers = { 'idempotency-key': 'again' };
    return (await shops.send({ method: 'POST', url, body, token: shops.one.apiKey, headers })).body;
  };
  expect(await call(categories.countCategories, {})).toHaveProperty('count');
  const wanted = { mimeType: 'image/png', fileName: 'mug.png' };
  const first = await call(mediaFiles.generateFileUploadUrl, wanted);
  const second = await call(mediaFiles.generateFileUploadUrl, wanted);
  expect(first.uploadUrl).not.toBe(second.uploadUrl);
  expect(await kept()).toBe(before);
});

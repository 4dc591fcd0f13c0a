import { existsSync, readdirSync } from 'node:fs';
import { openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { afterAll, beforeAll, expect, test } from 'vitest';

const assets = new URL('../../../../dashboard/dist/assets/', import.meta.url);

let shops: TwoShops;
beforeAll(async () => {
  shops = await openTwoShops();
});
afterAll(() => shops?.stop());

const get = (path: string) => shops.server.inject({ url: `/dashboard/${path}`, headers: { 'accept-encoding': 'br' } });

// a run of single modules builds nothing
test.skipIf(!existsSync(assets))('every address is the document, except those of files', async () => {
  const document = await get('');
  expect(document.headers['content-security-policy']).toContain("script-src 'self'");
  for (const path of ['orders/10001', 'index.html', 'assets']) {
    const answer = await get(path);
    expect(answer.headers['content-security-policy'], path).toContain("script-src 'self'");
    expect(answer.rawPayload, path).toEqual(document.rawPayload);
  }
  expect((await get('canvas.html')).headers['content-security-policy']).toContain("default-src 'none'");

  const script = readdirSync(assets).find((name) => /^index-.*\.js$/.test(name));
  const { statusCode, headers } = await get(`assets/${script}`);
  expect({ statusCode, encoding: headers['content-encoding'] }).toEqual({ statusCode: 200, encoding: 'br' });
  expect(headers['cache-control']).toContain('immutable');
  for (const path of ['assets/index-older.js', 'assets/..%2findex.html']) {
    const answer = await get(path);
    expect({ path, status: answer.statusCode, html: answer.body.includes('<html') }).toEqual({
      path,
      status: 404,
      html: false,
    });
  }
});

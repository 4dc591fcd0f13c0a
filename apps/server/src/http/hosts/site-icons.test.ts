import { openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withSite } from '../../platform/db/index.ts';
import { siteIcons } from './site-icons.ts';

let shops: TwoShops;
let svg: string | null;
let transforms = 0;
const server = fastify();
beforeAll(async () => {
  shops = await openTwoShops({ rateLimits: { app: 0, person: 0, address: 0, newVisitors: 0, newPictures: 3 } });
  const { pictures } = shops.app.media;
  const { transform } = pictures;
  pictures.transform = (...given) => {
    transforms++;
    return transform(...given);
  };
  siteIcons(server, shops.app, async () => svg);
});
afterAll(() => Promise.all([shops?.stop(), server.close()]));

const iconIn = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><rect width="512" height="512" fill="${color}"/></svg>`;
const ask = (url: string, remoteAddress: string) =>
  server.inject({ url, remoteAddress, headers: { host: shops.one.site.host } });
/** As every change of products, pages or settings does. */
const changeSite = () => withSite(shops.one.ctx, async (tx) => shops.app.cache.changed(tx));

test('an icon is drawn once for all who ask for it, and again only if it has changed', async () => {
  svg = iconIn('red');
  const together = await Promise.all([1, 2, 3, 4].map((n) => ask('/icon-512.png', `192.0.2.${n}`)));
  expect(together.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  await changeSite();
  const { rawPayload } = await ask('/icon-512.png', '192.0.2.1');
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 512, height: 512 });
  expect(transforms).toBe(1);
  svg = iconIn('blue');
  await changeSite();
  const blue = await ask('/icon-512.png', '192.0.2.1');
  expect((await sharp(blue.rawPayload).stats()).dominant).toMatchObject({ r: 8, b: 248 });
  expect(transforms).toBe(2);
});

test('an icon may be a picture too many, like any other', async () => {
  const from = '192.0.2.50';
  for (const [n, expected] of [200, 200, 200, 429].entries()) {
    svg = iconIn(`#00000${n}`);
    await changeSite();
    expect((await ask('/favicon.ico', from)).statusCode).toBe(expected);
  }
  const { statusCode, headers } = await ask('/favicon.ico', from);
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([429, '60', 'no-store']);
  expect((await ask('/favicon.ico', '192.0.2.51')).statusCode).toBe(200);
});

test('while too much is being drawn, browsers are told to come back', async () => {
  svg = iconIn('green');
  await changeSite();
  const { pictures } = shops.app.media;
  const { transform } = pictures;
  const shares: unknown[] = [];
  pictures.transform = async (_read, _wanted, share) => {
    shares.push(share);
    return { failed: 'BUSY', description: 'too many pictures are being made' };
  };
  const { statusCode, headers } = await ask('/apple-touch-icon.png', '192.0.2.60');
  pictures.transform = transform;
  expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
  expect(shares).toEqual([{ site: shops.one.site.id, client: '192.0.2.60' }]);
  expect((await ask('/apple-touch-icon.png', '192.0.2.60')).statusCode).toBe(200);
});

test('a site whose icon cannot be drawn has none', async () => {
  svg = null;
  await changeSite();
  expect((await ask('/favicon.ico', '192.0.2.70')).statusCode).toBe(404);
});

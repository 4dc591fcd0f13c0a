import { once } from 'node:events';
import { connect as openSocket } from 'node:net';
import { brands, currentCart, mediaLibrary, tokens } from '@stoa/contract';
import { openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shops: TwoShops;
let port: number;
let host: string;
beforeAll(async () => {
  shops = await openTwoShops({ rateLimits: { app: 0, person: 0, address: 20, newVisitors: 0, newPictures: 0 } });
  await shops.server.listen({ port: 0, host: '127.0.0.1' });
  port = (shops.server.server.address() as { port: number }).port;
  host = shops.one.site.host;
});
afterAll(() => shops?.stop());

/** Sends the head of a request, announces a body and sends none of it: an answer can only follow from the head. */
async function sendHead(path: string, headers: Record<string, string | number>): Promise<string> {
  const socket = openSocket(port, '127.0.0.1');
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return answer.toString('latin1').split('\r\n')[0] ?? '';
}
const json = { 'content-type': 'application/json' };
const pathOf = ({ mounts, path }: { mounts: readonly string[]; path: string }) => `${mounts[0]}${path}`;

test('a caller without a permit is refused before their body is read', async () => {
  const poster = pathOf(mediaLibrary.uploadPoster).replace('{fileId}', 'a');
  expect(await sendHead(poster, { ...json, 'content-length': 900_000 })).toContain('401');
  const token = await shops.one.visitorToken();
  const known = { ...json, authorization: token, 'content-length': 900_000 };
  expect(await sendHead(pathOf(brands.createBrand), known)).toContain('403');
});

test('a body that is too large is refused by its announcement', async () => {
  const add = { ...json, authorization: await shops.one.visitorToken() };
  expect(await sendHead(pathOf(currentCart.addToCurrentCart), { ...add, 'content-length': 103_000 })).toContain('413');
  const create = { ...json, authorization: shops.one.apiKey };
  expect(await sendHead(pathOf(brands.createBrand), { ...create, 'content-length': 1_049_000 })).toContain('413');
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': 103_000 };
  expect(await sendHead('/cart', form)).toContain('413');
});

test('staff and apps may send more than strangers', async () => {
  const brand = { name: 'x'.repeat(200_000) };
  const { status, body } = await shops.call(brands.createBrand, { brand }, shops.one.apiKey);
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('brand.name')]);
});

test('a form has a limit of fields and of size', async () => {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const send = (payload: string) => shops.send({ method: 'POST', url: pathOf(tokens.token), payload, headers: type });
  const message = async (payload: string) => (await send(payload)).body.message;
  expect(await message('a&'.repeat(1_001))).toContain('at most 1000 fields');
  expect(await message(`a=${'x'.repeat(70_000)}`)).toContain('at most 65536 characters');
  expect((await send(`grantType=anonymous&clientId=${shops.one.site.clientId}`)).status).toBe(200);
});

test('an address above its limit is refused before its bodies are read', async () => {
  const path = pathOf(currentCart.addToCurrentCart);
  for (let n = 0; n < 25; n++) await shops.call(currentCart.getCurrentCart);
  expect(await sendHead(path, { ...json, 'content-length': 90_000 })).toContain('429');
});

import { gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { compressed, sendSerialised } from './compression.ts';

const text = JSON.stringify({ words: 'the same again and '.repeat(200) });
const written = { serialisedJson: Buffer.from(text) };
const server = fastify();
server.get('/written', (request, reply) => sendSerialised(request, reply, written));
server.get('/short', (request, reply) => sendSerialised(request, reply, { serialisedJson: Buffer.from('{}') }));
server.get('/page', async (request, reply) => reply.send(await compressed(request, reply, text)));
afterAll(() => server.close());

const get = (url: string, encoding?: string) =>
  server.inject({ url, headers: encoding ? { 'accept-encoding': encoding } : {} });

test('a repeated answer is sent compressed, to clients that accept it', async () => {
  expect((await get('/written', 'gzip, br')).body).toBe(text);
  for (const _ of [2, 3]) {
    const again = await get('/written', 'gzip, br');
    expect(again.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(gunzipSync(again.rawPayload).toString()).toBe(text);
  }
  const plain = await get('/written');
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, text]);
});

test('a short answer is sent as it is', async () => {
  for (const _ of [1, 2]) expect((await get('/short', 'gzip')).body).toBe('{}');
});

test('a page is compressed for browsers that accept it', async () => {
  expect(gunzipSync((await get('/page', 'gzip')).rawPayload).toString()).toBe(text);
  expect((await get('/page')).body).toBe(text);
});

import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { turnsAtFiles } from './posted-form.ts';

let shops: TwoShops;
beforeAll(async () => {
  // of its own, as it listens
  shops = await openTwoShops({});
});
afterAll(() => shops?.stop());

const headers = () => ({
  host: shops.one.site.host,
  origin: `http://${shops.one.site.host}`,
  'content-type': 'multipart/form-data; boundary=x',
});

const part = (text: string) => `--x\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\n${text}\r\n`;

/** To a page that does not exist: 404 says that the form was read. */
const send = (parts: string) =>
  shops.server.inject({ method: 'POST', url: '/review/unknown', headers: headers(), payload: `${parts}--x--\r\n` });

test('a form of very many parts is refused before it is read', async () => {
  expect((await send(part('').repeat(200))).statusCode).toBe(404);
  const many = await send(part('').repeat(201));
  expect([many.statusCode, many.body]).toEqual([400, expect.stringContaining('at most 200 fields')]);
});

/** A form that is being read, from an address. */
function arrive(mayRead: ReturnType<typeof turnsAtFiles>, ip: string, length?: number) {
  const raw = new EventEmitter();
  const headers = length === undefined ? {} : { 'content-length': String(length) };
  const isRead = mayRead({ headers, ip } as FastifyRequest, { raw } as unknown as FastifyReply);
  return { isRead, end: () => raw.emit('close') };
}

test('large forms with files are read one at a time of each network, and a few at once', () => {
  const mayRead = turnsAtFiles(2);
  const first = arrive(mayRead, '192.0.2.1', 200_000);
  expect(first.isRead).toBe(true);
  expect(arrive(mayRead, '192.0.2.1', 200_000).isRead).toBe(false);
  expect(arrive(mayRead, '192.0.2.1').isRead).toBe(false);
  expect(arrive(mayRead, '192.0.2.1', 50_000).isRead).toBe(true);
  expect(arrive(mayRead, '198.51.100.1').isRead).toBe(true);
  expect(arrive(mayRead, '203.0.113.1', 200_000).isRead).toBe(false);
  first.end();
  expect(arrive(mayRead, '203.0.113.1', 200_000).isRead).toBe(true);
});

test('who has to wait for their turn is told so before anything is read', async () => {
  await shops.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shops.server.server.address() as AddressInfo;
  /** Announces a large form and sends none of it. */
  const announce = (): Socket => {
    const head = Object.entries({ ...headers(), 'content-length': 20_000_000 }).map((header) => header.join(': '));
    const socket = connect(port, '127.0.0.1');
    socket.write(`POST /review/unknown HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`);
    return socket;
  };
  const sockets = [announce(), announce()];
  const answer = await Promise.race(sockets.map(async (socket) => String((await once(socket, 'data'))[0])));
  for (const socket of sockets) socket.destroy();
  expect(answer).toMatch(/^HTTP\/1.1 429 .*\r\nretry-after: 10\r\n/s);
});

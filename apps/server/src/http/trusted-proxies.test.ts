import { request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createServer } from './server.ts';

const running: FastifyInstance[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});

/** A server with this setting that answers with the address it sees, behind a number of proxies that append to the list. */
async function behind({ setting, proxies }: { setting: string; proxies: number }) {
  const { trustProxy } = readConfig({ TRUST_PROXY: setting });
  const stoa = createServer({ logger: false, trustProxy });
  stoa.get('/', async ({ ip }) => ({ ip }));
  let port = await listen(stoa);
  for (let count = 0; count < proxies; count++) port = await listen(proxyTo(port));
  return async (forwardedFor?: string): Promise<string> => {
    const { ip } = (await get(port, forwardedFor)) as { ip: string };
    return ip;
  };
}

function proxyTo(port: number): FastifyInstance {
  const proxy = createServer({ logger: false });
  proxy.get('/', async ({ ip, headers }) => get(port, [headers['x-forwarded-for'], ip].filter(Boolean).join(', ')));
  return proxy;
}

async function listen(server: FastifyInstance): Promise<number> {
  running.push(server);
  await server.listen({ port: 0, host: '127.0.0.1' });
  return (server.server.address() as AddressInfo).port;
}

function get(port: number, forwardedFor?: string): Promise<unknown> {
  const headers: Record<string, string> = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
  return new Promise((resolve, reject) => {
    send({ host: '127.0.0.1', port, headers, agent: false }, (answer) => resolve(json(answer)))
      .once('error', reject)
      .end();
  });
}

const FORGED = '203.0.113.9';

test('without a proxy, what visitors write about their address is not believed', async () => {
  const seen = await behind({ setting: 'false', proxies: 0 });
  expect(await seen(FORGED)).toBe('127.0.0.1');
});

test.each(['true', '1'])('behind one proxy (%s), the address is the one that the proxy saw', async (setting) => {
  const seen = await behind({ setting, proxies: 1 });
  expect(await seen()).toBe('127.0.0.1');
  expect(await seen(FORGED)).toBe('127.0.0.1');
  expect(await seen(`${FORGED}, 10.1.1.1, garbage`)).toBe('127.0.0.1');
});

test('behind two proxies, the address is the one that the first of them saw', async () => {
  const straight = await behind({ setting: '2', proxies: 0 });
  // as the first proxy, at 10.0.0.1, would have called the second: the visitor wrote the leftmost address
  expect(await straight(`${FORGED}, 198.51.100.7, 10.0.0.1`)).toBe('198.51.100.7');
  const seen = await behind({ setting: '2', proxies: 2 });
  expect(await seen(FORGED)).toBe('127.0.0.1');
  const tooFew = await behind({ setting: '1', proxies: 0 });
  expect(await tooFew(`${FORGED}, 198.51.100.7, 10.0.0.1`)).toBe('10.0.0.1');
});

test('with a list, the address is the last one that is not in it, and strangers are not believed at all', async () => {
  const listed = await behind({ setting: '127.0.0.1, 10.0.0.0/8', proxies: 0 });
  expect(await listed(`${FORGED}, 198.51.100.7, 10.0.0.1`)).toBe('198.51.100.7');
  expect(await listed(`${FORGED}, not an address, 10.0.0.1`)).toBe('not an address');
  const single = await behind({ setting: '::1 127.0.0.1', proxies: 0 });
  expect(await single(`${FORGED}, 198.51.100.7`)).toBe('198.51.100.7');
  const stranger = await behind({ setting: '10.0.0.0/8', proxies: 0 });
  expect(await stranger(FORGED)).toBe('127.0.0.1');
});

test.each(['yes', '0', '11', '-1', '1.5', '10.0.0.0/0', '10.0.0.0/33', '::1/129', '10.0.0', 'loopback', '10.0.0.1 x'])(
  'the setting %s is refused',
  (setting) => {
    expect(() => readConfig({ TRUST_PROXY: setting })).toThrow(
      'TRUST_PROXY must be true, false, a number of proxies from 1 to 10, or a list of addresses and networks such as 10.0.0.0/8',
    );
  },
);

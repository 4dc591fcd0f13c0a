import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outsideFetcher } from './fetch-outside.ts';
import { isPublicAddress } from './public-address.ts';

let server: Server;
let port: number;
const asked: { url: string; headers: NodeJS.Dict<string | string[]> }[] = [];
const sentAfterLimit = { bytes: 0 };

const answers: Record<string, RequestListener> = {
  '/picture%20one.png': (_request, response) => response.setHeader('content-type', 'image/png; a=b').end('picture'),
  '/gzip': (_request, response) => response.setHeader('content-encoding', 'gzip').end(gzipSync('x'.repeat(5000))),
  '/huge': (_request, response) => {
    const send = () => {
      sentAfterLimit.bytes += 65_536;
      if (!response.destroyed) response.write(Buffer.alloc(65_536), () => setImmediate(send));
    };
    send();
  },
  '/claims-huge': (_request, response) => response.setHeader('content-length', 1e9).flushHeaders(),
  '/slow': (_request, response) => response.write('a'),
  '/silent': () => {},
  '/breaks': (_request, response) => {
    response.setHeader('content-length', 100).write('half', () => response.destroy());
  },
  '/missing': (_request, response) => response.writeHead(404).end(),
};

beforeAll(async () => {
  server = createServer((request, response) => {
    const url = request.url ?? '';
    asked.push({ url, headers: request.headers });
    const target = new URL(url, 'http://x').searchParams.get('to');
    if (target) response.writeHead(302, { location: target }).end();
    else answers[url]?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const local = () => outsideFetcher({ allowedHosts: [`127.0.0.1:${port}`] });
const at = (path: string) => `http://127.0.0.1:${port}${path}`;

test('a file is fetched with its metadata', async () => {
  const fetched = await local()(at('/picture%20one.png#part'), {
    mostBytes: 7,
    headers: { 'x-key': 'k', host: 'evil' },
  });
  expect(fetched).toEqual({
    content: Buffer.from('picture'),
    mimeType: 'image/png',
    fileName: 'picture one.png',
    url: at('/picture%20one.png'),
  });
  expect(asked.at(-1)?.headers).toMatchObject({ 'x-key': 'k', host: `127.0.0.1:${port}` });
});

test('a few redirects are followed', async () => {
  const to = (path: string) => `/?to=${encodeURIComponent(path)}`;
  const gzip = await local()(at(to(to('/gzip'))), { mostBytes: 5000 });
  expect(gzip).toMatchObject({ content: Buffer.from('x'.repeat(5000)), url: at('/gzip') });
  const loop = '/?to=.%3Fto%3D.';
  expect(await local()(at(loop), { mostBytes: 1, mostRedirects: 0 })).toMatchObject({ failed: 'TOO_MANY_REDIRECTS' });
});

test.each([
  ['/gzip', 'TOO_LARGE'],
  ['/huge', 'TOO_LARGE'],
  ['/claims-huge', 'TOO_LARGE'],
  ['/slow', 'TIMED_OUT'],
  ['/silent', 'TIMED_OUT'],
  ['/breaks', 'NOT_REACHABLE'],
  ['/missing', 'UNEXPECTED_STATUS'],
])('%s is %s', async (path, failure) => {
  expect(await local()(at(path), { mostBytes: 4999, idleTimeoutMs: 100, timeoutMs: 5000 })).toMatchObject({
    failed: failure,
  });
});

test('failures on this side are not failures of the other server', async () => {
  const receive = async () => {
    throw Object.assign(new Error('the disk is full'), { code: 'ENOSPC', syscall: 'write' });
  };
  await expect(local()(at('/gzip'), { mostBytes: 5000 }, receive)).rejects.toThrow('the disk is full');
});

test.each([
  'ftp://example.com/x',
  'file:///etc/passwd',
  'data:text/plain,x',
  'http://user:secret@example.com/',
  'not an address',
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0177.0.0.1/',
  'http://0.0.0.0/',
  'http://10.1.2.3/',
  'http://172.16.0.1/',
  'http://192.168.1.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://100.64.0.1/',
  'http://224.0.0.1/',
  'http://255.255.255.255/',
  'http://[::1]/',
  'http://[::]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[fe80::1]/',
  'http://[fd00::1]/',
])('%s is refused without asking anybody', async (address) => {
  const resolve = () => Promise.reject(new Error('nobody may be asked'));
  expect(await outsideFetcher({ resolve })(address, { mostBytes: 1 })).toMatchObject({ failed: 'ADDRESS_NOT_ALLOWED' });
});

test.each([
  ['127.0.0.1', 4],
  ['::ffff:10.0.0.1', 6],
  ['fe80::1', 6],
])('a name that means %s is refused', async (address, family) => {
  const before = asked.length;
  const resolve = async () => [
    { address: '93.184.216.34', family: 4 },
    { address, family },
  ];
  const fetched = await outsideFetcher({ resolve })(`http://rebound.test:${port}/gzip`, { mostBytes: 9999 });
  expect(fetched).toMatchObject({ failed: 'ADDRESS_NOT_ALLOWED' });
  expect(asked).toHaveLength(before);
});

test('a name is resolved only once, by the checked look-up', async () => {
  const meant = ['127.0.0.1', '127.0.0.1'];
  let resolved = 0;
  const resolve = async () => [{ address: meant[resolved++] ?? '', family: 4 }];
  const fetchIt = outsideFetcher({ resolve, allowedHosts: ['named.test'] });
  expect(await fetchIt(`http://named.test:${port}/gzip`, { mostBytes: 9999 })).toMatchObject({ fileName: 'gzip' });
  expect(resolved).toBe(1);
});

test('a redirect is as restricted as the first address', async () => {
  const before = asked.length;
  const secret = encodeURIComponent(`http://localhost:${port}/secret`);
  const fetched = await local()(at(`/?to=${secret}`), { mostBytes: 9999, headers: { cookie: 'a=b' } });
  expect(fetched).toMatchObject({ failed: 'ADDRESS_NOT_ALLOWED' });
  expect(asked.slice(before).map(({ url }) => url)).toEqual([`/?to=${secret}`]);
});

test('headers go to the first host only', async () => {
  const fetchIt = outsideFetcher({ allowedHosts: [`127.0.0.1:${port}`, `localhost:${port}`] });
  const there = encodeURIComponent(`http://localhost:${port}/gzip`);
  await fetchIt(at(`/?to=${there}`), { mostBytes: 9999, headers: { authorization: 'secret' } });
  expect(asked.slice(-2).map(({ headers }) => headers.authorization)).toEqual(['secret', undefined]);
});

test('public addresses', () => {
  expect(['93.184.216.34', '2606:4700::1111', '::ffff:93.184.216.34'].filter(isPublicAddress)).toHaveLength(3);
  expect(['', 'example.com', '999.1.1.1'].filter(isPublicAddress)).toEqual([]);
});

import { connect, httpTransport, mediaFiles } from '@stoa/sdk';
import { headOf, openRawConnection } from '@stoa/server/testing/raw-connection';
import { startTestServer, type TestServer } from '@stoa/server/testing/server';
import { afterAll, beforeAll, expect, test } from 'vitest';

const DRIP_MS = 20;
/** Far more than a drip takes on a busy machine, and far less than what drips in the tests take in all. */
const SILENCE_MS = 1500;

let server: TestServer;
beforeAll(async () => {
  const deadlines = { headersMs: 200, bodyMs: 200, silenceMs: SILENCE_MS, idleMs: 200 };
  server = await startTestServer({ seed: 'none', deadlines });
});
afterAll(() => server?.stop());

const jsonHead = (path: string) =>
  headOf('POST', path, {
    authorization: server.site.apiKey,
    'content-type': 'application/json',
    'content-length': 999,
  });

const importHead = (length: number) =>
  headOf('POST', '/stoa/v1/catalog/imports?fileName=a.csv', {
    authorization: server.site.apiKey,
    'content-type': 'text/csv',
    'content-length': length,
  });

test.each([
  ['headers', () => 'GET / HTTP/1.1\r\nX: ', 'the headers of the request did not arrive in time'],
  ['a JSON body', () => jsonHead('/stores/v3/brands'), 'the body of the request did not arrive in time'],
  ['the body of an unknown address', () => jsonHead('/none'), 'the body of the request did not arrive in time'],
  [
    'a form',
    () => headOf('POST', '/', { 'content-type': 'application/x-www-form-urlencoded', 'content-length': 999 }),
    'the body of the request did not arrive in time',
  ],
  [
    'a notification of a payment provider',
    () => headOf('POST', '/_payments/sandbox/x/notifications', { 'transfer-encoding': 'chunked' }),
    'the body of the request did not arrive in time',
  ],
])('%s that come byte by byte end with 408', async (_what, head, message) => {
  const connection = await openRawConnection(server.url);
  connection.write(head());
  if (head().includes('chunked')) connection.write('3e7\r\n');
  await connection.drip(DRIP_MS);
  const [status, body] = [(await connection.ended).split('\r\n')[0], (await connection.ended).split('\r\n\r\n')[1]];
  expect(status).toBe('HTTP/1.1 408 Request Timeout');
  expect(JSON.parse(body ?? '')).toEqual({ message, details: {} });
});

test('a connection that says nothing is ended, and so is one without another request', async () => {
  const silent = await openRawConnection(server.url);
  await silent.ended;
  const kept = await openRawConnection(server.url);
  kept.write(headOf('GET', '/livez', {}));
  expect(await kept.ended).toMatch(/^HTTP\/1.1 200 /);
});

test('a file may take as long as it needs while bytes come', async () => {
  const text = 'Handle,Title,Variant Price\nmug,Mug,5.00\n';
  const drops = 40;
  const connection = await openRawConnection(server.url);
  connection.write(importHead(text.length + drops));
  connection.write(text);
  await connection.drip(DRIP_MS, drops);
  await expect.poll(() => connection.received()).toMatch(/^HTTP\/1.1 200 /);
  connection.close();
});

/** An address for an upload at once, and one for the parts of a resumable upload. */
async function uploadPaths(length: number): Promise<{ atOnce: string; inParts: string }> {
  const headers = () => ({ authorization: server.site.apiKey });
  const files = connect(mediaFiles, httpTransport({ baseUrl: server.url, headers }));
  const { uploadUrl = '' } = await files.generateFileUploadUrl({ mimeType: 'image/png' });
  const { uploadToken = '' } = await files.generateFileResumableUploadUrl({ mimeType: 'image/png' });
  const metadata = `token ${Buffer.from(uploadToken).toString('base64')}`;
  const created = await fetch(`${server.url}/media-upload/resumable`, {
    method: 'POST',
    headers: { 'tus-resumable': '1.0.0', 'upload-length': String(length), 'upload-metadata': metadata },
  });
  return { atOnce: new URL(uploadUrl).pathname, inParts: created.headers.get('location') ?? '' };
}

test('and is ended when none comes: as an import, an upload at once, and a part of a resumable one', async () => {
  const { atOnce, inParts } = await uploadPaths(999);
  const heads = [
    importHead(999),
    headOf('PUT', `${atOnce}?filename=a.png`, { 'content-type': 'image/png', 'content-length': 999 }),
    headOf('PATCH', inParts, {
      'tus-resumable': '1.0.0',
      'upload-offset': 0,
      'content-type': 'application/offset+octet-stream',
      'content-length': 999,
    }),
  ];
  for (const head of heads) {
    const connection = await openRawConnection(server.url);
    connection.write(head);
    connection.write('some bytes');
    expect(await connection.ended).toMatch(/^HTTP\/1.1 408 /);
  }
});

test('what is left of a body after the answer keeps no connection', async () => {
  const connection = await openRawConnection(server.url);
  connection.write(headOf('PUT', '/media-upload/expired', { 'content-type': 'image/png', 'content-length': 9999 }));
  await connection.drip(DRIP_MS);
  expect(await connection.ended).toMatch(/^HTTP\/1.1 403 /);
});

test.each([
  ['no HTTP\r\n\r\n', 'HTTP/1.1 400 Bad Request'],
  [`GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 'HTTP/1.1 431 Request Header Fields Too Large'],
])('bytes that are no request are told so in the shape of errors: %.10s', async (text, expected) => {
  const connection = await openRawConnection(server.url);
  connection.write(text);
  const [head = '', body = ''] = (await connection.ended).split('\r\n\r\n');
  expect(head.split('\r\n')[0]).toBe(expected);
  expect(JSON.parse(body)).toEqual({ message: expect.any(String), details: {} });
});

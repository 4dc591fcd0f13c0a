import { headOf, openRawConnection } from '@stoa/server/testing/raw-connection';
import { openTestSite, type TestServer } from '@stoa/server/testing/server';
import { beforeAll, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await openTestSite({ seed: 'none' });
});

/** The status of the answer to a request with this target, as it is on the line, and a host. */
async function statusOf(method: string, target: string, host: string): Promise<number> {
  const connection = await openRawConnection(server.url);
  connection.write(headOf(method, target, { host, connection: 'close' }));
  return Number((await connection.ended).split(' ')[1]);
}

test('a target may name the host, which counts instead of the header', async () => {
  const { host } = server.site;
  const home = await statusOf('GET', '/', host);
  expect(await statusOf('GET', `http://${host}/`, host)).toBe(home);
  expect(await statusOf('GET', `http://${host}`, 'unknown.test')).toBe(home);
  expect(await statusOf('GET', `HTTP://somebody@${host}/livez?a=1`, 'unknown.test')).toBe(200);
  expect(await statusOf('GET', 'http://unknown.test/', host)).toBe(404);
});

test.each(['*', 'http://[bad', 'http://x:y', 'http://?a', 'https://@/'])(
  'the target %s is no fault',
  async (target) => {
    for (const host of [server.site.host, 'localhost', '[bad'])
      for (const method of ['GET', 'OPTIONS', 'POST', 'HEAD'])
        expect(await statusOf(method, target, host), `${method} for ${host}`).toBeLessThan(500);
  },
);

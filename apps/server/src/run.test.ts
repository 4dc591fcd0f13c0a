import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { headOf, openRawConnection } from '@stoa/server/testing/raw-connection';
import { startTestServer } from '@stoa/server/testing/server';
import { startServerProcess } from '@stoa/server/testing/server-process';
import { freePort } from '@stoa/testkit/postgres';
import { afterEach, expect, test } from 'vitest';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stoa-run-'));
  folders.push(folder);
  return folder;
}

test('told to stop during slow uploads, the server cuts them off and stops the rest in order', async () => {
  const dataDirectory = await newFolder();
  const first = await startTestServer({ dataDirectory, seed: 'none' });
  await first.stop();
  const server = startServerProcess({ dataDirectory, port: await freePort(), settings: { STOP_SECONDS: '1' } });
  await server.ready;
  const head = headOf('POST', '/stoa/v1/catalog/imports?fileName=a.csv', {
    authorization: first.site.apiKey,
    'content-type': 'text/csv',
    'content-length': 999,
  });
  const uploads = await Promise.all([1, 2, 3].map(() => openRawConnection(server.url)));
  for (const upload of uploads) upload.write(`${head}Handle,Title`);
  // the uploads have reached their handlers when a later request is answered
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  const dripping = uploads.map((upload) => upload.drip(100));
  await server.stop();
  expect(await server.ended).toBe(0);
  await Promise.all(dripping);
  expect(existsSync(join(dataDirectory, 'database.lock'))).toBe(false); // released after the database
  expect(server.printed()).not.toContain('"level":50');
  const again = await startTestServer({ dataDirectory, seed: 'none' });
  await again.stop();
});

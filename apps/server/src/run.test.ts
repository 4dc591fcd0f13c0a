import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyMigratedDirectory } from '@stoa/server/testing/database';
import { headOf, openRawConnection } from '@stoa/server/testing/raw-connection';
import { startTestServer } from '@stoa/server/testing/server';
import { type ServerProcessOptions, startServerProcess } from '@stoa/server/testing/server-process';
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

/** The folder of a server that has been started before, which takes it half of the time. */
async function usedFolder(): Promise<string> {
  const folder = await newFolder();
  await copyMigratedDirectory(join(folder, 'database'));
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

test('a first start is not ready before the demo shop is there', async () => {
  const server = startServerProcess({ dataDirectory: await newFolder(), port: await freePort(), demo: true });
  const readiness = async () => {
    const answer = await fetch(`${server.url}/readyz`).catch(() => null);
    return answer && `${answer.status} ${((await answer.json()) as { status: string }).status}`;
  };
  await expect.poll(readiness).not.toBeNull();
  expect(await readiness()).toBe('503 the demo shop is being created');
  expect((await fetch(`${server.url}/livez`)).status).toBe(200);
  await server.kill(); // each first start of the tests of whole shops waits for the end, and is ready then
});

/** What a start that fails prints; it ends with code 1. */
async function failure(options: Partial<ServerProcessOptions>): Promise<string[]> {
  const dataDirectory = options.dataDirectory ?? (await usedFolder());
  const server = startServerProcess({ dataDirectory, port: await freePort(), ...options });
  expect(await server.ended).toBe(1);
  return server.printed().trim().split('\n');
}

test('a start that cannot succeed says why and what to do, in one line', async () => {
  const folder = await newFolder();
  const file = join(folder, 'file');
  await writeFile(file, '');
  expect(await failure({ settings: { DATA_DIR: file } })).toEqual([
    `the data directory ${file} is not a directory: move that file, or set DATA_DIR to another folder.`,
  ]);

  const other = createServer();
  const port = await freePort();
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  expect(await failure({ port })).toEqual([
    `port ${port} of 127.0.0.1 is in use: stop the program that uses it, or set PORT to another one.`,
  ]);
  other.close();

  expect(await failure({ databaseUrl: 'postgres://shop:secret@127.0.0.1:1/shop' })).toEqual([
    expect.stringMatching(/^cannot reach the database at shop@127.0.0.1:1\/shop: .* Check that the server runs/),
  ]);

  const damaged = await newFolder();
  await mkdir(join(damaged, 'database'));
  await writeFile(join(damaged, 'database', 'PG_VERSION'), 'nonsense');
  const [line, ...more] = await failure({ dataDirectory: damaged });
  expect(line).toMatch(/^the embedded database .* could not be opened: .*restore a backup of this folder/);
  expect(more).toEqual([]);

  const dataDirectory = await usedFolder();
  const running = startServerProcess({ dataDirectory, port: await freePort() });
  await running.ready;
  expect(await failure({ dataDirectory })).toEqual([
    expect.stringMatching(/^the database directory .* is in use by process \d+\. Stop that process first/),
  ]);
  await running.stop();
});

// the superuser may write everywhere
test.skipIf(process.getuid?.() === 0)('a data directory that is not writable is named', async () => {
  const dataDirectory = await newFolder();
  const closed = join(dataDirectory, 'closed');
  await mkdir(closed);
  await chmod(closed, 0o500);
  expect(await failure({ dataDirectory, settings: { DATA_DIR: closed } })).toEqual([
    `the data directory ${closed} is not writable: give this user the right to write to it, or set DATA_DIR to another folder.`,
  ]);
});

import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openTestSite, type TestServer } from '@stoa/server/testing/server';
import { afterAll, beforeAll, expect, test } from 'vitest';

const program = fileURLToPath(new URL('buy.mjs', import.meta.url));

let server: TestServer;
beforeAll(async () => {
  server = await openTestSite();
});
afterAll(() => server?.stop());

const run = (env: Record<string, string>) =>
  promisify(execFile)(process.execPath, ['--import', '@stoa/testkit/preload', program], {
    env: { ...process.env, ...env },
  });

test('an unmodified program buys a shirt and two mugs', async () => {
  const { stdout, stderr } = await run({ STOA_URL: server.url, CLIENT_ID: server.site.clientId });
  expect([stdout, stderr]).toEqual(['Order 10001: €100.90 to Berlin\n', '']);
});

test('the preload states its requirements', async () => {
  await expect(run({ STOA_URL: 'localhost', CLIENT_ID: server.site.clientId })).rejects.toMatchObject({
    stderr: expect.stringContaining('STOA_URL must be the address of a Stoa server'),
  });
});

test('the documentation shows the same program', async () => {
  const documentation = await readFile(new URL('../../docs/public-client.md', import.meta.url), 'utf8');
  expect(documentation).toContain(`\`\`\`js\n${await readFile(program, 'utf8')}\`\`\``);
});

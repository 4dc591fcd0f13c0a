import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { afterAll, beforeAll, expect, test } from 'vitest';

const program = fileURLToPath(new URL('./cli.ts', import.meta.url));
let shops: TwoShops;
let folder: string;
let url: string;
beforeAll(async () => {
  shops = await openTwoShops();
  url = await shops.server.listen({ port: 0, host: '127.0.0.1' });
  folder = await mkdtemp(join(tmpdir(), 'stoa-cli-'));
  await writeFile(
    join(folder, 'products.csv'),
    'Handle,Title,Variant Price,Image Src\nmug,Mug,5.00,mug.svg\nbad,,1,\n',
  );
  await writeFile(join(folder, 'mug.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
});
afterAll(async () => {
  await shops.stop();
  await rm(folder, { recursive: true });
});

type Run = { code: number; out: string; err: string };
const stoa = (...args: string[]): Promise<Run> =>
  new Promise((resolve) => {
    const env = { ...process.env, STOA_URL: url, STOA_API_KEY: shops.one.apiKey, DATA_DIR: folder };
    execFile(process.execPath, [program, ...args], { env }, (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
  });
const file = (name: string) => join(folder, name);

test('products are exported and imported, and mistakes are reported', async () => {
  const check = await stoa('import', file('products.csv'), '--pictures', folder, '--dry-run');
  expect(check).toMatchObject({ code: 1, out: expect.stringContaining('Would be: 1 created, 0 updated') });
  const first = await stoa('import', file('products.csv'), '--pictures', folder);
  expect(first.code).toBe(1);
  expect(first.out).toContain("error    row 3, bad, Title: The title is missing from the product's first row.");
  expect(first.out).toContain('1 created, 0 updated, 0 unchanged; 1 files; 1 errors, 0 warnings (shopify-legacy).');

  const saved = await stoa('export', '--format', 'shopify', '--out', file('out.csv'));
  expect(saved.code).toBe(0);
  expect(await readFile(file('out.csv'), 'utf8')).toContain('Mug,mug,');
  const again = await stoa('import', file('out.csv'));
  expect(again).toMatchObject({ code: 0, out: expect.stringContaining('0 created, 0 updated, 1 unchanged') });
  const lines = await stoa('export');
  expect(lines.out.split('\n')).toHaveLength(3);
});

test.each([
  [['--help'], 0, /^Usage:/, /^$/],
  [[], 2, /^$/, /Usage:/],
  [['import'], 2, /^$/, /Usage:/],
  [['export', '--format', 'pdf'], 2, /^$/, /Usage:/],
  [['import', 'x.csv', '--colour'], 2, /^$/, /--colour/],
  [['export', '--key', 'wrong'], 1, /^$/, /refused the API key/],
  [['export', '--url', 'http://127.0.0.1:9'], 1, /^$/, /is not reachable/],
  [['import', program], 1, /^$/, /not a product file/],
])('%j ends with %i', async (args, code, out, err) => {
  const run = await stoa(...args);
  expect(run).toMatchObject({ code, out: expect.stringMatching(out), err: expect.stringMatching(err) });
});

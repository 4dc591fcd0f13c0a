import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

const sdk = fileURLToPath(new URL('index.ts', import.meta.url));
const browser = fileURLToPath(new URL('browser/index.ts', import.meta.url));

/** The parts of the library that a storefront with catalogue, cart and login uses. */
const storefront = `
import { allItems, connect, createSession, currentCart, cursorPages, generateOAuthData, getAuthUrl, getMemberTokens,
  login, logout, parseFromUrl, processVerification, productsV3, query, redirects, register, scaledImageUrl,
  sendPasswordResetEmail } from ${JSON.stringify(sdk)};
import { browserStorage, preWarm, silentLogin } from ${JSON.stringify(browser)};
globalThis.used = { allItems, browserStorage, connect, createSession, currentCart, cursorPages, generateOAuthData,
  getAuthUrl, getMemberTokens, login, logout, parseFromUrl, preWarm, processVerification, productsV3, query, redirects,
  register, scaledImageUrl, sendPasswordResetEmail, silentLogin };
`;

async function bundle(source: string): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'stoa-sdk-'));
  try {
    const entry = join(directory, 'entry.js');
    await writeFile(entry, source);
    const lib = { entry, formats: ['es' as const], fileName: 'bundle' };
    const made = await build({
      configFile: false,
      logLevel: 'silent',
      root: directory,
      build: { lib, write: false, minify: true, target: 'es2022' },
    });
    const [{ output }] = made as unknown as [{ output: [{ code: string }] }];
    return output[0].code;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

test('catalogue, cart and login are under 15 KB compressed', async () => {
  const bytes = gzipSync(await bundle(storefront), { level: 9 }).length;
  expect(bytes).toBeLessThan(15 * 1024);
});

test('unused parts are not included', async () => {
  const code = await bundle(`import { connect } from ${JSON.stringify(sdk)}; globalThis.connect = connect;`);
  expect(code).not.toMatch(/oauth2|originWidth|\/stores\//);
});

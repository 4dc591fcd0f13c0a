import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { TestServer } from '@stoa/server/testing/server';
import { launchBrowser } from '@stoa/testkit/browser';
import { fetchFrom } from '@stoa/testkit/public-client';
import type { Browser } from 'playwright-core';
import { build, type Rollup } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startShop } from './public-clients.ts';

const EMAIL = 'ada@mail.test';

let shop: TestServer;
let browser: Browser;
let frontEnd: Server;
beforeAll(async () => {
  const script = await bundle();
  [shop, browser] = await Promise.all([startShop({ seed: 'none' }), launchBrowser()]);
  frontEnd = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><title>Front end</title><script type="module">${script}</script>`);
  });
  await new Promise<void>((resolve) => frontEnd.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await browser?.close();
  frontEnd?.close();
  await shop?.stop();
});

/** The public client as a front end ships it. */
async function bundle(): Promise<string> {
  const input = fileURLToPath(new URL('direct-login.page.ts', import.meta.url));
  const built = (await build({
    logLevel: 'error',
    configFile: false,
    build: { write: false, rollupOptions: { input, output: { codeSplitting: false } } },
  })) as Rollup.RollupOutput;
  const [chunk] = built.output;
  return chunk.code.replaceAll('</script', '<\\/script');
}

/** A login on the front end's own page, vouched for by an app. */
async function sessionToken(): Promise<string> {
  const answer = await fetch('https://www.wixapis.com/_api/iam/authentication/v2/sign-on', {
    method: 'POST',
    headers: { authorization: shop.site.apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ loginId: { email: EMAIL } }),
  });
  return ((await answer.json()) as { sessionToken: string }).sessionToken;
}

/** A page of the front end under a host name, with its client's calls routed to the shop. */
async function openFrontEnd(host: string) {
  const page = await browser.newPage();
  await page.route('https://*.wixapis.com/**', async (route) => {
    const asked = route.request();
    const headers = await asked.allHeaders();
    const answer = await fetchFrom(
      shop.url,
      new Request(asked.url(), { method: asked.method(), headers, body: asked.postData() }),
    );
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    });
  });
  await page.goto(`http://${host}:${(frontEnd.address() as AddressInfo).port}/login`);
  return page;
}

test('a hidden frame gives a front end the tokens of a member who logged in on its own page', async () => {
  const page = await openFrontEnd('localhost');
  const login = { clientId: shop.site.clientId, sessionToken: await sessionToken() };
  const tokens = await page.evaluate((given) => globalThis.logIn(given), login);
  expect(tokens).toEqual({ role: 'member', refreshToken: expect.stringMatching(/^[\w-]{43}$/) });
  expect(await page.locator('iframe').count()).toBe(0);
  await page.close();
});

test('our own library does the same, and identifies the visitor to the site beforehand', async () => {
  const page = await openFrontEnd('localhost');
  const login = { baseUrl: shop.url, clientId: shop.site.clientId, sessionToken: await sessionToken() };
  expect(await page.evaluate((given) => globalThis.logInByLibrary(given), login)).toEqual({
    email: EMAIL,
    isPreWarmed: true,
  });
  await page.close();
});

/** Runs in the page: the messages received by the time the hidden frame has loaded. */
const listen = `async (login) => {
  const heard = [];
  addEventListener('message', ({ data }) => heard.push(data));
  logIn(login).catch(() => {});
  const frame = await new Promise((resolve) => {
    const look = () => document.querySelector('iframe');
    new MutationObserver(() => look() && resolve(look())).observe(document.documentElement, { childList: true, subtree: true });
  });
  await new Promise((resolve) => frame.addEventListener('load', resolve));
  return heard;
}`;

test('an unregistered page receives nothing', async () => {
  const page = await openFrontEnd('evil.test');
  const login = { clientId: shop.site.clientId, sessionToken: await sessionToken() };
  const framed = page.waitForResponse((answer) => answer.url().includes('/oauth2/authorize'));
  const outcome = page.evaluate(`(${listen})(${JSON.stringify(login)})`);
  expect((await framed).status()).toBe(400);
  expect(await outcome).toEqual([]);
  await page.close();
});

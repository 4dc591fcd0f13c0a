import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { findBrowser, launchBrowser } from './browser.ts';

afterEach(() => vi.unstubAllEnvs());

test('the browser named by CHROMIUM is used', async () => {
  vi.stubEnv('CHROMIUM', process.execPath);
  expect(await findBrowser()).toBe(process.execPath);
});

test('a CHROMIUM that does not exist is an error, not a reason to use another browser', async () => {
  vi.stubEnv('CHROMIUM', '/nowhere/chromium');
  await expect(findBrowser()).rejects.toThrow('/nowhere/chromium');
});

test('every tenant has a host name without DNS', async () => {
  const server = createServer((request, response) => response.end(`<title>${request.headers.host}</title>`));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    for (const host of ['localhost', 'mugs.localhost', 'shop.mugs.test']) {
      await page.goto(`http://${host}:${port}/`);
      expect(await page.title()).toBe(`${host}:${port}`);
    }
  } finally {
    await browser.close();
    server.close();
  }
});

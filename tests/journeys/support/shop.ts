/** The demo shop and a browser, for the people of all stories. */

import { type DemoShop, startDemoShop } from '@stoa/server/testing/demo-shop';
import { launchBrowser } from '@stoa/testkit/browser';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { newPerson, type Person } from './person.ts';

export type Shop = DemoShop & {
  newVisitor(options?: { alsoAt?: string[]; javaScriptEnabled?: boolean; userAgent?: string }): Promise<Person>;
  /** A person on the dashboard, with paths relative to it, who has yet to sign in. */
  newOwner(options?: { locale?: string }): Promise<Person>;
};

/**
 * Gives the stories of a file their own shop, and checks that its server logged no faults. `settings` are read before it
 * starts.
 */
export function inAShop(
  use: (shop: Shop) => void,
  settings: () => Promise<Record<string, string>> = async () => ({}),
): void {
  let shop: Shop | undefined;
  beforeAll(async () => {
    shop = await openShop(await settings());
    use(shop);
  });
  // a story that failed may have left the mail server refusing
  afterEach(() => shop?.mailbox.open());
  afterAll(async () => {
    await shop?.stop();
    expect(shop?.logged()).toEqual([]);
  });
}

async function openShop(settings: Record<string, string>): Promise<Shop> {
  const [shop, browser] = await Promise.all([startDemoShop(settings), launchBrowser()]);
  return {
    ...shop,
    newVisitor: (options) => newPerson(browser, { home: shop.siteUrl, ...options }),
    newOwner: async (options) => {
      const owner = await newPerson(browser, { home: `${shop.url}/dashboard/`, ...options });
      owner.watch.expect(401, '/stoa/v1/session'); // the response that nobody is signed in
      return owner;
    },
    stop: async () => {
      await browser.close();
      await shop.stop();
    },
  };
}

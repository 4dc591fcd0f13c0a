/** The demo shop and a browser, for the people of all stories. */
import { launchBrowser } from '@stoa/testkit/browser';
import { type DemoShop, startDemoShop } from '@stoa/testkit/demo-shop';
import { newPerson, type Person } from './person.ts';

export type Shop = DemoShop & {
  newVisitor(options?: { alsoAt?: string[]; javaScriptEnabled?: boolean }): Promise<Person>;
  /** Somebody at the dashboard, with paths relative to it, who has yet to sign in. */
  newOwner(): Promise<Person>;
};

export async function openShop(): Promise<Shop> {
  const [shop, browser] = await Promise.all([startDemoShop(), launchBrowser()]);
  return {
    ...shop,
    newVisitor: (options) => newPerson(browser, { home: shop.siteUrl, ...options }),
    newOwner: async () => {
      const owner = await newPerson(browser, { home: `${shop.url}/dashboard/` });
      owner.watch.expect(401, '/stoa/v1/session'); // the answer that nobody is signed in
      return owner;
    },
    stop: async () => {
      await browser.close();
      await shop.stop();
    },
  };
}

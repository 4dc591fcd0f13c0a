/** The dashboard in German: every page, on narrow screens, where long words are in the way first. */
import { expect } from 'vitest';
import { HOME_BYTES, ORDERS_BYTES } from '../support/dashboard-bytes.ts';
import { inspect, overflow } from '../support/inspect.ts';
import type { Person } from '../support/person.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';

const PHONE = { width: 390, height: 844 };

/** Pages whose accessibility is checked as well, as they have most words. */
const CHECKED = ['', 'orders', 'products/new', 'discounts/coupons', 'settings/checkout', 'settings/delivery'];

const PAGES = [
  ...['orders/drafts', 'orders/returns', 'orders/subscriptions', 'reports/sales', 'reports/visitors', 'payments'],
  ...['abandoned-checkouts', 'abandoned-checkouts/reminders', 'members', 'contacts', 'reviews/queue', 'reviews/all'],
  ...['reviews/requests', 'reviews/statistics', 'reviews/settings', 'discounts/automatic', 'discounts/banners'],
  ...['gift-cards', 'gift-cards/for-sale', 'pay-links', 'emails', 'products', 'inventory', 'inventory/locations'],
  ...['categories', 'labels', 'import', 'pages', 'forms', 'blog', 'blog/categories', 'languages', 'media'],
  ...['settings/general', 'settings/domains', 'settings/team', 'settings/payments', 'settings/documents'],
  ...['settings/currencies', 'settings/tax', 'settings/api-keys', 'settings/oauth-apps', 'settings/sign-in'],
  ...['settings/emails', 'settings/consent', 'settings/badges', 'settings/profile-fields', 'settings/archive'],
  ...['settings/activity', 'account/security', 'sites'],
];

/** Whoever's browser asks for German has all of the dashboard in it, until they choose English. */
export async function theDashboardInGerman(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop, '', { locale: 'de-AT', heading: 'Start' });
  const { page } = owner;
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  await page.getByRole('img', { name: 'Diagramm' }).waitFor();
  expect(await owner.watch.scriptBytes()).toBeLessThanOrEqual(HOME_BYTES);
  await owner.follow('Bestellungen');
  await owner.seesHeading('Bestellungen');
  expect(await owner.watch.scriptBytes()).toBeLessThanOrEqual(ORDERS_BYTES);
  await page.setViewportSize(PHONE);
  const problems: string[] = [];
  const say = (path: string, found: string[]) => problems.push(...found.map((problem) => `${path}: ${problem}`));
  for (const path of [...CHECKED, ...PAGES]) {
    await owner.goTo(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (CHECKED.includes(path)) {
      const name = `german-${path.replaceAll('/', '-') || 'home'}`;
      problems.push(...(await inspect(owner, name, { screens: [PHONE, { width: 1280, height: 800 }] })));
      await page.setViewportSize(PHONE);
    } else {
      await page.waitForFunction('!document.querySelector("main [aria-busy=true]")');
      say(path, await overflow(page));
    }
    say(path, await englishIn(owner));
  }
  await owner.goTo('pages');
  await page.locator('main a[href*="/pages/"]').first().click();
  const bar = page.locator('header[data-region]');
  await bar.getByRole('button', { name: 'Veröffentlichen' }).waitFor();
  // a row for the title and publishing, and one for the tools
  expect((await bar.boundingBox())?.height).toBeLessThan(100);
  problems.push(...(await inspect(owner, 'german-editor', { screens: [PHONE] })));
  expect(problems).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 800 });
  await owner.goTo('');
  await page.getByRole('button', { name: /^Konto: / }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await owner.seesHeading('Home');
  await page.reload();
  await owner.seesHeading('Home');
  await owner.leave();
}

/** Headings, labels and buttons with English words. What a site has, such as names of products, is in no language of ours. */
const englishIn = ({ page }: Person): Promise<string[]> =>
  page.evaluate(`Array.from(document.querySelectorAll('h1, h2, legend, label, th, button, nav a'))
    .map((element) => (element.getAttribute('aria-label') ?? element.textContent).trim())
    .filter((text) => /\\b(your|add|save|delete|edit|search|cancel|close|settings|yet|when)\\b/i.test(text))`);

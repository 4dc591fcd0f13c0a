import { expect } from 'vitest';
import { buy } from '../support/buying.ts';
import { inspect } from '../support/inspect.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';

/** The pages of the dashboard, each with a text that shows that it is complete. */
const pages: [path: string, sign: string][] = [
  ['', 'Low stock'],
  ['orders', 'Paid'],
  ['members', 'Members'],
  ['contacts', 'Ada Lovelace'],
  ['reviews/queue', 'reviews are waiting'],
  ['reviews/all', 'reviews on this page'],
  ['reviews/requests', 'No requests yet'],
  ['reviews/statistics', 'Best rated'],
  ['reviews/settings', 'What happens to a new review'],
  ['products', 'In stock'],
  ['products/new', 'Basics'],
  ['inventory', 'In stock'],
  ['inventory/locations', 'Main location'],
  ['categories', 'Geometric'],
  ['labels/brands', 'Halftone'],
  ['import', 'Import and export'],
  ['media', 'Media'],
  ['settings/general', 'Number of the next order'],
  ['settings/team', 'Demo Owner'],
  ['settings/currencies', 'No other currencies'],
  ['settings/checkout', 'Legal texts'],
  ['settings/api-keys', 'Demo key'],
  ['settings/oauth-apps', 'OAuth apps'],
  ['settings/sign-in', 'Joining'],
  ['settings/emails', 'E-mails'],
  ['reports', 'Sales by country'],
  ['settings/badges', 'Badges'],
  ['settings/profile-fields', 'Profile fields'],
  ['settings/activity', 'Activity'],
  ['account/security', 'Recovery codes'],
];

/** Everything is readable in the dark theme, too. */
export async function theDashboardInTheDark(shop: Shop): Promise<void> {
  const visitor = await shop.newVisitor();
  const number = await buy(visitor, 'horizon-cards-set-of-six');
  const owner = await signedInOwner(shop);
  await owner.page.evaluate("localStorage.setItem('mantine-color-scheme-value', 'dark')");
  const problems: string[] = [];
  for (const [path, sign] of pages) {
    await owner.goTo(path);
    await owner.sees(sign);
    problems.push(...(await inspect(owner, `dark-${path.replaceAll('/', '-') || 'home'}`)));
  }
  await owner.goTo('orders');
  await owner.follow(number);
  await owner.sees('Order placed');
  problems.push(...(await inspect(owner, 'dark-order')));
  await owner.goTo('products?search=Barn+Quilt');
  await owner.follow('Barn Quilt');
  await owner.sees('Search engines');
  problems.push(...(await inspect(owner, 'dark-product')));
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), visitor.leave()]);
}

import { expect } from 'vitest';
import { buy } from '../support/buying.ts';
import { inspect } from '../support/inspect.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';

/** Pages that are inspected nowhere else in the dark, each with a text that shows that it is complete. */
const pages: [path: string, sign: string][] = [
  ['members', 'Members'],
  ['contacts', 'Ada Lovelace'],
  ['settings/currencies', 'No other currencies'],
  ['settings/checkout', 'Legal texts'],
  ['reports', 'Sales by country'],
  ['settings/badges', 'Badges'],
  ['settings/profile-fields', 'Profile fields'],
  ['account/security', 'Recovery codes'],
];

/** Whoever chooses the dark theme has all of the dashboard in it. */
export async function theDashboardInTheDark(shop: Shop): Promise<void> {
  const visitor = await shop.newVisitor();
  await buy(visitor, 'horizon-cards-set-of-six');
  const owner = await signedInOwner(shop);
  await owner.page.evaluate("localStorage.setItem('mantine-color-scheme-value', 'dark')");
  const problems: string[] = [];
  for (const [path, sign] of pages) {
    await owner.goTo(path);
    await owner.sees(sign);
    problems.push(...(await inspect(owner, `dark-${path.replaceAll('/', '-')}`)));
  }
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), visitor.leave()]);
}

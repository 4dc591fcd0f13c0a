/** Every operation of buying is called in these tests: by the function of the public client or, where it has none, by path. */
import { readdirSync, readFileSync } from 'node:fs';
import { type Operation, operations } from '@stoa/contract';
import { expect, test } from 'vitest';

/** Besides those of `ecom`. */
const OTHER_SERVICES = ['marketing.coupons', 'stores.promotions-v-3', 'stores.abandoned-carts'];

const folder = new URL('.', import.meta.url);
const calls = readdirSync(folder)
  .filter((name) => name.endsWith('.ts') && !import.meta.url.endsWith(name))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n');

const isCalled = ({ name, path }: Operation): boolean =>
  new RegExp(`\\.${name}\\b`).test(calls) || addressOf(path).test(calls);

/** The path at the end of a quoted address, with anything in the place of ids. */
const addressOf = (path: string): RegExp => {
  const parts = path.split(/\{[^}]*\}/).map((part) => part.replaceAll(/[.*+?^$()[\]\\]/g, '\\$&'));
  return new RegExp(`${parts.join("(\\$\\{[^}]+\\}|[^/'`]+)")}['\`?]`);
};

test('each operation of carts, checkouts, prices, taxes, delivery and orders is called', () => {
  const buying = [...operations.values()].filter(
    ({ service }) => service.startsWith('ecom.') || OTHER_SERVICES.includes(service),
  );
  expect(buying.length).toBeGreaterThan(200);
  expect(buying.filter((operation) => !isCalled(operation)).map(({ id }) => id)).toEqual([]);
});

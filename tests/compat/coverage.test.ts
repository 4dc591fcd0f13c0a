/**
 * Every operation of buying is called in these tests, by the function of the public client or, where it has none, by path; and
 * every error code that operations of carts, checkouts, prices, taxes and delivery declare is provoked.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { type ErrorCode, type Operation, operations } from '@stoa/contract';
import { expect, test } from 'vitest';

/** Besides those of `ecom`. */
const OTHER_SERVICES = ['marketing.coupons', 'stores.promotions-v-3', 'stores.abandoned-carts'];

/** Services of `ecom` about what comes before and after a purchase. */
const AROUND_A_PURCHASE = /^ecom\.(back-in-stock|draft-|order|recommendations|subscription-|wishlists)/;

const folder = new URL('.', import.meta.url);
const calls = readdirSync(folder)
  .filter((name) => name.endsWith('.ts') && !import.meta.url.endsWith(name))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n');

const buying = [...operations.values()].filter(
  ({ service }) => service.startsWith('ecom.') || OTHER_SERVICES.includes(service),
);

const isCalled = ({ name, path }: Operation): boolean =>
  new RegExp(`\\.${name}\\b`).test(calls) || addressOf(path).test(calls);

/** The path at the end of a quoted address, with anything in the place of ids. */
const addressOf = (path: string): RegExp => {
  const parts = path.split(/\{[^}]*\}/).map((part) => part.replaceAll(/[.*+?^$()[\]\\]/g, '\\$&'));
  return new RegExp(`${parts.join("(\\$\\{[^}]+\\}|[^/'`]+)")}['\`?]`);
};

test('each operation of carts, checkouts, prices, taxes, delivery and orders is called', () => {
  expect(buying.length).toBeGreaterThan(200);
  expect(buying.filter((operation) => !isCalled(operation)).map(({ id }) => id)).toEqual([]);
});

/** Codes that clients know, and that no call brings about. */
const NEVER: Partial<Record<ErrorCode, string>> = {
  APP_ID_CANNOT_BE_UPDATED: 'the app names the carrier that is updated',
  CALCULATION_ERROR: 'what cannot be calculated costs nothing, and the order goes on',
  CHECKOUT_ALREADY_PAID: 'a checkout that was ordered answers with its order',
  GIFT_CARD_REDEEM_ERROR: 'only of two orders at the same instant: tests/races',
  LOCATIONS_IN_SHIPPING_RULE_LIMIT_EXCEEDED: 'locations belong to regions, and not to shipping rules',
  MISSING_DEFAULT_DELIVERY_PROFILE: 'nobody can delete it',
  TOO_MANY_TO_COUNT: 'counts are exact',
};

test('each error code of carts, checkouts, prices, taxes and delivery is provoked, or cannot be', () => {
  const codes = new Set(
    buying.filter(({ service }) => !AROUND_A_PURCHASE.test(service)).flatMap(({ errors }) => errors),
  );
  const isProvoked = (code: string) => new RegExp(`\\b${code}\\b`).test(calls);
  expect(codes.size).toBeGreaterThan(100);
  expect([...codes].filter((code) => !isProvoked(code) && !(code in NEVER)).toSorted()).toEqual([]);
  expect(Object.keys(NEVER).filter((code) => isProvoked(code) || !codes.has(code as ErrorCode))).toEqual([]);
});

/** A shop as the simulation lives in it: its site, its clock, the process that serves it, and what people know of it. */

import { randomUUID } from 'node:crypto';
import { giftCards } from '@stoa/contract';
import type { AddedProduct } from '@stoa/server/testing/products';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { addSubscription, turnCards } from '@stoa/server/testing/subscriptions';
import { CompiledQuery } from 'kysely';
import { providersOf, type Sandbox } from '../../apps/server/src/domains/payments/index.ts';
import type { Notification } from '../../apps/server/src/domains/payments/provider.ts';
import { consumers } from '../../apps/server/src/domains.ts';
import { uncached } from '../../apps/server/src/platform/cache/site-cache.ts';
import { type Database, readSite } from '../../apps/server/src/platform/db/index.ts';
import { hearersAmong } from '../../apps/server/src/platform/events/index.ts';
import { type Bank, Unanswered, unreliableBank } from './bank.ts';
import { Died, type MortalProcess, mortalProcess } from './mortal-process.ts';

export type World = {
  shop: Shop;
  bank: Bank;
  products: AddedProduct[];
  giftCardCodes: string[];
  /** Products that are sold by subscription: one at once, one after a free trial. */
  plans: Plan[];
  /** Those who subscribe; the last one is the first one in another browser. */
  subscribers: { id: string; email: string }[];
  /** Checkouts, with those who may pay them. */
  checkouts: { id: string; buyerId: string }[];
  /** The bank's notifications that are on their way. */
  mail: Notification[];
  /** The highest total that each order ever had, by its id: nobody may pay more than that. */
  highest: Map<string, number>;
  /** The orders that staff wanted to cancel. */
  canceled: Set<string>;
  process: MortalProcess;
  /** How far the database was when the books were last looked into; null: never. */
  written: string | null;
  /** How many processes died so far. */
  deaths: number;
  /** What the server noted of its own faults since it was last asked. */
  faults(): string[];
  /** The shop's rows, read past the process that serves it. */
  look<Row>(statement: string, parameters?: unknown[]): Promise<Row[]>;
  sandbox(): Promise<Sandbox>;
  /** What the bank says from now on to all cards that have paid so far. */
  turnCards(card: string): Promise<void>;
  /** Starts a new process in the place of a dead one. */
  restart(): void;
  close(): void;
};

type Plan = Awaited<ReturnType<typeof addSubscription>>;

const daily = { frequency: 'DAY', discount: { percentOff: 33 } };
const subscriberEmails = ['ada@example.com', 'grace@example.com', 'Ada@Example.com'];

/** Stock that sells out, at prices that do not divide well. */
const assortment = [
  { name: 'Mug', price: 1999, stock: 12 },
  { name: 'Cup', price: 333, stock: 5 },
  { name: 'Print', price: 10_001, stock: 40 },
];

/** Opens a new shop on a database that others may share. */
export async function openWorld(database: Database): Promise<World> {
  const { log, faults } = faultLog();
  const shop = await openShop(database, {}, { log });
  shop.services.cache = uncached(shop.services.cache); // what a process remembers dies with it
  const { ctx } = shop.staff();
  const owner = shop.staff();
  const products: AddedProduct[] = [];
  for (const product of assortment) products.push(await shop.add(product));
  const giftCardCodes: string[] = [];
  for (const amount of ['50', '900']) {
    const { code = '' } = expectAnswer(await owner.call(giftCards.createGiftCard, { amount }));
    giftCardCodes.push(code);
  }
  const plans = [
    await addSubscription(shop, daily),
    await addSubscription(shop, { ...daily, freeTrialPeriod: { frequency: 'DAY', interval: 2 } }),
  ];
  await providersOf(ctx); // a shop has its account with the bank before it sells
  const bank = unreliableBank();
  const world: World = {
    shop,
    bank,
    products,
    giftCardCodes,
    plans,
    subscribers: subscriberEmails.map((email) => ({ id: randomUUID(), email })),
    checkouts: [],
    mail: [],
    highest: new Map(),
    canceled: new Set(),
    process: mortalProcess(database),
    written: null,
    deaths: 0,
    faults,
    look: <Row>(statement: string, parameters: unknown[] = []) =>
      readSite({ ...ctx, database }, async ({ db }) => {
        const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(statement, parameters));
        return rows;
      }),
    sandbox: async () => (await providersOf({ ...shop.staff().ctx, database })).serving('card') as Sandbox,
    turnCards: (card) => turnCards(database, shop.site.id, card),
    restart() {
      world.process = mortalProcess({ ...database, hearersOf: hearersAmong(consumers) });
      shop.services.database = world.process.database;
    },
    close: () => bank.restore(),
  };
  world.restart();
  return world;
}

/** A log that keeps faults: those that neither the death of a process nor silence of the bank accounts for. */
function faultLog() {
  const noted: string[] = [];
  const note = ({ err }: { err?: unknown }, message: string) => {
    if (err instanceof Died || err instanceof Unanswered) return;
    noted.push(`${message}: ${err instanceof Error ? err.stack : JSON.stringify(err)}`);
  };
  return { log: { info: () => {}, warn: note, error: note }, faults: () => noted.splice(0) };
}

/** One of a list, by a number; undefined where the list is empty. */
export const pick = <T>(list: readonly T[], number: number): T | undefined => list[number % list.length];

export type OrderRow = { id: string; paymentStatus: string };

/** The orders of the shop, by number. */
export const ordersOf = ({ look }: World) =>
  look<OrderRow>('select id, payment_status as "paymentStatus" from orders order by number');

/** The payments of the shop, in the order in which they were begun. */
export const paymentsOf = ({ look }: World) =>
  look<{ id: string; orderId: string; amount: string; captured: string; key: string }>(`
    select payments.id, payable_id as "orderId", payments.amount, captured, idempotency_key as key
    from payments join orders on orders.id = payable_id
    join payment_transactions made on payment_id = payments.id and type = 'AUTHORIZE'
    order by orders.number, made.place`);

/** A part of an amount in minor units, all of it for every other number. */
export const partOf = (cents: number, number: number): number =>
  number % 2 === 0 ? cents : Math.max(1, Math.floor((cents * (number % 100)) / 100));

/** Minor units as the wire writes amounts. */
export const decimal = (cents: number): string => (cents / 100).toFixed(2);

// For tests: a shop with products, and callers who use the API without HTTP.

import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Operation, Response } from '@stoa/contract';
import { sql } from 'kysely';
import { type Caller, serverCaller } from '../src/caller.ts';
import { type Config, readConfig } from '../src/config.ts';
import { type Context, newContext, type Providers, type Services } from '../src/context.ts';
import type { DeliveryPlan } from '../src/domains/delivery/index.ts';
import { findAccount, insertAccount } from '../src/domains/identity/index.ts';
import {
  archiveParts,
  itemSources,
  letterKinds,
  mediaPlaces,
  operations,
  payables,
  personalData,
} from '../src/domains.ts';
import { asPlatform, type Database, type Tx, withSite } from '../src/platform/db/index.ts';
import type { FileAnswer } from '../src/platform/file-answer.ts';
import { newId } from '../src/platform/ids.ts';
import { isRefusal, type Refusal } from '../src/platform/refusal.ts';
import { isSerialised, parseSerialised, type SerialisedJson } from '../src/platform/serialised-json.ts';
import { undeclaredFields } from '../src/platform/validation/undeclared-fields.ts';
import { answerViolationsOf } from '../src/platform/validation/validator.ts';
import { noProviders } from '../src/providers.ts';
import { openServices } from '../src/services.ts';
import type { SiteSettings } from '../src/site.ts';
import { deliveryOfShop } from './delivery.ts';
import { NO_RATE_LIMITS } from './no-rate-limits.ts';
import { type AddedProduct, addProducts, type NewProduct } from './products.ts';
import { createSite, type TestTax } from './sites.ts';

type AnswerOf<O> = Response<O> | Refusal;
/** Requests are not checked here: the HTTP layer ensures that they match the contract. */
export type Customer = { ctx: Context; call<O>(operation: O, request: object): Promise<AnswerOf<O>> };
export type Shop = Awaited<ReturnType<typeof openShop>>;

const settings: SiteSettings = {
  paymentMethods: ['offline', 'card'],
  weightUnit: 'KG',
  country: 'DE',
  theme: {},
  navigation: [],
  firstOrderNumber: 10_001,
};

const config: Config = {
  ...readConfig({ ...NO_RATE_LIMITS, PUBLIC_URL: 'http://localhost', SMTP_URL: 'smtp://127.0.0.1:1' }),
  dataDirectory: join(tmpdir(), 'stoa-shop-files'),
};
const log = {
  info: () => {},
  warn: () => {},
  error: (details: object, message: string) => console.error(message, details),
};
/** Databases with their services: opened once, however many shops share one. */
const opened = new WeakMap<Database, Promise<Services>>();

function servicesOn(database: Database): Promise<Services> {
  const known =
    opened.get(database) ??
    openServices(config, {
      database,
      personalData,
      archiveParts,
      mediaPlaces,
      payables,
      itemSources,
      letterKinds,
      now: () => new Date(),
      log,
    });
  opened.set(database, known);
  return known;
}

type ShopOptions = { tax?: TestTax; delivery?: DeliveryPlan; providers?: Partial<Providers> } & Partial<
  Pick<Services, 'callOutside' | 'log' | 'paymentServers'>
>;

/** A separate site in the database, with a clock that stands still until it is set. */
export async function openShop(
  database: Database,
  changes: Partial<SiteSettings> = {},
  { tax = {}, delivery = deliveryOfShop, providers, ...own }: ShopOptions = {},
) {
  const clock = { now: new Date('2026-03-02T10:00:00.000Z') };
  const site = await createSite(
    database,
    clock.now,
    { settings: { ...settings, ...changes }, tax: tax && { included: false, ...tax } },
    delivery,
  );

  /** The server's services; they know only this site of the database. */
  const services: Services = {
    ...(await servicesOn(database)),
    ...own,
    providers: { ...noProviders, ...providers },
    now: () => clock.now,
    newId: () => newId(clock.now.getTime()),
    sites: {
      byId: async (id) => (id === site.id ? site : null),
      byHost: async (host) => (host === site.host ? site : null),
      forget: () => {},
      changed: () => {},
      allChanged: () => {},
    },
  };
  const request = {
    log: own.log ?? log,
    client: { address: '127.0.0.1', userAgent: 'test' },
    mediaUrl: 'http://media.localhost',
    origin: `http://${site.host}`,
  };
  const contextOf = (caller: Caller): Context => newContext(services, { site, caller, request });
  const ctx = contextOf(serverCaller('test'));
  const customer = (caller: Caller, before = async () => {}): Customer => {
    const ctx = contextOf(caller);
    const call: Customer['call'] = async (operation, request) => {
      await before();
      return callChecked(ctx, operation, request);
    };
    return { ctx, call };
  };
  const joined = new Map<string, Promise<void>>();
  /** Gives a member an account, once, unless a test has done so. */
  const join = (id: string): Promise<void> => {
    const known = joined.get(id) ?? withSite(ctx, (tx) => putAccount(tx, site.id, id, clock.now));
    joined.set(id, known);
    return known;
  };
  return {
    site,
    clock,
    services,
    contextOf,
    visitor: (id: string = randomUUID()) => customer({ kind: 'visitor', id }),
    as: customer,
    member: (id: string) => customer({ kind: 'member', id }, () => join(id)),
    staff: () => customer({ kind: 'staff', id: randomUUID(), role: 'owner', permissions: ['*'] }),
    /** Adds a product, as `addProducts` says. */
    async add(product: NewProduct): Promise<AddedProduct> {
      const [added] = await addProducts(ctx, [product]);
      if (!added) throw new Error('nothing was added');
      return added;
    },
    /** All rows of a table that belong to the site. */
    rows: <Row>(table: string): Promise<Row[]> =>
      asPlatform('a test looks behind the scenes', database, async (tx) => {
        const { rows } = await sql<Row>`select * from ${sql.table(table)} where site_id = ${site.id}`.execute(tx.db);
        return rows;
      }),
    /** The types of all announced events, in order, except those of stock. */
    events: (): Promise<string[]> =>
      asPlatform('a test looks behind the scenes', database, async (tx) => {
        const { rows } = await sql<{
          type: string;
        }>`select type from outbox where site_id = ${site.id} and type not like '%inventory%' order by id`.execute(
          tx.db,
        );
        return rows.map(({ type }) => type.replace('wix.ecom.v1.', ''));
      }),
    /** The remaining stock of a product. */
    stockOf: (productId: string): Promise<number | null> =>
      asPlatform('a test looks behind the scenes', database, async (tx) => {
        const { rows } = await sql<{ quantity: number | null }>`
          select quantity from inventory_items where product_id = ${productId}`.execute(tx.db);
        return rows[0]?.quantity ?? null;
      }),
  };
}

/** An account without an address: tests that need one write the account themselves. */
async function putAccount(tx: Tx, siteId: string, id: string, now: Date): Promise<void> {
  if (await findAccount(tx, siteId, id)) return;
  const account = {
    id,
    kind: 'MEMBER' as const,
    email: null,
    emailVerified: false,
    status: 'ACTIVE' as const,
    pendingReasons: [],
    passwordHash: null,
    profile: {},
  };
  await insertAccount(tx, siteId, account, now);
}

/** Calls an operation as the HTTP layer does, and throws when the answer violates the contract. */
export async function callChecked<O>(ctx: Context, operation: O, request: object): Promise<AnswerOf<O>> {
  const found = operations.find((each) => each.operation === (operation as Operation));
  if (!found) throw new Error('nobody serves this operation');
  const given = await found.run(ctx, request as never);
  if (isRefusal(given)) return given;
  const answer = isSerialised(given) ? parseSerialised(given) : given;
  const undeclared = undeclaredFields(found.operation.response, answer);
  const violations = answerViolationsOf(found.operation, JSON.parse(JSON.stringify(answer)));
  if (undeclared.length + violations.length > 0) throw new Error(JSON.stringify({ undeclared, violations }, null, 1));
  return answer as Response<O>;
}

/** The answer; a refusal fails the test. */
export function expectAnswer<T>(answer: T): Exclude<T, Refusal | SerialisedJson<unknown> | FileAnswer<unknown>> {
  if (isRefusal(answer)) throw new Error(`refused: ${JSON.stringify(answer)}`);
  return answer as Exclude<T, Refusal | SerialisedJson<unknown> | FileAnswer<unknown>>;
}

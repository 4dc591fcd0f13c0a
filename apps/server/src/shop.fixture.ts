// For tests: a shop with products, and callers who use the API without HTTP.

import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Operation, Response } from '@stoa/contract';
import { sql } from 'kysely';
import type { Caller } from './caller.ts';
import { readConfig } from './config.ts';
import type { Context } from './context.ts';
import { served as backInStock } from './domains/back-in-stock/operations.ts';
import { served as badges } from './domains/badges/operations.ts';
import { served as carts } from './domains/carts/operations.ts';
import { served as catalog } from './domains/catalog/operations.ts';
import { emptyContent, type ProductContent, type ProductVariant } from './domains/catalog/product.ts';
import { served as checkout } from './domains/checkout/operations.ts';
import { served as contacts } from './domains/contacts/operations.ts';
import { refreshAvailability } from './domains/inventory/index.ts';
import { served as inventory } from './domains/inventory/operations.ts';
import { DEFAULT_LOCATION } from './domains/inventory/stock.store.ts';
import { served as memberFields } from './domains/member-fields/operations.ts';
import { memberOperations } from './domains/members/operations.ts';
import { served as registration } from './domains/members/registration/operations.ts';
import { served as orders } from './domains/orders/operations.ts';
import { served as payments } from './domains/payments/operations.ts';
import { served as redirects } from './domains/redirects/operations.ts';
import { served as reports } from './domains/reports/operations.ts';
import { served as savedViews } from './domains/saved-views/operations.ts';
import { insertSite } from './domains/sites/index.ts';
import { served as tags } from './domains/tags/operations.ts';
import { served as tax } from './domains/tax/operations.ts';
import { personalData } from './domains.ts';
import { undeclaredFields } from './http/read-request.ts';
import { answerViolationsOf } from './http/validator.ts';
import { siteCache } from './platform/cache/site-cache.ts';
import { asPlatform, type Database, withSite } from './platform/db/index.ts';
import { newId } from './platform/ids.ts';
import { openMedia } from './platform/media/media.ts';
import { outsideFetcher } from './platform/outgoing/index.ts';
import { isRefusal, type Refusal } from './platform/refusal.ts';
import { secretBox } from './platform/secret-box.ts';
import { isWrittenJson, readWrittenJson } from './platform/written-json.ts';
import type { Site, SiteSettings } from './site.ts';

const served = [
  ...catalog,
  ...tags,
  ...tax,
  ...inventory,
  ...carts,
  ...checkout,
  ...orders,
  ...payments,
  ...redirects,
  ...reports,
  ...savedViews,
  ...registration,
  ...contacts,
  ...backInStock,
  ...badges,
  ...memberFields,
  ...memberOperations(personalData).served,
];

export const STORES_APP = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

export type NewProduct = {
  name: string;
  price: number;
  compareAtPrice?: number;
  stock?: number;
  isDigital?: boolean;
  weight?: number;
};
type AnswerOf<O> = Response<O> | Refusal;
/** Requests are passed on as they are: that they fit the contract is seen to by the HTTP layer. */
export type Customer = { ctx: Context; call<O>(operation: O, request: object): Promise<AnswerOf<O>> };
export type Shop = Awaited<ReturnType<typeof openShop>>;

const settings: SiteSettings = {
  tax: { name: 'VAT', rate: '0.19', includedInPrices: false, appliesToShipping: true },
  shippingOptions: [
    {
      id: 'post',
      title: 'Post',
      deliveryTime: '3 days',
      countries: ['DE', 'AT'],
      price: { type: 'FLAT', amount: 490 },
      freeAbove: 10_000,
    },
    {
      id: 'pickup',
      title: 'Pickup',
      deliveryTime: '1 day',
      countries: 'all',
      price: { type: 'FLAT', amount: 0 },
      freeAbove: null,
      pickup: true,
    },
  ],
  paymentMethods: ['offline', 'card'],
  weightUnit: 'KG',
  theme: {},
  navigation: [],
  firstOrderNumber: 10_001,
};

/** A site of its own in the database, whose clock stands still until it is set. */
export async function openShop(database: Database, changes: Partial<SiteSettings> = {}) {
  const clock = { now: new Date('2026-03-02T10:00:00.000Z') };
  const cache = await siteCache(database);
  const site: Site = {
    id: randomUUID(),
    name: 'Test shop',
    state: 'ENABLED',
    currency: 'EUR',
    language: 'en',
    timeZone: 'Europe/Berlin',
    catalogVersion: 'V3_CATALOG',
    host: `${randomUUID()}.localhost`,
    clientId: randomUUID(),
    settings: { ...settings, ...changes },
  };
  await asPlatform('a test sets its site up', database, (tx) => insertSite(tx, { ...site, now: clock.now }));

  const media = await openMedia({ ...readConfig({}), dataDirectory: join(tmpdir(), 'stoa-shop-files') });
  const contextOf = (caller: Caller): Context => ({
    database,
    siteId: site.id,
    site,
    caller,
    requestId: 'test',
    cache,
    media,
    fetchOutside: outsideFetcher(),
    now: () => clock.now,
    newId: () => newId(clock.now.getTime()),
    log: { info: () => {}, warn: () => {}, error: (details, message) => console.error(message, details) },
    cursorSecret: 'secret',
    secretBox: secretBox(Buffer.from('the key of tests')),
    sendsMail: true,
    client: { address: '127.0.0.1', userAgent: 'test' },
    statements: { count: 0 },
    addresses: { site: `http://${site.host}`, media: 'http://media.localhost', origin: `http://${site.host}` },
  });
  const customer = (caller: Caller): Customer => {
    const ctx = contextOf(caller);
    return { ctx, call: (operation, request) => callChecked(ctx, operation, request) };
  };
  return {
    site,
    clock,
    contextOf,
    visitor: (id: string = randomUUID()) => customer({ kind: 'visitor', id }),
    as: customer,
    member: (id: string) => customer({ kind: 'member', id }),
    staff: () => customer({ kind: 'staff', id: randomUUID(), role: 'owner', permissions: ['*'] }),
    add: (product: NewProduct) => addProduct(contextOf({ kind: 'nobody' }), product),
    /** All rows of a table that belong to the site. */
    rows: <Row>(table: string): Promise<Row[]> =>
      asPlatform('a test looks behind the scenes', database, async (tx) => {
        const { rows } = await sql<Row>`select * from ${sql.table(table)} where site_id = ${site.id}`.execute(tx.db);
        return rows;
      }),
    /** The types of all announced events, in order, but for those of stock. */
    events: (): Promise<string[]> =>
      asPlatform('a test looks behind the scenes', database, async (tx) => {
        const { rows } = await sql<{
          type: string;
        }>`select type from outbox where site_id = ${site.id} and type not like '%inventory%' order by id`.execute(
          tx.db,
        );
        return rows.map(({ type }) => type.replace('wix.ecom.v1.', ''));
      }),
    /** What is left of a product. */
    stockOf: (productId: string): Promise<number | null> =>
      asPlatform('a test looks behind the scenes', database, async (tx) => {
        const { rows } = await sql<{ quantity: number | null }>`
          select quantity from inventory_items where product_id = ${productId}`.execute(tx.db);
        return rows[0]?.quantity ?? null;
      }),
  };
}

/** Calls an operation as the HTTP layer does, and throws when the answer does not fit the contract. */
export async function callChecked<O>(ctx: Context, operation: O, request: object): Promise<AnswerOf<O>> {
  const found = served.find((each) => each.operation === (operation as Operation));
  if (!found) throw new Error('nobody serves this operation');
  const given = await found.run(ctx, request as never);
  if (isRefusal(given)) return given;
  const answer = isWrittenJson(given) ? readWrittenJson(given) : given;
  const undeclared = undeclaredFields(found.operation.response, answer);
  const violations = answerViolationsOf(found.operation, JSON.parse(JSON.stringify(answer)));
  if (undeclared.length + violations.length > 0) throw new Error(JSON.stringify({ undeclared, violations }, null, 1));
  return answer as Response<O>;
}

/** The answer, where a refusal would be a fault of the test. */
export function expectAnswer<T>(answer: T | Refusal): T {
  if (isRefusal(answer)) throw new Error(`refused: ${JSON.stringify(answer)}`);
  return answer;
}

async function addProduct(ctx: Context, { name, price, compareAtPrice, stock, isDigital, weight }: NewProduct) {
  const variant: ProductVariant = {
    id: ctx.newId(),
    choices: [],
    visible: true,
    sku: null,
    barcode: null,
    price,
    compareAtPrice: compareAtPrice ?? null,
    cost: null,
    weight: weight ?? null,
  };
  const productId = ctx.newId();
  const slug = `${name.toLowerCase().replaceAll(' ', '-')}-${productId}`;
  const productType = isDigital ? 'DIGITAL' : 'PHYSICAL';
  const doc: ProductContent = {
    ...emptyContent,
    name,
    slug,
    productType,
    variants: [variant],
    media: [{ id: 'mug.webp', width: 800, height: 1000, altText: null }],
    manageVariants: false,
  };
  await withSite(ctx, async (tx) => {
    await sql`
      insert into products (site_id, id, slug, name, visible, product_type, price, price_max, created_date, updated_date, doc, search)
      values (${ctx.siteId}, ${productId}, ${slug}, ${name}, true, ${productType}, ${price}, ${price}, now(), now(),
        ${JSON.stringify(doc)}, setweight(plain_words(${name}), 'A'))`.execute(tx.db);
    await sql`
      insert into product_variants (site_id, product_id, variant_id, position, visible, price)
      values (${ctx.siteId}, ${productId}, ${variant.id}, 0, true, ${price})`.execute(tx.db);
    await sql`
      insert into inventory_items (site_id, id, product_id, variant_id, location_id, track_quantity, quantity, in_stock,
        created_date, updated_date)
      values (${ctx.siteId}, ${ctx.newId()}, ${productId}, ${variant.id}, ${DEFAULT_LOCATION}, ${stock !== undefined},
        ${stock ?? null}, true, now(), now())`.execute(tx.db);
    await refreshAvailability(tx, [productId]);
  });
  const catalogReference = { catalogItemId: productId, appId: STORES_APP };
  return { id: productId, variantId: variant.id, slug, line: (quantity: number) => ({ catalogReference, quantity }) };
}

import { sql } from 'kysely';
import type { Config } from '../../apps/server/src/config.ts';
import { v3Queryable } from '../../apps/server/src/domains/catalog/listing/product-queries.store.ts';
import type { Product } from '../../apps/server/src/domains/catalog/product/product.ts';
import { type DeliveryPlan, setUpDelivery } from '../../apps/server/src/domains/delivery/index.ts';
import { insertApiKey, newSecret } from '../../apps/server/src/domains/identity/index.ts';
import { insertSite, type NewSite } from '../../apps/server/src/domains/sites/index.ts';
import { type SameTax, setUpTax } from '../../apps/server/src/domains/tax/index.ts';
import { asPlatform } from '../../apps/server/src/platform/db/index.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';
import { compileQuery } from '../../apps/server/src/platform/query/index.ts';
import type { SiteSettings } from '../../apps/server/src/site.ts';
import { prepare } from '../../apps/server/src/start.ts';
import { insertProducts } from './insert-products.ts';
import { insertReviews } from './insert-reviews.ts';
import { makeProduct } from './make-product.ts';
import { newRandom } from './random.ts';

const SEED = 20_260_131;
const CATEGORIES = 20;
/** Of the one product that has some. */
const REVIEWS = 10_000;
/** Products that requests are drawn from: more than any case has requests. */
const MOST_SAMPLES = 5_000;
const NEWEST = new Date('2026-01-31T12:00:00.000Z');

/** Facts about the measured shop for requests. */
export type Shop = {
  siteId: string;
  host: string;
  clientId: string;
  /** Of a program that may do everything. */
  apiKey: string;
  categoryIds: string[];
  /** Random products of the shop. */
  samples: Sample[];
  /** A product with many reviews. */
  reviewed: Sample;
  /** A product without any, which has as many variants. */
  unreviewed: Sample;
};

export type Sample = {
  id: string;
  slug: string;
  variantId: string;
  variantCount: number;
  createdDate: string;
  /** The cursor of the page after this one, newest first. */
  cursor: string;
};

/** Fills an empty database with a shop of this many products, and closes it. */
export async function makeShop(config: Config, productCount: number): Promise<Shop> {
  const running = await prepare(config);
  try {
    const site = newSite();
    const apiKey = `stoa_${newSecret()}`;
    const categoryIds = Array.from({ length: CATEGORIES }, () => newId());
    await asPlatform('a new site is not behind its wall yet', running.database, async (tx) => {
      await insertSite(tx, site);
      await insertApiKey(tx, apiKey, site.id, 'Bench', ['*'], NEWEST);
      await setUpTax(tx, site.id, TAX, NEWEST);
      await setUpDelivery(tx, site.id, DELIVERY, NEWEST);
      await sql`
        insert into categories (site_id, id, slug, name, visible, position, created_date, updated_date, doc)
        select ${site.id}, id, 'category-' || place, 'Category ' || place, true, place, ${NEWEST}, ${NEWEST}, '{}'
        from unnest(${categoryIds}::uuid[]) with ordinality as category (id, place)`.execute(tx.db);
    });
    const samples: Sample[] = [];
    const cursorAfter = cursors(site.id, running.app.cursorSecret);
    const every = Math.max(1, Math.floor(productCount / MOST_SAMPLES));
    const products = function* () {
      const random = newRandom(SEED);
      for (let number = 0; number < productCount; number++) {
        const product = makeProduct(number, NEWEST, categoryIds, random);
        if (number % every === 0) samples.push(sampleOf(product, cursorAfter));
        yield product;
      }
    };
    await insertProducts(running.database, site.id, products());
    const [reviewed, ...others] = samples;
    const unreviewed = others.find(({ variantCount }) => variantCount === reviewed?.variantCount);
    if (!reviewed || !unreviewed) throw new Error('a shop has two products of the same kind');
    const many = { productId: reviewed.id, count: REVIEWS, now: NEWEST };
    await insertReviews(running.database, site.id, many);
    const { id: siteId, host, clientId } = site;
    return { siteId, host, clientId, apiKey, categoryIds, samples, reviewed, unreviewed };
  } finally {
    await running.stop();
  }
}

const sampleOf = (product: Product, cursorAfter: (product: Product) => string): Sample => ({
  id: product.id,
  slug: product.slug,
  variantId: product.variants[0]?.id ?? '',
  variantCount: product.variants.length,
  createdDate: product.createdDate,
  cursor: cursorAfter(product),
});

/** Creates the cursors that the server would return, without paging through the list. */
function cursors(siteId: string, secret: string): (product: Product) => string {
  const query = compileQuery({ cursorPaging: { limit: 20 } }, v3Queryable, { secret, scope: `products:${siteId}` });
  if (!query.ok) throw new Error('products cannot be queried by default');
  return ({ createdDate, id }) => query.value.cursorAt([createdDate, id], 'next');
}

const TAX: SameTax = { included: true, name: 'VAT', rate: '0.19', shippingRate: '0.19', countries: ['DE'] };

/** The delivery option that buyers choose. */
export const STANDARD = '00000000-0000-4000-8000-0000000000e1';
const DELIVERY: DeliveryPlan = {
  regions: [{ name: 'International', countries: [] }],
  shipping: [{ id: STANDARD, title: 'Standard delivery', deliveryTime: '2 to 4 working days', amount: '4.90' }],
};

function newSite(): NewSite {
  const settings: SiteSettings = {
    paymentMethods: ['offline'],
    weightUnit: 'KG',
    country: 'DE',
    theme: {},
    navigation: [{ label: 'Shop', href: '/shop' }],
    firstOrderNumber: 10_001,
  };
  return {
    id: newId(),
    name: 'Bench',
    state: 'ENABLED',
    currency: 'EUR',
    language: 'en',
    timeZone: 'Europe/Berlin',
    catalogVersion: 'V3_CATALOG',
    host: 'bench.localhost',
    clientId: newId(),
    settings,
    now: NEWEST,
  };
}

import type { Api, V3Product } from '../lib/api.ts';
import { type CategoryNode, loadCategories, pathTo } from '../lib/categories.ts';
import { FEED_END, type FeedProduct, writeFeedItems, writeFeedStart } from '../lib/merchant-feed.ts';
import { viewProduct } from '../lib/product-view.ts';
import type { Visit } from '../lib/render-page.tsx';
import { loadSite, type Site } from '../lib/site.ts';
import { type StorefrontResponse, textResponse } from '../lib/storefront-request.ts';
import type { Measure } from '../lib/unit-pricing.ts';

/** Merchant centres fetch at most daily: an hour's delay is none. */
const FRESH_SECONDS = 3600;

/** All that the shop sells, as a file that is written while it is read. */
export async function showMerchantFeed({ api, request }: Visit): Promise<StorefrontResponse> {
  const [site, categories] = await Promise.all([loadSite(api, request.url.origin), loadCategories(api)]);
  const response = textResponse(writeFeed(api, site, categories), 'application/rss+xml');
  return { ...response, headers: { ...response.headers, 'cache-control': `public, max-age=${FRESH_SECONDS}` } };
}

async function* writeFeed(api: Api, site: Site, categories: CategoryNode[]): AsyncGenerator<string> {
  const at = (path: string) => new URL(path, site.url).href;
  yield writeFeedStart(site);
  for await (const products of allProducts(api)) {
    yield products.map((product) => writeFeedItems(feedProduct(product, site, categories), at)).join('');
  }
  yield FEED_END;
}

/** The most that one call answers. */
const AT_ONCE = 100;

async function* allProducts({ products }: Api): AsyncGenerator<V3Product[]> {
  let cursor: string | null | undefined;
  do {
    const cursorPaging = cursor ? { cursor } : { limit: AT_ONCE };
    const answer = await products.queryProducts({ query: { cursorPaging }, fields: FIELDS });
    yield answer.products ?? [];
    cursor = answer.pagingMetadata?.hasNext === false ? null : answer.pagingMetadata?.cursors?.next;
  } while (cursor);
}

const FIELDS: NonNullable<Parameters<Api['products']['queryProducts']>[0]>['fields'] = [
  'CURRENCY',
  'PLAIN_DESCRIPTION',
  'MEDIA_ITEMS_INFO',
  'DIRECT_CATEGORIES_INFO',
];

function feedProduct(product: V3Product, { language }: Site, categories: CategoryNode[]): FeedProduct {
  const category = product.mainCategoryId ?? product.directCategoriesInfo?.categories?.[0]?.id ?? null;
  const base = measureOf(product.physicalProperties?.pricePerUnit);
  const measures = (product.variantsInfo?.variants ?? []).map(({ id, physicalProperties }) => {
    const contents = measureOf(physicalProperties?.pricePerUnit?.settings);
    return [id ?? '', { contents, base }] as const;
  });
  return {
    view: viewProduct(product, [], language),
    path: pathTo(categories, category).map(({ name }) => name),
    measures: new Map(measures),
  };
}

type WireMeasure = { quantity?: number; measurementUnit?: string } | undefined;

const measureOf = (wire: WireMeasure): Measure | null =>
  wire?.quantity && wire.measurementUnit ? { quantity: wire.quantity, unit: wire.measurementUnit } : null;

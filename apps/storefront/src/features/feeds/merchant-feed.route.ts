import type { Messages } from '@stoa/messages';
import type { Api, V3Product } from '../../lib/api.ts';
import { pageUrl } from '../../lib/page-url.ts';
import type { Visit } from '../../lib/render-page.tsx';
import { loadSite, type Site } from '../../lib/site.ts';
import { type StorefrontResponse, textResponse } from '../../lib/storefront-request.ts';
import { type CategoryNode, loadCategories, pathTo } from '../listing/categories.ts';
import { viewProduct } from '../product/product-view.ts';
import { FEED_END, type FeedProduct, writeFeedItems, writeFeedStart } from './merchant-feed.ts';
import type { Measure } from './unit-pricing.ts';

/** Merchant centres fetch the feed daily at most, so an hour's delay does not matter. */
const FRESH_SECONDS = 3600;

/** All products of the shop, as a streamed file. */
export async function showMerchantFeed({ api, request, messages }: Visit): Promise<StorefrontResponse> {
  const [site, categories] = await Promise.all([loadSite(api, request.url.origin), loadCategories(api)]);
  const response = textResponse(writeFeed(api, site, categories, messages.site), 'application/rss+xml');
  return { ...response, headers: { ...response.headers, 'cache-control': `public, max-age=${FRESH_SECONDS}` } };
}

async function* writeFeed(
  api: Api,
  site: Site,
  categories: CategoryNode[],
  messages: Messages['site'],
): AsyncGenerator<string> {
  const at = (path: string) => pageUrl(path, site);
  yield writeFeedStart(site, messages);
  for await (const products of allProducts(api)) {
    yield products
      .map((product) => writeFeedItems(feedProduct(product, site, categories), at, site.deliveryRates))
      .join('');
  }
  yield FEED_END;
}

/** The maximum number of items per call. */
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
    view: viewProduct(product, [], { language, displayCurrency: null }),
    path: pathTo(categories, category).map(({ name }) => name),
    measures: new Map(measures),
  };
}

type WireMeasure = { quantity?: number; measurementUnit?: string } | undefined;

const measureOf = (wire: WireMeasure): Measure | null =>
  wire?.quantity && wire.measurementUnit ? { quantity: wire.quantity, unit: wire.measurementUnit } : null;

import type { ProductSummary } from '@stoa/blocks';
import type { Api } from '../../lib/api.ts';
import { orNull } from '../../lib/api-errors.ts';
import type { Visit } from '../../lib/render-page.tsx';
import { type SeoTexts, seoTexts } from '../../lib/seo-texts.ts';
import { collectsRequests } from './back-in-stock-settings.ts';
import { plansOf } from './plan-view.ts';
import { type ProductView, viewProduct } from './product-view.ts';
import { loadRelated } from './related-products.ts';
import { canBeHad } from './variants.ts';

/** The data of a product's page that is the same for every visitor. */
export type FoundProduct = {
  view: ProductView;
  seo: SeoTexts;
  related: ProductSummary[];
  /** Whether any variant is sold out and the shop accepts back-in-stock requests. */
  collectsRequests: boolean;
};

/** A product by its slug, with its stock and related data. Null if it does not exist. */
export async function loadProduct(visit: Visit, slug: string): Promise<FoundProduct | null> {
  const { found } = await visit.request.remember(`product ${slug}`, async () => ({ found: await find(visit, slug) }));
  return found;
}

async function find(visit: Visit, slug: string): Promise<FoundProduct | null> {
  const { api, request } = visit;
  const product = slug ? (await orNull(api.products.getProductBySlug({ slug, fields: FIELDS })))?.product : null;
  if (!product?.id) return null;
  const [stock, related] = await Promise.all([
    orNull(api.storefront.getAvailability({ productId: product.id })),
    loadRelated(visit, product.id),
  ]);
  if (!stock) return null;
  const plans = plansOf(product, visit.messages.subscriptions);
  const view = viewProduct(product, stock.variants ?? [], request, plans);
  const isComplete = view.variants.every(canBeHad);
  const collects = !isComplete && (await collectsRequests(api));
  return { view, seo: seoTexts(product.seoData), related, collectsRequests: collects };
}

const FIELDS: NonNullable<Parameters<Api['products']['getProductBySlug']>[0]>['fields'] = [
  'CURRENCY',
  'URL',
  'PLAIN_DESCRIPTION',
  'MEDIA_ITEMS_INFO',
  'INFO_SECTION',
  'INFO_SECTION_PLAIN_DESCRIPTION',
  'VARIANT_OPTION_CHOICE_NAMES',
  'BREADCRUMBS_INFO',
  'DIRECT_CATEGORIES_INFO',
  'PRODUCT_CHOICES_DISPLAY_IMAGE',
  'SUBSCRIPTION_PRICES_INFO',
];

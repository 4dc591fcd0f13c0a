import type { Api, V3Product } from './api.ts';
import { isMissing } from './api-errors.ts';
import { type ProductView, viewProduct } from './product-view.ts';

export type FoundProduct = { product: V3Product; view: ProductView };

/** A product by its slug, with its stock. Null where there is none. */
export async function loadProduct(api: Api, slug: string, language: string): Promise<FoundProduct | null> {
  if (!slug) return null;
  try {
    const { product } = await api.products.getProductBySlug({ slug, fields: FIELDS });
    if (!product?.id) return null;
    const { variants = [] } = await api.storefront.getAvailability({ productId: product.id });
    return { product, view: viewProduct(product, variants, language) };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
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
];

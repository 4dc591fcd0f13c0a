import type { productData, ValuesOf } from '@stoa/blocks';
import type { Messages } from '@stoa/messages';
import { richFromHtml } from '../../lib/rich-from-html.ts';
import { productHref } from './product-href.ts';
import { lowestPrice } from './product-summary.ts';
import { type ProductView, picturesOf } from './product-view.ts';

/** What a product says for blocks that are bound to it. */
export function productValues(view: ProductView, messages: Messages['listing']): ValuesOf<typeof productData> {
  const { price, compareAtPrice } = lowestPrice(view.variants, messages);
  const [main = null, second = null] = picturesOf(view);
  const category = view.breadcrumbs.at(-1);
  const [variant] = view.variants;
  return {
    'product.name': view.name,
    'product.price': price,
    'product.compareAtPrice': compareAtPrice,
    'product.brand': view.brand,
    'product.ribbon': view.ribbons[0] ?? null,
    // of several variants, each has its own
    'product.sku': view.variants.length === 1 ? (variant?.sku ?? null) : null,
    'product.description': view.description ? richFromHtml(view.description) : null,
    'product.media.main': main,
    'product.media.second': second,
    'product.category': category ? { label: category.name, href: category.href } : null,
    'product.link': { label: view.name, href: productHref(view.slug) },
  };
}

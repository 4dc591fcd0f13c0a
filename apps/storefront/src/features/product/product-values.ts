import type { productData, ValuesOf } from '@stoa/blocks';
import type { Messages } from '@stoa/messages';
import { richFromHtml } from '../../lib/rich-from-html.ts';
import { productHref } from './product-href.ts';
import { lowestPrice } from './product-summary.ts';
import { type ProductView, picturesOf } from './product-view.ts';

/** What a product says for blocks that are bound to it: what takes work is made when a block asks for it. */
export function productValues(view: ProductView, messages: Messages['listing']): ValuesOf<typeof productData> {
  const prices = () => lowestPrice(view.variants, messages);
  const picture = (index: number) => picturesOf(view)[index] ?? null;
  const category = view.breadcrumbs.at(-1);
  const [variant] = view.variants;
  return {
    'product.name': view.name,
    get 'product.price'() {
      return prices().price;
    },
    get 'product.compareAtPrice'() {
      return prices().compareAtPrice;
    },
    'product.brand': view.brand,
    'product.ribbon': view.ribbons[0] ?? null,
    // of several variants, each has its own
    'product.sku': view.variants.length === 1 ? (variant?.sku ?? null) : null,
    get 'product.description'() {
      return view.description ? richFromHtml(view.description) : null;
    },
    get 'product.media.main'() {
      return picture(0);
    },
    get 'product.media.second'() {
      return picture(1);
    },
    'product.category': category ? { label: category.name, href: category.href } : null,
    'product.link': { label: view.name, href: productHref(view.slug) },
  };
}

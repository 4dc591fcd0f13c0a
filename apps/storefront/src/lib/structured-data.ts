/** Structured data for search engines: schema.org as JSON-LD. */
import { queryOfSelection } from '../features/product/deep-link.ts';
import { gtinOf } from '../features/product/gtin.ts';
import type { ProductView } from '../features/product/product-view.ts';
import type { VariantView } from '../features/product/purchasable.ts';
import { selectionText } from '../features/product/variants.ts';
import { plainText } from './plain-text.ts';

type Crumb = { name: string; url: string };

export function breadcrumbList(crumbs: Crumb[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/** The items listed on a page. `first` is the position of the first item, counted from 1. */
export function itemList(items: Crumb[], first: number) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: items.map(({ name, url }, index) => ({ '@type': 'ListItem', position: first + index, name, url })),
  };
}

/** With more variants than this, a page gives only their common data. */
const MOST_OFFERS = 100;

/** @param images absolute addresses; `url` is the product's */
export function productData(product: ProductView, url: string, images: string[]) {
  const { variants, brand, description, name } = product;
  const [only] = variants.length === 1 ? variants : [];
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    url,
    ...(images.length > 0 && { image: images }),
    ...(description && { description: plainText(description) }),
    ...(only && codesOf(only)),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(only && { offers: offer(product, only, url) }),
    ...(variants.length > 1 && { offers: aggregateOffer(product, url) }),
  };
}

function aggregateOffer(product: ProductView, url: string) {
  const { variants, money } = product;
  const sorted = variants.map(({ amount }) => amount).toSorted((one, other) => Number(one) - Number(other));
  return {
    '@type': 'AggregateOffer',
    url,
    lowPrice: sorted[0],
    highPrice: sorted.at(-1),
    priceCurrency: money.currency,
    offerCount: variants.length,
    availability: availabilityOfAll(variants),
    ...(variants.length <= MOST_OFFERS && { offers: variants.map((variant) => offer(product, variant, url)) }),
  };
}

function offer({ options, money }: ProductView, variant: VariantView, url: string) {
  const named = selectionText(options, variant.choices);
  return {
    '@type': 'Offer',
    ...(named && { name: named, ...codesOf(variant) }),
    url: url + queryOfSelection(options, variant.choices),
    price: variant.amount,
    priceCurrency: money.currency,
    availability: availabilityOf(variant),
  };
}

function codesOf({ sku, barcode }: VariantView) {
  const gtin = gtinOf(barcode);
  return { ...(sku && { sku }), ...(gtin && { gtin }) };
}

const AVAILABLE = {
  now: 'https://schema.org/InStock',
  ahead: 'https://schema.org/PreOrder',
  never: 'https://schema.org/OutOfStock',
};

function availabilityOf({ inStock, preorder }: VariantView): string {
  if (inStock) return AVAILABLE.now;
  return preorder ? AVAILABLE.ahead : AVAILABLE.never;
}

function availabilityOfAll(variants: VariantView[]): string {
  const all = variants.map(availabilityOf);
  return [AVAILABLE.now, AVAILABLE.ahead].find((one) => all.includes(one)) ?? AVAILABLE.never;
}

/** JSON that is safe inside a script element. */
export const scriptJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** What search engines read: schema.org as JSON-LD. */
import type { V3Product } from './api.ts';
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

/** @param images absolute addresses */
export function productData(product: V3Product, url: string, images: string[]) {
  const skus = (product.variantsInfo?.variants ?? []).flatMap(({ sku }) => (sku ? [sku] : []));
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    url,
    ...(images.length > 0 && { image: images }),
    ...(product.plainDescription && { description: plainText(product.plainDescription) }),
    ...(skus.length === 1 && { sku: skus[0] }),
    ...(product.brand?.name && { brand: { '@type': 'Brand', name: product.brand.name } }),
    offers: offersOf(product, url),
  };
}

function offersOf(product: V3Product, url: string) {
  const priceCurrency = product.currency ?? undefined;
  const lowPrice = product.actualPriceRange?.minValue?.amount;
  const highPrice = product.actualPriceRange?.maxValue?.amount;
  const isSoldOut = product.inventory?.availabilityStatus === 'OUT_OF_STOCK';
  const availability = `https://schema.org/${isSoldOut ? 'OutOfStock' : 'InStock'}`;
  if (lowPrice === highPrice) return { '@type': 'Offer', url, price: lowPrice, priceCurrency, availability };
  const offerCount = product.variantsInfo?.variants?.length ?? 1;
  return { '@type': 'AggregateOffer', url, lowPrice, highPrice, priceCurrency, offerCount, availability };
}

/** JSON that can stand inside a script element. */
export const scriptJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

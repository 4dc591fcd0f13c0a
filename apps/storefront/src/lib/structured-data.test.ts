import { expect, test } from 'vitest';
import type { V3Product } from './api.ts';
import { breadcrumbList, productData, scriptJson } from './structured-data.ts';

const product: V3Product = {
  name: 'Twin Suns',
  plainDescription: '<p>Dots &amp; ink</p><p>on paper.</p>',
  currency: 'EUR',
  brand: { name: 'Halftone' },
  actualPriceRange: { minValue: { amount: '24.00' }, maxValue: { amount: '59.00' } },
  inventory: { availabilityStatus: 'PARTIALLY_OUT_OF_STOCK' },
  variantsInfo: { variants: [{ sku: 'A' }, { sku: 'B' }] },
};
const url = 'http://shop.test/product-page/twin-suns';

test('a product with several prices is an aggregate offer', () => {
  expect(productData(product, url, ['http://shop.test/a.webp'])).toMatchObject({
    '@type': 'Product',
    description: 'Dots & ink on paper.',
    brand: { name: 'Halftone' },
    image: ['http://shop.test/a.webp'],
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: '24.00',
      highPrice: '59.00',
      offerCount: 2,
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
    },
  });
});

test('one price is one offer; what is sold out says so', () => {
  const range = { minValue: { amount: '24.00' }, maxValue: { amount: '24.00' } };
  const soldOut = { ...product, actualPriceRange: range, inventory: { availabilityStatus: 'OUT_OF_STOCK' as const } };
  expect(productData(soldOut, url, []).offers).toEqual({
    '@type': 'Offer',
    url,
    price: '24.00',
    priceCurrency: 'EUR',
    availability: 'https://schema.org/OutOfStock',
  });
});

test('breadcrumbs count from one', () => {
  expect(breadcrumbList([{ name: 'Shop', url: 'http://shop.test/shop' }]).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Shop', item: 'http://shop.test/shop' },
  ]);
});

test('data cannot end its script element', () => {
  const json = scriptJson({ name: '</script><script>alert(1)</script>' });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ name: '</script><script>alert(1)</script>' });
});

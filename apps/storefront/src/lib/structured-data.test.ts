import { expect, test } from 'vitest';
import { print, variantView } from '../features/product/print.fixture.ts';
import { breadcrumbList, itemList, productData, scriptJson } from './structured-data.ts';

const url = 'http://shop.test/product-page/twin-suns';

test('a product with variants offers each of them', () => {
  const data = productData(print, url, ['http://shop.test/a.webp']);
  expect(data).toMatchObject({
    '@type': 'Product',
    description: 'Dots & ink on paper.',
    brand: { name: 'Halftone' },
    image: ['http://shop.test/a.webp'],
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: '24.00',
      highPrice: '59.00',
      offerCount: 3,
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
    },
  });
  expect(JSON.parse(JSON.stringify(data.offers)).offers[0]).toEqual({
    '@type': 'Offer',
    name: 'Small, Oak',
    sku: 'SKU-1',
    url: `${url}?Size=Small&Frame=Oak`,
    price: '59.00',
    priceCurrency: 'EUR',
    availability: 'https://schema.org/OutOfStock',
  });
});

test('a product without options is one offer, with its codes', () => {
  const single = { ...print, options: [], variants: [variantView('1', {}, { barcode: '4006381333931' })] };
  const data = productData(single, url, []);
  expect(data).toMatchObject({ sku: 'SKU-1', gtin: '4006381333931' });
  expect(data.offers).toEqual({
    '@type': 'Offer',
    url,
    price: '24.00',
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
  });
});

test('pre-orders are marked as such', () => {
  const preorder = { message: null, left: null };
  const variants = [variantView('1', {}, { inStock: false, preorder })];
  expect(productData({ ...print, options: [], variants }, url, []).offers).toMatchObject({
    availability: 'https://schema.org/PreOrder',
  });
});

test('breadcrumbs count from one, lists from the first position on the page', () => {
  const crumbs = [{ name: 'Shop', url: 'http://shop.test/shop' }];
  expect(breadcrumbList(crumbs).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Shop', item: 'http://shop.test/shop' },
  ]);
  expect(itemList(crumbs, 25).itemListElement).toEqual([
    { '@type': 'ListItem', position: 25, name: 'Shop', url: 'http://shop.test/shop' },
  ]);
});

test('data cannot end its script element', () => {
  const json = scriptJson({ name: '</script><script>alert(1)</script>' });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ name: '</script><script>alert(1)</script>' });
});

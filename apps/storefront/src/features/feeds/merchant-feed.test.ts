import { expect, test } from 'vitest';
import { print, variantView } from '../product/print.fixture.ts';
import { type FeedProduct, writeFeedItems } from './merchant-feed.ts';

const at = (path: string) => `http://shop.test${path}`;
const product: FeedProduct = { view: print, path: ['Prints', 'Geometric'], measures: new Map() };

test('each variant is an item of its product', () => {
  const items = writeFeedItems(product, at, []);
  expect(items.match(/<item>/g)).toHaveLength(3);
  expect(items).toContain(
    '<g:id>1</g:id><title>Twin Suns, Small, Oak</title><description>Dots &amp; ink on paper.</description>' +
      '<link>http://shop.test/product-page/twin-suns?Size=Small&amp;Frame=Oak</link>' +
      '<g:image_link>http://shop.test/media/oak-picture</g:image_link>' +
      '<g:additional_image_link>http://shop.test/media/front</g:additional_image_link>' +
      '<g:availability>out_of_stock</g:availability><g:price>59.00 EUR</g:price>' +
      '<g:brand>Halftone</g:brand><g:mpn>SKU-1</g:mpn><g:item_group_id>p</g:item_group_id><g:size>Small</g:size>' +
      '<g:product_type>Prints &gt; Geometric</g:product_type>',
  );
});

test('a reduced price is listed beside the usual one, a price per unit beside its measure', () => {
  const reduced = variantView('1', {}, { compareAtAmount: '30.00', barcode: '4006381333931', sku: null });
  const measures = new Map([['1', { contents: { quantity: 750, unit: 'ML' }, base: { quantity: 1, unit: 'L' } }]]);
  const items = writeFeedItems({ view: { ...print, options: [], variants: [reduced] }, path: [], measures }, at, []);
  expect(items).toContain('<g:price>30.00 EUR</g:price><g:sale_price>24.00 EUR</g:sale_price>');
  expect(items).toContain('<g:gtin>4006381333931</g:gtin>');
  expect(items).toContain('<g:unit_pricing_measure>750ml</g:unit_pricing_measure>');
  expect(items).toContain('<g:unit_pricing_base_measure>1l</g:unit_pricing_base_measure>');
  expect(items).not.toContain('item_group_id');
});

test('items without identifiers are marked as such, and so are pre-orders', () => {
  const own = variantView('1', {}, { inStock: false, preorder: { message: null, left: null } });
  const items = writeFeedItems({ ...product, view: { ...print, brand: null, variants: [own] } }, at, []);
  expect(items).toContain('<g:identifier_exists>no</g:identifier_exists>');
  expect(items).toContain('<g:availability>preorder</g:availability>');
});

test('items tell what their delivery costs, where, and when it is free', () => {
  const view = { ...print, variants: [variantView('1', {})] };
  const rates = [
    { title: 'Post', destinations: ['DE', 'US-CA'], amount: '4.90', freeFrom: '80.00', deliveryProfileId: null },
    { title: 'Courier', destinations: [], amount: '12.90', freeFrom: '20.00', deliveryProfileId: null },
  ];
  expect(writeFeedItems({ ...product, view }, at, rates)).toContain(
    '<g:shipping><g:country>DE</g:country><g:service>Post</g:service><g:price>4.90 EUR</g:price></g:shipping>' +
      '<g:shipping><g:country>US</g:country><g:region>CA</g:region><g:service>Post</g:service><g:price>4.90 EUR</g:price></g:shipping>' +
      '<g:shipping><g:service>Courier</g:service><g:price>0 EUR</g:price></g:shipping></item>',
  );
});

import { expect, test } from 'vitest';
import { print, variantView } from '../features/product/print.fixture.ts';
import { breadcrumbList, itemList, productData, scriptJson, siteData } from './structured-data.ts';

const url = 'http://shop.test/product-page/twin-suns';

const site = { deliveryRates: [] };
const none = { rating: null, reviews: [] };

test('a product with variants is a group, each variant with its own offer', () => {
  const data = productData(print, url, ['http://shop.test/a.webp'], site, none);
  expect(data).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: 'p',
    description: 'Dots & ink on paper.',
    brand: { name: 'Halftone' },
    image: ['http://shop.test/a.webp'],
    variesBy: ['https://schema.org/size'],
  });
  const variants = (data as { hasVariant: object[] }).hasVariant;
  expect(variants).toHaveLength(3);
  expect(variants[0]).toEqual({
    '@type': 'Product',
    name: 'Twin Suns, Small, Oak',
    sku: 'SKU-1',
    size: 'Small',
    image: 'http://shop.test/media/oak-picture/v1/fill/w_960,h_1200,q_80/twin-suns.webp',
    offers: {
      '@type': 'Offer',
      url: `${url}?Size=Small&Frame=Oak`,
      price: '59.00',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/OutOfStock',
      itemCondition: 'https://schema.org/NewCondition',
    },
  });
});

test('a product without options is one offer, with its codes and what delivery costs', () => {
  const single = { ...print, options: [], variants: [variantView('1', {}, { barcode: '4006381333931' })] };
  const rate = { title: 'Post', destinations: ['DE', 'US-CA'], amount: '4.90', freeFrom: '80.00' };
  const deliveryRates = [
    { ...rate, amount: '99.00', deliveryProfileId: 'furniture' },
    { ...rate, deliveryProfileId: null },
  ];
  const data = productData(single, url, [], { deliveryRates }, none);
  expect(data).toMatchObject({
    '@type': 'Product',
    sku: 'SKU-1',
    gtin: '4006381333931',
    offers: {
      url,
      price: '24.00',
      shippingDetails: [
        {
          '@type': 'OfferShippingDetails',
          shippingRate: { '@type': 'MonetaryAmount', value: '4.90', currency: 'EUR' },
          shippingDestination: [
            { '@type': 'DefinedRegion', addressCountry: 'DE' },
            { '@type': 'DefinedRegion', addressCountry: 'US', addressRegion: 'CA' },
          ],
        },
      ],
    },
  });
});

test('reviews are in the data of a product that has some: the average of all, and those on the page', () => {
  const review = {
    ...{
      id: 'r',
      author: 'Grace',
      time: '2026-05-03T12:00:00Z',
      date: '3 May 2026',
      stars: 4,
      title: 'Fine',
      text: '',
    },
    ...{ media: [], isVerified: true, isOwn: false, reply: null, votes: { helpful: 0, unhelpful: 0, own: null } },
  };
  const reviews = { rating: { average: 4.3, count: 12 }, reviews: [review] };
  const bounds = { bestRating: 5, worstRating: 1 };
  const found = {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.3, reviewCount: 12, ...bounds },
    review: [
      {
        '@type': 'Review',
        author: { '@type': 'Person', name: 'Grace' },
        datePublished: '2026-05-03',
        name: 'Fine',
        reviewRating: { '@type': 'Rating', ratingValue: 4, ...bounds },
      },
    ],
  };
  expect(productData(print, url, [], site, reviews)).toMatchObject({ '@type': 'ProductGroup', ...found });
  const single = { ...print, options: [], variants: [variantView('1', {})] };
  expect(productData(single, url, [], site, reviews)).toMatchObject({ '@type': 'Product', ...found });
  expect(productData(single, url, [], site, none)).not.toHaveProperty('aggregateRating');
  expect(productData(single, url, [], site, none)).not.toHaveProperty('review');
});

test('pre-orders are marked as such', () => {
  const preorder = { message: null, left: null };
  const variants = [variantView('1', {}, { inStock: false, preorder })];
  expect(productData({ ...print, options: [], variants }, url, [], site, none)).toMatchObject({
    offers: { availability: 'https://schema.org/PreOrder' },
  });
});

test('the home page tells who runs the site and how it is searched', () => {
  const site = {
    name: 'Halftone',
    logo: null,
    url: 'http://shop.test',
    email: 'shop@halftone.test',
    phone: null,
    address: ['2 Park Row', 'Leeds'],
    policies: [],
  };
  const [shop, search] = siteData(site);
  expect(shop).toMatchObject({ '@type': 'Organization', name: 'Halftone', logo: 'http://shop.test/icon-512.png' });
  expect(shop).toMatchObject({ email: 'shop@halftone.test', address: '2 Park Row, Leeds' });
  expect(shop).not.toHaveProperty('telephone');
  expect(shop).not.toHaveProperty('hasMerchantReturnPolicy');
  const [withLogo] = siteData({ ...site, logo: { id: 'sign.png', width: 400, height: 100 } });
  expect(withLogo).toMatchObject({ logo: expect.stringContaining('/media/sign.png/v1/fill/w_512,h_128') });
  const [withTallLogo] = siteData({ ...site, logo: { id: 'sign.png', width: 1, height: 100 } });
  expect(withTallLogo).toMatchObject({ logo: expect.stringContaining('/media/sign.png/v1/fill/w_5,h_500') });
  const [withPolicy] = siteData({ ...site, policies: [{ name: 'privacy' }, { name: 'returns' }] });
  expect(withPolicy).toMatchObject({
    hasMerchantReturnPolicy: { merchantReturnLink: 'http://shop.test/policies/returns' },
  });
  expect(search).toMatchObject({
    '@type': 'WebSite',
    potentialAction: { '@type': 'SearchAction', target: 'http://shop.test/search?q={words}' },
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

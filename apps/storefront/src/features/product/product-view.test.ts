import { expect, test } from 'vitest';
import type { V3Product } from '../../lib/api.ts';
import { picturesOf, viewProduct } from './product-view.ts';

const price = (amount: string) => ({ amount, formattedAmount: `€${amount}` });

const product: V3Product = {
  id: 'p1',
  slug: 'twin-suns',
  name: 'Twin Suns',
  currency: 'EUR',
  plainDescription: '<p>Dots.</p>',
  options: [
    {
      id: 'frame',
      name: 'Frame',
      optionRenderType: 'SWATCH_CHOICES',
      choicesSettings: {
        choices: [{ choiceId: 'oak', name: 'Oak', colorCode: '#c69a64', linkedMedia: [{ id: 'm2' }] }],
      },
    },
  ],
  modifiers: [
    {
      id: 'wrap',
      name: 'Gift wrap',
      modifierRenderType: 'TEXT_CHOICES',
      choicesSettings: { choices: [{ choiceId: 'w1', name: 'Linen', addedPrice: '4.50' }] },
    },
    {
      id: 'text',
      name: 'Engraving',
      modifierRenderType: 'FREE_TEXT',
      mandatory: true,
      freeTextSettings: { title: 'Name', minCharCount: 1, maxCharCount: 20, defaultAddedPrice: '0.00' },
    },
  ],
  media: {
    itemsInfo: {
      items: [
        { id: 'm1', mediaType: 'IMAGE', image: { id: 'm1', width: 1200, height: 1500 } },
        {
          id: 'v1',
          mediaType: 'VIDEO',
          altText: 'Printing',
          video: {
            id: 'v1',
            resolutions: [{ url: 'http://host.test/media/v1.mp4', width: 640, height: 360, format: 'mp4' }],
          },
          thumbnail: { url: 'http://host.test/media/poster.webp', width: 640, height: 360 },
        },
        { id: 'v2', mediaType: 'VIDEO' },
      ],
    },
  },
  variantsInfo: {
    variants: [
      {
        id: 'v1',
        sku: 'HT-1',
        choices: [{ optionChoiceIds: { optionId: 'frame', choiceId: 'oak' } }],
        price: { actualPrice: price('59.00'), compareAtPrice: price('69.00') },
        physicalProperties: { pricePerUnit: { description: '€0.59 / 100 g' } },
        inventoryStatus: { inStock: true },
      },
      { id: 'v2', visible: false, choices: [], price: { actualPrice: price('1.00') } },
    ],
  },
  ribbon: { name: 'New' },
  additionalRibbons: [{ name: 'Vegan' }],
  infoSections: [{ title: 'Paper', plainDescription: '<p>Thick</p>' }, { title: 'Empty' }],
  breadcrumbsInfo: { breadcrumbs: [{ categoryName: 'Geometric', categorySlug: 'geometric' }] },
};

const stock = { variantId: 'v1', inStock: true, quantity: 2, preorder: null };

const EN = { language: 'en', displayCurrency: null };

test('a page shows the available variants, with tracked stock', () => {
  const view = viewProduct(product, [stock], EN);
  expect(view.variants).toEqual([
    {
      id: 'v1',
      choices: { frame: 'oak' },
      amount: '59.00',
      price: '€59.00',
      compareAtAmount: '69.00',
      compareAtPrice: '€69.00',
      planPrices: {},
      pricePerUnit: '€0.59 / 100 g',
      sku: 'HT-1',
      barcode: null,
      inStock: true,
      quantity: 2,
      preorder: null,
    },
  ]);
  expect(view.options[0]?.choices).toEqual([
    { id: 'oak', name: 'Oak', color: '#c69a64', swatchId: null, pictureId: 'm2' },
  ]);
  expect(view.ribbons).toEqual(['New', 'Vegan']);
  expect(view.infoSections).toEqual([{ title: 'Paper', html: '<p>Thick</p>' }]);
  expect(view.breadcrumbs).toEqual([{ name: 'Geometric', href: '/category/geometric' }]);
});

test("untracked stock has no number; without stock data, the product's own status counts", () => {
  expect(viewProduct(product, [{ ...stock, quantity: null }], EN).variants[0]?.quantity).toBeNull();
  expect(viewProduct(product, [], EN).variants[0]).toMatchObject({ inStock: true, quantity: null, preorder: null });
});

test('pre-orders have a limit', () => {
  const ahead = (left: number | null) => {
    const none = { ...stock, inStock: false, quantity: 0, preorder: { message: 'May', left } };
    return viewProduct(product, [none], EN).variants[0]?.preorder;
  };
  expect(ahead(3)).toEqual({ message: 'May', left: 3 });
  expect(ahead(null)).toEqual({ message: 'May', left: null });
  expect(ahead(0)).toBeNull();
});

test('modifiers show their surcharges, but not zero', () => {
  const [wrap, text] = viewProduct(product, [], EN).modifiers;
  expect(wrap).toMatchObject({ isMandatory: false, text: null, choices: [{ id: 'w1', added: '+ €4.50' }] });
  expect(text).toMatchObject({ isMandatory: true, text: { title: 'Name', maxLength: 20, added: null } });
});

test('videos have a poster and files on this host; a video without a file is left out', () => {
  const view = viewProduct(product, [], EN);
  expect(view.media.map(({ id }) => id)).toEqual(['m1', 'v1']);
  expect(view.media[1]?.video).toEqual({
    label: 'Printing',
    width: 640,
    height: 360,
    sources: [{ url: '/media/v1.mp4', type: 'video/mp4' }],
  });
  expect(picturesOf(view).map(({ id }) => id)).toEqual(['m1', 'poster.webp']);
});

test('text choices have no colour', () => {
  const [option] = product.options ?? [];
  const texts: V3Product = { ...product, options: [{ ...option, optionRenderType: 'TEXT_CHOICES' }] };
  expect(viewProduct(texts, [], EN).options[0]?.choices[0]?.color).toBeNull();
});

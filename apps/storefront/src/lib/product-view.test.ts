import { expect, test } from 'vitest';
import type { V1Product, V3Product } from './api.ts';
import { viewProduct } from './product-view.ts';

const price = (amount: string) => ({ amount, formattedAmount: `€${amount}` });

const product: V3Product = {
  id: 'p1',
  slug: 'twin-suns',
  name: 'Twin Suns',
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
  media: { itemsInfo: { items: [{ id: 'm1', mediaType: 'IMAGE', image: { id: 'm1', width: 1200, height: 1500 } }] } },
  variantsInfo: {
    variants: [
      {
        id: 'v1',
        choices: [{ optionChoiceIds: { optionId: 'frame', choiceId: 'oak' } }],
        price: { actualPrice: price('59.00'), compareAtPrice: price('69.00') },
        inventoryStatus: { inStock: true },
      },
      { id: 'v2', visible: false, choices: [], price: { actualPrice: price('1.00') } },
    ],
  },
  infoSections: [{ title: 'Paper', plainDescription: '<p>Thick</p>' }, { title: 'Empty' }],
  breadcrumbsInfo: { breadcrumbs: [{ categoryName: 'Geometric', categorySlug: 'geometric' }] },
};

const stock: V1Product = { variants: [{ id: 'v1', stock: { trackQuantity: true, quantity: 2 } }] };

test('a page shows what can be bought, with the stock that is counted', () => {
  const view = viewProduct(product, stock);
  expect(view.variants).toEqual([
    { id: 'v1', choices: { frame: 'oak' }, price: '€59.00', compareAtPrice: '€69.00', inStock: true, quantity: 2 },
  ]);
  expect(view.options[0]?.choices).toEqual([{ id: 'oak', name: 'Oak', color: '#c69a64', pictureId: 'm2' }]);
  expect(view.pictures).toEqual([{ id: 'm1', width: 1200, height: 1500, alt: 'Twin Suns' }]);
  expect(view.infoSections).toEqual([{ title: 'Paper', html: '<p>Thick</p>' }]);
  expect(view.breadcrumbs).toEqual([{ name: 'Geometric', href: '/category/geometric' }]);
});

test('stock that nobody counts is no number', () => {
  expect(viewProduct(product, null).variants[0]?.quantity).toBeNull();
  const untracked: V1Product = { variants: [{ id: 'v1', stock: { trackQuantity: false, quantity: 9 } }] };
  expect(viewProduct(product, untracked).variants[0]?.quantity).toBeNull();
});

test('text choices have no colour', () => {
  const [option] = product.options ?? [];
  const texts: V3Product = { ...product, options: [{ ...option, optionRenderType: 'TEXT_CHOICES' }] };
  expect(viewProduct(texts, null).options[0]?.choices[0]?.color).toBeNull();
});

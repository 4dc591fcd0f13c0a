/** A product for tests: small comes in both frames, with oak sold out; large comes without a frame only. */
import type { ProductView } from './product-view.ts';
import type { ChoiceView, VariantView } from './purchasable.ts';

const choiceView = (id: string, name: string, more: Partial<ChoiceView> = {}): ChoiceView => ({
  id,
  name,
  color: null,
  swatchId: null,
  pictureId: null,
  ...more,
});

export const variantView = (
  id: string,
  choices: VariantView['choices'],
  more: Partial<VariantView> = {},
): VariantView => ({
  id,
  choices,
  amount: '24.00',
  price: '€24.00',
  compareAtAmount: null,
  compareAtPrice: null,
  planPrices: {},
  pricePerUnit: null,
  sku: `SKU-${id}`,
  barcode: null,
  inStock: true,
  quantity: null,
  preorder: null,
  ...more,
});

export const print: ProductView = {
  id: 'p',
  slug: 'twin-suns',
  name: 'Twin Suns',
  money: { currency: 'EUR', language: 'en' },
  deliveryProfileId: null,
  deposit: null,
  options: [
    {
      id: 'size',
      name: 'Size',
      isSwatch: false,
      choices: [choiceView('small', 'Small'), choiceView('large', 'Large')],
    },
    {
      id: 'frame',
      name: 'Frame',
      isSwatch: true,
      choices: [choiceView('oak', 'Oak', { color: '#c69a64', pictureId: 'oak-picture' }), choiceView('none', 'None')],
    },
  ],
  modifiers: [],
  variants: [
    variantView(
      '1',
      { size: 'small', frame: 'oak' },
      { inStock: false, quantity: 0, amount: '59.00', price: '€59.00' },
    ),
    variantView('2', { size: 'small', frame: 'none' }, { quantity: 3 }),
    variantView('3', { size: 'large', frame: 'none' }, { quantity: 30 }),
  ],
  plans: [],
  restriction: null,
  media: [
    { id: 'front', picture: { id: 'front', width: 1200, height: 1500, alt: 'Twin Suns' }, video: null },
    { id: 'oak-picture', picture: { id: 'oak-picture', width: 1200, height: 1500, alt: 'In oak' }, video: null },
  ],
  rating: null,
  ribbons: [],
  brand: 'Halftone',
  description: '<p>Dots &amp; ink</p><p>on paper.</p>',
  infoSections: [],
  breadcrumbs: [],
};

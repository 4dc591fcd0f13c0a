import { skusInStock } from '../make-catalogue.ts';
import { supplies } from '../supplies/index.ts';

/** The variants that people buy without questions: no choices beside those of the variant, and none that come later. */
export const sellableSkus = (): string[] => [
  ...skusInStock(),
  ...supplies
    .filter(({ modifiers = [] }) => modifiers.every(({ mandatory }) => !mandatory))
    .flatMap(({ variants }) =>
      variants.filter(({ preorder, stock }) => !preorder && stock.trackQuantity && stock.quantity > 0),
    )
    .map(({ sku }) => sku),
];

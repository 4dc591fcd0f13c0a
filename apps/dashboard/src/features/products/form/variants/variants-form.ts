import type { ProductForm } from '../product-form.ts';

/** The fields of a product that its prices, codes and stock depend on. */
export const variantsFields = ['options', 'variants', 'pricePerUnit', 'productType', 'weightUnit'] as const;

export type VariantsForm = Pick<ProductForm, (typeof variantsFields)[number]>;

import type { Part } from '../../../ui/form/parts.ts';
import type { ProductForm } from './product-form.ts';

/** The parts of a product that change independently. */
export const productParts = {
  name: { label: 'Name', fields: ['name'], text: ({ name }) => name },
  slug: { label: 'URL slug', fields: ['slug'], text: ({ slug }) => slug },
  visible: { label: 'Visibility', fields: ['visible'] },
  membersOnly: { label: 'Who can buy it', fields: ['membersOnly'] },
  productType: { label: 'Type', fields: ['productType'] },
  description: { label: 'Description', fields: ['description'] },
  media: { label: 'Pictures and videos', fields: ['media'] },
  pricePerUnit: { label: 'Price per unit', fields: ['pricePerUnit'] },
  variants: { label: 'Options, prices and stock', fields: ['options', 'variants'] },
  modifiers: { label: 'Modifiers', fields: ['modifiers'] },
  categories: { label: 'Categories', fields: ['categoryIds', 'mainCategoryId'] },
  brand: { label: 'Brand', fields: ['brand'], text: ({ brand }) => brand },
  ribbons: { label: 'Ribbons', fields: ['ribbons'], text: ({ ribbons }) => ribbons.join(', ') },
  tags: { label: 'Tags', fields: ['tags'] },
  infoSections: { label: 'Info sections', fields: ['infoSections'] },
  plans: { label: 'Subscriptions', fields: ['plans', 'allowOneTimePurchases'] },
  deposit: { label: 'Payment', fields: ['deposit'] },
  taxGroup: { label: 'Tax group', fields: ['taxGroupId'] },
  deliveryProfile: { label: 'Delivery profile', fields: ['deliveryProfileId'] },
  seo: { label: 'Search engine texts', fields: ['seoTitle', 'seoDescription', 'canonical'] },
} as const satisfies Record<string, Part<ProductForm>>;

export type ProductPart = keyof typeof productParts;

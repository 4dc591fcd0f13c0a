import { words } from '../../../app/words.ts';
import type { Part } from '../../../ui/form/parts.ts';
import type { ProductForm } from './product-form.ts';

const texts = words.productForm.parts;

/** The parts of a product that change independently. */
export const productParts = {
  name: { label: words.forms.name, fields: ['name'], text: ({ name }) => name },
  slug: { label: texts.slug, fields: ['slug'], text: ({ slug }) => slug },
  visible: { label: texts.visibility, fields: ['visible'] },
  membersOnly: { label: texts.buyers, fields: ['membersOnly'] },
  productType: { label: texts.type, fields: ['productType'] },
  description: { label: texts.description, fields: ['description'] },
  media: { label: texts.media, fields: ['media'] },
  pricePerUnit: { label: texts.pricePerUnit, fields: ['pricePerUnit'] },
  variants: { label: texts.variants, fields: ['options', 'variants'] },
  modifiers: { label: texts.modifiers, fields: ['modifiers'] },
  categories: { label: texts.categories, fields: ['categoryIds', 'mainCategoryId'] },
  brand: { label: texts.brand, fields: ['brand'], text: ({ brand }) => brand },
  ribbons: { label: texts.ribbons, fields: ['ribbons'], text: ({ ribbons }) => ribbons.join(', ') },
  tags: { label: texts.tags, fields: ['tags'] },
  infoSections: { label: texts.infoSections, fields: ['infoSections'] },
  plans: { label: texts.plans, fields: ['plans', 'allowOneTimePurchases'] },
  deposit: { label: texts.payment, fields: ['deposit'] },
  taxGroup: { label: texts.taxGroup, fields: ['taxGroupId'] },
  deliveryProfile: { label: texts.deliveryProfile, fields: ['deliveryProfileId'] },
  seo: { label: texts.search, fields: ['seoTitle', 'seoDescription', 'canonical'] },
} as const satisfies Record<string, Part<ProductForm>>;

export type ProductPart = keyof typeof productParts;

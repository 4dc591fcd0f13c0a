import { words } from '../../app/words.ts';

const texts = words.importing;

const { fields } = texts;
const fieldNames: Record<string, string> = {
  description: fields.description,
  richDescription: fields.description,
  categoryIds: fields.categories,
  mainCategoryId: fields.mainCategory,
  infoSections: fields.infoSections,
  additionalRibbons: fields.ribbons,
  manageVariants: fields.variants,
  pricePerUnit: fields.pricePerUnit,
  productType: fields.type,
  visibleInPos: fields.visibleInPos,
  subscriptionPlans: fields.subscriptions,
  extendedFields: fields.extendedFields,
  seo: fields.seo,
  media: fields.pictures,
  slug: fields.address,
};

/** The changed fields of a product in words, each once. */
export const changeNames = (changes: readonly string[]): string =>
  [...new Set(changes.map((field) => fieldNames[field] ?? field))].join(', ');

import type { ProductForm } from './product-form.ts';

/** The parts of a product that change independently: what people call them, and the fields that they consist of. */
const parts = {
  name: { label: 'Name', fields: ['name'] },
  slug: { label: 'Slug', fields: ['slug'] },
  visible: { label: 'Visibility', fields: ['visible'] },
  visibleInPos: { label: 'Point of sale', fields: ['visibleInPos'] },
  membersOnly: { label: 'Who may buy it', fields: ['membersOnly'] },
  productType: { label: 'Type', fields: ['productType'] },
  description: { label: 'Description', fields: ['description'] },
  media: { label: 'Pictures and videos', fields: ['media'] },
  pricePerUnit: { label: 'Price per unit', fields: ['pricePerUnit'] },
  variants: { label: 'Options, prices and stock', fields: ['options', 'variants'] },
  modifiers: { label: 'Modifiers', fields: ['modifiers'] },
  categories: { label: 'Categories', fields: ['categoryIds', 'mainCategoryId'] },
  brand: { label: 'Brand', fields: ['brand'] },
  ribbons: { label: 'Ribbons', fields: ['ribbons'] },
  tags: { label: 'Tags', fields: ['tags'] },
  infoSections: { label: 'Info sections', fields: ['infoSections'] },
  plans: { label: 'Subscriptions', fields: ['plans', 'allowOneTimePurchases'] },
  taxGroup: { label: 'Tax group', fields: ['taxGroupId'] },
  seo: { label: 'Search engine texts', fields: ['seoTitle', 'seoDescription', 'canonical'] },
} as const satisfies Record<string, { label: string; fields: readonly (keyof ProductForm)[] }>;
export type Part = keyof typeof parts;

const partNames = Object.keys(parts) as Part[];

export const partLabel = (part: Part): string => parts[part].label;

const differs = (part: Part, left: ProductForm, right: ProductForm): boolean =>
  parts[part].fields.some((field) => !isSame(left[field], right[field]));

/** Lists item by item: of a thousand variants most are the very same objects. */
function isSame(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((item, index) => isSame(item, right[index]));
  return JSON.stringify(left) === JSON.stringify(right);
}

/** Whether two forms differ at all. */
export const isChanged = (left: ProductForm, right: ProductForm): boolean =>
  partNames.some((part) => differs(part, left, right));

/** The parts in which two forms differ. */
export const changedParts = (left: ProductForm, right: ProductForm): Part[] =>
  partNames.filter((part) => differs(part, left, right));

/** A part as a short text; null for parts that are more than one. */
export function textOfPart(form: ProductForm, part: Part): string | null {
  if (part === 'ribbons') return form.ribbons.join(', ');
  return part === 'name' || part === 'slug' || part === 'brand' ? form[part] : null;
}

/**
 * Brings one's edits onto a product that someone else changed meanwhile: a part that one edited stays as it is in
 * `mine`, all others are taken from `theirs`. `conflicts` are the parts that both changed, differently.
 */
export function mergeEdits(
  loaded: ProductForm,
  mine: ProductForm,
  theirs: ProductForm,
): { form: ProductForm; conflicts: Part[] } {
  const edited = changedParts(loaded, mine);
  const conflicts = edited.filter((part) => differs(part, loaded, theirs) && differs(part, mine, theirs));
  const edits = edited.map((part) => Object.fromEntries(parts[part].fields.map((field) => [field, mine[field]])));
  return { form: Object.assign({}, theirs, ...edits), conflicts };
}

/** The form once it is saved as `sent`, and the server has it as `saved`: what people typed meanwhile stays. */
export const afterSaving = (sent: ProductForm, typed: ProductForm, saved: ProductForm): ProductForm =>
  typed === sent ? saved : mergeEdits(sent, typed, saved).form;

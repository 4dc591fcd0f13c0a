import type { ProductForm } from './product-form.ts';

/** The parts of a product that change independently, with what people call them. */
export const partLabels = {
  name: 'Name',
  slug: 'Slug',
  visible: 'Visibility',
  productType: 'Type',
  description: 'Description',
  pictures: 'Pictures',
  variants: 'Options, prices and stock',
  brand: 'Brand',
  ribbon: 'Ribbon',
  seo: 'Search engine texts',
} as const;
export type Part = keyof typeof partLabels;

const parts = Object.keys(partLabels) as Part[];

function fieldsOf(form: ProductForm, part: Part): Partial<ProductForm> {
  if (part === 'variants') return { options: form.options, variants: form.variants };
  if (part === 'seo') return { seoTitle: form.seoTitle, seoDescription: form.seoDescription };
  return { [part]: form[part] };
}

const differs = (part: Part, left: ProductForm, right: ProductForm): boolean =>
  JSON.stringify(fieldsOf(left, part)) !== JSON.stringify(fieldsOf(right, part));

/** The parts in which two forms differ. */
export const changedParts = (left: ProductForm, right: ProductForm): Part[] =>
  parts.filter((part) => differs(part, left, right));

/** A part as a short text; null for parts that are more than one. */
export function textOfPart(form: ProductForm, part: Part): string | null {
  return part === 'name' || part === 'slug' || part === 'brand' || part === 'ribbon' ? form[part] : null;
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
  const edits = edited.map((part) => fieldsOf(mine, part));
  return { form: Object.assign({}, theirs, ...edits), conflicts };
}

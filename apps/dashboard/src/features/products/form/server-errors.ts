import { ApiError } from '@stoa/sdk';
import { explain } from '../../../ui/explain.ts';
import type { FormErrors } from './validate.ts';

/** Paths of the wire, with `*` for positions, and the fields of the form that they stand for. */
const fields: [wire: string, form: string][] = [
  ['name', 'name'],
  ['slug', 'slug'],
  ['plainDescription', 'description'],
  ['description', 'description'],
  ['media.itemsInfo.items.*.altText', 'media.*.altText'],
  ['media', 'media'],
  ['options.*.name', 'options.*.name'],
  ['options.*.choicesSettings.choices.*', 'options.*.choices.*.name'],
  ['options.*', 'options.*.choices'],
  ['modifiers.*.choicesSettings.choices.*.addedPrice', 'modifiers.*.choices.*.addedPrice'],
  ['modifiers.*.choicesSettings.choices.*', 'modifiers.*.choices.*.name'],
  ['modifiers.*.freeTextSettings.minCharCount', 'modifiers.*.freeText.minimum'],
  ['modifiers.*.freeTextSettings.maxCharCount', 'modifiers.*.freeText.maximum'],
  ['modifiers.*.freeTextSettings.defaultAddedPrice', 'modifiers.*.freeText.addedPrice'],
  ['modifiers.*', 'modifiers.*.name'],
  ['variantsInfo.variants.*.price.actualPrice', 'variants.*.price'],
  ['variantsInfo.variants.*.price.compareAtPrice', 'variants.*.compareAtPrice'],
  ['variantsInfo.variants.*.revenueDetails.cost', 'variants.*.cost'],
  ['variantsInfo.variants.*.sku', 'variants.*.sku'],
  ['variantsInfo.variants.*.barcode', 'variants.*.barcode'],
  ['variantsInfo.variants.*.physicalProperties.weight', 'variants.*.weight'],
  ['variantsInfo.variants.*.physicalProperties.pricePerUnit', 'variants.*.contents'],
  ['variantsInfo.variants.*.physicalProperties.productDimensions', 'variants.*.productSize'],
  ['variantsInfo.variants.*.physicalProperties.packageDimensions', 'variants.*.packageSize'],
  ['variantsInfo.variants.*.inventoryItem.preorderInfo', 'variants.*.preorderLimit'],
  ['variantsInfo.variants.*.inventoryItem', 'variants.*.quantity'],
  ['physicalProperties.pricePerUnit', 'pricePerUnit.quantity'],
  ['subscriptionDetails.subscriptions.*.discount', 'plans.*.discount'],
  ['subscriptionDetails.subscriptions.*.interval', 'plans.*.interval'],
  ['subscriptionDetails.subscriptions.*.billingCycles', 'plans.*.billingCycles'],
  ['subscriptionDetails.subscriptions.*', 'plans.*.title'],
  ['mainCategoryId', 'categories'],
  ['brand', 'brand'],
  ['brandName', 'brand'],
  ['ribbon', 'ribbons'],
  ['ribbonName', 'ribbons'],
  ['additionalRibbons', 'ribbons'],
  ['tags', 'tags'],
  ['names', 'tags'],
  ['taxGroupId', 'taxGroup'],
  ['seoData', 'seoTitle'],
];

/** Codes that are about one field. */
const codes: Record<string, string> = {
  DUPLICATE_SLUG_ERROR: 'slug',
  ONLY_SPACES_STRING_ERROR: 'name',
  RIBBON_NOT_FOUND: 'ribbons',
  PRODUCT_MEDIA_NOT_EXIST: 'media',
  TAGS_LIMIT_EXCEEDED: 'tags',
};

/** What the server refused, at the fields where that is known, and the rest in words for the top of the form. */
export function serverErrors(error: unknown): { errors: FormErrors; rest: string | null } {
  if (!(error instanceof ApiError)) return { errors: {}, rest: explain(error).detail };
  const field = codes[error.code];
  if (field) return { errors: { [field]: explain(error).detail }, rest: null };
  if (error.violations.length === 0) return { errors: {}, rest: explain(error).detail };
  const placed = error.violations.map(({ field: path = '', description = 'is not valid' }) => ({
    path,
    description,
    place: formPath(path),
  }));
  const unplaced = placed.filter(({ place }) => place === null);
  return {
    errors: Object.fromEntries(
      placed.flatMap(({ place, description }) => (place ? [[place, capitalised(description)]] : [])),
    ),
    rest: unplaced.map(({ path, description }) => `${path} ${description}`.trim()).join('; ') || null,
  };
}

/** `product.variantsInfo.variants[2].sku` is `variants.2.sku`; null for what the form has no field for. */
export function formPath(wirePath: string): string | null {
  const path = wirePath.replace(/\[(\d+)\]/g, '.$1').replace(/^product\./, '');
  for (const [wire, form] of fields) {
    const positions = new RegExp(`^${wire.replaceAll('.', '\\.').replaceAll('*', '(\\d+)')}(?:\\.|$)`)
      .exec(path)
      ?.slice(1);
    if (positions) return form.replace(/\*/g, () => positions.shift() ?? '');
  }
  return null;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

import type { ProductInput, ProductView } from '../product.ts';
import { readMeasure } from './amount.ts';
import { writeModifier } from './modifiers/modifier-form.ts';
import { writeOption } from './options/option-form.ts';
import { changedParts, type Part } from './parts.ts';
import type { MediaDraft, ProductForm } from './product-form.ts';
import { isCanonical, isSeoDescription, isSeoTitle, type SeoTag } from './read-product.ts';
import { writePlan } from './subscriptions/plan-form.ts';
import { writeVariant } from './variants/variant-wire.ts';

/** What people named, by its ids; null where the product has none. */
export type NamedIds = {
  brandId: string | null;
  /** The first is the main one. */
  ribbonIds: string[];
  tagIds: { public: string[]; private: string[] };
};

/** A new product. The form must be valid. */
export function writeProduct(form: ProductForm, ids: NamedIds): ProductInput {
  const { slug, subscriptionDetails, ...parts } = writeParts(form, ids, null, undefined);
  return {
    productType: form.productType,
    ...(slug && { slug }),
    ...parts,
    ...(form.plans.length > 0 && { subscriptionDetails }),
  };
}

/**
 * The changes between the form as it was loaded and as it is now. What did not change is left out, so that nobody
 * else's work is overwritten: least of all stock, which orders change all the time.
 */
export function writeChanges(loaded: ProductView, before: ProductForm, form: ProductForm, ids: NamedIds): ProductInput {
  const wanted = new Set(changedParts(before, form).flatMap((part): string[] => [...fieldsOfParts[part]]));
  const parts = writeParts(form, ids, before, loaded);
  const entries = Object.entries(parts).filter(([field]) => wanted.has(field));
  return { id: loaded.id, revision: loaded.revision, ...Object.fromEntries(entries) };
}

/** The fields of the wire that each part of the form fills. */
const fieldsOfParts = {
  name: ['name'],
  slug: ['slug'],
  visible: ['visible'],
  visibleInPos: ['visibleInPos'],
  membersOnly: ['purchaseEligibility'],
  productType: [],
  description: ['description'],
  media: ['media'],
  // the unit of the variants' contents is the product's
  pricePerUnit: ['physicalProperties', 'options', 'variantsInfo'],
  variants: ['options', 'variantsInfo'],
  modifiers: ['modifiers'],
  categories: ['mainCategoryId'],
  brand: ['brand'],
  ribbons: ['ribbon', 'additionalRibbons'],
  tags: ['tags'],
  infoSections: ['infoSections'],
  plans: ['subscriptionDetails'],
  taxGroup: ['taxGroupId'],
  seo: ['seoData'],
} as const satisfies Record<Part, readonly (keyof ProductInput)[]>;

function writeParts(
  form: ProductForm,
  { brandId, ribbonIds, tagIds }: NamedIds,
  before: ProductForm | null,
  loaded: ProductView | undefined,
) {
  const known = new Map(before?.variants.map((variant) => [variant.key, variant]));
  const mediaIds = new Set(form.media.map(({ id }) => id));
  const [ribbonId, ...additionalIds] = ribbonIds;
  return {
    name: form.name.trim(),
    slug: form.slug.trim(),
    visible: form.visible,
    visibleInPos: form.visibleInPos,
    purchaseEligibility: form.membersOnly ? { userCriteria: 'MEMBERS_ONLY' } : {},
    description: form.description,
    media: { itemsInfo: { items: form.media.map(writeMedia) } },
    options: form.options.map((option) => writeOption(option, mediaIds)),
    variantsInfo: { variants: form.variants.map((variant) => writeVariant(variant, form, known.get(variant.key))) },
    modifiers: form.modifiers.map(writeModifier),
    ...(form.productType === 'PHYSICAL' && { physicalProperties: writePhysical(form, loaded) }),
    mainCategoryId: form.mainCategoryId,
    brand: brandId ? { id: brandId } : {},
    ribbon: ribbonId ? { id: ribbonId } : {},
    additionalRibbons: additionalIds.map((id) => ({ id })),
    tags: { publicTags: { tagIds: tagIds.public }, privateTags: { tagIds: tagIds.private } },
    infoSections: form.infoSections.map(({ id }) => ({ id })),
    ...writePlans(form),
    taxGroupId: form.taxGroupId || null,
    seoData: { ...loaded?.seoData, tags: writeSeoTags(form, loaded?.seoData?.tags) },
  } satisfies ProductInput;
}

/** Where there are no plans it can only be bought once. */
const writePlans = ({ plans, allowOneTimePurchases }: ProductForm): Pick<ProductInput, 'subscriptionDetails'> => ({
  subscriptionDetails:
    plans.length > 0 ? { subscriptions: plans.map(writePlan), allowOneTimePurchases } : { subscriptions: [] },
});

const writeMedia = ({ id, altText }: MediaDraft) => ({ id, ...(altText.trim() && { altText: altText.trim() }) });

function writePhysical({ pricePerUnit }: ProductForm, loaded: ProductView | undefined) {
  const { fulfillerId, deliveryProfileId } = loaded?.physicalProperties ?? {};
  const quantity = readMeasure(pricePerUnit?.quantity ?? '');
  return {
    ...(fulfillerId && { fulfillerId }),
    ...(deliveryProfileId && { deliveryProfileId }),
    ...(pricePerUnit &&
      quantity && {
        pricePerUnit: { quantity: Number(quantity), measurementUnit: pricePerUnit.unit as MeasurementUnit },
      }),
  };
}
type MeasurementUnit = NonNullable<
  NonNullable<NonNullable<ProductInput['physicalProperties']>['pricePerUnit']>['measurementUnit']
>;

/** The tags that the form edits, beside all others. */
function writeSeoTags({ seoTitle, seoDescription, canonical }: ProductForm, tags: SeoTag[] = []): SeoTag[] {
  const others = tags.filter((tag) => !isSeoTitle(tag) && !isSeoDescription(tag) && !isCanonical(tag));
  const plain = { custom: false, disabled: false };
  const [title, content, href] = [seoTitle.trim(), seoDescription.trim(), canonical.trim()];
  return [
    ...others,
    ...(title ? [{ type: 'title', children: title, ...plain }] : []),
    ...(content ? [{ type: 'meta', props: { name: 'description', content }, children: '', ...plain }] : []),
    ...(href ? [{ type: 'link', props: { rel: 'canonical', href }, children: '', ...plain }] : []),
  ];
}

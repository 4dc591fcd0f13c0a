import { present } from '../../../app/api.ts';
import { changedParts } from '../../../ui/form/parts.ts';
import { readMeasure } from '../../../ui/form/read-number.ts';
import type { NewProduct, ProductChanges, ProductInput, ProductView } from '../product.ts';
import { writeModifier } from './modifiers/modifier-form.ts';
import { writeOption } from './options/option-form.ts';
import type { MediaDraft, ProductForm } from './product-form.ts';
import { type ProductPart, productParts } from './product-parts.ts';
import { isCanonical, isSeoDescription, isSeoTitle, type SeoTag } from './read-product.ts';
import { writeDeposit } from './settings/deposit-form.ts';
import { writePlan } from './subscriptions/plan-form.ts';
import { writeVariant } from './variants/variant-wire.ts';

export type TagIds = { public: string[]; private: string[] };

/** Converts the form to a new product. The form must be valid. */
export function writeProduct(form: ProductForm, tagIds: TagIds): NewProduct {
  const { slug, subscriptionDetails, extendedFields, ...parts } = writeParts(form, tagIds, null, undefined);
  return {
    productType: form.productType,
    ...(slug && { slug }),
    ...parts,
    ...(form.plans.length > 0 && { subscriptionDetails }),
    ...(form.deposit.type !== 'NONE' && { extendedFields }),
  };
}

/**
 * The changes between the loaded form and the current one. Unchanged fields are left out, so that nobody else's work is
 * overwritten; this matters most for stock, which orders change all the time.
 */
export function writeChanges(
  loaded: ProductView,
  before: ProductForm,
  form: ProductForm,
  tagIds: TagIds,
): ProductChanges {
  const wanted = new Set(
    changedParts(productParts, before, form).flatMap((part): string[] => [...fieldsOfParts[part]]),
  );
  const parts = writeParts(form, tagIds, before, loaded);
  const entries = Object.entries(parts).filter(([field]) => wanted.has(field));
  const [id, revision] = [present(loaded.id, 'product id'), present(loaded.revision, 'revision')];
  return { id, revision, ...Object.fromEntries(entries) };
}

/** The wire fields that each part of the form fills. */
const fieldsOfParts = {
  name: ['name'],
  slug: ['slug'],
  visible: ['visible'],
  membersOnly: ['purchaseEligibility'],
  productType: [],
  description: ['description'],
  media: ['media'],
  // the unit of the variants' contents belongs to the product
  pricePerUnit: ['physicalProperties', 'options', 'variantsInfo'],
  variants: ['options', 'variantsInfo'],
  modifiers: ['modifiers'],
  categories: ['mainCategoryId'],
  brand: ['brand'],
  ribbons: ['ribbon', 'additionalRibbons'],
  tags: ['tags'],
  infoSections: ['infoSections'],
  plans: ['subscriptionDetails'],
  deposit: ['extendedFields'],
  taxGroup: ['taxGroupId'],
  deliveryProfile: ['physicalProperties'],
  seo: ['seoData'],
} as const satisfies Record<ProductPart, readonly (keyof ProductInput)[]>;

function writeParts(form: ProductForm, tagIds: TagIds, before: ProductForm | null, loaded: ProductView | undefined) {
  const known = new Map(before?.variants.map((variant) => [variant.key, variant]));
  const mediaIds = new Set(form.media.map(({ id }) => id));
  const [ribbon, ...additional] = form.ribbons;
  // sent by name: the server creates the ones it does not know
  const brand = form.brand.trim();
  return {
    name: form.name.trim(),
    slug: form.slug.trim(),
    visible: form.visible,
    purchaseEligibility: form.membersOnly ? { userCriteria: 'MEMBERS_ONLY' } : {},
    description: form.description,
    media: { itemsInfo: { items: form.media.map(writeMedia) } },
    options: form.options.map((option) => writeOption(option, mediaIds)),
    variantsInfo: { variants: form.variants.map((variant) => writeVariant(variant, form, known.get(variant.key))) },
    modifiers: form.modifiers.map(writeModifier),
    ...(form.productType === 'PHYSICAL' && { physicalProperties: writePhysical(form, loaded) }),
    mainCategoryId: form.mainCategoryId,
    brand: brand ? { name: brand } : {},
    ribbon: ribbon ? { name: ribbon } : {},
    additionalRibbons: additional.map((name) => ({ name })),
    tags: { publicTags: { tagIds: tagIds.public }, privateTags: { tagIds: tagIds.private } },
    infoSections: form.infoSections.map(({ id }) => ({ id })),
    ...writePlans(form),
    extendedFields: writeDeposit(form.deposit, loaded?.extendedFields),
    taxGroupId: form.taxGroupId || null,
    seoData: { ...loaded?.seoData, tags: writeSeoTags(form, loaded?.seoData?.tags) },
  } satisfies ProductInput;
}

/** A product without plans can only be bought once. */
const writePlans = ({ plans, allowOneTimePurchases }: ProductForm): Pick<ProductInput, 'subscriptionDetails'> => ({
  subscriptionDetails:
    plans.length > 0 ? { subscriptions: plans.map(writePlan), allowOneTimePurchases } : { subscriptions: [] },
});

const writeMedia = ({ id, altText }: MediaDraft) => ({ id, ...(altText.trim() && { altText: altText.trim() }) });

function writePhysical({ pricePerUnit, deliveryProfileId }: ProductForm, loaded: ProductView | undefined) {
  const { fulfillerId, deliveryProfileId: known } = loaded?.physicalProperties ?? {};
  const quantity = readMeasure(pricePerUnit?.quantity ?? '');
  return {
    ...(fulfillerId && { fulfillerId }),
    ...((deliveryProfileId || known) && { deliveryProfileId: deliveryProfileId || null }),
    ...(pricePerUnit &&
      quantity && {
        pricePerUnit: { quantity: Number(quantity), measurementUnit: pricePerUnit.unit as MeasurementUnit },
      }),
  };
}
type MeasurementUnit = NonNullable<
  NonNullable<NonNullable<ProductInput['physicalProperties']>['pricePerUnit']>['measurementUnit']
>;

/** Combines the tags edited in the form with all others. */
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

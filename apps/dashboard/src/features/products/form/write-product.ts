import type { ProductInput, ProductView, VariantInput } from '../product.ts';
import { readAmount, readQuantity } from './amount.ts';
import { changedParts } from './parts.ts';
import type { ChoiceDraft, OptionDraft, ProductForm, StockDraft, VariantDraft } from './product-form.ts';
import { isSeoDescription, isSeoTitle } from './read-product.ts';

/** Brand and ribbon by their ids; null where the product has none. */
export type NamedIds = { brandId: string | null; ribbonId: string | null };

/** A new product. The form must be valid. */
export function writeProduct(form: ProductForm, ids: NamedIds): ProductInput {
  return {
    productType: form.productType,
    ...(form.slug.trim() && { slug: form.slug.trim() }),
    ...writeParts(form, ids, null),
    ...(form.productType === 'PHYSICAL' && { physicalProperties: {} }),
  };
}

/**
 * The changes between the form as it was loaded and as it is now. What did not change is left out, so that nobody
 * else's work is overwritten: least of all stock, which orders change all the time.
 */
export function writeChanges(loaded: ProductView, before: ProductForm, form: ProductForm, ids: NamedIds): ProductInput {
  const changed = new Set(changedParts(before, form));
  const parts = writeParts(form, ids, before, loaded.seoData?.tags);
  const kept = Object.entries(fieldsOfParts).flatMap(([part, fields]) =>
    changed.has(part as keyof typeof fieldsOfParts) ? fields : [],
  );
  const entries = Object.entries({ ...parts, slug: form.slug.trim() }).filter(([field]) =>
    (kept as string[]).includes(field),
  );
  return { id: loaded.id, revision: loaded.revision, ...Object.fromEntries(entries) };
}

/** The fields of the wire that each part of the form fills. */
const fieldsOfParts = {
  name: ['name'],
  slug: ['slug'],
  visible: ['visible'],
  productType: [],
  description: ['plainDescription'],
  pictures: ['media'],
  variants: ['options', 'variantsInfo'],
  brand: ['brand'],
  ribbon: ['ribbon'],
  seo: ['seoData'],
};

type SeoTags = NonNullable<ProductView['seoData']>['tags'];

function writeParts(
  form: ProductForm,
  { brandId, ribbonId }: NamedIds,
  before: ProductForm | null,
  seoTags: SeoTags = [],
) {
  return {
    name: form.name.trim(),
    visible: form.visible,
    plainDescription: form.description,
    media: {
      itemsInfo: {
        items: form.pictures.map(({ id, altText }) => ({ id, ...(altText.trim() && { altText: altText.trim() }) })),
      },
    },
    options: form.options.map(writeOption),
    variantsInfo: { variants: form.variants.map((variant) => writeVariant(variant, form, before)) },
    brand: brandId ? { id: brandId } : {},
    ribbon: ribbonId ? { id: ribbonId } : {},
    seoData: { tags: writeSeoTags(form, seoTags) },
  } satisfies ProductInput;
}

function writeOption({ id, name, renderType, choices }: OptionDraft): NonNullable<ProductInput['options']>[number] {
  return {
    ...(id && { id }),
    name: name.trim(),
    optionRenderType: renderType,
    choicesSettings: { choices: choices.map((choice) => writeChoice(choice, renderType)) },
  };
}

function writeChoice({ id, name, colorCode, original }: ChoiceDraft, renderType: OptionDraft['renderType']) {
  const media = original?.linkedMedia?.flatMap((item) => (item.id ? [{ id: item.id }] : []));
  return {
    ...(id && { choiceId: id }),
    name: name.trim(),
    ...(renderType === 'SWATCH_CHOICES'
      ? { choiceType: 'ONE_COLOR' as const, colorCode }
      : { choiceType: 'CHOICE_TEXT' as const }),
    ...(media && media.length > 0 && { linkedMedia: media }),
  };
}

function writeVariant(variant: VariantDraft, form: ProductForm, before: ProductForm | null): VariantInput {
  const { original } = variant;
  const compareAt = readAmount(variant.compareAtPrice);
  const cost = readAmount(variant.cost);
  const weight = readAmount(variant.weight);
  const known = before?.variants.find(({ key }) => key === variant.key);
  const isStockKnown = known && JSON.stringify(known.stock) === JSON.stringify(variant.stock);
  return {
    ...(original?.id && { id: original.id }),
    visible: variant.visible,
    ...(variant.sku.trim() && { sku: variant.sku.trim() }),
    ...(original?.barcode && { barcode: original.barcode }),
    price: {
      actualPrice: { amount: readAmount(variant.price) ?? '0' },
      ...(compareAt && { compareAtPrice: { amount: compareAt } }),
    },
    ...(cost && { revenueDetails: { cost: { amount: cost } } }),
    ...(form.productType === 'PHYSICAL'
      ? { physicalProperties: { ...original?.physicalProperties, weight: weight === null ? null : Number(weight) } }
      : original?.digitalProperties && { digitalProperties: original.digitalProperties }),
    choices: variant.choices.map((key) => writeVariantChoice(key, form.options)),
    ...(!isStockKnown && { inventoryItem: writeStock(variant.stock) }),
  };
}

/** By ids where the server knows both, because names may just have been changed; by names otherwise. */
function writeVariantChoice(key: string, options: OptionDraft[]): NonNullable<VariantInput['choices']>[number] {
  for (const option of options) {
    const choice = option.choices.find((candidate) => candidate.key === key);
    if (!choice) continue;
    if (option.id && choice.id) return { optionChoiceIds: { optionId: option.id, choiceId: choice.id } };
    return {
      optionChoiceNames: {
        optionName: option.name.trim(),
        choiceName: choice.name.trim(),
        renderType: option.renderType,
      },
    };
  }
  throw new Error(`No option has the choice ${key}`);
}

const writeStock = ({ mode, quantity }: StockDraft) =>
  mode === 'TRACKED' ? { quantity: readQuantity(quantity) ?? 0 } : { inStock: mode === 'IN_STOCK' };

/** The two tags that the form edits, beside all others. */
function writeSeoTags({ seoTitle, seoDescription }: ProductForm, tags: SeoTags = []) {
  const others = tags.filter((tag) => !isSeoTitle(tag) && !isSeoDescription(tag));
  const title = seoTitle.trim();
  const description = seoDescription.trim();
  return [
    ...others,
    ...(title ? [{ type: 'title', children: title, custom: false, disabled: false }] : []),
    ...(description
      ? [
          {
            type: 'meta',
            props: { name: 'description', content: description },
            children: '',
            custom: false,
            disabled: false,
          },
        ]
      : []),
  ];
}

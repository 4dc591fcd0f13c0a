import { isDeepStrictEqual } from 'node:util';
import { UNTAXED_GROUP } from '../../../tax/index.ts';
import type { ChoiceInput, OptionInput, ProductInput } from '../../product/build-product.ts';
import { emptyContent, type ProductMedia, type ProductModifier } from '../../product/product.ts';
import { toInput } from '../../product/product-input.ts';
import type { StockedProduct } from '../../product/products.store.ts';
import { sanitise } from '../../product/rich-text.ts';
import { isDescription, isTitle, type SeoTag } from '../formats/csv-records.ts';
import type {
  ChoiceDraft,
  InfoSectionDraft,
  MediaDraft,
  ModifierDraft,
  OptionDraft,
  ProductDraft,
} from '../formats/product-draft.ts';
import { type FindLocation, pairVariants, type StockInput } from './merge-variants.ts';

/** The meaning of drafts' names on this site. */
export type Meanings = {
  /** Null where the file could not be had. */
  media: (source: string) => ProductMedia | null;
  category: (category: { name: string; slug?: string }) => string | null;
  /** The name of a category that the product is in. */
  categoryName: (id: string) => string | null;
  tag: (exposure: 'public' | 'private', name: string) => string | null;
  location: FindLocation;
  /** The id of a section shared by the site's products. */
  section: (uniqueName: string) => string | null;
};

export type MergedProduct = {
  input: ProductInput;
  /** By position of the variant: the changes of its stock. */
  stock: StockInput[][];
  /** The fields of the product that change; all fields, for a new product. */
  changes: string[];
};

/**
 * The result of applying a draft to a product, or to none. Formats cannot express everything in a product: a value that
 * equals the product's own export (`view`) is no change, and absent values stay.
 */
export function mergeDraft(
  draft: ProductDraft,
  known: StockedProduct | null,
  view: ProductDraft | null,
  meanings: Meanings,
): MergedProduct {
  const base = known ? toInput(known) : null;
  const said = differences(draft, view);
  const media = said.media ? mergeMedia(said.media, base?.media ?? [], meanings) : (base?.media ?? []);
  const options = draft.options && said.options ? mergeOptions(said.options, base, meanings) : (base?.options ?? []);
  const pairs = pairVariants(draft, known, view, base, meanings.location);
  const variants = pairs.map(({ merged }) => merged);
  const samePrices =
    base !== null &&
    variants.length === base.variants.length &&
    pairs.every(
      ({ before, merged }) => before?.price === merged.price && before.compareAtPrice === merged.compareAtPrice,
    );
  const input: ProductInput = {
    ...(base ?? emptyContent),
    ...plainFields(said),
    name: said.name ?? base?.name ?? draft.name,
    slug: base?.slug ?? draft.slug,
    productType: base?.productType ?? draft.productType ?? 'PHYSICAL',
    ...(said.description === undefined
      ? {}
      : { description: said.description, richDescription: said.richDescription ?? null }),
    ...(said.richDescription === undefined ? {} : { richDescription: said.richDescription }),
    options,
    variants,
    media,
    modifiers: mergeModifiers(said, base?.modifiers ?? [], meanings),
    ...named('brand', said.brand),
    ...named('ribbon', said.ribbon),
    ...(said.additionalRibbons ? { additionalRibbons: said.additionalRibbons.map((name) => ({ id: '', name })) } : {}),
    tags: {
      public: tagIds('public', said.tags?.public, base?.tags.public, meanings),
      private: tagIds('private', said.tags?.private, base?.tags.private, meanings),
    },
    infoSections: said.infoSections
      ? mergeSections(said.infoSections, base?.infoSections ?? [], meanings)
      : (base?.infoSections ?? []),
    categoryIds: mergeCategories(said, view, base?.categoryIds ?? [], meanings),
    ...(said.mainCategory === undefined
      ? {}
      : {
          mainCategoryId: said.mainCategory && meanings.category({ name: said.mainCategory, slug: said.mainCategory }),
        }),
    taxGroupId: mergeTaxGroup(said, base?.taxGroupId ?? null),
    discount: samePrices ? base.discount : (draft.discount ?? null),
    seo: mergeSeo(said, base?.seo ?? null),
  };
  const stock = pairs.map(({ levels }) => levels);
  return { input, stock, changes: changedFields(input, stock, base) };
}

/** The part of a draft that differs from an export of the product. */
function differences(draft: ProductDraft, view: ProductDraft | null): Partial<ProductDraft> {
  if (!view) return draft;
  const fields = Object.keys(draft) as (keyof ProductDraft)[];
  return Object.fromEntries(
    fields.filter((field) => !isDeepStrictEqual(draft[field], view[field])).map((field) => [field, draft[field]]),
  );
}

const PLAIN_FIELDS = [
  'visible',
  'visibleInPos',
  'manageVariants',
  'extendedFields',
  'pricePerUnit',
  'fulfillerId',
  'deliveryProfileId',
  'subscriptionPlans',
  'allowOneTimePurchases',
  'deposit',
  'purchaseEligibility',
] as const;

const plainFields = (said: Partial<ProductDraft>): Partial<ProductInput> =>
  Object.fromEntries(PLAIN_FIELDS.flatMap((field) => (said[field] === undefined ? [] : [[field, said[field]]])));

function mergeTaxGroup({ taxGroupId, isTaxed }: Partial<ProductDraft>, known: string | null): string | null {
  if (taxGroupId !== undefined || isTaxed === undefined) return taxGroupId === undefined ? known : taxGroupId;
  if (!isTaxed) return UNTAXED_GROUP.id;
  return known === UNTAXED_GROUP.id ? null : known;
}

const named = (field: 'brand' | 'ribbon', name: string | null | undefined): Partial<ProductInput> =>
  name === undefined ? {} : { [field]: name === null ? null : { id: '', name } };

function mergeMedia(
  drafts: readonly MediaDraft[],
  known: readonly ProductMedia[],
  { media }: Meanings,
): ProductMedia[] {
  const found = drafts.flatMap(({ source, altText, displayName, poster }): ProductMedia[] => {
    const file = media(source);
    if (!file) return [];
    const same = known.find(({ id }) => id === file.id);
    return [
      {
        ...file,
        ...same,
        altText: altText === undefined ? (same?.altText ?? null) : altText,
        ...(displayName ? { displayName } : {}),
        ...(poster ? { posterId: media(poster)?.id ?? null } : {}),
      },
    ];
  });
  // a product keeps its pictures when new ones cannot be had
  return found.length < drafts.length && known.length > 0 ? [...known] : found;
}

const mediaIds = (sources: readonly string[] | undefined, { media }: Meanings): string[] =>
  (sources ?? []).flatMap((source) => media(source)?.id ?? []);

function mergeChoice(draft: ChoiceDraft, known: ChoiceInput | undefined, meanings: Meanings): ChoiceInput {
  const { name, colorCode, media, displayImage } = draft;
  return {
    ...(known ?? { colorCode: null, mediaIds: [], displayImageId: null }),
    name,
    ...(colorCode === undefined ? {} : { colorCode }),
    ...(media === undefined ? {} : { mediaIds: mediaIds(media, meanings) }),
    ...(displayImage === undefined
      ? {}
      : { displayImageId: displayImage && (meanings.media(displayImage)?.id ?? null) }),
  };
}

function mergeOptions(drafts: readonly OptionDraft[], base: ProductInput | null, meanings: Meanings): OptionInput[] {
  return drafts.map(({ name, renderType, choices, isGathered }) => {
    const known = base?.options.find((option) => option.name === name);
    const merged = choices.map((choice) =>
      mergeChoice(
        choice,
        known?.choices.find((one) => one.name === choice.name),
        meanings,
      ),
    );
    return {
      ...known,
      name,
      renderType: renderType ?? known?.renderType ?? 'TEXT_CHOICES',
      choices: isGathered && known ? inKnownOrder(merged, known, base) : merged,
    };
  });
}

/** Choices collected from variants, in the product's own order, beside those that had no variant before either. */
function inKnownOrder(merged: ChoiceInput[], known: OptionInput, base: ProductInput | null): ChoiceInput[] {
  const isUsed = (name: string) => base?.variants.some(({ choices }) => choices[known.name] === name) ?? false;
  const kept = known.choices.flatMap((choice) => {
    const same = merged.find(({ name }) => name === choice.name);
    if (same) return [same];
    return isUsed(choice.name) ? [] : [choice];
  });
  return [...kept, ...merged.filter(({ name }) => !known.choices.some((choice) => choice.name === name))];
}

function mergeModifiers(said: Partial<ProductDraft>, known: ProductModifier[], meanings: Meanings): ProductModifier[] {
  const merged = (drafts: readonly ModifierDraft[]) =>
    drafts.map((draft): ProductModifier => {
      const same = known.find(({ name }) => name === draft.name);
      return {
        ...same,
        id: same?.id ?? '',
        name: draft.name,
        renderType: draft.renderType,
        mandatory: draft.mandatory,
        choices: draft.choices.map((choice) => {
          const before = same?.choices.find(({ name }) => name === choice.name);
          const { id = '', ...rest } = mergeChoice(choice, before, meanings);
          const addedPrice = choice.addedPrice ?? before?.addedPrice ?? 0;
          return { id, ...rest, colorCode: rest.colorCode ?? null, mediaIds: rest.mediaIds ?? [], addedPrice };
        }),
        freeText: draft.freeText && { ...(same?.freeText ?? {}), ...draft.freeText },
      };
    });
  if (said.modifiers) return merged(said.modifiers);
  if (!said.textFields) return known;
  return [...known.filter(({ renderType }) => renderType !== 'FREE_TEXT'), ...merged(said.textFields)];
}

const tagIds = (
  exposure: 'public' | 'private',
  names: readonly string[] | undefined,
  known: string[] | undefined,
  { tag }: Meanings,
): string[] => (names ? [...new Set(names.flatMap((name) => tag(exposure, name) ?? []))] : (known ?? []));

function mergeSections(
  drafts: readonly InfoSectionDraft[],
  known: ProductInput['infoSections'],
  { section }: Meanings,
): ProductInput['infoSections'] {
  return drafts.map(({ title, description, uniqueName = '', isShared }) => {
    const text = sanitise(description);
    const same = known.find((one) => one.title === title && one.description === text);
    if (same && (!isShared || same.uniqueName === uniqueName)) return same;
    return { id: (isShared && section(uniqueName)) || '', uniqueName, title, description: text };
  });
}

function mergeCategories(
  said: Partial<ProductDraft>,
  view: ProductDraft | null,
  known: readonly string[],
  { category, categoryName }: Meanings,
): string[] {
  const ids = (drafts: ProductDraft['categories'] = []) => drafts.flatMap((draft) => category(draft) ?? []);
  if (said.categories) return [...new Set(ids(said.categories))];
  if (!said.oneOfCategories) return [...known];
  const shown = new Set(view?.oneOfCategories?.map(({ name }) => name));
  const replaced = known.filter((id) => shown.has(categoryName(id) ?? ''));
  return [...new Set([...ids(said.oneOfCategories), ...known.filter((id) => !replaced.includes(id))])];
}

function mergeSeo({ seo, seoTexts }: Partial<ProductDraft>, known: ProductInput['seo']): ProductInput['seo'] {
  if (seo !== undefined) return seo;
  if (!seoTexts) return known;
  const { title, description } = seoTexts;
  const others = ((known?.tags ?? []) as SeoTag[]).filter((tag) => !isTitle(tag) && !isDescription(tag));
  const tags = [
    ...(title ? [{ type: 'title', children: title }] : []),
    ...(description ? [{ type: 'meta', props: { name: 'description', content: description } }] : []),
    ...others,
  ];
  return tags.length === 0 && !known ? null : { ...known, tags };
}

/** The fields in which the input differs from the product, as it would be after saving. */
function changedFields(input: ProductInput, stock: readonly StockInput[][], base: ProductInput | null): string[] {
  const next = JSON.parse(JSON.stringify(settled(input, base))) as Record<string, unknown>;
  const current = JSON.parse(JSON.stringify(base ?? {})) as Record<string, unknown>;
  const fields = Object.keys(next).filter((field) => !isDeepStrictEqual(next[field], current[field]));
  return stock.some((levels) => levels.length > 0) ? [...fields, 'stock'] : fields;
}

/** The state after saving, as far as it can be known without looking anything up. */
function settled(input: ProductInput, base: ProductInput | null): ProductInput {
  const same = <T extends { id: string; name: string }>(one: T | null, known: T | null | undefined): T | null =>
    one && known && !one.id && one.name === known.name ? known : one;
  return {
    ...input,
    name: input.name.trim(),
    description: sanitise(input.description),
    media: [...new Map(input.media.map((one) => [one.id, one])).values()],
    brand: same(input.brand, base?.brand),
    ribbon: same(input.ribbon, base?.ribbon),
    additionalRibbons: input.additionalRibbons.map(
      (ribbon, index) => same(ribbon, base?.additionalRibbons[index]) ?? ribbon,
    ),
  };
}

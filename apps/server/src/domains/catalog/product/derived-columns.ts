import { searchVector } from '../../../platform/query/index.ts';
import type { Product, ProductVariant } from './product.ts';

/** Goes up when columns are derived differently: the next start then derives those of stored products again. */
export const DERIVATION = 1;

/** Separates the name of an option from that of its choice: a character that does not occur in names. */
const KEY_SEPARATOR = '\u001f';

/** The columns derived from a product's document, with their types. */
export const derivedTypes = {
  price: 'bigint',
  price_max: 'bigint',
  compare_at_price: 'bigint',
  compare_at_price_max: 'bigint',
  weight: 'numeric',
  weight_max: 'numeric',
  sku: 'text',
  brand_id: 'uuid',
  brand_name: 'text',
  ribbon_id: 'uuid',
  ribbon_name: 'text',
  main_category_id: 'uuid',
  tax_group_id: 'uuid',
  main_media_id: 'text',
  visible_in_pos: 'boolean',
  variant_count: 'int',
  subscription_ids: 'uuid[]',
  info_section_ids: 'uuid[]',
  modifier_ids: 'uuid[]',
  option_ids: 'uuid[]',
  choice_ids: 'uuid[]',
  choice_names: 'text[]',
  choice_keys: 'text[]',
  public_tags: 'text[]',
  private_tags: 'text[]',
  skus: 'text[]',
  barcodes: 'text[]',
  search: 'tsvector',
} as const;

export type DerivedColumns = Record<keyof typeof derivedTypes, string | number | boolean | string[] | null>;

/** The source of a product's words beside the product itself: the names of its public tags. */
export type TagNames = ReadonlyMap<string, string>;

/** The derived values that queries filter, sort and search by. Lists contain each value once. */
export function derivedColumns(product: Product, tagNames: TagNames = new Map()): DerivedColumns {
  const shown = product.variants.filter((variant) => variant.visible);
  const offered = shown.length ? shown : product.variants;
  const [price, priceMax] = rangeOf(offered.map((variant) => variant.price));
  const [compareAtPrice, compareAtPriceMax] = rangeOf(present(offered, 'compareAtPrice'));
  const [weight, weightMax] = rangeOf(present(product.variants, 'weight'));
  const skus = present(product.variants, 'sku');
  const barcodes = present(product.variants, 'barcode');
  const choices = product.options.flatMap((option) => option.choices.map((choice) => ({ option, choice })));
  return {
    price,
    price_max: priceMax,
    compare_at_price: compareAtPrice,
    compare_at_price_max: compareAtPriceMax,
    weight,
    weight_max: weightMax,
    sku: skus[0] ?? null,
    brand_id: product.brand?.id ?? null,
    brand_name: product.brand?.name ?? null,
    ribbon_id: product.ribbon?.id ?? null,
    ribbon_name: product.ribbon?.name ?? null,
    main_category_id: product.mainCategoryId,
    tax_group_id: product.taxGroupId,
    main_media_id: product.media[0]?.id ?? null,
    visible_in_pos: product.visibleInPos,
    variant_count: product.variants.length,
    subscription_ids: product.subscriptionPlans.map(({ id }) => id),
    info_section_ids: unique(product.infoSections.map(({ id }) => id)),
    modifier_ids: unique(product.modifiers.map(({ id }) => id)),
    option_ids: unique(product.options.map(({ id }) => id)),
    choice_ids: unique(choices.map(({ choice }) => choice.id)),
    choice_names: unique(choices.map(({ choice }) => choice.name)),
    choice_keys: unique(choices.map(({ option, choice }) => choiceKey(option.name, choice.name))),
    public_tags: unique(product.tags.public),
    private_tags: unique(product.tags.private),
    skus: unique(skus),
    barcodes: unique(barcodes),
    search: searchVector({
      A: product.name,
      B: [product.brand?.name ?? '', ...product.tags.public.map((id) => tagNames.get(id) ?? '')].join(' '),
      C: [...skus, ...barcodes].join(' '),
      D: plainText(product.description),
    }),
  };
}

/** The texts of a product that people search by words, and may mistype. */
export const spokenTexts = (product: Product, tagNames: TagNames): string[] => [
  product.name,
  product.brand?.name ?? '',
  ...product.tags.public.map((id) => tagNames.get(id) ?? ''),
  plainText(product.description),
];

/** A choice of an option with that name, as V1 clients query it. */
export const choiceKey = (option: string, choice: string): string => `${option}${KEY_SEPARATOR}${choice}`;

const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&#?\w+;/g, '');

function rangeOf(values: readonly number[]): [number, number] | [null, null] {
  return values.length ? [Math.min(...values), Math.max(...values)] : [null, null];
}

function present<K extends 'compareAtPrice' | 'weight' | 'sku' | 'barcode'>(
  variants: readonly ProductVariant[],
  key: K,
): NonNullable<ProductVariant[K]>[] {
  return variants.flatMap((variant) => variant[key] ?? []) as NonNullable<ProductVariant[K]>[];
}

const unique = (values: readonly string[]): string[] => [...new Set(values)];

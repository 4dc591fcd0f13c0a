/** A product as records of the table formats: the data each format can hold, by field. */

import { toDecimal } from '@stoa/money';
import { ownValue } from '../../../../platform/own-value.ts';
import { UNTAXED_GROUP } from '../../../tax/index.ts';
import type { Measure } from '../../product/product.ts';
import { gramsOf } from './product-cells.ts';
import type { ModifierDraft, OptionDraft, ProductDraft, VariantDraft } from './product-draft.ts';
import type { Field } from './product-row.ts';
import type { ReadSettings } from './read-settings.ts';
import { writeChoice } from './store-cells.ts';

/** One record; fields that are not named are empty. */
export type CsvRecord = Partial<Record<Field, string>>;

const flag = (value: boolean | undefined): string => (value ? 'TRUE' : 'FALSE');
const amount = (value: number | null | undefined, currency: string): string =>
  value === null || value === undefined ? '' : toDecimal(value, currency);
const measure = (value: Measure | null | undefined): [string, string] =>
  value ? [String(value.quantity), value.unit] : ['', ''];
const picturesOf = ({ media = [] }: ProductDraft) => media.filter(({ kind }) => kind !== 'VIDEO');

export function shopifyRecords(draft: ProductDraft, settings: ReadSettings): CsvRecord[] {
  const pictures = picturesOf(draft);
  const count = Math.max(draft.variants.length, pictures.length);
  return Array.from({ length: count }, (_, index): CsvRecord => {
    const variant = draft.variants[index];
    const picture = pictures[index];
    return {
      handle: draft.slug,
      ...(index === 0 ? shopifyProduct(draft) : {}),
      ...(variant ? shopifyVariant(draft, variant, settings) : {}),
      ...(picture
        ? { image: picture.source, imagePosition: String(index + 1), imageAltText: picture.altText ?? '' }
        : {}),
    };
  });
}

function shopifyProduct(draft: ProductDraft): CsvRecord {
  const [baseMeasure, baseMeasureUnit] = measure(draft.pricePerUnit);
  const main = draft.categories?.find(({ slug }) => slug === draft.mainCategory) ?? draft.categories?.[0];
  const names = draft.options.map(({ name }, index): [Field, string] => [`option${index + 1}Name`, name]);
  const { title, description } = seoTextsOf(draft.seo ?? null);
  return {
    title: draft.name,
    description: draft.description ?? '',
    vendor: draft.brand ?? '',
    type: main?.name ?? '',
    tags: draft.tags?.public?.join(', ') ?? '',
    published: flag(draft.visible),
    status: draft.visible ? 'Active' : 'Draft',
    giftCard: flag(false),
    seoTitle: title,
    seoDescription: description,
    baseMeasure,
    baseMeasureUnit,
    ...(names.length ? Object.fromEntries(names) : { option1Name: 'Title', option1Value: 'Default Title' }),
  };
}

function shopifyVariant(draft: ProductDraft, variant: VariantDraft, { currency, weightUnit }: ReadSettings): CsvRecord {
  const { stock, weight } = variant;
  const [totalMeasure, totalMeasureUnit] = measure(variant.contents);
  const choices = draft.options.map(({ name }, index): [Field, string] => [
    `option${index + 1}Value`,
    ownValue(variant.choices, name) ?? '',
  ]);
  const pictured = draft.options.find((option) => option.choices.some(({ media }) => media?.length));
  const chosen = pictured?.choices.find(({ name }) => name === variant.choices[pictured.name]);
  return {
    ...Object.fromEntries(choices),
    sku: variant.sku ?? '',
    barcode: variant.barcode ?? '',
    price: amount(variant.price, currency),
    compareAtPrice: amount(variant.compareAtPrice, currency),
    cost: amount(variant.cost, currency),
    inventoryTracker: stock?.trackQuantity ? 'shopify' : '',
    inventoryQuantity: stock?.trackQuantity ? pieces(stock.quantity) : '',
    inventoryPolicy: stock?.trackQuantity ? 'DENY' : 'CONTINUE',
    grams: weight === null || weight === undefined ? '' : gramsOf(weight, weightUnit),
    taxable: flag(draft.taxGroupId !== UNTAXED_GROUP.id),
    requiresShipping: flag(draft.productType !== 'DIGITAL'),
    totalMeasure,
    totalMeasureUnit,
    variantImage: chosen?.media?.[0] ?? '',
  };
}

/** A product's texts for search engines, as far as two columns can hold them. */
function seoTextsOf(seo: Record<string, unknown> | null): { title: string; description: string } {
  const tags = (Array.isArray(seo?.tags) ? seo.tags : []) as SeoTag[];
  return {
    title: tags.find(isTitle)?.children ?? '',
    description: tags.find(isDescription)?.props?.content ?? '',
  };
}

export type SeoTag = { type?: string; children?: string; props?: { name?: string; content?: string } };
export const isTitle = ({ type }: SeoTag): boolean => type === 'title';
export const isDescription = ({ type, props }: SeoTag): boolean => type === 'meta' && props?.name === 'description';

/** Negative stock from overselling is not exported. */
const pieces = (quantity: number): string => String(Math.max(0, quantity));

const storeStock = (stock: VariantDraft['stock'], there: string, gone: string): string => {
  if (!stock) return gone;
  if (stock.trackQuantity) return pieces(stock.quantity);
  return stock.inStock ? there : gone;
};

const optionCells = (options: readonly OptionDraft[], types: { text: string; swatch: string }): CsvRecord =>
  Object.fromEntries(
    options.flatMap(({ name, renderType, choices }, index): [Field, string][] => [
      [`option${index + 1}Name`, name],
      [`option${index + 1}Type`, renderType === 'SWATCH_CHOICES' ? types.swatch : types.text],
      [`option${index + 1}Value`, choices.map((choice) => writeChoice(shown(choice, renderType))).join(';')],
    ]),
  );

const shown = <C extends { name: string; colorCode?: string | null }>(choice: C, renderType: string | undefined): C =>
  renderType === 'SWATCH_CHOICES' ? choice : { ...choice, colorCode: null };

const choiceCells = (options: readonly OptionDraft[], variant: VariantDraft): CsvRecord =>
  Object.fromEntries(
    options.map(({ name, choices, renderType }, index): [Field, string] => {
      const choice = choices.find((one) => one.name === variant.choices[name]) ?? { name: '' };
      return [`option${index + 1}Value`, writeChoice(shown(choice, renderType))];
    }),
  );

export function storeV1Records(draft: ProductDraft, { currency }: ReadSettings): CsvRecord[] {
  const fullPrice = (variant: VariantDraft) =>
    draft.discount ? (variant.compareAtPrice ?? variant.price) : variant.price;
  const base = Math.min(...draft.variants.map(fullPrice));
  const own = (variant: VariantDraft): CsvRecord => ({
    handle: draft.slug,
    sku: variant.sku ?? '',
    cost: amount(variant.cost, currency),
    weight: variant.weight === null || variant.weight === undefined ? '' : String(variant.weight),
    inventoryQuantity: storeStock(variant.stock, 'InStock', 'OutOfStock'),
  });
  const sections = (draft.infoSections ?? [])
    .slice(0, 6)
    .flatMap(({ title, description }, index): [Field, string][] => [
      [`section${index + 1}Title`, title],
      [`section${index + 1}Text`, description],
    ]);
  const texts = (draft.modifiers ?? []).filter(({ freeText }) => freeText).slice(0, 2);
  const product: CsvRecord = {
    ...(draft.options.length === 0 && draft.variants[0] ? own(draft.variants[0]) : { handle: draft.slug }),
    rowType: 'Product',
    title: draft.name,
    description: draft.description ?? '',
    image: picturesOf(draft)
      .map(({ source }) => source)
      .join(';'),
    type: draft.categories?.map(({ name }) => name).join(';') ?? '',
    ribbon: draft.ribbon ?? '',
    price: amount(base, currency),
    visible: flag(draft.visible).toLowerCase(),
    discountMode: draft.discount?.type ?? 'PERCENT',
    discountValue: draft.discount ? String(draft.discount.value) : '0',
    ...optionCells(draft.options, { text: 'DROP_DOWN', swatch: 'COLOR' }),
    ...Object.fromEntries(sections),
    ...Object.fromEntries(texts.flatMap((modifier, index) => textFieldCells(modifier, index + 1))),
    vendor: draft.brand ?? '',
  };
  if (draft.options.length === 0) return [product];
  const variants = draft.variants.map(
    (variant): CsvRecord => ({
      ...own(variant),
      rowType: 'Variant',
      surcharge: amount(fullPrice(variant) - base, currency),
      visible: flag(variant.visible).toLowerCase(),
      ...choiceCells(draft.options, variant),
    }),
  );
  return [product, ...variants];
}

const textFieldCells = ({ name, mandatory, freeText }: ModifierDraft, number: number): [Field, string][] => [
  [`modifier${number}Name`, name],
  [`modifier${number}Limit`, String(freeText?.maxLength ?? '')],
  [`modifier${number}Mandatory`, flag(mandatory).toLowerCase()],
];

export function storeV3Records(draft: ProductDraft, { currency }: ReadSettings): CsvRecord[] {
  const [first, ...others] = draft.media ?? [];
  const [baseMeasure, baseMeasureUnit] = measure(draft.pricePerUnit);
  const only = draft.options.length === 0 ? draft.variants[0] : undefined;
  const modifiers = (draft.modifiers ?? []).slice(0, 10);
  const product: CsvRecord = {
    ...(only ? storeV3Variant(only, currency) : {}),
    handle: draft.slug,
    rowType: 'PRODUCT',
    title: draft.name,
    visible: flag(draft.visible),
    description: draft.description ?? '',
    image: first?.source ?? '',
    imageAltText: first?.altText ?? '',
    ribbon: draft.ribbon ?? '',
    vendor: draft.brand ?? '',
    baseMeasure,
    baseMeasureUnit,
    ...optionCells(draft.options, { text: 'TEXT_CHOICES', swatch: 'SWATCH_CHOICES' }),
    ...Object.fromEntries(modifiers.flatMap((modifier, index) => modifierCells(modifier, index + 1))),
    type: draft.categories?.map(({ slug }) => slug ?? '').join(';') ?? '',
    mainCategory: draft.mainCategory ?? '',
  };
  const variants = only
    ? []
    : draft.variants.map(
        (variant): CsvRecord => ({
          ...storeV3Variant(variant, currency),
          handle: draft.slug,
          rowType: 'VARIANT',
          visible: flag(variant.visible),
          ...choiceCells(draft.options, variant),
        }),
      );
  const media = others.map(
    ({ source, altText }): CsvRecord => ({
      handle: draft.slug,
      rowType: 'MEDIA',
      image: source,
      imageAltText: altText ?? '',
    }),
  );
  return [product, ...variants, ...media];
}

function storeV3Variant(variant: VariantDraft, currency: string): CsvRecord {
  const [totalMeasure, totalMeasureUnit] = measure(variant.contents);
  const { preorder, packageDimensions: size, weight } = variant;
  return {
    price: amount(variant.price, currency),
    compareAtPrice: amount(variant.compareAtPrice, currency),
    cost: amount(variant.cost, currency),
    sku: variant.sku ?? '',
    barcode: variant.barcode ?? '',
    weight: weight === null || weight === undefined ? '' : String(weight),
    inventoryQuantity: storeStock(variant.stock, 'IN_STOCK', 'OUT_OF_STOCK'),
    preorderEnabled: flag(preorder !== null && preorder !== undefined),
    preorderMessage: preorder?.message ?? '',
    preorderLimit: preorder?.limit === null || preorder?.limit === undefined ? '' : String(preorder.limit),
    totalMeasure,
    totalMeasureUnit,
    packageLength: size?.length ?? '',
    packageWidth: size?.width ?? '',
    packageHeight: size?.height ?? '',
    packageUnit: size?.unit ?? '',
  };
}

function modifierCells(modifier: ModifierDraft, number: number): [Field, string][] {
  const { name, renderType, mandatory, choices, freeText } = modifier;
  const described = freeText ? freeText.title : choices.map((one) => writeChoice(shown(one, renderType))).join(';');
  return [
    [`modifier${number}Name`, name],
    [`modifier${number}Type`, renderType],
    [`modifier${number}Limit`, freeText ? String(freeText.maxLength) : ''],
    [`modifier${number}Mandatory`, flag(mandatory)],
    [`modifier${number}Choices`, described],
  ];
}

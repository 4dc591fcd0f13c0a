import { isDeepStrictEqual } from 'node:util';
import { allocate, multiplyRate, parseAmount, toNumber } from '@stoa/money';
import { invalid, isRefusal, type Refusal } from '../../../platform/refusal.ts';
import type { ProductInput, VariantInput } from '../product/build-product.ts';
import { emptyContent, type NamedReference } from '../product/product.ts';
import { toInput } from '../product/product-input.ts';
import type { StockedProduct } from '../product/products.store.ts';
import { sameChoices } from '../product/variant-choices.ts';
import { readDimensions, readMeasure } from '../v3/v3-variants-write.ts';
import { combinations, hasSameChoices, MOST_COMBINATIONS, readOptions } from './v1-options-write.ts';
import type { V1ProductWrite } from './v1-product-write.ts';

/** Products created by V1 clients are in stock until somebody counts them. */
const untracked = { trackQuantity: false, quantity: null, inStock: true };

type Level = { trackQuantity: boolean; quantity: number | null; inStock: boolean };

/**
 * The stock of a new product's variants. V1 says one number for all of them, and answers with their sum: they share it as
 * evenly as possible.
 */
export function stockOfNew({ variants }: ProductInput, { stock }: V1ProductWrite): Level[] | Refusal {
  const { trackInventory, quantity, inStock } = stock ?? {};
  if (typeof quantity === 'number' && quantity < 0) {
    const [field, description] = ['product.stock.quantity', 'must be at least 0'];
    return invalid({ field, description, violatedRule: 'MIN', data: { threshold: 0 } });
  }
  if (trackInventory ?? typeof quantity === 'number') {
    const shares = allocate(
      quantity ?? 0,
      variants.map(() => 1),
    );
    return shares.map((share) => ({ trackQuantity: true, quantity: share, inStock: share > 0 }));
  }
  return variants.map(() => ({ ...untracked, inStock: inStock ?? true }));
}

/** The stock of new variants; existing ones keep theirs. */
export const stockOfFresh = ({ variants }: ProductInput, known: StockedProduct | null) =>
  variants.map(({ id }) => (id && known?.variants.some((one) => one.id === id) ? null : untracked));

/**
 * The product that results from a V1 request. Omitted fields stay as they are, and so do values sent back as they were
 * read: of values that differ between variants, V1 shows those of the first. V1 requests have no variants: new options
 * make one for each combination of choices, all at the product's price.
 */
export function readV1(wire: V1ProductWrite, known: StockedProduct | null, currency: string): ProductInput | Refusal {
  const base = known ? toInput(known) : null;
  const options = wire.productOptions ? readOptions(wire.productOptions, base) : (base?.options ?? []);
  const change = readVariantChange(wire, base, currency);
  if (isRefusal(change)) return change;
  const isWhole = !base || !hasSameChoices(options, base.options);
  if (isWhole && options.reduce((product, { choices }) => product * choices.length, 1) > MOST_COMBINATIONS) {
    const description = `must not make more than ${MOST_COMBINATIONS} variants`;
    return invalid({ field: 'product.productOptions', description, violatedRule: 'MAX_SIZE' });
  }
  const choices = isWhole ? combinations(options) : base.variants.map((variant) => variant.choices);
  const measure = wire.pricePerUnitData === undefined ? undefined : readBaseMeasure(wire);
  if (isRefusal(measure)) return measure;
  const description = wire.description ?? base?.description ?? '';
  return {
    ...(base ?? emptyContent),
    name: wire.name ?? base?.name ?? '',
    slug: wire.slug || base?.slug || '',
    visible: wire.visible ?? base?.visible ?? true,
    productType: base?.productType ?? (wire.productType === 'digital' ? 'DIGITAL' : 'PHYSICAL'),
    description,
    richDescription: base && description === base.description ? base.richDescription : null,
    options,
    variants: choices.map((one) => variantOf(one, base, change, currency)),
    brand: wire.brand === undefined ? (base?.brand ?? null) : named(wire.brand),
    ...readRibbon(wire, base),
    infoSections: wire.additionalInfoSections ? readInfoSections(wire, base) : (base?.infoSections ?? []),
    discount: change.discount,
    manageVariants: wire.manageVariants ?? base?.manageVariants ?? false,
    seo: wire.seoData === undefined ? (base?.seo ?? null) : (wire.seoData as Record<string, unknown>),
    pricePerUnit: measure === undefined ? (base?.pricePerUnit ?? null) : measure,
  };
}

const named = (name: string | null | undefined): NamedReference | null => (name ? { id: '', name } : null);

/** V1 sends one ribbon; the others, which only V3 knows, stay. */
function readRibbon({ ribbon: name }: V1ProductWrite, base: ProductInput | null) {
  const additional = base?.additionalRibbons ?? [];
  if (name === undefined) return { ribbon: base?.ribbon ?? null, additionalRibbons: additional };
  return { ribbon: named(name), additionalRibbons: additional.filter((one) => one.name !== name) };
}

/** Sections have no ids in V1: a section equal to an existing one is that one. */
function readInfoSections(wire: V1ProductWrite, base: ProductInput | null): ProductInput['infoSections'] {
  return (wire.additionalInfoSections ?? []).map(({ title = '', description = '' }) => {
    const known = base?.infoSections.find((one) => one.title === title && one.description === description);
    return known ?? { id: '', uniqueName: '', title, description };
  });
}

const readBaseMeasure = ({ pricePerUnitData: wire }: V1ProductWrite) =>
  wire
    ? readMeasure(
        { quantity: wire.baseQuantity, measurementUnit: wire.baseMeasurementUnit },
        'product.pricePerUnitData.base',
      )
    : null;

/** Values that a request gives to all variants; undefined leaves each as it is. Amounts in minor units. */
type VariantChange = Partial<
  Pick<VariantInput, 'cost' | 'weight' | 'sku' | 'contents' | 'productDimensions' | 'packageDimensions'>
> & {
  fullPrice?: number;
  discount: ProductInput['discount'];
  isDiscountNew: boolean;
};

function readVariantChange(wire: V1ProductWrite, base: ProductInput | null, currency: string): VariantChange | Refusal {
  const first = base?.variants[0];
  const fullPrice = readAmount(wire.priceData?.price, 'product.priceData.price', currency);
  if (isRefusal(fullPrice)) return fullPrice;
  if (!base && fullPrice === undefined)
    return invalid({ field: 'product.priceData.price', description: 'is required', violatedRule: 'REQUIRED_FIELD' });
  const cost = readAmount(wire.costAndProfitData?.itemCost, 'product.costAndProfitData.itemCost', currency);
  if (isRefusal(cost)) return cost;
  const contents = readContents(wire);
  if (isRefusal(contents)) return contents;
  const discount = readDiscount(wire, base, currency);
  if (isRefusal(discount)) return discount;
  const unlessAsRead = <T>(value: T | undefined, read: unknown): T | undefined =>
    first && isDeepStrictEqual(value, read) ? undefined : value;
  const dimensions = (sent: Parameters<typeof readDimensions>[0]) => sent && readDimensions(sent, null);
  return {
    fullPrice: unlessAsRead(fullPrice, first && fullPriceOf(first)),
    ...discount,
    cost: unlessAsRead(cost, first?.cost ?? 0),
    weight: unlessAsRead(wire.weight, first?.weight ?? 0),
    sku: wire.sku === undefined ? undefined : wire.sku || null,
    contents: unlessAsRead(contents, first?.contents),
    productDimensions: unlessAsRead(dimensions(wire.productDimensions), first?.productDimensions),
    packageDimensions: unlessAsRead(dimensions(wire.packageDimensions), first?.packageDimensions),
  };
}

function readContents({ pricePerUnitData: wire }: V1ProductWrite) {
  if (!wire) return wire;
  return readMeasure(
    { quantity: wire.totalQuantity, measurementUnit: wire.totalMeasurementUnit },
    'product.pricePerUnitData.total',
  );
}

function readDiscount({ discount }: V1ProductWrite, base: ProductInput | null, currency: string) {
  const before = base?.discount ?? null;
  if (!discount || (base && isDeepStrictEqual({ ...discount }, shownDiscount(base, currency))))
    return { discount: before, isDiscountNew: false };
  const { type, value = 0 } = discount;
  if (type !== 'AMOUNT' && type !== 'PERCENT') return { discount: null, isDiscountNew: true };
  const isPossible = type === 'PERCENT' ? value <= 100 : parseAmount(value, currency, 'half-up') !== null;
  if (value < 0 || !isPossible)
    return invalid({ field: 'product.discount.value', description: 'is out of range', violatedRule: 'MAX' });
  return { discount: { type, value }, isDiscountNew: true };
}

/** The discount as V1 shows it: that of the first variant, unless V1 set it. */
function shownDiscount({ discount, variants: [first] }: ProductInput, currency: string) {
  if (discount || !first) return discount;
  const { price, compareAtPrice } = first;
  if (compareAtPrice === null) return { type: 'NONE' as const, value: 0 };
  return { type: 'AMOUNT' as const, value: toNumber(compareAtPrice - price, currency) };
}

/** An amount from a V1 request in minor units; undefined where there is none. */
export function readAmount(
  amount: number | null | undefined,
  field: string,
  currency: string,
): number | undefined | Refusal {
  if (amount === undefined || amount === null) return undefined;
  const parsed = parseAmount(amount, currency, 'half-up');
  if (parsed !== null && parsed >= 0) return parsed;
  return invalid({ field, description: `is not an amount of ${currency}`, violatedRule: 'MIN' });
}

function variantOf(
  choices: Record<string, string>,
  base: ProductInput | null,
  change: VariantChange,
  currency: string,
): VariantInput {
  const known = base?.variants.find((other) => sameChoices(other.choices, choices));
  const isOnly = Object.keys(choices).length === 0;
  const of = <K extends keyof VariantChange & keyof VariantInput>(field: K) => change[field] ?? known?.[field] ?? null;
  return {
    ...known,
    choices,
    visible: known?.visible ?? true,
    sku: isOnly && change.sku !== undefined ? change.sku : (known?.sku ?? null),
    barcode: known?.barcode ?? null,
    ...priceOf(known, base?.variants[0], change, currency),
    cost: of('cost'),
    weight: of('weight'),
    contents: change.contents === null ? null : of('contents'),
    productDimensions: change.productDimensions === null ? null : of('productDimensions'),
    packageDimensions: change.packageDimensions === null ? null : of('packageDimensions'),
  };
}

function priceOf(
  known: VariantInput | undefined,
  first: VariantInput | undefined,
  { fullPrice, discount, isDiscountNew }: VariantChange,
  currency: string,
): Pick<VariantInput, 'price' | 'compareAtPrice'> {
  if (known && fullPrice === undefined && !isDiscountNew)
    return { price: known.price, compareAtPrice: known.compareAtPrice };
  const full = fullPrice ?? fullPriceOf(known ?? first);
  return reducedPrice(full, discount ?? (isDiscountNew ? null : ownDiscount(known, currency)), currency);
}

/** A reduction made by V3 or an import stays when the price changes. */
const ownDiscount = (variant: VariantInput | undefined, currency: string): ProductInput['discount'] =>
  variant && variant.compareAtPrice !== null
    ? { type: 'AMOUNT', value: toNumber(variant.compareAtPrice - variant.price, currency) }
    : null;

/** The price before reductions, which V1 calls the price. */
export const fullPriceOf = (variant: VariantInput | undefined): number =>
  variant?.compareAtPrice ?? variant?.price ?? 0;

/** A full price with a discount applied, in minor units. A fixed amount never makes it negative. */
export function reducedPrice(full: number, discount: ProductInput['discount'], currency: string) {
  const price = Math.max(0, full - amountOff(full, discount, currency));
  return { price, compareAtPrice: price < full ? full : null };
}

function amountOff(full: number, discount: ProductInput['discount'], currency: string): number {
  if (!discount) return 0;
  if (discount.type === 'PERCENT') return multiplyRate(full, (discount.value / 100).toFixed(6));
  return parseAmount(discount.value, currency, 'half-up') ?? 0;
}

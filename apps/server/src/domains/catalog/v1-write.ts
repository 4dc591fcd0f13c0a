import type { productsV1, Request } from '@stoa/contract';
import { multiplyRate, parseAmount } from '@stoa/money';
import { invalid, isRefusal, type Refusal } from '../../platform/refusal.ts';
import { MOST_VARIANTS, type OptionInput, type ProductInput, type VariantInput } from './build-product.ts';
import { emptyContent } from './product.ts';
import type { StockedProduct } from './products.store.ts';
import { toInput } from './v3-write.ts';
import { sameChoices } from './variant-choices.ts';

export type V1ProductWrite = NonNullable<Request<typeof productsV1.updateProduct>['product']>;

/**
 * What a V1 write makes of a product. Fields that it leaves out stay as they are. V1 has no variants of its own in a
 * write: its options make one for each combination of choices, all at the product's price.
 */
export function fromV1(wire: V1ProductWrite, known: StockedProduct | null, currency: string): ProductInput | Refusal {
  const base = known ? toInput(known) : null;
  const options = wire.productOptions ? readOptions(wire, base) : (base?.options ?? []);
  const prices = readPrices(wire, base, currency);
  if (isRefusal(prices)) return prices;
  const isWhole = wire.productOptions !== undefined || !base;
  const count = options.reduce((product, option) => product * option.choices.length, 1);
  if (isWhole && count > MOST_VARIANTS) {
    return invalid({
      field: 'product.productOptions',
      description: `make more than ${MOST_VARIANTS} variants`,
      violatedRule: 'MAX_SIZE',
    });
  }
  const variants = isWhole ? combinations(options) : base.variants.map(({ choices }) => choices);
  return {
    ...(base ?? emptyContent),
    name: wire.name ?? base?.name ?? '',
    slug: wire.slug || base?.slug || '',
    visible: wire.visible ?? base?.visible ?? true,
    productType: base?.productType ?? (wire.productType === 'digital' ? 'DIGITAL' : 'PHYSICAL'),
    description: wire.description ?? base?.description ?? '',
    richDescription: wire.description === undefined ? (base?.richDescription ?? null) : null,
    options,
    variants: variants.map((choices): VariantInput => variantOf(choices, base, wire, prices, currency)),
    brand: wire.brand === undefined ? (base?.brand ?? null) : named(wire.brand ?? ''),
    ribbon: wire.ribbon === undefined ? (base?.ribbon ?? null) : named(wire.ribbon ?? ''),
    infoSections: wire.additionalInfoSections ? readInfoSections(wire, base) : (base?.infoSections ?? []),
    discount: prices.discount,
    manageVariants: wire.manageVariants ?? base?.manageVariants ?? false,
    seo: wire.seoData === undefined ? (base?.seo ?? null) : (wire.seoData as Record<string, unknown>),
  };
}

const named = (name: string): { id: string; name: string } | null => (name ? { id: '', name } : null);

/** Options as V1 writes them; what the product has under the same names keeps its ids, colours and pictures. */
function readOptions(wire: V1ProductWrite, base: ProductInput | null): OptionInput[] {
  return (wire.productOptions ?? []).map(({ name = '', choices = [] }) => {
    const known = base?.options.find((option) => option.name === name);
    const isColor = choices.some((choice) => /^#[0-9a-f]{3,8}$/i.test(choice.value ?? ''));
    return {
      ...known,
      name,
      renderType: isColor ? 'SWATCH_CHOICES' : 'TEXT_CHOICES',
      choices: choices.map(({ value = '', description = value }) => ({
        ...known?.choices.find((choice) => choice.name === description),
        name: description,
        colorCode: isColor ? value : null,
      })),
    };
  });
}

/** Sections have no ids in V1: one that says what the product says already stays that one. */
function readInfoSections(wire: V1ProductWrite, base: ProductInput | null): ProductInput['infoSections'] {
  return (wire.additionalInfoSections ?? []).map(({ title = '', description = '' }) => {
    const known = base?.infoSections.find((one) => one.title === title && one.description === description);
    return known ?? { id: '', uniqueName: '', title, description };
  });
}

/** Every way to choose from all options: option name to choice name. */
function combinations(options: readonly OptionInput[]): Record<string, string>[] {
  return options.reduce<Record<string, string>[]>(
    (made, { name, choices }) =>
      made.flatMap((chosen) => choices.map((choice) => ({ ...chosen, [name]: choice.name }))),
    [{}],
  );
}

type Prices = { full: number | null; cost: number | null; discount: ProductInput['discount'] };

function readPrices(wire: V1ProductWrite, base: ProductInput | null, currency: string): Prices | Refusal {
  const full = readAmount(wire.priceData?.price, 'product.priceData.price', currency);
  if (isRefusal(full)) return full;
  const cost = readAmount(wire.costAndProfitData?.itemCost, 'product.costAndProfitData.itemCost', currency);
  if (isRefusal(cost)) return cost;
  if (!base && full === null)
    return invalid({ field: 'product.priceData.price', description: 'is required', violatedRule: 'REQUIRED_FIELD' });
  if (!wire.discount) return { full, cost, discount: base?.discount ?? null };
  const { type, value = 0 } = wire.discount;
  if (type !== 'AMOUNT' && type !== 'PERCENT') return { full, cost, discount: null };
  const isPossible = type === 'PERCENT' ? value <= 100 : parseAmount(value, currency, 'half-up') !== null;
  if (value < 0 || !isPossible)
    return invalid({ field: 'product.discount.value', description: 'is out of range', violatedRule: 'MAX' });
  return { full, cost, discount: { type, value } };
}

function readAmount(amount: number | null | undefined, field: string, currency: string): number | null | Refusal {
  if (amount === undefined || amount === null) return null;
  const parsed = parseAmount(amount, currency, 'half-up');
  if (parsed !== null && parsed >= 0) return parsed;
  return invalid({ field, description: `is not an amount of ${currency}`, violatedRule: 'MIN' });
}

function variantOf(
  choices: Record<string, string>,
  base: ProductInput | null,
  wire: V1ProductWrite,
  prices: Prices,
  currency: string,
): VariantInput {
  const known = base?.variants.find((other) => sameChoices(other.choices, choices));
  const isOnly = Object.keys(choices).length === 0;
  const isPriced = prices.full !== null || wire.discount !== undefined;
  return {
    ...(known?.id ? { id: known.id } : {}),
    choices,
    visible: known?.visible ?? true,
    sku: isOnly && wire.sku !== undefined ? wire.sku || null : (known?.sku ?? null),
    barcode: known?.barcode ?? null,
    ...(known && !isPriced
      ? { price: known.price, compareAtPrice: known.compareAtPrice }
      : reduced(prices.full ?? fullPriceOf(known ?? base?.variants[0]), prices.discount, currency)),
    cost: prices.cost ?? known?.cost ?? null,
    weight: wire.weight ?? known?.weight ?? null,
  };
}

const fullPriceOf = (variant: VariantInput | undefined): number => variant?.compareAtPrice ?? variant?.price ?? 0;

/** A full price with a discount taken off, in minor units. An amount off never makes it negative. */
function reduced(full: number, discount: ProductInput['discount'], currency: string) {
  const price = Math.max(0, full - amountOff(full, discount, currency));
  return { price, compareAtPrice: price < full ? full : null };
}

function amountOff(full: number, discount: ProductInput['discount'], currency: string): number {
  if (!discount) return 0;
  if (discount.type === 'PERCENT') return multiplyRate(full, (discount.value / 100).toFixed(6));
  return parseAmount(discount.value, currency, 'half-up') ?? 0;
}

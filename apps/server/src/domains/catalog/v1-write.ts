import type { productsV1, Request } from '@stoa/contract';
import { multiplyRate, parseAmount } from '@stoa/money';
import { invalid, isRefusal, type Refusal } from '../../platform/refusal.ts';
import { MOST_VARIANTS, type OptionInput, type ProductInput, type VariantInput } from './build-product.ts';
import type { StockedProduct } from './products.store.ts';
import { toInput } from './v3-write.ts';

export type V1ProductWrite = NonNullable<Request<typeof productsV1.updateProduct>['product']>;

/**
 * What a V1 write makes of a product. Fields that it leaves out stay as they are. V1 has no variants of its own in a
 * write: its options make one for each combination of choices, all at the product's price.
 */
export function fromV1(wire: V1ProductWrite, known: StockedProduct | null, currency: string): ProductInput | Refusal {
  const base = known ? toInput(known) : null;
  const options = wire.productOptions ? readOptions(wire) : (base?.options ?? []);
  const prices = readPrices(wire, base, currency);
  if (isRefusal(prices)) return prices;
  const variants = wire.productOptions || !base ? combinations(options) : base.variants.map(({ choices }) => choices);
  if (variants.length > MOST_VARIANTS) {
    return invalid({
      field: 'product.productOptions',
      description: `make more than ${MOST_VARIANTS} variants`,
      violatedRule: 'MAX_SIZE',
    });
  }
  return {
    name: wire.name ?? base?.name ?? '',
    slug: wire.slug ?? base?.slug ?? '',
    visible: wire.visible ?? base?.visible ?? true,
    productType: base?.productType ?? (wire.productType === 'digital' ? 'DIGITAL' : 'PHYSICAL'),
    description: wire.description ?? base?.description ?? '',
    richDescription: wire.description === undefined ? (base?.richDescription ?? null) : null,
    options,
    modifiers: base?.modifiers ?? [],
    variants: variants.map((choices): VariantInput => variantOf(choices, base, wire, prices, currency)),
    media: base?.media ?? [],
    brand: wire.brand === undefined ? (base?.brand ?? null) : named(wire.brand ?? ''),
    ribbon: wire.ribbon === undefined ? (base?.ribbon ?? null) : named(wire.ribbon ?? ''),
    infoSections: base?.infoSections ?? [],
    categoryIds: base?.categoryIds ?? [],
    discount: prices.discount,
    manageVariants: wire.manageVariants ?? base?.manageVariants ?? false,
    seo: wire.seoData === undefined ? (base?.seo ?? null) : (wire.seoData as Record<string, unknown>),
    extendedFields: base?.extendedFields ?? null,
    taxGroupId: base?.taxGroupId ?? null,
  };
}

const named = (name: string): { id: string; name: string } | null => (name ? { id: '', name } : null);

function readOptions(wire: V1ProductWrite): OptionInput[] {
  return (wire.productOptions ?? []).map(({ name, choices }) => {
    const isColor = (choices ?? []).some((choice) => /^#[0-9a-f]{3,8}$/i.test(choice.value ?? ''));
    return {
      name: name ?? '',
      renderType: isColor ? 'SWATCH_CHOICES' : 'TEXT_CHOICES',
      choices: (choices ?? []).map(({ value, description }) => ({
        name: description ?? value ?? '',
        colorCode: isColor ? (value ?? null) : null,
      })),
    };
  });
}

/** Every way to choose from all options: option name to choice name. */
export function combinations(options: readonly OptionInput[]): Record<string, string>[] {
  return options.reduce<Record<string, string>[]>(
    (made, option) =>
      made.length * option.choices.length > MOST_VARIANTS * 2
        ? made
        : made.flatMap((choices) => option.choices.map((choice) => ({ ...choices, [option.name]: choice.name }))),
    [{}],
  );
}

type Prices = { full: number | null; cost: number | null; discount: ProductInput['discount'] };

function readPrices(wire: V1ProductWrite, base: ProductInput | null, currency: string): Prices | Refusal {
  const amounts = {
    'priceData.price': wire.priceData?.price,
    'costAndProfitData.itemCost': wire.costAndProfitData?.itemCost,
  };
  const parsed: (number | null)[] = [];
  for (const [field, amount] of Object.entries(amounts)) {
    const value = amount === undefined || amount === null ? null : parseAmount(amount, currency, 'half-up');
    if (amount !== undefined && amount !== null && (value === null || value < 0)) {
      return invalid({
        field: `product.${field}`,
        description: `is not an amount of ${currency}`,
        violatedRule: 'MIN',
      });
    }
    parsed.push(value);
  }
  const [full = null, cost = null] = parsed;
  if (!base && full === null)
    return invalid({ field: 'product.priceData.price', description: 'is required', violatedRule: 'REQUIRED_FIELD' });
  const { type, value = 0 } = wire.discount ?? {};
  if (type !== 'AMOUNT' && type !== 'PERCENT')
    return { full, cost, discount: wire.discount ? null : (base?.discount ?? null) };
  if (value < 0 || (type === 'PERCENT' && value > 100))
    return invalid({ field: 'product.discount.value', description: 'is out of range', violatedRule: 'MAX' });
  return { full, cost, discount: { type, value } };
}

function variantOf(
  choices: Record<string, string>,
  base: ProductInput | null,
  wire: V1ProductWrite,
  prices: Prices,
  currency: string,
): VariantInput {
  const same = (other: VariantInput) =>
    JSON.stringify(Object.entries(other.choices).sort()) === JSON.stringify(Object.entries(choices).sort());
  const known = base?.variants.find(same);
  const full = prices.full ?? known?.compareAtPrice ?? known?.price ?? base?.variants[0]?.price ?? 0;
  const touched = prices.full !== null || wire.discount !== undefined || !known;
  const price = touched ? discounted(full, prices.discount, currency) : known.price;
  const onlyOne = Object.keys(choices).length === 0;
  return {
    ...(known?.id ? { id: known.id } : {}),
    choices,
    visible: known?.visible ?? true,
    sku: onlyOne && wire.sku !== undefined ? wire.sku || null : (known?.sku ?? null),
    barcode: known?.barcode ?? null,
    price,
    compareAtPrice: touched ? (full > price ? full : null) : (known?.compareAtPrice ?? null),
    cost: prices.cost ?? known?.cost ?? null,
    weight: wire.weight ?? known?.weight ?? null,
  };
}

/** What is left of a price, in minor units. An amount off never makes it negative. */
function discounted(full: number, discount: ProductInput['discount'], currency: string): number {
  if (!discount) return full;
  if (discount.type === 'PERCENT') return full - multiplyRate(full, (discount.value / 100).toFixed(6));
  return Math.max(0, full - (parseAmount(discount.value, currency, 'half-up') ?? 0));
}

import { isDeepStrictEqual } from 'node:util';
import type { ProductInput, VariantInput } from '../../product/build-product.ts';
import type { StockedProduct } from '../../product/products.store.ts';
import type { LocatedStockDraft, ProductDraft, StockDraft, VariantDraft } from '../formats/product-draft.ts';

/** The stock of a variant at one location: the default one where none is named. */
export type StockInput = {
  locationId?: string;
  /** Null leaves the level as it is. */
  trackQuantity: boolean | null;
  quantity: number | null;
  inStock: boolean;
  preorder?: PreorderInput;
};
/** The id of a location other than the default one; null where the site has none of that name. */
export type FindLocation = (name: string) => string | null;
type PreorderInput = { enabled: boolean; message: string | null; limit: number | null };

type Pair = { before: VariantInput | null; merged: VariantInput; levels: StockInput[] };

/** Matches the variants of a draft with those of the product: the resulting variants and their stock. */
export function pairVariants(
  draft: ProductDraft,
  known: StockedProduct | null,
  view: ProductDraft | null,
  base: ProductInput | null,
  locationOf: FindLocation,
): Pair[] {
  const keyOf = (choices: Record<string, string>) => JSON.stringify(Object.entries(choices).sort());
  const own = new Map((base?.variants ?? []).map((variant) => [keyOf(variant.choices), variant]));
  const shownVariants = view?.variants ?? [];
  const shownPlaces = new Map(shownVariants.map((variant, place) => [keyOf(variant.choices), place]));
  // an export lists all variants in order, so that position identifies them even when choices have other names
  const isWhole = shownVariants.length === base?.variants.length;
  const isSameChoices = view !== null && isDeepStrictEqual(draft.options, view.options);
  return draft.variants.map((variant) => {
    const key = keyOf(variant.choices);
    const place = shownPlaces.get(key);
    const shown = place === undefined ? undefined : shownVariants[place];
    const before = (place !== undefined && isWhole ? base?.variants[place] : own.get(key)) ?? null;
    const says = <F extends keyof VariantDraft>(field: F): boolean =>
      variant[field] !== undefined && !(before && shown && isDeepStrictEqual(variant[field], shown[field]));
    const choices = before && isSameChoices ? before.choices : variant.choices;
    const merged = { ...mergeVariant(variant, before, says), choices };
    const level = known?.stock.find(({ variantId }) => variantId === before?.id);
    const located = says('stockByLocation') ? (variant.stockByLocation ?? []) : [];
    const changed = located.filter((one) => !isShown(one, shown));
    const elsewhere = changed.flatMap((one) => levelElsewhere(one, locationOf));
    const whole = located.length > 0 ? undefined : saidStock(variant, before, says);
    const isSame = whole && level && isDeepStrictEqual(levelOf(whole), shownLevel(level));
    const stock = isSame ? undefined : (whole ?? changed.find(({ location }) => location === null));
    const preorder = says('preorder') ? preorderOf(variant.preorder ?? null) : undefined;
    const atDefault = defaultLevel(level, stock, preorder);
    return { before, merged, levels: [...(atDefault ? [atDefault] : []), ...elsewhere] };
  });
}

type Says = (field: keyof VariantDraft) => boolean;
const THERE: StockDraft = { trackQuantity: false, inStock: true };

/** A variant's total stock in the file; a new variant without one is in stock. */
function saidStock(variant: VariantDraft, before: VariantInput | null, says: Says): StockDraft | undefined {
  if (says('stock')) return variant.stock ?? THERE;
  return !before && variant.stock === undefined ? THERE : undefined;
}

const isShown = (level: LocatedStockDraft, shown: VariantDraft | undefined): boolean =>
  shown?.stockByLocation?.some((one) => isDeepStrictEqual(one, level)) ?? false;

function levelElsewhere({ location, ...stock }: LocatedStockDraft, locationOf: FindLocation): StockInput[] {
  const locationId = location === null ? null : locationOf(location);
  return locationId ? [{ ...levelOf(stock), locationId }] : [];
}

/** The change of stock at the default location; null where there is none. */
function defaultLevel(
  known: StockedProduct['stock'][number] | undefined,
  stock: StockDraft | undefined,
  preorder: PreorderInput | undefined,
): StockInput | null {
  const hadPreorder = known?.preorder
    ? { enabled: true, message: known.preorder.message, limit: known.preorder.limit }
    : preorderOf(null);
  if (!stock && (!preorder || isDeepStrictEqual(preorder, hadPreorder))) return null;
  const untouched = known ? { trackQuantity: null, quantity: null, inStock: false } : levelOf(THERE);
  return { ...(stock ? levelOf(stock) : untouched), ...(preorder && { preorder }) };
}

const shownLevel = ({ trackQuantity, quantity, inStock }: StockedProduct['stock'][number]): StockInput => ({
  trackQuantity,
  quantity,
  inStock,
});

const preorderOf = (preorder: VariantDraft['preorder'] | null): PreorderInput =>
  preorder ? { enabled: true, ...preorder } : { enabled: false, message: null, limit: null };

const levelOf = (stock: StockDraft): StockInput =>
  stock.trackQuantity
    ? { trackQuantity: true, quantity: stock.quantity, inStock: stock.quantity > 0 }
    : { trackQuantity: false, quantity: null, inStock: stock.inStock };

const NEW_VARIANT = { visible: true, sku: null, barcode: null, compareAtPrice: null, cost: null, weight: null };
const VARIANT_FIELDS = [
  ...(['visible', 'sku', 'barcode', 'cost', 'weight'] as const),
  ...(['contents', 'productDimensions', 'packageDimensions', 'digitalFile'] as const),
];

function mergeVariant(
  variant: VariantDraft,
  before: VariantInput | null,
  says: (field: keyof VariantDraft) => boolean,
): VariantInput {
  const price = before && !says('price') ? before.price : variant.price;
  const merged: VariantInput = { ...NEW_VARIANT, ...before, choices: variant.choices, price };
  for (const field of VARIANT_FIELDS) if (says(field)) Object.assign(merged, { [field]: variant[field] });
  if (says('compareAtPrice')) merged.compareAtPrice = variant.compareAtPrice ?? null;
  // a compare-at price that the file does not mention goes when the price that it belonged to changes
  else if (price !== before?.price && variant.compareAtPrice === undefined) merged.compareAtPrice = null;
  if (merged.compareAtPrice !== null && merged.compareAtPrice <= price) merged.compareAtPrice = null;
  return merged;
}

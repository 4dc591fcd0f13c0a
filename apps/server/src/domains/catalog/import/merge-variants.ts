import { isDeepStrictEqual } from 'node:util';
import type { ProductInput, VariantInput } from '../build-product.ts';
import type { StockedProduct } from '../products.store.ts';
import type { ProductDraft, StockDraft, VariantDraft } from './product-draft.ts';

export type StockInput = {
  trackQuantity: boolean;
  quantity: number | null;
  inStock: boolean;
  preorder?: PreorderInput;
};
type PreorderInput = { enabled: boolean; message: string | null; limit: number | null };

type Pair = { before: VariantInput | null; merged: VariantInput; level: StockInput | null };

/** The variants of a draft beside those that the product has: what each becomes, and what its stock. */
export function pairVariants(
  draft: ProductDraft,
  known: StockedProduct | null,
  view: ProductDraft | null,
  base: ProductInput | null,
): Pair[] {
  const keyOf = (choices: Record<string, string>) => JSON.stringify(Object.entries(choices).sort());
  const own = new Map((base?.variants ?? []).map((variant) => [keyOf(variant.choices), variant]));
  const shownVariants = view?.variants ?? [];
  const shownPlaces = new Map(shownVariants.map((variant, place) => [keyOf(variant.choices), place]));
  // an export tells of all variants in their order, whatever it makes of their choices' names
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
    const isStockSaid = says('stock') || (!before && variant.stock === undefined);
    const stock = isStockSaid ? levelOf(variant.stock ?? { trackQuantity: false, inStock: true }) : null;
    const preorder = says('preorder') ? { preorder: preorderOf(variant.preorder ?? null) } : {};
    if (!stock && !('preorder' in preorder)) return { before, merged, level: null };
    const kept = level
      ? { trackQuantity: level.trackQuantity, quantity: level.quantity, inStock: level.inStock }
      : levelOf({ trackQuantity: false, inStock: true });
    const next = { ...(stock ?? kept), ...preorder };
    const hadPreorder = level?.preorder
      ? { enabled: true, message: level.preorder.message, limit: level.preorder.limit }
      : preorderOf(null);
    const same =
      level &&
      isDeepStrictEqual({ ...kept, preorder: hadPreorder }, { ...next, preorder: next.preorder ?? hadPreorder });
    return { before, merged, level: same ? null : next };
  });
}

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
  // a struck-through price that the file does not speak of goes with the price that it stood beside
  else if (price !== before?.price && variant.compareAtPrice === undefined) merged.compareAtPrice = null;
  if (merged.compareAtPrice !== null && merged.compareAtPrice <= price) merged.compareAtPrice = null;
  return merged;
}

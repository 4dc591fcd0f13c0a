/** Changes that apply to any number of products: plain data, so that a background job can store them. */
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { changeTagIds, type TagIds } from '../../tags/index.ts';
import { type Adjustment, adjusted, isPossibleAmount, type Rounding, shareOf } from '../product/adjust-amounts.ts';
import type { ProductInput, VariantInput } from '../product/build-product.ts';
import { toInput } from '../product/product-input.ts';
import type { StockedProduct } from '../product/products.store.ts';
import type { ProductSave } from '../product/save-product.ts';
import type { V3ProductWrite, V3VariantWrite } from './v3-product-write.ts';
import { readVariant } from './v3-variants-write.ts';
import { readV3 } from './v3-write.ts';

export type VariantAdjustment = {
  rounding: Rounding;
  price?: Adjustment;
  compareAtPrice?: Adjustment;
  cost?: Adjustment;
  /** Reduces the compare-at price, or the price where there is none; the result is the price. */
  discount?: Adjustment;
};

export type ProductChange =
  | { kind: 'UPDATE'; product: V3ProductWrite }
  | { kind: 'UPDATE_VARIANTS'; variant: V3VariantWrite }
  | { kind: 'ADJUST_VARIANTS'; adjustment: VariantAdjustment }
  | { kind: 'ADD_INFO_SECTIONS'; infoSectionIds: string[] }
  | { kind: 'REMOVE_INFO_SECTIONS'; infoSectionIds: string[] }
  | { kind: 'UPDATE_TAGS'; assign: TagIds; unassign: TagIds };

const MOST_INFO_SECTIONS = 20;

/** The changed product, or the reason why the change is not possible. */
export function changeOf(known: StockedProduct, change: ProductChange, currency: string): ProductSave | Refusal {
  if (change.kind === 'UPDATE') {
    const made = readV3(change.product, known, currency);
    return isRefusal(made) ? made : { known, ...made };
  }
  const input = changedInput(toInput(known), change, currency);
  return isRefusal(input) ? input : { known, input };
}

function changedInput(
  input: ProductInput,
  change: Exclude<ProductChange, { kind: 'UPDATE' }>,
  currency: string,
): ProductInput | Refusal {
  switch (change.kind) {
    case 'UPDATE_VARIANTS':
      return ofVariants(input, (variant) => readVariant(change.variant, variant, currency, 'variant'));
    case 'ADJUST_VARIANTS':
      return ofVariants(input, (variant) => adjustVariant(variant, change.adjustment, currency));
    case 'ADD_INFO_SECTIONS': {
      const fresh = change.infoSectionIds.filter((id) => !input.infoSections.some((section) => section.id === id));
      const added = fresh.map((id) => ({ id, uniqueName: '', title: '', description: '' }));
      const infoSections = [...input.infoSections, ...added];
      return infoSections.length > MOST_INFO_SECTIONS
        ? refuse('TOO_MANY_INFO_SECTIONS_ERROR')
        : { ...input, infoSections };
    }
    case 'REMOVE_INFO_SECTIONS': {
      const infoSections = input.infoSections.filter(({ id }) => !change.infoSectionIds.includes(id));
      return { ...input, infoSections };
    }
    case 'UPDATE_TAGS':
      return { ...input, tags: changeTagIds(input.tags, change) };
  }
}

function ofVariants(
  input: ProductInput,
  change: (variant: VariantInput) => VariantInput | Refusal,
): ProductInput | Refusal {
  const variants: VariantInput[] = [];
  for (const variant of input.variants) {
    const changed = change(variant);
    if (isRefusal(changed)) return changed;
    variants.push(changed);
  }
  // a V1 discount would no longer explain the prices
  return { ...input, variants, discount: null };
}

function adjustVariant(
  variant: VariantInput,
  { rounding, ...by }: VariantAdjustment,
  currency: string,
): VariantInput | Refusal {
  const adjust = (amount: number, adjustment: Adjustment | undefined) =>
    adjustment ? adjusted(amount, adjustment, rounding, currency) : amount;
  const full = variant.compareAtPrice ?? variant.price;
  const raised = variant.compareAtPrice === null ? null : adjust(variant.compareAtPrice, by.compareAtPrice);
  const price = by.discount
    ? adjusted(raised ?? full, { amount: -shareOf(raised ?? full, by.discount) }, rounding, currency)
    : adjust(variant.price, by.price);
  const compareAtPrice = by.discount ? (raised ?? full) : raised;
  const cost = variant.cost === null ? null : adjust(variant.cost, by.cost);
  const isPossible = (amount: number | null) => amount === null || isPossibleAmount(amount, currency);
  if (!isPossible(price)) return refuse('ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE', { variantId: variant.id });
  const isBelowPrice = by.compareAtPrice && compareAtPrice !== null && compareAtPrice < price;
  if (!isPossible(compareAtPrice) || isBelowPrice)
    return refuse('ADJUSTED_COMPARE_AT_PRICE_OUT_OF_RANGE', { variantId: variant.id });
  if (!isPossible(cost)) return refuse('ADJUSTED_COST_OUT_OF_RANGE', { variantId: variant.id });
  return { ...variant, price, compareAtPrice, cost };
}

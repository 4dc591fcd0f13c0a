/** The changes that can be made to many products at once, as the user chooses them and as the server receives them. */
import type { productsV3, Request } from '@stoa/contract';
import { words } from '../../../app/words.ts';
import { readAmount } from '../../../ui/form/read-number.ts';
import type { Matching } from '../list/product-search.ts';
import type { ProductView } from '../product.ts';

const texts = words.bulkProducts;

export const bulkActions = texts.actions;
export type BulkAction = keyof typeof bulkActions;

export type Way = 'SET' | 'RAISE' | 'LOWER' | 'RAISE_PERCENT' | 'LOWER_PERCENT';
export const ways: Record<Way, string> = texts.ways;

export type BulkDraft = {
  action: BulkAction;
  /** How the amounts change. */
  way: Way;
  amount: string;
  isRounded: boolean;
  /** The name of a brand or ribbon; an empty name removes it. */
  name: string;
  categoryIds: string[];
  tags: string[];
};

export const newBulkDraft = (action: BulkAction): BulkDraft => ({
  action,
  way: action === 'SALE' ? 'LOWER_PERCENT' : 'SET',
  amount: '',
  isRounded: false,
  name: '',
  categoryIds: [],
  tags: [],
});

/** Tells whether the action changes amounts; some of these actions can do more than set them. */
export const isAboutAmounts = (action: BulkAction): boolean =>
  ['PRICE', 'COMPARE_AT', 'SALE', 'COST', 'WEIGHT'].includes(action);
export const waysOf = (action: BulkAction): Way[] => {
  if (action === 'WEIGHT') return ['SET'];
  if (action === 'SALE') return ['LOWER_PERCENT', 'LOWER'];
  return ['SET', 'RAISE', 'LOWER', 'RAISE_PERCENT', 'LOWER_PERCENT'];
};

/** Describes what is missing or wrong; null if the change can be made. */
export function bulkProblem(draft: BulkDraft): string | null {
  const { action, way, amount } = draft;
  if (isAboutAmounts(action)) {
    const value = Number(readAmount(amount) ?? Number.NaN);
    if (Number.isNaN(value)) return texts.wrong.noNumber;
    if (way !== 'SET' && value === 0) return texts.wrong.zero;
    if (way === 'LOWER_PERCENT' && value > 100) return texts.wrong.above100;
    return way === 'RAISE_PERCENT' && value > 1000 ? texts.wrong.above1000 : null;
  }
  if (action.endsWith('CATEGORIES')) {
    if (draft.categoryIds.length === 0) return texts.wrong.noCategory;
    return draft.categoryIds.length > 5 ? texts.wrong.manyCategories : null;
  }
  return action.endsWith('TAGS') && draft.tags.length === 0 ? texts.wrong.noTag : null;
}

type Operations = typeof productsV3;
type Call<K extends keyof Operations> = { operation: K; request: Request<Operations[K]> };
export type BulkCall =
  | Call<'bulkUpdateProductsByFilter'>
  | Call<'bulkUpdateProductVariantsByFilter'>
  | Call<'bulkAdjustProductVariantsByFilter'>
  | Call<'bulkAddProductsToCategoriesByFilter'>
  | Call<'bulkRemoveProductsFromCategoriesByFilter'>
  | Call<'bulkUpdateProductTagsByFilter'>;

/** The call that makes the change. The draft must be complete. */
export function bulkCall(draft: BulkDraft, matching: Matching, tagIds: string[]): BulkCall {
  const { action, categoryIds } = draft;
  const name = draft.name.trim();
  const named = name ? { name } : {};
  const ofProduct = (product: Request<Operations['bulkUpdateProductsByFilter']>['product']): BulkCall => ({
    operation: 'bulkUpdateProductsByFilter',
    request: { ...matching, product },
  });
  switch (action) {
    case 'SHOW':
    case 'HIDE':
      return ofProduct({ visible: action === 'SHOW' });
    case 'BRAND':
      return ofProduct({ brand: named });
    case 'RIBBON':
      return ofProduct({ ribbon: named });
    case 'ADD_TO_CATEGORIES':
      return { operation: 'bulkAddProductsToCategoriesByFilter', request: { ...matching, categoryIds } };
    case 'REMOVE_FROM_CATEGORIES':
      return { operation: 'bulkRemoveProductsFromCategoriesByFilter', request: { ...matching, categoryIds } };
    case 'ADD_TAGS':
    case 'REMOVE_TAGS': {
      const tags = { publicTags: { tagIds } };
      const change = action === 'ADD_TAGS' ? { assignTags: tags } : { unassignTags: tags };
      return { operation: 'bulkUpdateProductTagsByFilter', request: { filter: matching.filter, ...change } };
    }
    default:
      return amountCall(draft, matching);
  }
}

function amountCall({ action, way, amount, isRounded }: BulkDraft, matching: Matching): BulkCall {
  const value = readAmount(amount) ?? '0';
  if (way === 'SET') {
    return {
      operation: 'bulkUpdateProductVariantsByFilter',
      request: { ...matching, variant: variantWith(action, value) },
    };
  }
  const isPercent = way.endsWith('PERCENT');
  const sign = way.startsWith('LOWER') && action !== 'SALE' ? '-' : '';
  const by = isPercent ? { percentage: Number(`${sign}${value}`) } : { amount: `${sign}${value}` };
  const rounding = isRounded ? ('NEAREST_WHOLE_NUMBER' as const) : ('CURRENCY_PRECISION' as const);
  const field = (
    { PRICE: 'actualPrice', COMPARE_AT: 'compareAtPrice', COST: 'cost', SALE: 'compareAtPriceDiscount' } as const
  )[action as 'PRICE' | 'COMPARE_AT' | 'COST' | 'SALE'];
  return { operation: 'bulkAdjustProductVariantsByFilter', request: { ...matching, rounding, [field]: by } };
}

function variantWith(
  action: BulkAction,
  amount: string,
): NonNullable<Request<Operations['bulkUpdateProductVariantsByFilter']>['variant']> {
  if (action === 'PRICE') return { price: { actualPrice: { amount } } };
  if (action === 'COMPARE_AT') return { price: { compareAtPrice: { amount } } };
  if (action === 'COST') return { revenueDetails: { cost: { amount } } };
  return { physicalProperties: { weight: Number(amount) } };
}

/**
 * Returns the calls that undo a change, provided that it can be undone exactly from the known earlier state of the
 * products; otherwise null.
 */
export function undoCalls({ action, categoryIds }: BulkDraft, before: ProductView[]): BulkCall[] | null {
  const among = (products: ProductView[]): Matching => ({ filter: { id: { $in: products.map(({ id }) => id) } } });
  if (action === 'SHOW' || action === 'HIDE') {
    const changed = before.filter(({ visible }) => visible === (action === 'HIDE'));
    const product = { visible: action === 'HIDE' };
    return changed.length > 0
      ? [{ operation: 'bulkUpdateProductsByFilter', request: { ...among(changed), product } }]
      : [];
  }
  if (!action.endsWith('CATEGORIES')) return null;
  const isAdded = action === 'ADD_TO_CATEGORIES';
  const isIn = ({ directCategoriesInfo }: ProductView, categoryId: string): boolean =>
    directCategoriesInfo?.categories?.some(({ id }) => id === categoryId) ?? false;
  return categoryIds.flatMap((categoryId): BulkCall[] => {
    const changed = before.filter((product) => isIn(product, categoryId) !== isAdded);
    const request = { ...among(changed), categoryIds: [categoryId] };
    if (changed.length === 0) return [];
    return [
      isAdded
        ? { operation: 'bulkRemoveProductsFromCategoriesByFilter', request }
        : { operation: 'bulkAddProductsToCategoriesByFilter', request },
    ];
  });
}

/**
 * Calculates the new price as the server will, in major units with the given number of decimals. Null if it would fall
 * below zero. A sale price is calculated from the compare-at price if the product has one.
 */
export function previewAmount(
  price: string,
  { way, amount, isRounded }: Pick<BulkDraft, 'way' | 'amount' | 'isRounded'>,
  digits: number,
): string | null {
  const minor = 10 ** digits;
  const now = Math.round(Number(price) * minor);
  const by = Number(readAmount(amount) ?? Number.NaN);
  const share = way.endsWith('PERCENT')
    ? halfAwayFromZero((now * Math.round(by * 1000)) / 100_000)
    : Math.round(by * minor);
  const changed = way.startsWith('RAISE') ? now + share : now - share;
  const next = way === 'SET' ? share : changed;
  const rounded = isRounded && way !== 'SET' ? Math.round(next / minor) * minor : next;
  return Number.isNaN(rounded) || rounded < 0 ? null : (rounded / minor).toFixed(digits);
}

const halfAwayFromZero = (value: number): number => Math.sign(value) * Math.round(Math.abs(value));

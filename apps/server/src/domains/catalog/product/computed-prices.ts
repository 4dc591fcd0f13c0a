/** Prices derived from a variant's own: per unit of measure, and by subscription. All in minor units. */
import { checkAmount, multiplyRate } from '@stoa/money';
import { type PriceStyle, shownPrice } from '../../currencies/index.ts';
import { areComparable, describeMeasure, ratioOf } from './measures.ts';
import type { Product, ProductVariant, SubscriptionPlan } from './product.ts';

/** Binary fractions can fall just short of the tie that they represent. */
const NUDGE = 1e-9;

/**
 * The price of the product's unit of measure, given a price of the variant; null where the contents are unknown or in
 * another dimension.
 */
export function pricePerUnit(
  { pricePerUnit: base }: Pick<Product, 'pricePerUnit'>,
  { contents }: Pick<ProductVariant, 'contents'>,
  price: number,
): number | null {
  if (!base || !contents || !areComparable(contents, base)) return null;
  const exact = price / ratioOf(contents, base);
  const rounded = Math.round(exact + NUDGE);
  return Number.isSafeInteger(rounded) ? checkAmount(rounded) : null;
}

/** `€2.00 / 100 g` */
export const describePricePerUnit = (
  amount: number,
  base: NonNullable<Product['pricePerUnit']>,
  style: PriceStyle,
): string => `${shownPrice(amount, style)} / ${describeMeasure(base)}`;

/** The price of one delivery for a subscriber. */
export function subscriptionPrice(price: number, { discount }: Pick<SubscriptionPlan, 'discount'>): number {
  if (!discount) return price;
  const off = discount.type === 'AMOUNT' ? discount.value : multiplyRate(price, (discount.value / 100).toFixed(6));
  return Math.max(0, price - off);
}

import { invalid, isRefusal, type Refusal } from '../../../platform/refusal.ts';
import type { Adjustment, Rounding } from '../product/adjust-amounts.ts';
import type { VariantAdjustment } from './product-changes.ts';
import { readAmount } from './v3-amounts.ts';

type WireAdjustment = { amount?: string; percentage?: number };
export type WireAdjustments = {
  actualPrice?: WireAdjustment;
  compareAtPrice?: WireAdjustment;
  cost?: WireAdjustment;
  compareAtPriceDiscount?: WireAdjustment;
  rounding?: Rounding;
};

/** The change of prices and costs in a V3 request. At least one of them must be given. */
export function readAdjustment(wire: WireAdjustments, currency: string): VariantAdjustment | Refusal {
  const names = {
    actualPrice: 'price',
    compareAtPrice: 'compareAtPrice',
    cost: 'cost',
    compareAtPriceDiscount: 'discount',
  } as const;
  const adjustment: VariantAdjustment = { rounding: wire.rounding ?? 'NO_ROUNDING' };
  for (const field of Object.keys(names) as (keyof typeof names)[]) {
    const sent = wire[field];
    if (!sent) continue;
    const read = readOne(sent, field, currency);
    if (isRefusal(read)) return read;
    adjustment[names[field]] = read;
  }
  if (adjustment.price && adjustment.discount) {
    const description = 'and actualPrice both say what the price is to be';
    return invalid({ field: 'compareAtPriceDiscount', description, violatedRule: 'ONE_OF_ALIGNMENT' });
  }
  if (Object.keys(adjustment).length > 1) return adjustment;
  const description = 'or another amount to adjust is required';
  return invalid({
    field: 'actualPrice',
    description,
    violatedRule: 'OTHER',
    ruleName: 'NO_VARIANT_ADJUSTMENTS_PASSED',
  });
}

function readOne(wire: WireAdjustment, field: string, currency: string): Adjustment | Refusal {
  if (wire.percentage !== undefined) {
    if (field === 'compareAtPriceDiscount' && wire.percentage < 0)
      return invalid({ field: `${field}.percentage`, description: 'must be at least 0', violatedRule: 'MIN' });
    return { percentage: wire.percentage };
  }
  if (wire.amount === undefined) {
    const description = 'or percentage is required';
    return invalid({ field: `${field}.amount`, description, violatedRule: 'REQUIRED_ONE_OF_FIELD' });
  }
  const amount = readAmount(wire.amount, currency, `${field}.amount`);
  return isRefusal(amount) ? amount : { amount };
}

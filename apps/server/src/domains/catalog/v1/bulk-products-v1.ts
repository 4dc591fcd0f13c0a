/** Bulk operations on V1 products: each succeeds or fails by itself. */
import type { productsV1, Request as RequestOf } from '@stoa/contract';
import { parseAmount } from '@stoa/money';
import type { Context } from '../../../context.ts';
import { withSite } from '../../../platform/db/index.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { bulkAnswer } from '../../../platform/resource/index.ts';
import { type Adjustment, adjusted, isPossibleAmount } from '../product/adjust-amounts.ts';
import type { ProductInput, VariantInput } from '../product/build-product.ts';
import { changeMany } from '../product/change-many-products.ts';
import { toInput } from '../product/product-input.ts';
import { fullPriceOf, readAmount, reducedPrice } from './v1-write.ts';

type Changes = typeof productsV1;
type Change = (input: ProductInput) => ProductInput | Refusal;
const HEAVIEST = 999_999_999.99;

/** Sets one property of all these products; price, cost and weight of all their variants. */
export async function bulkUpdateProductsProperty(
  ctx: Context,
  { ids, set }: RequestOf<Changes['bulkUpdateProductsProperty']>,
) {
  const { currency } = ctx.site;
  const price = readAmount(set.price, 'set.price', currency);
  if (isRefusal(price)) return price;
  const cost = readAmount(set.cost, 'set.cost', currency);
  if (isRefusal(cost)) return cost;
  if (set.weight !== undefined && set.weight < 0) return outOfRange('set.weight');
  if (Object.values(set).every((value) => value === undefined)) return oneOf('set');
  return changeAll(ctx, ids, (input) => ({
    ...input,
    ...(set.brand === undefined ? {} : { brand: set.brand ? { id: '', name: set.brand } : null }),
    ...(set.ribbon === undefined ? {} : readRibbon(input, set.ribbon)),
    variants: input.variants.map((variant) => ({
      ...variant,
      ...(price === undefined ? {} : reducedPrice(price, input.discount, currency)),
      cost: cost ?? variant.cost,
      weight: set.weight ?? variant.weight,
    })),
  }));
}

const readRibbon = ({ additionalRibbons }: ProductInput, name: string) => ({
  ribbon: name ? { id: '', name } : null,
  additionalRibbons: additionalRibbons.filter((one) => one.name !== name),
});

/** Raises or lowers one property of all these products' variants. */
export async function bulkAdjustProductProperty(
  ctx: Context,
  { ids, adjust }: RequestOf<Changes['bulkAdjustProductProperty']>,
) {
  const { currency } = ctx.site;
  const [property] = (['price', 'cost', 'weight'] as const).filter((name) => adjust[name]);
  if (!property) return oneOf('adjust');
  const { amount, percentage } = adjust[property] ?? {};
  const { rate, roundToInt = false } = percentage ?? {};
  if (amount === undefined && rate === undefined) return oneOf(`adjust.${property}`);
  if (property === 'weight') {
    const change = (weight: number) => weight + (amount ?? (weight * (rate ?? 0)) / 100);
    return changeAll(ctx, ids, (input) => adjustWeights(input, (weight) => rounded(change(weight), roundToInt)));
  }
  const minor = amount === undefined ? null : parseAmount(amount, currency, 'half-up');
  if (amount !== undefined && minor === null) return outOfRange(`adjust.${property}.amount`);
  const adjustment: Adjustment = minor === null ? { percentage: rate ?? 0 } : { amount: minor };
  const rounding = roundToInt ? 'NEAREST_WHOLE_NUMBER' : 'NO_ROUNDING';
  const change = (value: number) => adjusted(value, adjustment, rounding, currency);
  return changeAll(ctx, ids, (input) =>
    property === 'cost' ? adjustCosts(input, change, currency) : adjustPrices(input, change, currency),
  );
}

const THOUSANDTHS = 1000;
const rounded = (weight: number, toInt: boolean): number =>
  toInt ? Math.round(weight) : Math.round(weight * THOUSANDTHS) / THOUSANDTHS;

function adjustWeights(input: ProductInput, change: (weight: number) => number): ProductInput | Refusal {
  const variants = input.variants.map((variant) =>
    variant.weight === null ? variant : { ...variant, weight: change(variant.weight) },
  );
  const isPossible = variants.every(({ weight }) => weight === null || (weight >= 0 && weight <= HEAVIEST));
  return isPossible ? { ...input, variants } : outOfRange('adjust.weight');
}

function adjustCosts(input: ProductInput, change: (cost: number) => number, currency: string): ProductInput | Refusal {
  const variants = input.variants.map((variant) =>
    variant.cost === null ? variant : { ...variant, cost: change(variant.cost) },
  );
  const isPossible = variants.every(({ cost }) => cost === null || isPossibleAmount(cost, currency));
  return isPossible ? { ...input, variants } : refuse('ADJUSTED_COST_OUT_OF_RANGE');
}

/** V1's price is the one before the discount, which stays in force. */
function adjustPrices(
  input: ProductInput,
  change: (price: number) => number,
  currency: string,
): ProductInput | Refusal {
  const full = input.variants.map((variant) => change(fullPriceOf(variant)));
  if (!full.every((price) => isPossibleAmount(price, currency))) return refuse('ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE');
  const variants = input.variants.map((variant, place): VariantInput => {
    const price = full[place] ?? 0;
    if (input.discount || variant.compareAtPrice === null)
      return { ...variant, ...reducedPrice(price, input.discount, currency) };
    const reduced = Math.max(0, change(variant.price));
    return { ...variant, price: reduced, compareAtPrice: price > reduced ? price : null };
  });
  return { ...input, variants };
}

async function changeAll(ctx: Context, ids: readonly string[], change: Change) {
  const changed = await withSite(ctx, (tx) =>
    changeMany(
      ctx,
      tx,
      ids.map((id) => ({
        id,
        toSave: (known) => {
          if (!known) return outOfRange('ids');
          const input = change(toInput(known));
          return isRefusal(input) ? input : { known, input };
        },
      })),
    ),
  );
  return bulkAnswer(
    changed.map(({ saved }, index) => ({ id: ids[index] ?? null, refusal: isRefusal(saved) ? saved : null })),
    false,
  );
}

const outOfRange = (field: string): Refusal => invalid({ field, description: 'is out of range', violatedRule: 'MAX' });
const oneOf = (field: string): Refusal =>
  invalid({ field, description: 'must name a property', violatedRule: 'REQUIRED_ONE_OF_FIELD' });

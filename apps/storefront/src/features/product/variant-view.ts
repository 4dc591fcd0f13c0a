import { type Look, shownPrice } from '../../lib/amounts.ts';
import type { Availability, V3Product } from '../../lib/api.ts';
import type { VariantView } from './purchasable.ts';

type V3Variant = NonNullable<NonNullable<V3Product['variantsInfo']>['variants']>[number];

/** @param stock its stock; if omitted, the product's own status counts */
export function viewVariant(variant: V3Variant, look: Look, stock?: Availability[number]): VariantView {
  const choices = (variant.choices ?? []).flatMap(({ optionChoiceIds: ids }): [string, string][] =>
    ids?.optionId && ids.choiceId ? [[ids.optionId, ids.choiceId]] : [],
  );
  const { actualPrice, compareAtPrice } = variant.price ?? {};
  return {
    id: variant.id ?? '',
    choices: Object.fromEntries(choices),
    amount: actualPrice?.amount ?? '0',
    price: shownPrice(actualPrice, look),
    compareAtAmount: compareAtPrice?.amount ?? null,
    compareAtPrice: compareAtPrice ? shownPrice(compareAtPrice, look) : null,
    planPrices: planPricesOf(variant, look),
    pricePerUnit: perUnitText(variant.physicalProperties?.pricePerUnit, look),
    sku: variant.sku ?? null,
    barcode: variant.barcode ?? null,
    inStock: stock?.inStock ?? variant.inventoryStatus?.inStock ?? false,
    quantity: stock?.quantity ?? null,
    preorder: viewPreorder(variant, stock),
  };
}

/** What the variant costs by the ways to buy it repeatedly. */
function planPricesOf({ subscriptionPricesInfo }: V3Variant, look: Look): VariantView['planPrices'] {
  const prices: VariantView['planPrices'] = {};
  for (const { subscriptionId, price } of subscriptionPricesInfo?.subscriptionPrices ?? [])
    if (subscriptionId && price?.amount)
      prices[subscriptionId] = { amount: price.amount, price: shownPrice(price, look) };
  return prices;
}

type PerUnit = NonNullable<V3Variant['physicalProperties']>['pricePerUnit'];

/** `€1.20 / 100 g`; null where it is not known. */
function perUnitText(perUnit: PerUnit, look: Look): string | null {
  const { value, description } = perUnit ?? {};
  if (!description || !value || !look.displayCurrency) return description || null;
  return shownPrice({ amount: value }, look) + description.slice(description.indexOf(' / '));
}

function viewPreorder({ inventoryStatus }: V3Variant, stock?: Availability[number]): VariantView['preorder'] {
  if (!stock) return inventoryStatus?.preorderEnabled ? { message: null, left: null } : null;
  if (!stock.preorder) return null;
  const { message = null, left = null } = stock.preorder;
  return left === 0 ? null : { message, left };
}

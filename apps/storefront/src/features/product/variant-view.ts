import type { Availability, V3Product } from '../../lib/api.ts';
import type { VariantView } from './purchasable.ts';

type V3Variant = NonNullable<NonNullable<V3Product['variantsInfo']>['variants']>[number];

/** @param stock its stock; if omitted, the product's own status counts */
export function viewVariant(variant: V3Variant, stock?: Availability[number]): VariantView {
  const choices = (variant.choices ?? []).flatMap(({ optionChoiceIds: ids }): [string, string][] =>
    ids?.optionId && ids.choiceId ? [[ids.optionId, ids.choiceId]] : [],
  );
  const { actualPrice, compareAtPrice } = variant.price ?? {};
  return {
    id: variant.id ?? '',
    choices: Object.fromEntries(choices),
    amount: actualPrice?.amount ?? '0',
    price: actualPrice?.formattedAmount ?? '',
    compareAtAmount: compareAtPrice?.amount ?? null,
    compareAtPrice: compareAtPrice?.formattedAmount ?? null,
    pricePerUnit: variant.physicalProperties?.pricePerUnit?.description || null,
    sku: variant.sku ?? null,
    barcode: variant.barcode ?? null,
    inStock: stock?.inStock ?? variant.inventoryStatus?.inStock ?? false,
    quantity: stock?.quantity ?? null,
    preorder: viewPreorder(variant, stock),
  };
}

function viewPreorder({ inventoryStatus }: V3Variant, stock?: Availability[number]): VariantView['preorder'] {
  if (!stock) return inventoryStatus?.preorderEnabled ? { message: null, left: null } : null;
  if (!stock.preorder) return null;
  const { message = null, left = null } = stock.preorder;
  return left === 0 ? null : { message, left };
}

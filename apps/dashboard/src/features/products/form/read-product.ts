import type { ProductView, VariantView } from '../product.ts';
import type { OptionDraft, ProductForm, StockDraft, VariantDraft } from './product-form.ts';

/** Stock of variants by their ids. */
export type StockByVariant = Map<string, StockDraft>;

/** The form of a product as the server answered it. */
export function readProduct(product: ProductView, stock: StockByVariant): ProductForm {
  return {
    name: product.name ?? '',
    slug: product.slug ?? '',
    visible: product.visible ?? true,
    productType: product.productType ?? 'PHYSICAL',
    weightUnit: weightUnits[product.physicalProperties?.weightMeasurementUnitInfo?.weightMeasurementUnit ?? ''] ?? null,
    description: product.plainDescription ?? '',
    pictures: (product.media?.itemsInfo?.items ?? []).flatMap((item) => {
      const id = item.image?.id ?? item.id;
      return id ? [{ id, altText: item.altText ?? item.image?.altText ?? '' }] : [];
    }),
    options: (product.options ?? []).map(readOption),
    variants: (product.variantsInfo?.variants ?? []).map((variant) => readVariant(variant, stock)),
    brand: product.brand?.name ?? '',
    ribbon: product.ribbon?.name ?? '',
    seoTitle: seoText(product, 'title'),
    seoDescription: seoText(product, 'meta'),
  };
}

const weightUnits: Record<string, 'kg' | 'lb'> = { KG: 'kg', LB: 'lb' };

function readOption({
  id,
  name,
  optionRenderType,
  choicesSettings,
}: NonNullable<ProductView['options']>[number]): OptionDraft {
  return {
    key: id ?? '',
    id: id ?? null,
    name: name ?? '',
    renderType: optionRenderType ?? 'TEXT_CHOICES',
    choices: (choicesSettings?.choices ?? []).map((choice) => ({
      key: choice.choiceId ?? '',
      id: choice.choiceId ?? null,
      name: choice.name ?? '',
      colorCode: choice.colorCode ?? '',
      original: choice,
    })),
  };
}

function readVariant(variant: VariantView, stock: StockByVariant): VariantDraft {
  const id = variant.id ?? '';
  return {
    key: id,
    choices: (variant.choices ?? []).map(({ optionChoiceIds }) => optionChoiceIds?.choiceId ?? ''),
    price: variant.price?.actualPrice?.amount ?? '',
    compareAtPrice: variant.price?.compareAtPrice?.amount ?? '',
    cost: variant.revenueDetails?.cost?.amount ?? '',
    sku: variant.sku ?? '',
    weight: String(variant.physicalProperties?.weight ?? ''),
    visible: variant.visible ?? true,
    stock: stock.get(id) ?? { mode: variant.inventoryStatus?.inStock ? 'IN_STOCK' : 'OUT_OF_STOCK', quantity: '' },
    original: variant,
  };
}

type SeoTag = NonNullable<NonNullable<ProductView['seoData']>['tags']>[number];

export const isSeoTitle = ({ type }: SeoTag): boolean => type === 'title';
export const isSeoDescription = ({ type, props }: SeoTag): boolean => type === 'meta' && props?.name === 'description';

function seoText({ seoData }: ProductView, type: 'title' | 'meta'): string {
  const tags = seoData?.tags ?? [];
  if (type === 'title') return tags.find(isSeoTitle)?.children ?? '';
  const content = tags.find(isSeoDescription)?.props?.content;
  return typeof content === 'string' ? content : '';
}

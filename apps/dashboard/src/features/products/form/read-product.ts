import { showMeasure } from '../../../ui/form/read-number.ts';
import type { ProductView } from '../product.ts';
import { fileIdOf } from './media/stored-media.ts';
import { readModifier } from './modifiers/modifier-form.ts';
import { readOption } from './options/option-form.ts';
import type { MediaDraft, ProductForm } from './product-form.ts';
import { readDeposit } from './settings/deposit-form.ts';
import { readPlan } from './subscriptions/plan-form.ts';
import { readVariant, type StockByVariant } from './variants/variant-wire.ts';

/** Data that the product refers to by id and the form edits by name. */
export type Surroundings = { stock: StockByVariant; tags: ProductForm['tags'] };

/** Converts the server's product to a form. */
export function readProduct(product: ProductView, { stock, tags }: Surroundings): ProductForm {
  const measure = product.physicalProperties?.pricePerUnit;
  const weightUnit = product.physicalProperties?.weightMeasurementUnitInfo?.weightMeasurementUnit ?? '';
  return {
    name: product.name ?? '',
    slug: product.slug ?? '',
    visible: product.visible ?? true,
    membersOnly: product.purchaseEligibility?.userCriteria === 'MEMBERS_ONLY',
    productType: product.productType ?? 'PHYSICAL',
    weightUnit: weightUnits[weightUnit] ?? null,
    description: product.description ?? { nodes: [] },
    media: (product.media?.itemsInfo?.items ?? []).flatMap(readMedia),
    options: (product.options ?? []).map(readOption),
    variants: (product.variantsInfo?.variants ?? []).map((variant) =>
      readVariant(variant, stock, measure?.measurementUnit),
    ),
    modifiers: (product.modifiers ?? []).map(readModifier),
    pricePerUnit: measure
      ? { quantity: showMeasure(measure.quantity), unit: measure.measurementUnit ?? 'UNSPECIFIED' }
      : null,
    categoryIds: (product.directCategoriesInfo?.categories ?? []).flatMap(({ id }) => id ?? []),
    mainCategoryId: product.mainCategoryId ?? null,
    brand: product.brand?.name ?? '',
    ribbons: [product.ribbon, ...(product.additionalRibbons ?? [])].flatMap((ribbon) => ribbon?.name ?? []),
    tags,
    infoSections: (product.infoSections ?? []).flatMap(({ id, title, uniqueName }) =>
      id ? [{ id, title: title ?? '', uniqueName: uniqueName ?? '' }] : [],
    ),
    plans: (product.subscriptionDetails?.subscriptions ?? []).map(readPlan),
    allowOneTimePurchases: product.subscriptionDetails?.allowOneTimePurchases ?? true,
    deposit: readDeposit(product.extendedFields),
    taxGroupId: product.taxGroupId ?? '',
    deliveryProfileId: product.physicalProperties?.deliveryProfileId ?? '',
    ...readSeo(product.seoData?.tags ?? []),
  };
}

const weightUnits: Record<string, 'kg' | 'lb'> = { KG: 'kg', LB: 'lb' };

type WireMedia = NonNullable<NonNullable<NonNullable<ProductView['media']>['itemsInfo']>['items']>[number];

function readMedia(item: WireMedia): MediaDraft[] {
  const id = item.video?.id ?? item.image?.id ?? item.id;
  if (!id) return [];
  const isVideo = item.mediaType === 'VIDEO';
  return [
    {
      id,
      kind: isVideo ? 'VIDEO' : 'IMAGE',
      altText: item.altText ?? item.image?.altText ?? '',
      posterId: isVideo ? fileIdOf(item.thumbnail?.url) : null,
    },
  ];
}

export type SeoTag = NonNullable<NonNullable<ProductView['seoData']>['tags']>[number];

export const isSeoTitle = ({ type }: SeoTag): boolean => type === 'title';
export const isSeoDescription = ({ type, props }: SeoTag): boolean => type === 'meta' && props?.name === 'description';
export const isCanonical = ({ type, props }: SeoTag): boolean => type === 'link' && props?.rel === 'canonical';

function readSeo(tags: SeoTag[]): Pick<ProductForm, 'seoTitle' | 'seoDescription' | 'canonical'> {
  return {
    seoTitle: tags.find(isSeoTitle)?.children ?? '',
    seoDescription: textOf(tags.find(isSeoDescription)?.props?.content),
    canonical: textOf(tags.find(isCanonical)?.props?.href),
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

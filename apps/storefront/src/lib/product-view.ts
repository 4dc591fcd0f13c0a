/** A product as its page and the purchase form show it. */
import type { PictureSource } from '@stoa/blocks';
import type { V1Product, V3Product } from './api.ts';

/** What the purchase form needs, small enough to travel in the page. */
export type Purchasable = {
  id: string;
  slug: string;
  name: string;
  options: OptionView[];
  variants: VariantView[];
};

export type OptionView = { id: string; name: string; choices: ChoiceView[] };

export type ChoiceView = {
  id: string;
  name: string;
  /** CSS colour of a swatch. */
  color: string | null;
  /** The picture that shows this choice. */
  pictureId: string | null;
};

export type VariantView = {
  id: string;
  /** Choice ids by option id. */
  choices: Record<string, string>;
  /** As it is shown. */
  price: string;
  compareAtPrice: string | null;
  inStock: boolean;
  /** Null where stock is not counted. */
  quantity: number | null;
};

export type ProductView = Purchasable & {
  pictures: PictureSource[];
  ribbon: string | null;
  brand: string | null;
  /** Sanitised HTML. */
  description: string;
  infoSections: { title: string; html: string }[];
  breadcrumbs: { name: string; href: string }[];
};

/** @param stock the same product as the V1 API tells it, which knows how many there are of each variant */
export function viewProduct(product: V3Product, stock: V1Product | null): ProductView {
  const variants = product.variantsInfo?.variants ?? [];
  const quantities = quantitiesOf(stock);
  return {
    id: product.id ?? '',
    slug: product.slug ?? '',
    name: product.name ?? '',
    options: (product.options ?? []).map(viewOption),
    variants: variants
      .filter((variant) => variant.visible !== false)
      .map((variant) => viewVariant(variant, quantities)),
    pictures: picturesOf(product),
    ribbon: product.ribbon?.name ?? null,
    brand: product.brand?.name ?? null,
    description: product.plainDescription ?? '',
    infoSections: (product.infoSections ?? []).flatMap(({ title, plainDescription }) =>
      title && plainDescription ? [{ title, html: plainDescription }] : [],
    ),
    breadcrumbs: (product.breadcrumbsInfo?.breadcrumbs ?? []).flatMap(({ categoryName, categorySlug }) =>
      categoryName && categorySlug
        ? [{ name: categoryName, href: `/category/${encodeURIComponent(categorySlug)}` }]
        : [],
    ),
  };
}

type V3Option = NonNullable<V3Product['options']>[number];
type V3Variant = NonNullable<NonNullable<V3Product['variantsInfo']>['variants']>[number];
type V3Media = NonNullable<NonNullable<V3Product['media']>['main']>;

function viewOption(option: V3Option): OptionView {
  const isSwatch = option.optionRenderType === 'SWATCH_CHOICES';
  return {
    id: option.id ?? '',
    name: option.name ?? '',
    choices: (option.choicesSettings?.choices ?? []).map((choice) => ({
      id: choice.choiceId ?? '',
      name: choice.name ?? '',
      color: isSwatch ? (choice.colorCode ?? null) : null,
      pictureId: choice.linkedMedia?.[0]?.id ?? null,
    })),
  };
}

function viewVariant(variant: V3Variant, quantities: Map<string, number>): VariantView {
  const choices = (variant.choices ?? []).flatMap(({ optionChoiceIds: ids }): [string, string][] =>
    ids?.optionId && ids.choiceId ? [[ids.optionId, ids.choiceId]] : [],
  );
  const id = variant.id ?? '';
  return {
    id,
    choices: Object.fromEntries(choices),
    price: variant.price?.actualPrice?.formattedAmount ?? '',
    compareAtPrice: variant.price?.compareAtPrice?.formattedAmount ?? null,
    inStock: variant.inventoryStatus?.inStock ?? false,
    quantity: quantities.get(id) ?? null,
  };
}

/** How many there are of each variant whose stock is counted. */
function quantitiesOf(stock: V1Product | null): Map<string, number> {
  const counted = (stock?.variants ?? []).flatMap((variant): [string, number][] => {
    const { trackQuantity, quantity } = variant.stock ?? {};
    return variant.id && trackQuantity && typeof quantity === 'number' ? [[variant.id, quantity]] : [];
  });
  return new Map(counted);
}

function picturesOf({ media, name }: V3Product): PictureSource[] {
  const items = media?.itemsInfo?.items ?? [];
  const all = items.length > 0 ? items : [media?.main];
  return all.flatMap((item) => (item ? viewPicture(item, name ?? '') : []));
}

function viewPicture(media: V3Media, productName: string): PictureSource[] {
  const id = media.image?.id ?? media.id;
  if (!id || media.mediaType === 'VIDEO') return [];
  const { width = null, height = null } = media.image ?? {};
  return [{ id, width, height, alt: media.altText || media.image?.altText || productName }];
}

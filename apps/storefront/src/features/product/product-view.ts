/** A product as view data for its page and the purchase form. */
import type { PictureSource, Rating } from '@stoa/blocks';
import type { Look, Money } from '../../lib/amounts.ts';
import type { Availability, V3Product } from '../../lib/api.ts';
import { categoryHref } from '../listing/category-href.ts';
import { type Deposit, depositOf } from './deposit-note.ts';
import { type MediaView, viewMedia } from './media-view.ts';
import { viewModifier } from './modifier-view.ts';
import { ratingOf } from './product-summary.ts';
import type { OptionView, PlanView, Purchasable, Restriction } from './purchasable.ts';
import { viewVariant } from './variant-view.ts';

export type ProductView = Purchasable & {
  media: MediaView[];
  ribbons: string[];
  /** Null without reviews. */
  rating: Rating | null;
  brand: string | null;
  /** Null: the usual one of the shop. */
  deliveryProfileId: string | null;
  deposit: Deposit | null;
  /** Sanitised HTML. */
  description: string;
  infoSections: { title: string; html: string }[];
  breadcrumbs: { name: string; href: string }[];
};

/**
 * @param availability the stock of each variant, and its pre-order limits
 * @param plans the ways to buy it, where there are several
 */
export function viewProduct(
  product: V3Product,
  availability: Availability,
  look: Look,
  plans: PlanView[] = [],
): ProductView {
  const money: Money = {
    currency: product.currency ?? '',
    language: look.language,
    displayCurrency: look.displayCurrency,
  };
  const stockOf = new Map(availability.map((stock) => [stock.variantId, stock]));
  const variants = (product.variantsInfo?.variants ?? []).filter((variant) => variant.visible !== false);
  return {
    id: product.id ?? '',
    slug: product.slug ?? '',
    name: product.name ?? '',
    money,
    options: (product.options ?? []).map(viewOption),
    modifiers: (product.modifiers ?? []).map((modifier) => viewModifier(modifier, money)),
    variants: variants.map((variant) => viewVariant(variant, look, stockOf.get(variant.id ?? ''))),
    plans,
    restriction: restrictionOf(product),
    media: viewMedia(product),
    ribbons: [product.ribbon, ...(product.additionalRibbons ?? [])].flatMap((ribbon) => ribbon?.name || []),
    rating: ratingOf(product),
    brand: product.brand?.name ?? null,
    deliveryProfileId: product.physicalProperties?.deliveryProfileId ?? null,
    deposit: depositOf(product),
    description: product.plainDescription ?? '',
    infoSections: (product.infoSections ?? []).flatMap(({ title, plainDescription }) =>
      title && plainDescription ? [{ title, html: plainDescription }] : [],
    ),
    breadcrumbs: (product.breadcrumbsInfo?.breadcrumbs ?? []).flatMap(({ categoryName, categorySlug }) =>
      categoryName && categorySlug ? [{ name: categoryName, href: categoryHref(categorySlug) }] : [],
    ),
  };
}

function restrictionOf({ purchaseEligibility }: V3Product): Restriction | null {
  return purchaseEligibility?.userCriteria === 'MEMBERS_ONLY' ? 'members' : null;
}

/** The pictures of a product, including the posters of its videos. */
export const picturesOf = ({ media }: Pick<ProductView, 'media'>): PictureSource[] =>
  media.flatMap(({ picture }) => picture ?? []);

type V3Option = NonNullable<V3Product['options']>[number];

function viewOption(option: V3Option): OptionView {
  const isSwatch = option.optionRenderType === 'SWATCH_CHOICES';
  return {
    id: option.id ?? '',
    name: option.name ?? '',
    isSwatch,
    choices: (option.choicesSettings?.choices ?? []).map((choice) => ({
      id: choice.choiceId ?? '',
      name: choice.name ?? '',
      color: isSwatch ? (choice.colorCode ?? null) : null,
      swatchId: isSwatch ? (choice.displayImage?.id ?? null) : null,
      pictureId: choice.linkedMedia?.[0]?.id ?? null,
    })),
  };
}

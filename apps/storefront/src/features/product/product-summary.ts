import type { ProductSummary } from '@stoa/blocks';
import type { Messages } from '@stoa/messages';
import type { Look } from '../../lib/amounts.ts';
import type { V3Product } from '../../lib/api.ts';
import { viewMedia } from './media-view.ts';
import { productHref } from './product-href.ts';
import type { VariantView } from './purchasable.ts';
import { viewVariant } from './variant-view.ts';

/** A product for lists, represented by its cheapest variant. */
export function summarize(product: V3Product, messages: Messages['listing'], look: Look): ProductSummary {
  const variants = (product.variantsInfo?.variants ?? [])
    .filter(({ visible }) => visible !== false)
    .map((variant) => viewVariant(variant, look));
  const { availabilityStatus, preorderAvailability = 'NO_VARIANTS' } = product.inventory ?? {};
  const isOut = availabilityStatus === 'OUT_OF_STOCK';
  const isAhead = isOut && preorderAvailability !== 'NO_VARIANTS';
  return {
    id: product.id ?? '',
    name: product.name ?? '',
    href: productHref(product.slug ?? ''),
    picture: mainPicture(product),
    ...lowestPrice(variants, messages),
    rating: ratingOf(product),
    note: noteOf(isOut, isAhead, product, messages),
    isSoldOut: isOut && !isAhead,
    colors: colorsOf(product),
  };
}

/** What a product costs at least, by its cheapest variant. */
export function lowestPrice(
  variants: readonly VariantView[],
  messages: Messages['listing'],
): Pick<ProductSummary, 'price' | 'compareAtPrice' | 'pricePerUnit'> {
  const inOrder = variants.toSorted((one, other) => Number(one.amount) - Number(other.amount));
  const [cheapest, dearest] = [inOrder[0], inOrder.at(-1)];
  return {
    price: cheapest?.amount === dearest?.amount ? (cheapest?.price ?? '') : messages.priceFrom(cheapest?.price ?? ''),
    compareAtPrice: cheapest?.compareAtPrice ?? null,
    pricePerUnit: cheapest?.pricePerUnit ?? null,
  };
}

/** The average and number of the product's reviews; null without any. */
export const ratingOf = ({ rating }: V3Product): ProductSummary['rating'] =>
  rating?.count ? { average: rating.average ?? 0, count: rating.count } : null;

function noteOf(isOut: boolean, isAhead: boolean, product: V3Product, messages: Messages['listing']): string | null {
  if (isAhead) return messages.preorder;
  return isOut ? messages.soldOut : (product.ribbon?.name ?? null);
}

export const mainPicture = (product: V3Product): ProductSummary['picture'] =>
  viewMedia(product).find(({ picture }) => picture !== null)?.picture ?? null;

/** The product's colours, without duplicates. */
function colorsOf({ options = [] }: V3Product): ProductSummary['colors'] {
  const swatches = options.find(({ optionRenderType }) => optionRenderType === 'SWATCH_CHOICES');
  return (swatches?.choicesSettings?.choices ?? []).flatMap(({ name, colorCode }) =>
    name && colorCode ? [{ name, color: colorCode }] : [],
  );
}

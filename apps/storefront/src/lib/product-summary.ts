import type { ProductSummary } from '@stoa/blocks';
import type { V3Product } from './api.ts';
import { type MediaView, viewMedia } from './media-view.ts';
import { productHref } from './product-href.ts';
import { viewVariant } from './variant-view.ts';

/** A product as lists show it: by its cheapest variant. */
export function summarize(product: V3Product): ProductSummary {
  const variants = (product.variantsInfo?.variants ?? [])
    .filter(({ visible }) => visible !== false)
    .map((variant) => viewVariant(variant))
    .toSorted((one, other) => Number(one.amount) - Number(other.amount));
  const [cheapest, dearest] = [variants[0], variants.at(-1)];
  const { availabilityStatus, preorderAvailability = 'NO_VARIANTS' } = product.inventory ?? {};
  const isOut = availabilityStatus === 'OUT_OF_STOCK';
  const isAhead = isOut && preorderAvailability !== 'NO_VARIANTS';
  return {
    id: product.id ?? '',
    name: product.name ?? '',
    href: productHref(product.slug ?? ''),
    picture: mainPicture(viewMedia(product)),
    price: priceText(cheapest?.price ?? '', cheapest?.amount !== dearest?.amount),
    compareAtPrice: cheapest?.compareAtPrice ?? null,
    pricePerUnit: cheapest?.pricePerUnit ?? null,
    note: noteOf(isOut, isAhead, product),
    isSoldOut: isOut && !isAhead,
    colors: colorsOf(product),
  };
}

const priceText = (price: string, differs: boolean): string => (differs ? `from ${price}` : price);

function noteOf(isOut: boolean, isAhead: boolean, product: V3Product): string | null {
  if (isAhead) return 'Pre-order';
  return isOut ? 'Sold out' : (product.ribbon?.name ?? null);
}

const mainPicture = (media: MediaView[]): ProductSummary['picture'] =>
  media.find(({ picture }) => picture !== null)?.picture ?? null;

/** The colours that it comes in, each once. */
function colorsOf({ options = [] }: V3Product): ProductSummary['colors'] {
  const swatches = options.find(({ optionRenderType }) => optionRenderType === 'SWATCH_CHOICES');
  return (swatches?.choicesSettings?.choices ?? []).flatMap(({ name, colorCode }) =>
    name && colorCode ? [{ name, color: colorCode }] : [],
  );
}

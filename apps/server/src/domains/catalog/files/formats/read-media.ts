import { ownValue } from '../../../../platform/own-value.ts';
import type { MediaDraft } from './product-draft.ts';
import { type Row, textOf } from './product-row.ts';

/** The images of a product's rows in the order of their positions, each once; images of variants follow. */
export function readMedia(rows: Row[]): MediaDraft[] {
  const images = rows
    .filter((row) => textOf(row, 'image') !== '')
    .map((row) => ({
      source: textOf(row, 'image'),
      altText: textOf(row, 'imageAltText') || null,
      position: positionOf(row),
    }))
    .sort((one, other) => one.position - other.position);
  const variantImages = rows
    .filter((row) => textOf(row, 'variantImage') !== '')
    .map((row) => ({ source: textOf(row, 'variantImage'), altText: null }));
  const media = new Map<string, MediaDraft>();
  for (const { source, altText } of [...images, ...variantImages]) {
    if (!media.has(source)) media.set(source, { source, altText });
  }
  return [...media.values()];
}

/**
 * Shopify ties images to variants, Stoa to choices: this finds the first option whose choices each have one image of
 * their own (usually the colour). @param variants the choices of each variant, and its image or an empty string
 * @returns the option's name and the image source of each choice that has one; null where no option decides the image
 */
export function findPicturedOption(
  optionNames: string[],
  variants: { choices: Record<string, string>; image: string }[],
): { name: string; imageOfChoice: Map<string, string> } | null {
  const pictured = variants.filter((variant) => variant.image !== '');
  if (new Set(pictured.map((variant) => variant.image)).size < 2) return null;
  for (const name of optionNames) {
    const imageOfChoice = new Map<string, string>();
    for (const { choices, image } of pictured) {
      const choice = ownValue(choices, name) ?? '';
      if (!imageOfChoice.has(choice)) imageOfChoice.set(choice, image);
    }
    if (pictured.every(({ choices, image }) => imageOfChoice.get(ownValue(choices, name) ?? '') === image))
      return { name, imageOfChoice };
  }
  return null;
}

function positionOf(row: Row): number {
  const position = Number.parseInt(textOf(row, 'imagePosition'), 10);
  return Number.isNaN(position) ? Number.MAX_SAFE_INTEGER : position;
}

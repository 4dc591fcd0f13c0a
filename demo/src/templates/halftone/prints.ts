/** Which prints of the demo shop are sold, and what they cost. */

/** A `large` print is on heavier paper; an `edition` is numbered and has one size, with or without a frame. */
export type Format = 'print' | 'large' | 'edition';

export const prints = [
  { slug: 'twin-suns', category: 'geometric', format: 'edition' },
  { slug: 'tile-study-no-4', category: 'geometric', format: 'large' },
  { slug: 'ground-swell', category: 'geometric', format: 'print' },
  { slug: 'olive-grove', category: 'botanical', format: 'print' },
  { slug: 'palm-court', category: 'botanical', format: 'large' },
  { slug: 'poppy-field', category: 'botanical', format: 'print' },
  { slug: 'amber-dunes', category: 'landscapes', format: 'large' },
  { slug: 'five-ridges', category: 'landscapes', format: 'print' },
  { slug: 'woodcut-sea', category: 'landscapes', format: 'print' },
  { slug: 'three-arcades', category: 'architecture', format: 'print' },
  { slug: 'red-bridge', category: 'architecture', format: 'large' },
  { slug: 'five-gates', category: 'architecture', format: 'edition' },
] as const satisfies readonly { slug: string; category: string; format: Format }[];

export type Slug = (typeof prints)[number]['slug'];

const SIZES = ['30 × 40 cm', '50 × 70 cm', '70 × 100 cm'];

/** The prices of each size; of an edition, those without a frame, in oak and in black. */
export const PRICES: Readonly<Record<Format, readonly [number, ...number[]]>> = {
  print: [24, 39, 59],
  large: [29, 49, 75],
  edition: [95, 130, 128],
};

/** What can be chosen of a print, by the names of its option and of the frames. */
export function optionOf(format: Format, say: { size: string; frame: string; frames: readonly string[] }) {
  const isEdition = format === 'edition';
  const names = isEdition ? say.frames : SIZES;
  return {
    name: isEdition ? say.frame : say.size,
    choices: PRICES[format].map((price, index) => ({ name: names[index] ?? '', price })),
  };
}

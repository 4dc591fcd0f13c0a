import type { PaletteName } from '../palettes.ts';
import type { Motif } from '../svg.ts';

/** A product of the demo shop. The format determines its prices, options and stock. */
export type DemoProduct = {
  name: string;
  /** The paragraphs of the description. */
  description: string[];
  /** The motif. Sets of cards and sheets of stickers show several in turn. */
  motifs: readonly [Motif, ...Motif[]];
  palette: PaletteName;
  format: ProductFormat;
  /** Percent off the usual price. */
  reduction?: number;
  /** Exceptions from the usual stock. */
  stock?: 'low' | 'sold-out' | 'largest-sold-out';
};

/**
 * `print` has three sizes, with or without a frame, and `large-print` the same on heavier paper. `edition` is numbered
 * and has one size, with or without a frame. `sheet` has two sizes without frames. `cards` and `stickers` have no
 * options.
 */
export type ProductFormat = 'print' | 'large-print' | 'edition' | 'sheet' | 'cards' | 'stickers';

export type DemoCategory = { name: string; slug: string; products: DemoProduct[] };

/** Turns a name into a slug: `Olive Grove` becomes `olive-grove`. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

import type { PaletteName } from '../palettes.ts';
import type { Motif } from '../svg.ts';

/** What the shop sells; prices, options and stock follow from the format. */
export type DemoProduct = {
  name: string;
  /** Paragraphs. */
  description: string[];
  /** The drawing; a set of cards or a sheet of stickers shows each of several in turn. */
  motifs: readonly [Motif, ...Motif[]];
  palette: PaletteName;
  format: ProductFormat;
  /** Percent off the usual price. */
  reduction?: number;
  /** Where stock is out of the ordinary. */
  stock?: 'low' | 'sold-out' | 'largest-sold-out';
};

/**
 * `print`: three sizes, with or without a frame. `large-print`: the same on heavier paper. `edition`: numbered, one size, framed or not.
 * `sheet`: two sizes, no frames. `cards` and `stickers` come as they are.
 */
export type ProductFormat = 'print' | 'large-print' | 'edition' | 'sheet' | 'cards' | 'stickers';

export type DemoCategory = { name: string; slug: string; products: DemoProduct[] };

/** The part of an address that a name gives: `Olive Grove` is `olive-grove`. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

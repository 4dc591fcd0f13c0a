import { PRINT_STUDIO } from '../picture-names.ts';
import { frames } from './frames.ts';
import { inks } from './inks.ts';
import { paperGoods } from './paper-goods.ts';
import { FRAMES, INKS, PAPER_GOODS, SUPPLIES } from './supply.ts';

export const supplies = [...frames, ...inks, ...paperGoods];

/** The header line of the shop's own product export. */
const HEADER = { format: 'stoa-products', version: 1, currency: 'EUR', weightUnit: 'KG', mediaAddress: '' };

/** All products other than prints, in the shop's own export format. Media are names for `drawPicture`. */
export const suppliesJsonLines = (): string =>
  [HEADER, ...supplies].map((line) => `${JSON.stringify(line)}\n`).join('');

/** Subcategories with the texts of their pages. `parent` is a slug, or null for the top level. */
export const supplyCategories = [
  {
    ...SUPPLIES,
    parent: null,
    description: 'What we frame, print and bind with, for those who would rather do it themselves.',
    picture: PRINT_STUDIO,
  },
  {
    ...FRAMES,
    parent: SUPPLIES.slug,
    description: 'Wood around paper: frames from our own workshop, and hangers for the impatient.',
    picture: 'gallery-frame-1.webp',
  },
  {
    ...INKS,
    parent: SUPPLIES.slug,
    description: 'Water-based inks in the colours of our prints, and paste that forgives.',
    picture: 'screen-ink-2.webp',
  },
  {
    ...PAPER_GOODS,
    parent: SUPPLIES.slug,
    description: 'Notebooks and calendars, printed on what the large sheets leave over.',
    picture: 'pattern-notebook-1.webp',
  },
];

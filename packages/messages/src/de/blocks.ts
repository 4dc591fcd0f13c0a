import type { blocks as English } from '../en/blocks.ts';

export const blocks: typeof English = {
  colors: 'Farben',
  reducedPrice: 'Angebotspreis',
  priceBefore: 'Ursprünglicher Preis',
  example: {
    eyebrow: 'Neu',
    heading: 'Ihre Überschrift',
    text: 'Schreiben Sie hier ein paar Worte.',
    action: 'Im Shop stöbern',
    author: 'Vor- und Nachname',
  },
};

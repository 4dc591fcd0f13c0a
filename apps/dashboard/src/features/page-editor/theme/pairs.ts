import { fontStack } from '@stoa/blocks';
import { words } from '../../../app/words.ts';

const texts = words.editorTheme.pairs.names;

type PairId = keyof typeof texts;
export type Pair = {
  id: PairId;
  name: string;
  fonts: { 'font-heading': string; 'font-body': string; 'heading-weight': string };
};

const pair = (id: PairId, heading: string, body: string, weight: string): Pair => ({
  ...{ id, name: texts[id] },
  fonts: { 'font-heading': fontStack(heading), 'font-body': fontStack(body), 'heading-weight': weight },
});

/** Families for headings and text that go together, to begin with. */
export const pairs: readonly Pair[] = [
  pair('workshop', 'Archivo', 'Instrument Sans', '600'),
  pair('bakery', 'Gabarito', 'Figtree', '600'),
  pair('gazette', 'Newsreader', 'Newsreader', '500'),
  pair('boutique', 'Bodoni Moda', 'Figtree', '500'),
  pair('garden', 'Fraunces', 'Karla', '500'),
  pair('library', 'EB Garamond', 'Source Serif 4', '500'),
  pair('salon', 'Playfair Display', 'Lora', '500'),
  pair('lab', 'Space Grotesk', 'Inter', '500'),
  pair('signal', 'JetBrains Mono', 'Space Grotesk', '600'),
  pair('poster', 'Bricolage Grotesque', 'DM Sans', '700'),
  pair('arcade', 'Syne', 'Work Sans', '700'),
  pair('playroom', 'Nunito', 'Nunito', '700'),
];

import { fontStack } from '@stoa/blocks';
import { words } from '../../../app/words.ts';

const texts = words.editorTheme.pairs.names;

export type Pair = { name: string; fonts: { 'font-heading': string; 'font-body': string; 'heading-weight': string } };

const pair = (name: string, heading: string, body: string, weight: string): Pair => ({
  name,
  fonts: { 'font-heading': fontStack(heading), 'font-body': fontStack(body), 'heading-weight': weight },
});

/** Families for headings and text that go together, to begin with. */
export const pairs: readonly Pair[] = [
  pair(texts.workshop, 'Archivo', 'Instrument Sans', '600'),
  pair(texts.bakery, 'Gabarito', 'Figtree', '600'),
  pair(texts.gazette, 'Newsreader', 'Newsreader', '500'),
  pair(texts.boutique, 'Bodoni Moda', 'Figtree', '500'),
  pair(texts.garden, 'Fraunces', 'Karla', '500'),
  pair(texts.library, 'EB Garamond', 'Source Serif 4', '500'),
  pair(texts.salon, 'Playfair Display', 'Lora', '500'),
  pair(texts.lab, 'Space Grotesk', 'Inter', '500'),
  pair(texts.signal, 'JetBrains Mono', 'Space Grotesk', '600'),
  pair(texts.poster, 'Bricolage Grotesque', 'DM Sans', '700'),
  pair(texts.arcade, 'Syne', 'Work Sans', '700'),
  pair(texts.playroom, 'Nunito', 'Nunito', '700'),
];

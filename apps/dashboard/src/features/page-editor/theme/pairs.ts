import { fontStack } from '@stoa/blocks';

export type Pair = { name: string; fonts: { 'font-heading': string; 'font-body': string; 'heading-weight': string } };

const pair = (name: string, heading: string, body: string, weight: string): Pair => ({
  name,
  fonts: { 'font-heading': fontStack(heading), 'font-body': fontStack(body), 'heading-weight': weight },
});

/** Families for headings and text that go together, to begin with. */
export const pairs: readonly Pair[] = [
  pair('Workshop', 'Archivo', 'Instrument Sans', '600'),
  pair('Bakery', 'Gabarito', 'Figtree', '600'),
  pair('Gazette', 'Newsreader', 'Newsreader', '500'),
  pair('Boutique', 'Bodoni Moda', 'Figtree', '500'),
  pair('Garden', 'Fraunces', 'Karla', '500'),
  pair('Library', 'EB Garamond', 'Source Serif 4', '500'),
  pair('Salon', 'Playfair Display', 'Lora', '500'),
  pair('Lab', 'Space Grotesk', 'Inter', '500'),
  pair('Signal', 'JetBrains Mono', 'Space Grotesk', '600'),
  pair('Poster', 'Bricolage Grotesque', 'DM Sans', '700'),
  pair('Arcade', 'Syne', 'Work Sans', '700'),
  pair('Playroom', 'Nunito', 'Nunito', '700'),
];

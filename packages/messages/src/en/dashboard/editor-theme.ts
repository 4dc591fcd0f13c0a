import { lowered } from '../../grammar.ts';

/** The theme in the page editor: colours, fonts and shapes of all pages. */
export const editorTheme = {
  title: 'Theme',
  text: 'The look of all pages. Visitors see it when you publish.',
  type: 'Type',
  shape: 'Shape and space',
  colors: 'Colours',
  changed: (label: string) => `Changed ${lowered(label)} of the theme`,
  adjusted: (picked: string, used: string) =>
    `${picked} can’t be read well on this background. ${used} is as close as it gets.`,
  hostedFonts: 'From your own server',
  systemFonts: 'Of the visitor’s computer: nothing to load',
  asItIs: 'As it is now',
  palettes: {
    title: 'Palettes',
    chosen: (name: string) => `Chose the palette ${name}`,
    names: {
      press: 'Press',
      chalk: 'Chalk',
      orchard: 'Orchard',
      harbour: 'Harbour',
      rosewood: 'Rosewood',
      saffron: 'Saffron',
      linen: 'Linen',
      lagoon: 'Lagoon',
      plum: 'Plum',
      midnight: 'Midnight',
      studio: 'Studio',
      forest: 'Forest',
      cellar: 'Cellar',
    },
  },
  pairs: {
    title: 'Fonts that go together',
    chosen: (name: string) => `Chose the fonts ${name}`,
    names: {
      workshop: 'Workshop',
      bakery: 'Bakery',
      gazette: 'Gazette',
      boutique: 'Boutique',
      garden: 'Garden',
      library: 'Library',
      salon: 'Salon',
      lab: 'Lab',
      signal: 'Signal',
      poster: 'Poster',
      arcade: 'Arcade',
      playroom: 'Playroom',
    },
  },
};

import {
  alphabet,
  constructedLetter,
  dottedLetter,
  echoedLetter,
  letterPattern,
  stripedLetter,
  wordStack,
} from '../motifs/typography.ts';
import type { DemoCategory } from './demo-product.ts';

export const typography: DemoCategory = {
  name: 'Typography',
  slug: 'typography',
  products: [
    {
      name: 'Striped S',
      motifs: [stripedLetter('S')],
      palette: 'blossom',
      format: 'print',
      description: [
        'An S in stripes of four colours, drawn with nothing but a compass. It would have looked good on the side of a van in 1974.',
        'Flat inks on 230 g paper, trimmed with a margin of two centimetres.',
      ],
    },
    {
      name: 'Striped R',
      motifs: [stripedLetter('R')],
      palette: 'clay',
      format: 'print',
      description: [
        'R for racing, for radio, for the name on the door. The stripes turn the corner together and part at the leg.',
        'Earthy colours on 230 g natural white, made to match our other letters.',
      ],
    },
    {
      name: 'Ampersand',
      motifs: [stripedLetter('&')],
      palette: 'citrus',
      format: 'large-print',
      description: [
        'The most sociable sign in the case: it is never alone. Popular at weddings, and with law firms, we hear.',
        'A generous 290 g paper with sun-bright inks.',
      ],
    },
    {
      name: 'High Five',
      motifs: [stripedLetter('5')],
      palette: 'saffron',
      format: 'sheet',
      description: [
        'A numeral with the confidence of a football shirt. Fifth birthdays, fifth floors, fifth attempts.',
        'Poster weight, 180 g, two sizes, no frame needed.',
      ],
    },
    {
      name: 'The Big Question',
      motifs: [dottedLetter('?')],
      palette: 'riviera',
      format: 'print',
      description: [
        'We printed the question mark first and have not yet found the sentence for it. Suits studies, waiting rooms and people with teenagers.',
        'A coarse screen of dots in orange and navy on 240 g paper.',
      ],
    },
    {
      name: 'Capital G',
      motifs: [dottedLetter('G')],
      palette: 'lavender',
      format: 'print',
      description: [
        'The roundest of the capitals, filled with dots that grow as they fall. Look for the spot where the screen shows through.',
        'Two inks and a pale shadow on 250 g matt stock.',
      ],
    },
    {
      name: 'Make More Marks',
      motifs: [wordStack('MAKE', 'MORE', 'MARKS')],
      palette: 'press',
      format: 'edition',
      description: [
        'The sentence that hangs above our own press. It has been good advice on most days.',
        'Letterpress look, screen-printed in three colours on 300 g grey board; 150 copies, each one numbered.',
      ],
    },
    {
      name: 'Slow Down',
      motifs: [wordStack('SLOW', 'DOWN')],
      palette: 'lagoon',
      format: 'print',
      description: [
        'Two words, as tall as the sheet. Read it, breathe out, carry on.',
        'Printed in two greens on 220 g paper without any hurry at all.',
      ],
    },
    {
      name: 'Go Outside',
      motifs: [wordStack('GO', 'OUT', 'SIDE')],
      palette: 'nordic',
      format: 'print',
      description: [
        'A reminder for the hall, at eye level, next to the keys. The letters are stretched to fill the sheet, as a walk fills an afternoon.',
        'Uncoated 210 g stock that gets along with daylight.',
      ],
    },
    {
      name: 'Thirty Letters',
      motifs: [alphabet],
      palette: 'terracotta',
      format: 'print',
      description: [
        'The alphabet with a few guests: an ampersand, a question mark and two favourite numbers. A classic for children’s rooms that grown-ups do not tire of.',
        'The inks are free of mineral oil; the sheet is 230 g and tear-resistant.',
      ],
    },
    {
      name: 'E, Turning',
      motifs: [letterPattern('E')],
      palette: 'midnight',
      format: 'sheet',
      description: [
        'One letter, four directions, thirty times. Opticians recognise it at once.',
        'Supplied flat in the small size and rolled in the large, on 190 g paper.',
      ],
    },
    {
      name: 'Anatomy of Q',
      motifs: [constructedLetter('Q')],
      palette: 'lagoon',
      format: 'print',
      description: [
        'Circles, guides and one bold tail: how a letter is built before anyone reads it. For designers, and for those who live with them.',
        'Hairlines in petrol over coral on 240 g drawing paper.',
      ],
    },
    {
      name: 'Tall Story',
      motifs: [echoedLetter('A')],
      palette: 'lavender',
      format: 'print',
      reduction: 15,
      description: [
        'An A that takes a run-up. Nineteen echoes in four colours, and a capital at the end that looks surprised to be there.',
        'A dense, dark ground on 260 g paper makes the white jump.',
      ],
    },
    {
      name: 'Infinity, Standing',
      motifs: [echoedLetter('8')],
      palette: 'meadow',
      format: 'print',
      description: [
        'An eight, or a very long time put upright. The trail behind it runs through every colour in the drawer.',
        'Our greenest green on a smooth 250 g sheet.',
      ],
    },
    {
      name: 'Initials Cards, Set of Six',
      motifs: [
        stripedLetter('S'),
        stripedLetter('B'),
        stripedLetter('R'),
        stripedLetter('&'),
        stripedLetter('D'),
        stripedLetter('5'),
      ],
      palette: 'saffron',
      format: 'cards',
      description: [
        'Six cards with letters big enough to be a present in themselves. Choose by name, or by which of them looks like the person.',
        'Folded 350 g board and envelopes of unbleached paper.',
      ],
    },
    {
      name: 'Type Drawer Stickers',
      motifs: [
        echoedLetter('2'),
        stripedLetter('&'),
        stripedLetter('?'),
        letterPattern('J'),
        alphabet,
        stripedLetter('3'),
      ],
      palette: 'dusk',
      format: 'stickers',
      description: [
        'Signs, numbers and one whole alphabet, cut to shape. For notebooks whose owners have opinions on kerning.',
        'Six stickers on matt vinyl, weatherproof for about three summers.',
      ],
    },
  ],
};

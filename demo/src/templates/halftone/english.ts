/** What the print shop says, in English. The texts of the prints are those of the demo shop. */
import { findProduct } from '../../products/index.ts';
import { alts, type PrintWords } from './print-words.ts';
import type { Slug } from './prints.ts';

const sold = (slug: Slug): PrintWords => {
  const product = findProduct(slug);
  if (!product) throw new RangeError(`The demo shop sells no ${slug}`);
  return { name: product.name, description: product.description, alt: alts[slug] };
};

export const en = {
  menu: { shop: 'Prints', hanging: 'Sizes and hanging', workshop: 'The print shop', gift: 'Vouchers' },
  footer: 'Drawn by code, printed by hand, rolled by somebody who takes it personally.',
  wall: {
    heading: 'Paper for walls that have waited long enough',
    text: 'Twelve sheets at a time, each in up to three sizes. When one is sold out, another takes its nail.',
    more: 'All prints',
  },
  compared: {
    heading: 'The same wall, nine nails later',
    text: 'Nothing was painted, nothing was moved. The cushion was always there.',
    before: 'Before',
    after: 'After',
    bareAlt: 'A bare grey-green wall with a bench, a red lamp and a cushion',
    hungAlt: 'The same wall with nine framed prints, large dunes in the middle and smaller sheets around them',
  },
  drawers: { heading: 'Four drawers to open' },
  making: {
    eyebrow: 'How a sheet is made',
    heading: 'A program draws, a person decides',
    text: 'Each print begins as a few rules: how far apart the dots are, which way the dunes lean, when a poppy is allowed to fall over. The program tries thousands of arrangements. We keep one, and argue about it over lunch.\n\nThen the inks are mixed by eye, and the sheet hangs for a night before anybody may touch it.',
    alt: 'A fresh print of two overlapping suns on a workbench, with ink pots and a roller',
    more: 'Into the print shop',
  },
  voice: {
    text: 'My landlord says the flat looks bigger. I have hung three dunes and moved nothing.',
    author: 'Ansgar, second floor',
  },
  promises: [
    ['Paper with a spine', 'Between 180 and 310 grams, free of acid, so that white stays white.'],
    ['Rolled, never folded', 'In a tube that has survived our own stairs. On its way within two working days.'],
    ['Thirty days on trial', 'If the wall disagrees, send it back. Nail holes are yours to keep.'],
  ],
  gift: { text: 'You know the person, but not their wallpaper?', more: 'Give a voucher' },
  hanging: {
    title: 'Sizes and hanging',
    heading: 'Larger than you think, lower than you think',
    text: [
      'Most pictures hang too high and are one size too small. Cut the size out of newspaper, fix it to the wall with tape, and live with it for an evening. It costs nothing, and you have something to read.',
    ],
    sizesAlt: 'Three framed prints in three sizes side by side, with a red chair for scale',
    tableHeading: 'Three sizes',
    head: ['Size', 'Good for', 'In a frame', 'Seen from'],
    rows: [
      ['30 × 40 cm', 'Shelves, hallways, groups of many', '33 × 43 cm', 'An arm’s length'],
      ['50 × 70 cm', 'A desk, a bed, most walls', '53 × 73 cm', 'Two steps'],
      ['70 × 100 cm', 'A sofa, or a wall of its own', '73 × 103 cm', 'Across the room'],
    ],
    stepsHeading: 'How it gets onto the wall',
    steps: [
      [
        'Unroll it the day before',
        'Print side up, a heavy book on each corner. Paper needs a night to forget the tube.',
      ],
      ['Measure to the middle', 'The middle of the picture at 150 centimetres, wherever the ceiling is.'],
      ['Two nails, not one', 'A picture on two nails hangs straight, even above a washing machine.'],
      [
        'Step back, sit down',
        'Look at it from where you will see it. If it annoys you, it is two centimetres too high.',
      ],
    ],
    questionsHeading: 'Asked before buying',
    questions: [
      [
        'Will the colours fade?',
        'Pigment inks on paper free of acid keep their colours for decades. Only direct sun at noon wins in the end.',
      ],
      [
        'Does the print come with a frame?',
        'Our numbered editions can be had in oak or black. All other sheets have common sizes, so that any frame fits.',
      ],
      [
        'How many prints are there of one picture?',
        'Editions are limited and numbered in pencil. Everything else we print in small runs, until the next sheet wants the press.',
      ],
      [
        'Can I collect it?',
        'Yes, at the workshop, flat and without a tube. Bring a bag that is longer than you think.',
      ],
    ],
    end: { text: 'Measured? Then it is time to choose.', more: 'To the prints' },
  },
  workshop: {
    title: 'The print shop',
    heading: 'Three people, one press, a great many drawers',
    text: 'We draw with code and print with our hands, in a former bakery with a floor that carries two tonnes. It still smells of rolls on damp days.\n\nThe door is open from ten. The press is hard to miss, and easy to be heard over if you shout.',
    drawerAlt: 'An open drawer of a plan chest with prints lying over each other in four piles',
    momentsHeading: 'How it came to this',
    moments: [
      ['2016', 'A plotter from a flea market', 'It draws one line in a minute, and we are late for everything.'],
      ['2018', 'The first sheet that sold', 'To a neighbour, who still points out that he was first.'],
      ['2020', 'The bakery', 'We take over the room, the drawers and a sourdough that nobody had told us about.'],
      ['2023', 'Frames of our own', 'Nobody could deliver them straight enough, so we learned how.'],
    ],
    figures: [
      ['12', 'prints at a time'],
      ['27', 'inks on the shelf'],
      ['1', 'person who may mix orange'],
    ],
    hoursHeading: 'The door is open',
    hours: [
      ['Monday to Friday', '10:00 – 18:00'],
      ['Saturday', '10:00 – 16:00'],
      ['Sunday', 'Ink dries'],
    ],
    addressHeading: 'Where to find us',
    address: 'Typecase Yard 12\nRing at the workshop door',
  },
  categories: {
    geometric: ['Geometric', 'Dots, tiles and waves: what happens when a rule is followed to the edge of the sheet.'],
    botanical: ['Botanical', 'Olives, palms and poppies. None of them needs watering.'],
    landscapes: ['Landscapes', 'Dunes, ridges and one old-fashioned sea.'],
    architecture: ['Architecture', 'Arches, gates and a bridge that keeps its destination to itself.'],
  },
  products: {
    'twin-suns': sold('twin-suns'),
    'tile-study-no-4': sold('tile-study-no-4'),
    'ground-swell': sold('ground-swell'),
    'olive-grove': sold('olive-grove'),
    'palm-court': sold('palm-court'),
    'poppy-field': sold('poppy-field'),
    'amber-dunes': sold('amber-dunes'),
    'five-ridges': sold('five-ridges'),
    'woodcut-sea': sold('woodcut-sea'),
    'three-arcades': sold('three-arcades'),
    'red-bridge': sold('red-bridge'),
    'five-gates': sold('five-gates'),
  } satisfies Record<Slug, PrintWords>,
  inRoom: ', framed in a room',
  option: { size: 'Size', frame: 'Frame', frames: ['Without', 'Oak', 'Black'] },
  numbered: 'Numbered edition',
  pickup: {
    region: 'Here',
    name: 'At the workshop door',
    address: { city: 'Your town', postalCode: '10115', addressLine: 'Typecase Yard 12' },
    deliveryTime: 'Within two working days',
    instructions: 'Monday to Saturday from ten. Ring once; we have to wipe our hands first.',
  },
};

export type Words = typeof en;

import {
  eucalyptus,
  fanPalms,
  fern,
  ginkgo,
  leafRows,
  olive,
  poppies,
  seedHeads,
  splitLeaves,
} from '../motifs/botanical.ts';
import { cacti, citrusHalves, vase } from '../motifs/still-lifes.ts';
import type { DemoCategory } from './demo-product.ts';

export const botanical: DemoCategory = {
  name: 'Botanical',
  slug: 'botanical',
  products: [
    {
      name: 'Pressed Fern',
      motifs: [fern],
      palette: 'forest',
      format: 'large-print',
      description: [
        'One frond, drawn leaflet by leaflet from a fern that lived between two dictionaries for a year. The dark green is nearly black until the sun reaches it.',
        'Giclée on 310 g etching paper with a soft, fibrous edge.',
      ],
    },
    {
      name: 'Silver Dollar',
      motifs: [eucalyptus],
      palette: 'lagoon',
      format: 'print',
      description: [
        'Eucalyptus in pairs of round leaves, each a slightly different sea green. It is the print that people buy for a bathroom and then hang in the living room.',
        'Matt paper of 230 g that shrugs off a little steam behind glass.',
      ],
    },
    {
      name: 'Olive Grove',
      motifs: [olive],
      palette: 'meadow',
      format: 'print',
      description: [
        'Three branches with the fruit still on, some ripe and some not. Sketched in a grove above the sea, finished on a rainy Tuesday in the studio.',
        'The sheet is 200 g, uncoated, the colour of good flour.',
      ],
    },
    {
      name: 'Split Leaf',
      motifs: [splitLeaves],
      palette: 'lagoon',
      format: 'print',
      description: [
        'The houseplant that eats the house, reduced to three leaves. No watering, no repotting, no brown edges.',
        'Flat, saturated inks on 240 g smooth paper.',
      ],
    },
    {
      name: 'Palm Court',
      motifs: [fanPalms],
      palette: 'saffron',
      format: 'large-print',
      reduction: 15,
      description: [
        'Fan palms in front of a low sun, somewhere between a hotel lobby and a holiday you remember better than it was. Best seen large.',
        'Printed with twelve pigments on heavy 300 g paper.',
      ],
    },
    {
      name: 'Ginkgo in November',
      motifs: [ginkgo],
      palette: 'midnight',
      format: 'print',
      description: [
        'Ginkgos drop all their leaves within a day or two. This is that afternoon, seen from below, against a sky that is already going dark.',
        'A 250 g sheet holds the deep blue without a shine.',
      ],
    },
    {
      name: 'Poppy Field',
      motifs: [poppies],
      palette: 'citrus',
      format: 'print',
      description: [
        'Eleven poppies and a great deal of grass, leaning wherever the wind told them to. The reds are as bright as paper allows.',
        'We use a 220 g natural white stock and inks without solvents.',
      ],
    },
    {
      name: 'Allium Night',
      motifs: [seedHeads],
      palette: 'dusk',
      format: 'print',
      description: [
        'Seed heads that look like fireworks in slow motion. They grow behind the print shop, and nobody has the heart to cut them down.',
        'Fine lines stay crisp on this 260 g coated matt paper.',
      ],
    },
    {
      name: 'Branches in a Clay Vase',
      motifs: [vase],
      palette: 'terracotta',
      format: 'print',
      description: [
        'A vase from the flea market, branches from the roadside, a table in the afternoon. A still life that is in no hurry.',
        'Warm greys and rust on 230 g paper, easy company for oak furniture.',
      ],
    },
    {
      name: 'Leaf Parade',
      motifs: [leafRows],
      palette: 'meadow',
      format: 'sheet',
      description: [
        'Thirty leaves in step, half in light and half in shade, after the printed tablecloths of our grandmothers. Children like to find the two that are the same.',
        'Unframed, on sturdy 190 g paper with an honest texture.',
      ],
    },
    {
      name: 'Blood Oranges',
      motifs: [citrusHalves],
      palette: 'citrus',
      format: 'print',
      description: [
        'A market crate, emptied on the table and cut in half. You can almost smell it, which is as much as one can ask of a kitchen print.',
        'Food-bright colours on a 210 g sheet, wiped clean behind glass in a second.',
      ],
    },
    {
      name: 'Windowsill Company',
      motifs: [cacti],
      palette: 'blossom',
      format: 'print',
      stock: 'largest-sold-out',
      description: [
        'Three cacti that ask for nothing. They have kept us company on the sill for years and finally sat for a portrait.',
        'Rose and green on 230 g paper; the largest size sells out first.',
      ],
    },
    {
      name: 'Garden Notes, Set of Six',
      motifs: [poppies, leafRows, fanPalms, citrusHalves, splitLeaves, vase],
      palette: 'meadow',
      format: 'cards',
      description: [
        'Six plants from the Halftone garden on folded cards: one for every neighbour who waters yours in August.',
        'Recycled 320 g card with matching envelopes, packed without plastic.',
      ],
    },
  ],
};

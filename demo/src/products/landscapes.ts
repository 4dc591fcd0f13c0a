import { dunes, nightHills, peaks, pines } from '../motifs/landscapes.ts';
import { contours, strata, terraces } from '../motifs/strata.ts';
import { aurora, islands, seaSun, surf } from '../motifs/waterscapes.ts';
import type { DemoCategory } from './demo-product.ts';

export const landscapes: DemoCategory = {
  name: 'Landscapes',
  slug: 'landscapes',
  products: [
    {
      name: 'Amber Dunes',
      motifs: [dunes],
      palette: 'saffron',
      format: 'large-print',
      description: [
        'Five dunes, each with one side in the sun and one side thinking about it. Our most asked-for landscape, and the reason that we ran out of ochre in spring.',
        'Pigment print on 310 g cotton paper; the colour runs right up to a narrow white margin.',
      ],
    },
    {
      name: 'Five Ridges',
      motifs: [peaks],
      palette: 'dusk',
      format: 'print',
      description: [
        'Mountains in the order in which the morning finds them. Every ridge is one step paler than the one in front, which is all there is to distance.',
        'Fine gradations need a calm surface, so we chose 240 g matt.',
      ],
    },
    {
      name: 'Last Light',
      motifs: [seaSun],
      palette: 'riviera',
      format: 'print',
      description: [
        'The sun sits on the horizon and lays a road across the water, straight to wherever you stand. It works in every language.',
        'Printed on 230 g paper and hung to dry for a night before we pack it.',
      ],
    },
    {
      name: 'Mist Line',
      motifs: [pines],
      palette: 'forest',
      format: 'print',
      description: [
        'Conifers going up a slope until the mist takes them. Seen from a night train with the window open a hand wide.',
        'Soft greens on 250 g uncoated stock, with a rust-red sun as the only warm thing.',
      ],
    },
    {
      name: 'Evening Ferry',
      motifs: [islands],
      palette: 'nordic',
      format: 'print',
      reduction: 20,
      description: [
        'Three islands, a small boat, and water so still that it repeats everything. We were on the ferry, so the ferry is not in the picture.',
        'A muted sheet for light walls, printed on 200 g natural paper.',
      ],
    },
    {
      name: 'Rice Terraces',
      motifs: [terraces],
      palette: 'meadow',
      format: 'large-print',
      description: [
        'Fields that follow the hill like the lines of a hand. Twenty strips of green, gold and clay, none of them straight.',
        'Heavy 300 g paper gives the flat areas a chalky depth.',
      ],
    },
    {
      name: 'Unwalked',
      motifs: [contours],
      palette: 'clay',
      format: 'print',
      description: [
        'The height lines of a country that does not exist. Pick a summit, plan a route, do not forget sandwiches.',
        'Every line is printed at a tenth of a millimetre on 220 g map paper.',
      ],
    },
    {
      name: 'One Lit Window',
      motifs: [nightHills],
      palette: 'midnight',
      format: 'print',
      description: [
        'A new moon, a good many stars, and one person still reading. For the end of a corridor, or above a bed.',
        'The blues are laid down in three passes on 260 g matt paper.',
      ],
    },
    {
      name: 'Bedrock',
      motifs: [strata],
      palette: 'terracotta',
      format: 'edition',
      description: [
        'A cliff, cut open: sand on clay on chalk on something older. We counted nine ages and gave each a colour.',
        'An edition of 90 on 300 g rag, signed on the front by the printer who pulled it.',
      ],
    },
    {
      name: 'Woodcut Sea',
      motifs: [surf],
      palette: 'riviera',
      format: 'print',
      description: [
        'An old pattern for waves, row upon row, with a sun that has just come up or is about to go. It is a nod to prints that crossed the sea long before ours.',
        'Clean edges on 230 g smooth paper, as if cut with a knife.',
      ],
    },
    {
      name: 'Northern Lights',
      motifs: [aurora],
      palette: 'lagoon',
      format: 'large-print',
      stock: 'low',
      description: [
        'Green and rose curtains over a black lake, seen once, for eleven minutes, with cold feet. The camera failed, so we drew it.',
        'Velvet-black pigment on 310 g cotton paper.',
      ],
    },
    {
      name: 'Copper Desert',
      motifs: [dunes],
      palette: 'clay',
      format: 'sheet',
      description: [
        'The quieter sister of our amber dunes: late in the day, the sand the colour of old coins. Looks well beside books.',
        'A loose 190 g sheet in two sizes, shipped rolled.',
      ],
    },
    {
      name: 'Blue Hour',
      motifs: [peaks],
      palette: 'midnight',
      format: 'print',
      stock: 'sold-out',
      description: [
        'The half hour after sunset, when the mountains agree on one colour. Sold out for now; the next print run is drying.',
        'Layered blues on 240 g paper with a matt finish.',
      ],
    },
    {
      name: 'Horizon Cards, Set of Six',
      motifs: [seaSun, dunes, peaks, islands, nightHills, pines],
      palette: 'dusk',
      format: 'cards',
      description: [
        'Six horizons, none of them far away. Folded A6 cards for thanks, apologies and invitations to somewhere flat.',
        'On 340 g cotton board with grey envelopes.',
      ],
    },
  ],
};

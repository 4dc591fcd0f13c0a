import {
  bauhausTiles,
  currents,
  cutPaper,
  drops,
  liftedGrid,
  loops,
  mobile,
  moire,
  nestedDiscs,
  quarterRings,
  quilt,
  relief,
} from '../motifs/geometric.ts';
import { halftoneBall, halftoneSuns, halftoneWaves } from '../motifs/halftone.ts';
import type { DemoCategory } from './demo-product.ts';

export const geometric: DemoCategory = {
  name: 'Geometric',
  slug: 'geometric',
  products: [
    {
      name: 'Twin Suns',
      motifs: [halftoneSuns],
      palette: 'dusk',
      format: 'edition',
      stock: 'low',
      description: [
        'Two screens of dots meet in the middle of the sheet and make a third colour that nobody mixed. Up close it is arithmetic; from the sofa it is a sunset.',
        'Screen print in two inks on 300 g cotton paper, an edition of 120, numbered in pencil on the back.',
      ],
    },
    {
      name: 'Far Side',
      motifs: [halftoneBall],
      palette: 'midnight',
      format: 'print',
      description: [
        'A ball that is not there: only the size of the dots tells you where the light falls. We drew it after a week of grey evenings, and it glows rather well on a dark wall.',
        'Pigment print on 230 g matt paper with a deep, velvety black.',
      ],
    },
    {
      name: 'Ground Swell',
      motifs: [halftoneWaves],
      palette: 'riviera',
      format: 'print',
      description: [
        'Long waves of dots roll across the sheet in two inks, slightly out of step with each other. Where they cross, the sea gets deep.',
        'Printed on 200 g uncoated paper, soft to the touch and free of glare.',
      ],
    },
    {
      name: 'Tile Study No. 4',
      motifs: [bauhausTiles],
      palette: 'terracotta',
      format: 'large-print',
      description: [
        'Twenty tiles and five rules, shuffled until they stopped arguing. The fourth of our tile studies, and the one that stayed on the studio wall.',
        'Archival inks on a 265 g fine art paper with a faint tooth.',
      ],
    },
    {
      name: 'Quarter Turn',
      motifs: [quarterRings],
      palette: 'citrus',
      format: 'print',
      reduction: 20,
      description: [
        'Quarter rings, large and small, each turned a step further than its neighbour. A cheerful thing for a kitchen or a hall that gets too little sun.',
        'Colours are mixed to match our swatch book, then printed on 200 g natural white stock.',
      ],
    },
    {
      name: 'Interference',
      motifs: [moire],
      palette: 'press',
      format: 'edition',
      description: [
        'Sixty-four circles in two sets, one nudged aside by the width of a thumb. Walk past it and the pattern turns with you.',
        'Pulled by hand in black and vermilion on 270 g board; each of the 80 sheets differs a little in register.',
      ],
    },
    {
      name: 'Lift',
      motifs: [liftedGrid],
      palette: 'lavender',
      format: 'print',
      description: [
        'A grid of discs swells as if someone breathed under the paper. Nothing is shaded; the eye does all the work.',
        'Made to order on smooth 240 g paper, and it leaves our press within three days.',
      ],
    },
    {
      name: 'Undertow',
      motifs: [currents],
      palette: 'lagoon',
      format: 'large-print',
      description: [
        'Three hundred strokes follow a current that we calculated and then deleted. What remains looks a lot like weather.',
        'Twelve pigment inks on 310 g cotton rag, acid-free, with colours that keep for decades.',
      ],
    },
    {
      name: 'Endless Loop',
      motifs: [loops],
      palette: 'saffron',
      format: 'print',
      description: [
        'Eighty tiles with two arcs each, laid at random, and still every line finds its way home. Try to follow one with a finger while the coffee brews.',
        'Offset-quality print on 190 g recycled paper, certified and slightly warm in tone.',
      ],
    },
    {
      name: 'Six Cutouts',
      motifs: [cutPaper],
      palette: 'blossom',
      format: 'print',
      description: [
        'Scissors, coloured paper, no second thoughts. Six seaweed shapes on six panels, arranged on the floor before they were redrawn for print.',
        'The matt surface of the 220 g sheet keeps the flat colours flat.',
      ],
    },
    {
      name: 'Counterweight',
      motifs: [mobile],
      palette: 'terracotta',
      format: 'print',
      description: [
        'A mobile holding its breath: three discs, a half moon and two rods in careful balance. Made for the wall opposite a window.',
        'Overprinted inks on 250 g off-white paper, so the crossings stay transparent.',
      ],
    },
    {
      name: 'Slow Relief',
      motifs: [relief],
      palette: 'nordic',
      format: 'sheet',
      stock: 'low',
      description: [
        'Forty-six lines, level at the edges, pushed up in the middle by something large and patient. Every ninth one is red so that you can keep count.',
        'Sold unframed on 180 g paper, rolled in tissue.',
      ],
    },
    {
      name: 'Inner Circle',
      motifs: [nestedDiscs],
      palette: 'clay',
      format: 'print',
      description: [
        'Disc within disc, thirteen times, each touching the last at a single point. It seems to turn when you look beside it.',
        'We print it on 230 g paper in earth tones that sit well with wood and linen.',
      ],
    },
    {
      name: 'Barn Quilt',
      motifs: [quilt],
      palette: 'forest',
      format: 'print',
      description: [
        'Half-square triangles, as sewn by people with more patience than we have. The greens and ochres come from a field guide to hedgerows.',
        'A quiet 200 g stock with a woven feel, trimmed to the edge by hand.',
      ],
    },
    {
      name: 'Three Drops',
      motifs: [drops],
      palette: 'meadow',
      format: 'sheet',
      description: [
        'Three stones thrown into a pond, and the moment before the rings disturb each other. Calm enough for a bedroom.',
        'Comes as a loose sheet of 190 g paper, ready for a frame that you already own.',
      ],
    },
    {
      name: 'Tile Study Cards, Set of Six',
      motifs: [bauhausTiles, quarterRings, quilt],
      palette: 'riviera',
      format: 'cards',
      description: [
        'Six folded cards, six patterns, left blank inside because you know best what to say. They come with kraft envelopes and a paper band.',
        'A6, printed on 350 g board that takes a fountain pen without feathering.',
      ],
    },
  ],
};

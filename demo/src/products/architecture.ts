import { arcade, balconies, facade, gateways, spiralStair } from '../motifs/architecture.ts';
import { bridge, skyline, villa } from '../motifs/city-views.ts';
import { isometricTown, stairs } from '../motifs/isometric.ts';
import type { DemoCategory } from './demo-product.ts';

export const architecture: DemoCategory = {
  name: 'Architecture',
  slug: 'architecture',
  products: [
    {
      name: 'Hill Town',
      motifs: [isometricTown],
      palette: 'terracotta',
      format: 'large-print',
      description: [
        'Sixty-four towers on one hill, no two of the same height, a few windows lit. You will find your own flat in it sooner or later.',
        'All the small windows stay sharp on 265 g smooth cotton.',
      ],
    },
    {
      name: 'Up and Down',
      motifs: [stairs],
      palette: 'midnight',
      format: 'print',
      description: [
        'Three flights of stairs meet in a court; two balls have opinions about gravity. Drawn without a vanishing point, as every good puzzle is.',
        'Printed in six flat colours on 230 g paper.',
      ],
    },
    {
      name: 'Three Arcades',
      motifs: [arcade],
      palette: 'terracotta',
      format: 'print',
      description: [
        'Noon on an empty square: arches above arches and shadows with sharp edges. Someone is always leaning in one of them.',
        'Chalky reds on 250 g uncoated paper that looks like plaster.',
      ],
    },
    {
      name: 'Shutter Street',
      motifs: [facade],
      palette: 'blossom',
      format: 'print',
      description: [
        'Three houses, three awnings, and the daily drama of who has opened the shutters. Modelled on a street that we walked down for bread.',
        'Sheet of 220 g with a light grain, in a palette of old plaster and paint.',
      ],
    },
    {
      name: 'Block 45',
      motifs: [balconies],
      palette: 'riviera',
      format: 'print',
      description: [
        'Forty-five balconies, forty-five lives, one architect who believed in repetition. We do, too, up to a point.',
        'Strong colours on a bright white 240 g paper.',
      ],
    },
    {
      name: 'Stairwell',
      motifs: [spiralStair],
      palette: 'forest',
      format: 'print',
      description: [
        'Lean over the banister, look down, hold on to your glasses. A spiral of wooden steps that never quite arrives.',
        'It is printed dark to light on 260 g paper, so the centre really is deep.',
      ],
    },
    {
      name: 'Red Bridge',
      motifs: [bridge],
      palette: 'lagoon',
      format: 'large-print',
      reduction: 15,
      description: [
        'A suspension bridge comes out of the fog and does not say where it is going. The hangers are spaced by the real formula; the sun is not.',
        'Fog needs paper with patience: 310 g, matt, slightly warm.',
      ],
    },
    {
      name: 'Pool House',
      motifs: [villa],
      palette: 'riviera',
      format: 'print',
      description: [
        'Flat roof, cold pool, warm evening. A house that we have never been invited to but know every corner of.',
        'Sun-faded tones on 230 g paper; the framed version comes with clear acrylic glass.',
      ],
    },
    {
      name: 'Pool House, Late',
      motifs: [villa],
      palette: 'dusk',
      format: 'print',
      stock: 'low',
      description: [
        'The same villa, an hour later, when the guests have gone and the sky has not. Hang it beside the daytime print, or keep it to yourself.',
        'Peach and violet inks on 230 g stock.',
      ],
    },
    {
      name: 'Five Gates',
      motifs: [gateways],
      palette: 'saffron',
      format: 'edition',
      description: [
        'Arch behind arch behind arch, and a small sun at the end for those who go all the way. It began as a drawing for a children’s book about doors.',
        'Seventy-five numbered sheets, screen-printed in seven colours on 280 g board.',
      ],
    },
    {
      name: 'Rush Hour',
      motifs: [skyline],
      palette: 'dusk',
      format: 'print',
      description: [
        'A city at six in the evening, in four layers of haste. The nearest windows are lit, the furthest have gone home.',
        'On 220 g paper, with metallic-looking tones that are in fact quite ordinary ink.',
      ],
    },
    {
      name: 'Postcards from Nowhere, Set of Six',
      motifs: [villa, arcade, bridge, gateways, skyline, facade],
      palette: 'citrus',
      format: 'cards',
      description: [
        'Six places that you cannot visit, on cards that you can post. Folded, blank, and quite convincing from a distance.',
        'Uncoated 330 g board, six envelopes, one paper sleeve.',
      ],
    },
  ],
};

import {
  bigRecord,
  cassette,
  drums,
  meters,
  pianoKeys,
  pulse,
  recordSleeve,
  roundWave,
  score,
  strings,
} from '../motifs/music.ts';
import type { DemoCategory } from './demo-product.ts';

export const music: DemoCategory = {
  name: 'Music',
  slug: 'music',
  products: [
    {
      name: 'Side A',
      motifs: [recordSleeve],
      palette: 'meadow',
      format: 'print',
      description: [
        'The moment when the record leaves its sleeve and the evening is decided. A rainbow on the cover, because there was always one record like that.',
        'Matt 230 g paper, the same size as your favourite gatefold in the middle format.',
      ],
    },
    {
      name: 'Thirty-Three',
      motifs: [bigRecord],
      palette: 'saffron',
      format: 'large-print',
      description: [
        'Half a record, larger than life, with all its grooves. It belongs above a turntable and will settle for a sideboard.',
        'Rich black on 300 g paper, with fine grey lines that catch the light as vinyl does.',
      ],
    },
    {
      name: 'Distant Signal',
      motifs: [pulse],
      palette: 'press',
      format: 'print',
      description: [
        'A star that ticks, recorded line by line, each trace hiding a part of the one behind. People who know will nod.',
        'White on black, printed on 250 g paper that takes no fingerprints.',
      ],
    },
    {
      name: 'Late Broadcast',
      motifs: [pulse],
      palette: 'lavender',
      format: 'print',
      reduction: 20,
      description: [
        'Radio waves after midnight, when the stations drift into each other. The lines climb from blush to lilac as the night goes on.',
        'A 230 g sheet in deep violet; please allow two days for drying.',
      ],
    },
    {
      name: 'Four-Minute Song',
      motifs: [roundWave],
      palette: 'nordic',
      format: 'print',
      description: [
        'A whole song bent round into a circle: verse, verse, chorus, the bit with the key change. We will not tell you which one.',
        'Printed on 200 g paper with a wide, calm margin.',
      ],
    },
    {
      name: 'Into the Red',
      motifs: [meters],
      palette: 'citrus',
      format: 'sheet',
      description: [
        'The meters of a mixing desk at the best moment of the night. The engineer is asking everyone to turn down, and nobody does.',
        'Unframed poster on 180 g stock with glowing colours.',
      ],
    },
    {
      name: 'Nocturne in Colour',
      motifs: [pianoKeys],
      palette: 'riviera',
      format: 'print',
      description: [
        'Four notes held down, four dots in the air. You could play it, though we tried, and it is better as a picture.',
        'Smooth 240 g paper with a satin black for the keys.',
      ],
    },
    {
      name: 'Mixtape',
      motifs: [cassette],
      palette: 'blossom',
      format: 'print',
      description: [
        'Ninety minutes of careful feelings, with the tape already coming loose. For everyone who once owned a pencil of exactly the right thickness.',
        'Bright spot colours on 210 g paper, folded never, rolled always.',
      ],
    },
    {
      name: 'Kit from Above',
      motifs: [drums],
      palette: 'lagoon',
      format: 'print',
      description: [
        'A drum kit as the lighting technician sees it: four circles of skin, three of brass, two sticks resting. It is our loudest quiet picture.',
        'The brass is a mixed ochre on 230 g matt paper.',
      ],
    },
    {
      name: 'Loose Score',
      motifs: [score],
      palette: 'midnight',
      format: 'sheet',
      stock: 'low',
      description: [
        'Four staves that would rather be rivers, and the notes that swim in them. A present for someone who practises.',
        'Ivory 190 g paper, very close to that of printed music.',
      ],
    },
    {
      name: 'Six Strings',
      motifs: [strings],
      palette: 'terracotta',
      format: 'edition',
      description: [
        'The front of a guitar, close enough to see one string still moving. The rosette took us longer than all the rest.',
        'Numbered edition of 100 on 290 g paper, with the wood grain printed in a transparent varnish tone.',
      ],
    },
    {
      name: 'Listening Room Stickers',
      motifs: [cassette, bigRecord, meters, drums, roundWave, strings],
      palette: 'citrus',
      format: 'stickers',
      description: [
        'Six vinyl stickers for cases, laptops and the fridge in the rehearsal room. They come off again without leaving a trace.',
        'Weatherproof laminate, about seven centimetres across.',
      ],
    },
  ],
};

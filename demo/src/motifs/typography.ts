import { mix } from '../palettes.ts';
import { circle, ground, line, type Motif, path, placed, rectangle, svg, upTo } from '../svg.ts';
import { halftone } from './halftone.ts';

/** The skeleton of a capital letter: 140 units high, on a baseline at 140, with the given width. */
type Skeleton = readonly [width: number, data: string];

/** Letters made of straight lines and arcs, so that no font is needed. */
const LETTERS: Record<string, Skeleton> = {
  A: [110, 'M0 140L55 0L110 140M24 88H86'],
  B: [92, 'M0 70H54A35 35 0 0 1 54 140H0V0H50A35 35 0 0 1 50 70'],
  C: [122, 'M122 22A70 70 0 1 0 122 118'],
  D: [116, 'M0 0H46A70 70 0 0 1 46 140H0Z'],
  E: [84, 'M84 0H0V140H84M0 70H70'],
  F: [80, 'M80 0H0V140M0 70H66'],
  G: [132, 'M122 22A70 70 0 1 0 140 72H84'],
  H: [100, 'M0 0V140M100 0V140M0 70H100'],
  I: [0, 'M0 0V140'],
  J: [66, 'M66 0V104A33 36 0 0 1 0 104'],
  K: [92, 'M0 0V140M90 0L4 74L92 140'],
  L: [78, 'M0 0V140H78'],
  M: [128, 'M0 140V0L64 92L128 0V140'],
  N: [104, 'M0 140V0L104 140V0'],
  O: [140, 'M70 0A70 70 0 1 1 69.9 0Z'],
  P: [86, 'M0 140V0H46A39 39 0 0 1 46 78H0'],
  Q: [140, 'M70 0A70 70 0 1 1 69.9 0ZM84 84L140 140'],
  R: [92, 'M0 140V0H48A38 38 0 0 1 48 76H0M46 76L92 140'],
  S: [88, 'M82 28A38 35 0 0 0 46 0H42A35 35 0 0 0 42 70H48A35 35 0 0 1 48 140H42A38 35 0 0 1 4 112'],
  T: [100, 'M0 0H100M50 0V140'],
  U: [100, 'M0 0V90A50 50 0 0 0 100 90V0'],
  V: [108, 'M0 0L54 140L108 0'],
  W: [160, 'M0 0L40 140L80 16L120 140L160 0'],
  X: [100, 'M0 0L100 140M100 0L0 140'],
  Y: [104, 'M0 0L52 72L104 0M52 72V140'],
  Z: [94, 'M0 0H94L0 140H94'],
  '&': [116, 'M116 140L30 50A29 29 0 1 1 70 46L22 80A36 36 0 0 0 40 140C84 140 104 108 106 74'],
  '2': [88, 'M4 40A40 40 0 1 1 76 66L0 140H88'],
  '3': [86, 'M4 24A36 34 0 1 1 42 66H36H44A37 37 0 1 1 2 112'],
  '5': [84, 'M78 0H14L8 66C20 54 32 51 42 51A44 44 0 1 1 2 116'],
  '8': [86, 'M43 64A32 32 0 1 1 43.1 64ZM43 64A38 38 0 1 1 42.9 64Z'],
  '?': [80, 'M2 36A38 38 0 1 1 58 68C42 77 40 84 40 100M40 128V140'],
};

function skeleton(letter: string): Skeleton {
  return LETTERS[letter] ?? [0, ''];
}

/** A letter in nested strokes from the widest to the narrowest, its box starting at 0, 0. */
function striped(letter: string, strokes: readonly (readonly [width: number, colour: string])[]): string {
  const [, data] = skeleton(letter);
  return strokes.map(([width, colour]) => line(data, colour, width, 'stroke-linejoin="round"')).join('');
}

/** The width of a word in skeleton letters with the given space between them. */
function widthOf(word: string, space: number): number {
  return [...word].reduce((sum, letter) => sum + skeleton(letter)[0] + space, -space);
}

/** One letter in five stripes, like a record shop's sign from 1974. */
export const stripedLetter =
  (letter: string): Motif =>
  ({ random, palette }) => {
    const [deep, warm, cool, bright, pale] = palette.colours;
    const [width] = skeleton(letter);
    const scale = Math.min(5.4, 640 / Math.max(width, 60));
    const back = random.pick([pale, mix(pale, palette.paper, 0.5)]);
    const strokes = [
      [46, deep],
      [37, back],
      [33.5, warm],
      [23, back],
      [19.5, bright],
      [9.5, back],
      [6, cool],
    ] as const;
    return ground(back) + placed(striped(letter, strokes), 540 - (width * scale) / 2, 675 - 70 * scale, 0, scale);
  };

/** One heavy letter cut out of a screen of dots. */
export const dottedLetter =
  (letter: string): Motif =>
  ({ random, palette, id }) => {
    const [deep, warm, , bright, pale] = palette.colours;
    const [width, data] = skeleton(letter);
    const scale = Math.min(6, 640 / Math.max(width, 60));
    const shape = placed(
      line(data, '#ffffff', 44, 'stroke-linejoin="miter"'),
      540 - (width * scale) / 2,
      675 - 70 * scale,
      0,
      scale,
    );
    const fromTop = random.chance(0.5);
    const dots = halftone(
      (x, y) => Math.max(0.05, (fromTop ? y - 120 : 1230 - y) / 1050 + 0.12 * Math.sin(x / 90)),
      31,
    );
    return [
      `<mask id="${id('letter')}">${shape}</mask>`,
      ground(pale),
      placed(
        line(data, mix(bright, pale, 0.35), 44, 'stroke-linejoin="miter"'),
        540 - (width * scale) / 2 + 26,
        675 - 70 * scale + 26,
        0,
        scale,
      ),
      `<g mask="url(#${id('letter')})">${ground(warm)}${path(dots, deep)}</g>`,
    ].join('');
  };

/** Short words under one another, each as wide as the sheet allows. */
export const wordStack =
  (...words: string[]): Motif =>
  ({ random, palette }) => {
    const [deep, warm, cool, bright, pale] = palette.colours;
    const inks = random.shuffle([warm, deep, cool]);
    const height = 1130 / words.length;
    const rows = words.map((word, index) => {
      const heightScale = (height - 78) / 170;
      const widthScale = 900 / (widthOf(word, 62) + 32);
      let x = 90 + 16 * widthScale;
      const y = 130 + index * (height + 10);
      const letters = [...word].map((letter) => {
        const [width, data] = skeleton(letter);
        const drawn = svg`<g transform="translate(${x} ${y}) scale(${widthScale.toFixed(3)} ${heightScale.toFixed(3)})">${line(data, inks[index % inks.length] ?? deep, 32, 'stroke-miterlimit="2"')}</g>`;
        x += (width + 62) * widthScale;
        return drawn;
      });
      return letters.join('');
    });
    return [
      ground(pale),
      rectangle(60, 60, 960, 8, palette.ink),
      ...rows,
      rectangle(60, 1282, 960, 8, palette.ink),
      circle(540, 1286, 20, bright),
    ].join('');
  };

/** The alphabet, a letter to a tile. */
export const alphabet: Motif = ({ random, palette }) => {
  const [deep, warm, cool, bright, pale] = palette.colours;
  const pairs = [
    [deep, pale],
    [pale, deep],
    [warm, palette.paper],
    [bright, palette.ink],
    [cool, palette.paper],
    [palette.paper, warm],
  ] as const;
  return [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ&?23']
    .map((letter, index) => {
      const [back, front] = random.pick(pairs);
      const [width, data] = skeleton(letter);
      return placed(
        rectangle(0, 0, 217, 226, back) + placed(line(data, front, 26), 108 - width * 0.42, 113 - 59, 0, 0.84),
        (index % 5) * 216,
        Math.floor(index / 5) * 225,
      );
    })
    .join('');
};

/** One letter repeated until it becomes a pattern. */
export const letterPattern =
  (letter: string): Motif =>
  ({ random, palette }) => {
    const [deep, warm, cool, bright, pale] = palette.colours;
    const [width, data] = skeleton(letter);
    const tiles = upTo(30).map((index) => {
      const [column, row] = [index % 5, Math.floor(index / 5)];
      const ink = (column + row) % 5 === 2 ? warm : random.pick([deep, deep, cool, bright]);
      return placed(
        placed(line(data, ink, 30), -width * 0.5, -70),
        108 + column * 216,
        112 + row * 225,
        ((column + row) % 4) * 90,
        0.86,
      );
    });
    return ground(pale) + tiles.join('');
  };

/** A letter with its construction: circles, guides, measures. */
export const constructedLetter =
  (letter: string): Motif =>
  ({ palette }) => {
    const [deep, warm, cool] = palette.colours;
    const [width, data] = skeleton(letter);
    const scale = Math.min(5, 600 / Math.max(60, width));
    const [left, top] = [540 - (width * scale) / 2, 675 - 70 * scale];
    const guides = [top, top + 70 * scale, top + 140 * scale]
      .map((y) => svg`M60 ${y}H1020`)
      .concat([left, left + width * scale].map((x) => svg`M${x} 60V1290`));
    const circles = [
      [left + 70 * scale, top + 70 * scale, 70 * scale],
      [left + 70 * scale, top + 70 * scale, 48 * scale],
      [left + 70 * scale, top + 70 * scale, 92 * scale],
    ] as const;
    return [
      ground(palette.paper),
      placed(line(data, mix(palette.paper, warm, 0.9), 44), left, top, 0, scale),
      placed(line(data, palette.paper, 1.4), left, top, 0, scale),
      line(guides.join(''), deep, 2.5, 'stroke-dasharray="14 10"'),
      ...circles.map(
        ([x, y, radius]) =>
          svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${cool}" stroke-width="2.5"/>`,
      ),
      line(svg`M${left} 1240H${left + width * scale}m0 -18v36M${left} 1222v36`, palette.ink, 4),
    ].join('');
  };

/** A letter that casts its shadow many times. */
export const echoedLetter =
  (letter: string): Motif =>
  ({ random, palette }) => {
    const [deep, warm, cool, bright, pale] = palette.colours;
    const [width, data] = skeleton(letter);
    const scale = Math.min(3.9, 450 / Math.max(60, width));
    const side = random.chance(0.5) ? 1 : -1;
    const inks = [deep, cool, warm, bright, pale];
    const echoes = upTo(20).map((index) => {
      const step = 19 - index;
      const ink = step === 0 ? palette.paper : (inks[Math.floor(step / 4)] ?? deep);
      return placed(
        line(data, ink, 38, 'stroke-linejoin="miter" stroke-miterlimit="3"'),
        540 - (width * scale) / 2 + side * (step * 14 - 130),
        675 - 70 * scale + step * 17 - 160,
        0,
        scale,
      );
    });
    return ground(mix(deep, palette.ink, 0.45)) + echoes.join('');
  };

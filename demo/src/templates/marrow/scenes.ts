/** Looks, and the rooms of the label. */
import { mix } from '../../palettes.ts';
import { line, path, placed, rectangle, svg, upTo } from '../../svg.ts';
import {
  BONE,
  CAMEL,
  CHALK,
  edge,
  fold,
  INK,
  leather,
  type Needle,
  OXBLOOD,
  PUTTY,
  panel,
  SLATE,
  STONE,
  seam,
  threaded,
} from './cloth.ts';
import { type Person, person, standing } from './figures.ts';
import { bag, boots, scarf } from './lower.ts';
import { goods, grain, sheet, windowLight, worn } from './wardrobe.ts';

const PEOPLE = {
  ines: { skin: '#c9946d', hair: '#2a1a14', cut: 'bob', wears: ['coat', 'trousers', 'boots', 'scarf'] },
  ada: { skin: '#5d3a28', hair: '#17100d', cut: 'curls', wears: ['dress', 'boots', 'bag'] },
  tom: { skin: '#e2b995', hair: '#8a5a2c', cut: 'short', wears: ['shirt', 'jacket', 'trousers', 'boots'] },
  yuna: { skin: '#e6c29f', hair: '#1b1615', cut: 'long', wears: ['knit', 'skirt', 'boots', 'bag'] },
  noor: { skin: '#9a6a48', hair: '#241814', cut: 'bun', wears: ['shirt', 'skirt', 'boots'] },
} as const satisfies Record<string, Person>;

type Place = (needle: Needle) => string;

/** An opening with a round arch, and its depth. */
function arch(x: number, y: number, width: number, height: number, wall: string, beyond: string): string {
  const shape = (left: number, right: number, top: number) => {
    const radius = (right - left) / 2;
    return svg`M${left} ${y}V${top + radius}A${radius} ${radius} 0 0 1 ${right} ${top + radius}V${y}Z`;
  };
  const [left, right, top] = [x - width / 2, x + width / 2, y - height];
  return (
    path(shape(left, right, top), mix(wall, INK, 0.45)) + path(shape(left + width * 0.16, right, top + 24), beyond)
  );
}

const backdrops: Readonly<Record<string, Place>> = {
  arches: () =>
    rectangle(0, 0, 1200, 1800, '#c8b79c') +
    arch(600, 1440, 620, 1240, '#c8b79c', '#e9dfc8') +
    rectangle(0, 1440, 1200, 360, '#8f7f69') +
    upTo(7)
      .map((index) => line(svg`M${600 + (index - 3) * 120} 1440L${600 + (index - 3) * 330} 1800`, '#7b6c58', 3))
      .join(''),
  window: () =>
    rectangle(0, 0, 1200, 1800, '#7d7568') +
    rectangle(150, 120, 640, 1120, '#e8ddc4') +
    path('M150 1240V820Q300 700 470 790T790 700V1240Z', '#b9b49a') +
    path('M150 1240V1000Q330 900 520 980T790 930V1240Z', '#8f8f74') +
    line('M470 120V1240M150 500H790M150 880H790', '#4c453c', 20) +
    line('M150 120H790V1240H150Z', '#3a342d', 26) +
    rectangle(110, 1240, 720, 44, '#a89c8a') +
    rectangle(0, 1480, 1200, 320, '#4c3a2b') +
    upTo(5)
      .map((index) => line(svg`M0 ${1500 + index * index * 18}H1200`, '#3c2d21', 4))
      .join(''),
  stairs: () =>
    rectangle(0, 0, 1200, 1800, '#cfc1a8') +
    upTo(9)
      .map((index) => {
        const [x, y] = [1200 - index * 128, 520 + index * 118];
        return (
          rectangle(x - 128, y, 1200, 1800, mix('#b5a68c', '#6f6250', index / 11)) +
          rectangle(x - 128, y, 1400, 14, '#e2d6bf') +
          line(svg`M${x - 40} ${y}V${y - 420}`, '#2b2420', 7)
        );
      })
      .join('') +
    line('M1200 72L48 1134', INK, 22) +
    rectangle(0, 1560, 1200, 240, '#7b6d59'),
  curtain: ({ random }) =>
    rectangle(0, 0, 1200, 1800, '#57604f') +
    upTo(24)
      .map((index) => {
        const x = index * 52 + random.between(-8, 8);
        return fold(svg`M${x} 0Q${x + 26} 800 ${x - 6} 1500L${x + 24} 1500Q${x + 44} 800 ${x + 22} 0Z`, 0.22);
      })
      .join('') +
    rectangle(0, 1500, 1200, 300, '#c1b294') +
    path('M0 1500H1200V1530Q600 1560 0 1530Z', '#0c0705').replace('/>', ' opacity="0.25"/>'),
};

const look =
  (place: string, who: keyof typeof PEOPLE, x: number, light: readonly [number, number, number]): Place =>
  (needle) =>
    [
      backdrops[place]?.(needle) ?? '',
      windowLight(light[0], light[1], 1.3, '#fff2d6', light[2]),
      grain(needle, 1200, 1800, '#1a120c', 420),
      standing(person(needle, PEOPLE[who]), x, 1660, 0.93, x > 600 ? -1 : 1),
    ].join('');

/** Three people before a wall with arches, one of them going. */
const cover: Place = (needle) => {
  const wall = '#b9a283';
  const who = [
    ['yuna', 780, 0.58],
    ['ines', 1130, 0.61],
    ['tom', 1500, 0.6],
  ] as const;
  return [
    rectangle(0, 0, 1800, 1200, wall),
    ...[310, 720, 1130, 1540].map((x) => arch(x, 960, 300, 740, wall, x === 1130 ? '#8c2b2c' : '#d9c8a8')),
    line('M0 176H1800M0 142H1800', mix(wall, INK, 0.35), 5),
    rectangle(0, 960, 1800, 240, '#8a7356'),
    ...upTo(13).map((index) =>
      line(svg`M${900 + (index - 6) * 150} 960L${900 + (index - 6) * 290} 1200`, '#735e44', 3),
    ),
    path('M0 0H620L300 1200H0Z', '#0c0705').replace('/>', ' opacity="0.18"/>'),
    grain(needle, 1800, 1200, '#1a120c', 520),
    ...who.map(([name, x, scale], index) =>
      standing(person(needle, PEOPLE[name]), x, 1080 + (index % 2 ? -24 : 16), scale),
    ),
  ].join('');
};

/** A rail with the season on it. */
const rail: Place = (needle) => {
  const hung = [
    ['coat', 300, 0.76],
    ['shirt', 590, 0.74],
    ['dress', 850, 0.7],
    ['jacket', 1110, 0.74],
    ['knit', 1400, 0.74],
  ] as const;
  const hanger = 'M-150 20L0 -60L150 20M0 -60Q0 -92 22 -100Q40 -124 6 -138Q-16 -142 -20 -124';
  const pair = goods.boots;
  return [
    rectangle(0, 0, 1800, 1200, '#d8cbb4'),
    windowLight(760, 230, 1.05, '#f6ecd6', 0.8),
    rectangle(0, 1010, 1800, 190, '#8d7457'),
    ...upTo(6).map((index) => line(svg`M0 ${1016 + index * index * 8}H1800`, '#79624a', 3)),
    line('M90 160V1080M1820 160V1080M30 1084H150', INK, 14, 'stroke-linecap="round"'),
    ...hung.map(([name, x, scale]) =>
      [
        placed(svg`<ellipse cx="0" cy="0" rx="190" ry="18" fill="#0c0705" opacity="0.18"/>`, x, 1100),
        placed(edge(hanger, '#6b4a2c', 9), x, 270, 0, scale),
        placed(worn(name, needle), x, 282, 0, scale),
      ].join(''),
    ),
    line('M60 160H1800', INK, 16, 'stroke-linecap="round"'),
    pair ? placed(boots(needle, pair.cloth), 640, 1010, 0, 0.34) : '',
    placed(bag(needle, leather(OXBLOOD)), 1440, 985, 0, 0.4),
    placed(scarf(needle, goods.scarf?.cloth ?? leather(CAMEL)), 1660, 424, 0, 0.52),
    grain(needle, 1800, 1200, '#1a120c', 420),
  ].join('');
};

/** Parts of a pattern, of paper, with their lines. */
function patterns(needle: Needle): string[] {
  const paper = { fill: '#e6d4a8', thread: '#cbb583', weave: () => '' };
  const marks = (data: string) => seam(data, '#7a5a2a');
  return [
    placed(
      panel(
        needle,
        'M0 0Q60 70 150 60L250 20L300 180Q250 240 260 340L300 760L0 790Z',
        paper,
        marks('M30 40V760M30 700H280M150 100V640M134 620L150 650L166 620'),
      ),
      250,
      230,
      -3,
    ),
    placed(
      panel(
        needle,
        'M0 200Q40 40 190 0Q340 40 380 200L330 640L60 640Z',
        paper,
        marks('M190 30V620M60 590H330M40 220Q190 160 340 220'),
      ),
      700,
      330,
      5,
    ),
    placed(panel(needle, 'M0 0H250L230 120Q120 90 20 120Z', paper, marks('M20 40H230M125 20V90')), 700, 170, -6),
    placed(panel(needle, 'M0 0H170V240L85 280L0 240Z', paper, marks('M16 30H154M85 60V240')), 1130, 250, 8),
  ];
}

function shears(): string {
  const blade = 'M0 0Q24 150 10 360L-14 350Q-26 150 0 0Z';
  return [
    path(blade, '#cfd0cc'),
    placed(path(blade, '#a9aba8'), 10, 0, -16),
    svg`<circle cx="4" cy="330" r="12" fill="${INK}"/>`,
    line(
      'M-4 360Q-60 430 -40 520Q-10 590 40 530Q60 460 8 360M30 340Q150 380 190 460Q190 540 120 520Q60 470 20 350',
      OXBLOOD,
      26,
      'stroke-linejoin="round"',
    ),
  ].join('');
}

/** The shade below a paper, with names of its own for what cuts it off. */
const shaded = (piece: string): string =>
  `<g opacity="0.25">${placed(piece.replace(/#[0-9a-f]{6}/g, '#0c0705').replace(/table-/g, 'table-shade-'), 12, 16)}</g>`;

/** The cutting table from above: cloth, paper patterns, chalk, shears. */
const table: Place = (needle) => {
  const ticks = upTo(52).map((index) => svg`M${index * 26} 0v${index % 5 ? 18 : 36}`);
  return [
    rectangle(0, 0, 1800, 1200, '#7c5b3c'),
    ...upTo(9).map((index) =>
      line(svg`M0 ${index * 150 + 20}Q900 ${index * 150 + 36} 1800 ${index * 150 + 10}`, '#6b4d31', 4),
    ),
    fold('M126 146L1496 120L1530 1130L146 1150Z', 0.3),
    panel(needle, 'M110 120L1480 96L1512 1104L128 1124Z', goods.trousers?.cloth ?? leather(SLATE)),
    panel(
      needle,
      'M1470 90L1640 86L1676 1100L1504 1108Z',
      { ...(goods.trousers?.cloth ?? leather(SLATE)), fill: mix(SLATE, INK, 0.3) },
      fold('M1560 80L1600 80L1636 1110L1590 1110Z', 0.3),
    ),
    ...patterns(needle).map((piece) => shaded(piece) + piece),
    placed(shears(), 1300, 440, 22, 0.98),
    placed(rectangle(0, 0, 1340, 56, '#ead9a8') + line(ticks.join(''), INK, 3), 190, 1060, -1.2),
    placed(path('M0 0L120 20L110 70L10 56Z', CHALK), 1040, 940, -12),
    line('M760 1030Q860 980 1010 1000', CHALK, 6, 'stroke-dasharray="22 7"'),
    ...upTo(14).map((index) =>
      placed(
        line('M0 0L44 -16', '#e7e5df', 4) + svg`<circle cx="46" cy="-17" r="9" fill="${index % 2 ? OXBLOOD : BONE}"/>`,
        300 + (index % 7) * 132,
        250 + Math.floor(index / 7) * 720 + (index % 3) * 22,
        index * 37,
      ),
    ),
    grain(needle, 1800, 1200, '#1a120c', 420),
  ].join('');
};

const looks: Readonly<Record<string, Place>> = {
  'look-1': look('arches', 'ines', 590, [560, 360, 0.2]),
  'look-2': look('window', 'yuna', 760, [620, 520, 0.2]),
  'look-3': look('stairs', 'ada', 420, [120, 500, 0.1]),
  'look-4': look('curtain', 'tom', 600, [240, 420, 0.16]),
  'look-5': (needle) =>
    [
      rectangle(0, 0, 1200, 1800, PUTTY) + rectangle(0, 1480, 1200, 320, STONE),
      windowLight(420, 340, 1.4, CHALK, 0.7),
      standing(person(needle, PEOPLE.noor), 560, 1660, 0.95),
      grain(needle, 1200, 1800, '#1a120c', 420),
    ].join(''),
};

const wide: Readonly<Record<string, Place>> = { cover, rail, table };

export function draft(name: string): string {
  const place = looks[name] ?? wide[name];
  if (!place) throw new RangeError(`The label has no picture of ${name}`);
  const drawn = place(threaded(name));
  return name in wide ? sheet(1800, 1200, drawn) : sheet(1200, 1800, drawn);
}

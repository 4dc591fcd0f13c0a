/** Prints, alone and in rooms, as the drawings of the demo shop show them; and walls full of them. */
import { drawPicture } from '../../draw.ts';
import { mix } from '../../palettes.ts';
import { createRandom } from '../../random.ts';
import { circle, line, path, placed, rectangle, svg, upTo } from '../../svg.ts';
import { prints } from './prints.ts';

const [CREAM, OAK, BLACK, RUST, TEAL] = ['#f1e9da', '#c69a64', '#1d1b1a', '#b5431f', '#2f5d63'];

/** A scene of 16 to 9: from -167 to 1967 wide, 1200 high. */
const sheet = (content: string): string =>
  svg`<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="1012" viewBox="-167 0 2134 1200">${content}</svg>`;

/** A strip from edge to edge. */
const strip = (y: number, height: number, fill: string): string => rectangle(-170, y, 2140, height, fill);

/** A print of some width, its upper left corner at x, y. */
function printAt(slug: string, x: number, y: number, width: number): string {
  const drawn = drawPicture(`${slug}-1.webp`);
  return drawn.replace(/width="1200" height="1500"/, svg`x="${x}" y="${y}" width="${width}" height="${width * 1.25}"`);
}

const shadow = (x: number, y: number, width: number, height: number): string =>
  upTo(5)
    .map((step) => rectangle(x + 6 + step * 4, y + 10 + step * 5, width, height, '#000000', 4))
    .map((one) => one.replace('/>', ' opacity="0.035"/>'))
    .join('');

/** A print in its frame on the wall. */
function framed(slug: string, x: number, y: number, width: number, frame: string): string {
  const [bar, height] = [Math.max(9, width * 0.03), width * 1.25];
  return [
    shadow(x - bar, y - bar, width + bar * 2, height + bar * 2),
    rectangle(x - bar, y - bar, width + bar * 2, height + bar * 2, frame, 2),
    printAt(slug, x, y, width),
    path(svg`M${x} ${y}h${width}v5H${x + 5}v${height - 5}h-5Z`, '#000000').replace('/>', ' opacity="0.22"/>'),
  ].join('');
}

/** The wall with the light from a window, and the floor. */
function wall(tone: string): string {
  const boards = upTo(7).map((index) => line(svg`M-170 ${1074 + index * 24}H1970`, mix(OAK, '#000000', 0.1), 2));
  return [
    strip(0, 1200, tone),
    path('M-170 0H420L1010 1022H-170Z', '#ffffff').replace('/>', ' opacity="0.13"/>'),
    strip(1050, 150, mix(OAK, tone, 0.25)),
    ...boards,
    strip(1022, 28, mix(tone, '#ffffff', 0.55)),
  ].join('');
}

/** What stays when the pictures go. */
const bench = [
  svg`<ellipse cx="830" cy="1124" rx="520" ry="16" fill="#000000" opacity="0.16"/>`,
  ...[430, 1190].map((x) => path(svg`M${x} 990h34l8 132h-50Z`, mix(OAK, '#000000', 0.3))),
  rectangle(360, 950, 940, 42, OAK, 8),
  rectangle(360, 950, 940, 12, mix(OAK, '#ffffff', 0.3), 6),
  rectangle(430, 902, 250, 50, RUST, 22),
  ...upTo(3).map((index) =>
    rectangle(1060 + index * 6, 932 - index * 20, 180 - index * 18, 18, [TEAL, CREAM, BLACK][index] ?? TEAL, 3),
  ),
].join('');

const lamp = [
  line('M1640 1110V520Q1640 420 1540 420', BLACK, 12, 'stroke-linecap="round"'),
  path('M1440 500Q1446 396 1530 396T1620 500Z', RUST),
  path('M1440 500H1620L1720 1022H1340Z', '#fff3cf').replace('/>', ' opacity="0.16"/>'),
  rectangle(1560, 1102, 160, 18, BLACK, 9),
].join('');

const WALL = mix(TEAL, CREAM, 0.55);

const HUNG: [slug: string, x: number, y: number, width: number, frame: string][] = [
  ['amber-dunes', 640, 130, 420, BLACK],
  ['five-ridges', 330, 120, 250, OAK],
  ['tile-study-no-4', 330, 500, 250, BLACK],
  ['olive-grove', 96, 260, 190, OAK],
  ['ground-swell', 96, 560, 190, OAK],
  ['three-arcades', 1120, 110, 240, OAK],
  ['woodcut-sea', 1120, 470, 200, BLACK],
  ['twin-suns', 650, 694, 142, OAK],
  ['poppy-field', 866, 694, 142, OAK],
];

/** The three sizes to the same scale, beside a chair. */
function sizes(): string {
  const centimetre = 9;
  const hung: [string, number, number, string][] = [
    ['five-gates', 30, 130, OAK],
    ['palm-court', 50, 500, OAK],
    ['red-bridge', 70, 1060, BLACK],
  ];
  const frames = hung.map(([slug, width, x, frame]) => {
    const wide = width * centimetre;
    return framed(slug, x, 462 - (wide * 1.25) / 2, wide, frame);
  });
  const chair = [
    line('M150 1130L176 860M390 1130L360 860M250 1120L256 870M322 1120L316 870', BLACK, 12, 'stroke-linecap="round"'),
    rectangle(146, 838, 250, 34, RUST, 16),
    line('M168 850L150 640M372 850L390 640', BLACK, 12, 'stroke-linecap="round"'),
    path('M140 636Q270 596 400 636L392 716Q270 684 148 716Z', RUST),
  ].join('');
  const plant = [
    path('M640 1000H800L780 1134H660Z', RUST),
    ...upTo(9).map((index) =>
      placed(
        path('M0 0Q-40 -90 0 -210Q40 -90 0 0Z', mix('#2f6144', '#83b183', (index % 3) / 2)),
        720,
        1006,
        -64 + index * 16,
      ),
    ),
  ].join('');
  return [wall(mix('#efc75e', CREAM, 0.55)), ...frames, placed(chair, 0, 40), plant].join('');
}

/** An open drawer of a plan chest, full of sheets. */
function drawer(): string {
  const random = createRandom('drawer');
  const wood = mix(OAK, '#6b4a2c', 0.35);
  const piles = upTo(4).flatMap((column) =>
    upTo(3).map((layer) => {
      const slug = prints[(column * 3 + layer) % prints.length]?.slug ?? 'twin-suns';
      const [x, y] = [column * 470, 116 + layer * 84 + random.between(-14, 14)];
      const turned = shadow(0, 0, 380, 475) + printAt(slug, 0, 0, 380);
      return placed(turned, x + random.between(-8, 24), y, random.between(-5, 5));
    }),
  );
  const pulls = [520, 1280].map(
    (x) => rectangle(x - 90, 1010, 180, 62, '#8d7448', 10) + rectangle(x - 74, 1034, 148, 30, '#4a3a20', 14),
  );
  return [
    strip(0, 1200, mix(wood, '#000000', 0.25)),
    rectangle(-90, 60, 1980, 870, mix(CREAM, '#000000', 0.08)),
    rectangle(-90, 60, 1980, 26, '#000000').replace('/>', ' opacity="0.16"/>'),
    ...piles,
    rectangle(-130, 900, 2060, 240, wood, 6),
    rectangle(-130, 900, 2060, 18, mix(wood, '#ffffff', 0.25), 6),
    ...upTo(5).map((index) =>
      line(
        svg`M-110 ${950 + index * 40}Q900 ${938 + index * 44} 1910 ${952 + index * 40}`,
        mix(wood, '#000000', 0.1),
        3,
      ),
    ),
    ...pulls,
    rectangle(790, 1000, 220, 84, '#8d7448', 6),
    rectangle(804, 1012, 192, 60, CREAM, 2),
    line('M830 1034H960M830 1054H920', BLACK, 6),
    circle(798, 1042, 4, BLACK),
    circle(1002, 1042, 4, BLACK),
  ].join('');
}

const scenes: Readonly<Record<string, () => string>> = {
  bare: () => wall(WALL) + lamp + bench,
  hung: () => [wall(WALL), ...HUNG.map((one) => framed(...one)), lamp, bench].join(''),
  sizes,
  drawer,
};

const OF_THE_SHOP = ['gallery-wall', 'print-studio'];

export function draw(picture: string): string {
  const scene = scenes[picture];
  if (scene) return sheet(scene());
  const [, slug = '', view = ''] = /^(.*)-([12])$/.exec(picture) ?? [];
  if (prints.some((one) => one.slug === slug)) return drawPicture(`${slug}-${view}.webp`);
  if (OF_THE_SHOP.includes(picture)) return drawPicture(`${picture}.webp`);
  throw new RangeError(`The print shop has no picture of ${picture}`);
}

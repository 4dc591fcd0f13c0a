/** Sections through buildings, prints, and what stands on a long table. */
import { circle, line, path, placed, rectangle, svg, upTo } from '../../svg.ts';
import { box, face, INK, PAPER, skin, white } from './axo.ts';
import * as builds from './builds.ts';
import * as objects from './objects.ts';

/** Somebody, to show how high a room is. */
const somebody = (x: number, y: number, size = 1): string =>
  placed(circle(0, -150, 15, INK) + path('M-20 -128H20L14 -60L12 0H2L0 -56L-4 0H-14L-16 -60Z', INK), x, y, 0, size);

const leaves = (x: number, y: number, size: number, color: string): string =>
  line(svg`M${x} ${y}V${y - size * 1.5}`, INK, 6) +
  circle(x, y - size * 2, size, color) +
  [1, 0.72, 0.44]
    .map(
      (share) =>
        svg`<circle cx="${x}" cy="${y - size * 2}" r="${size * share}" fill="none" stroke="${INK}" stroke-width="3"/>`,
    )
    .join('');

/** Ground that is cut, in slanted lines. */
const soil = (y: number, width: number): string =>
  line(svg`M0 ${y}H${width}`, INK, 16) +
  line(
    upTo(Math.ceil(width / 26))
      .map((index) => svg`M${index * 26 + 24} ${y + 14}l-46 62`)
      .join(''),
    INK,
    2.6,
  );

const grand = (x: number, y: number, color: string): string =>
  placed(
    path('M0 -96H170Q196 -96 196 -70V-52H0ZM8 -52H20V0H8ZM176 -52H188V0H176ZM90 -52H100V0H90Z', INK) +
      path('M10 -104L150 -190L178 -104Z', color) +
      line('M10 -104L150 -190L178 -104Z', INK, 4),
    x,
    y,
  );

/** The house for two pianos, cut through from west to east. */
export function section(color: string): string {
  const house = (x: number, wide: number, eaves: number, ridge: number) => {
    const [X, middle] = [x + wide, x + wide / 2];
    return (
      path(svg`M${x} 960V${eaves}L${middle} ${ridge}L${X} ${eaves}V960Z`, PAPER) +
      line(svg`M${x} 960V${eaves}L${middle} ${ridge}L${X} ${eaves}V960`, INK, 24, 'stroke-linejoin="miter"') +
      line(svg`M${x} 640H${X}`, INK, 18)
    );
  };
  const steps = upTo(10).map((index) => svg`${index ? '' : 'M770 960'}v-32h30`);
  const rafters = (x: number, wide: number, top: number) =>
    line(
      upTo(9)
        .map((index) => svg`M${x + 40 + (index * (wide - 80)) / 8} ${top}v26`)
        .join(''),
      INK,
      4,
    );
  return [
    rectangle(0, 0, 1800, 1200, color),
    leaves(130, 952, 90, PAPER),
    leaves(1690, 952, 70, PAPER),
    house(270, 500, 430, 170),
    house(1080, 480, 470, 220),
    path('M770 640H1080V960H770Z', PAPER),
    line('M770 640H1080', INK, 18),
    line(steps.join(''), INK, 9, 'stroke-linejoin="miter"'),
    line('M790 836L1070 544V640', INK, 4),
    path('M300 330L520 214L740 330V626H300Z', PAPER).replace('/>', ' opacity="0"/>'),
    line('M300 480H500M300 540H500M300 600H470', INK, 4),
    ...upTo(18).map((index) =>
      rectangle(306 + index * 10.4, 492 + (index % 4) * 5, 8, 44 - (index % 4) * 5, index % 3 ? INK : color),
    ),
    rafters(290, 460, 652),
    rafters(1100, 440, 652),
    rectangle(1160, 520, 120, 108, color) + line('M1160 520h120v108h-120ZM1220 520v108', INK, 5),
    rectangle(1370, 540, 130, 88, INK),
    line('M520 182V420M500 420H540', INK, 4) + path('M470 480L500 420H540L570 480Z', INK),
    line('M1320 652V720', INK, 4) + path('M1270 770L1305 720H1335L1370 770Z', INK),
    grand(320, 952, color),
    grand(1300, 952, color),
    somebody(600, 952),
    somebody(1180, 952),
    somebody(640, 632, 0.95),
    somebody(920, 632, 0.9),
    path('M838 952v-34h66v34Z', color),
    soil(960, 1800),
    line('M270 1120H1560M270 1100V1140M770 1100V1140M1080 1100V1140M1560 1100V1140', INK, 4),
  ].join('');
}

/** Prints: their sheets are 1200 by 1640. */
export function sheetOf(name: string, color: string): string {
  const sheet = rectangle(0, 0, 1200, 1640, PAPER);
  const foot = line('M90 1530H430', INK, 14) + line('M90 1570H300', INK, 6) + circle(1090, 1544, 24, color);
  if (name === 'print-section') {
    return (
      sheet +
      placed(section(color), 90, 330, 0, 0.567) +
      rectangle(90, 110, 1020, 160, color) +
      placed(rectangle(0, 0, 1020, 110, INK), 90, 1060) +
      line(
        upTo(16)
          .map((index) => svg`M90 ${1200 + index * 16}H${1110 - index * 42}`)
          .join(''),
        INK,
        3,
      ) +
      foot
    );
  }
  if (name === 'print-stairs') {
    const all = upTo(12).map((index) => {
      const of = index % 3 === 1 ? objects.bookends : builds.library;
      const [x, y] = [230 + (index % 3) * 370, 330 + Math.floor(index / 3) * 360];
      return placed(of(index % 4 === 2 ? PAPER : color), x, y, 0, index % 3 === 1 ? 0.36 : 0.34);
    });
    return sheet + all.join('') + foot;
  }
  const kinds = [
    builds.piano,
    builds.tower,
    builds.gate,
    objects.weight,
    builds.library,
    builds.gate,
    builds.tower,
    builds.piano,
    objects.weight,
  ];
  return (
    sheet +
    kinds
      .map((of, index) =>
        placed(of(index % 2 ? PAPER : color), 230 + (index % 3) * 370, 420 + Math.floor(index / 3) * 450, 0, 0.37),
      )
      .join('') +
    foot
  );
}

/** A room without the two walls that would be before it. */
function room(color: string): string {
  const floor = box([-760, -560, -40], [1520, 1120, 40], white(4));
  const walls =
    face(
      [
        [-760, -560, 0],
        [760, -560, 0],
        [760, -560, 560],
        [-760, -560, 560],
      ],
      PAPER,
    ) +
    face(
      [
        [-760, -560, 0],
        [-760, 560, 0],
        [-760, 560, 560],
        [-760, -560, 560],
      ],
      color,
    );
  const windows = [-560, -180, 200].map((x) =>
    face(
      [
        [x, -560, 170],
        [x + 280, -560, 170],
        [x + 280, -560, 470],
        [x, -560, 470],
      ],
      '#dfe6ff',
    ),
  );
  return [floor, walls, ...windows].join('');
}

/** The studio: one table, four stools, shelves, and the models of what was built. */
export function studio(color: string): string {
  const put = (content: string, x: number, y: number, z: number, scale: number) =>
    placed(content, (x - y) * 0.866, (x + y) * 0.5 - z, 0, scale);
  const leg = (x: number, y: number) => box([x, y, 0], [26, 26, 190], white(2));
  const table = [
    leg(-420, -110),
    leg(400, -110),
    leg(-420, 150),
    leg(400, 150),
    box([-450, -140, 190], [900, 340, 28], white(12)),
  ];
  return [
    rectangle(0, 0, 1800, 1200, '#e4e6ff'),
    placed(
      [
        room(color),
        put(objects.shelf(color), -640, 330, 0, 0.5),
        put(objects.stool(color), -250, -290, 0, 0.5),
        put(objects.stool('#ffd21f'), 200, -290, 0, 0.5),
        ...table,
        put(builds.piano('#ffd21f'), -260, 20, 222, 0.34),
        put(builds.gate('#22c07a'), 60, 20, 222, 0.32),
        put(builds.tower('#79b4ff'), 330, 20, 222, 0.28),
        put(objects.stool('#ffa3d1'), -150, 360, 0, 0.5),
        put(objects.tripod('#ff5238'), 260, 360, 0, 0.5),
        put(objects.lamp('#ff9326'), 600, -260, 0, 0.62),
        box([480, 330, 0], [150, 150, 150], skin(color, 6)),
      ].join(''),
      900,
      735,
      0,
      0.6,
    ),
  ].join('');
}

/** The plot as it was found, with walls without a roof, and as it is now. */
export function ruin(color: string, isBuilt: boolean): string {
  const stone = white(18);
  const found = [
    box([-330, -330, -26], [660, 660, 26], white(5)),
    box([-250, -270, 0], [230, 24, 170], stone),
    box([-250, -246, 0], [24, 310, 120], white(2)),
    box([-226, 46, 0], [90, 24, 150], stone),
    box([60, -90, 0], [210, 24, 210], stone),
    box([60, -66, 0], [24, 326, 150], white(2)),
    box([246, -66, 0], [24, 140, 190], stone),
    box([246, 150, 0], [24, 110, 90], stone),
    box([84, 236, 0], [60, 24, 60], stone),
    ...upTo(9).map((index) => box([-150 + index * 34, 120 + ((index * 53) % 130), 0], [26, 20, 14], white(0))),
  ];
  return [
    rectangle(0, 0, 1800, 1200, isBuilt ? color : '#e4e4e4'),
    placed(isBuilt ? builds.piano(PAPER) : found.join(''), 900, 740, 0, 1.08),
  ].join('');
}

/** Houses, stairs and towers, each around the middle of its plot. */
import {
  box,
  face,
  flight,
  gable,
  INK,
  PAPER,
  round,
  type Skin,
  type Spot,
  skin,
  stairs,
  tree,
  white,
  wire,
} from './axo.ts';

export type Build = (color: string) => string;

export const pane = (spots: readonly Spot[], color: string): string => face(spots, color, 2.4);

/** Windows in the left face at y, between x and z. */
const windowLeft = (x: number, y: number, z: number, wide: number, high: number, color: string): string =>
  pane(
    [
      [x, y, z],
      [x + wide, y, z],
      [x + wide, y, z + high],
      [x, y, z + high],
    ],
    color,
  ) +
  wire(
    [
      [x + wide / 2, y, z],
      [x + wide / 2, y, z + high],
    ],
    INK,
    2,
  );

const windowRight = (x: number, y: number, z: number, wide: number, high: number, color: string): string =>
  pane(
    [
      [x, y, z],
      [x, y + wide, z],
      [x, y + wide, z + high],
      [x, y, z + high],
    ],
    color,
  ) +
  wire(
    [
      [x, y + wide / 2, z],
      [x, y + wide / 2, z + high],
    ],
    INK,
    2,
  );

const plot = (size: number, fill: string): string =>
  box([-size, -size, -26], [size * 2, size * 2, 26], { top: fill, left: PAPER, right: PAPER, hatch: 5 });

const bare: Skin = { top: PAPER, left: PAPER, right: PAPER };

/** Two houses with gables that share a court. */
export const piano: Build = (color) =>
  [
    plot(330, PAPER),
    tree([-250, 150, 0], 56, PAPER),
    box([-250, -270, 0], [230, 340, 190], bare),
    windowLeft(-200, 70, 30, 70, 120, color),
    gable([-266, -286, 190], [262, 372, 170], { ...bare, left: color, right: PAPER, hatch: 22 }),
    box([-10, -120, 0], [110, 120, 130], skin(color)),
    box([60, -90, 0], [210, 350, 210], white(0)),
    windowRight(270, -50, 40, 80, 130, color),
    windowRight(270, 60, 40, 80, 130, color),
    windowRight(270, 170, 0, 60, 170, INK),
    windowLeft(100, 260, 60, 110, 110, color),
    gable([44, -106, 210], [242, 382, 180], { top: color, left: PAPER, right: color, hatch: 24 }),
    tree([-120, 270, 0], 48, color),
    stairs([-250, 240, 0], [80, 22, 10], 3, bare),
  ].join('');

/** A stair of books: the flights turn around a core of shelves. */
export const library: Build = (color) =>
  [
    plot(320, PAPER),
    box([-260, -260, 0], [180, 180, 620], white(14)),
    ...[0, 1, 2, 3, 4].map((index) =>
      wire(
        [
          [-80, -80, 110 * index + 60],
          [-260, -80, 110 * index + 60],
        ],
        INK,
        3,
      ),
    ),
    flight([-60, -250, 330], [130, 44, 34], 7, skin(color)),
    box([-60, 58, 300], [130, 130, 30], skin(color)),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) =>
      box([70 + index * 24, 70, 270 - index * 33], [30, 118, 16], skin(color)),
    ),
    box([240, 60, 0], [70, 140, 24], skin(color)),
    wire(
      [
        [-60, 190, 300],
        [-60, 190, 430],
        [70, 190, 430],
        [290, 190, 130],
      ],
      INK,
      4,
    ),
    box([-250, 40, 0], [60, 250, 190], white(6)),
    ...[50, 96, 142].map((z) =>
      wire(
        [
          [-250, 290, z],
          [-190, 290, z],
          [-190, 40, z],
        ],
        INK,
        3,
      ),
    ),
    box([-40, 240, 0], [90, 60, 60], skin(color)),
  ].join('');

/** A gatehouse: a long roof on two workshops, with a way through. */
export const gate: Build = (color) =>
  [
    plot(330, PAPER),
    tree([-280, -220, 0], 60, color),
    box([-130, -290, 0], [260, 190, 180], white(0)),
    windowRight(130, -260, 40, 110, 100, color),
    box([-130, 110, 0], [260, 180, 180], white(0)),
    windowRight(130, 140, 0, 90, 150, color),
    windowLeft(-80, 290, 50, 120, 90, INK),
    gable([-160, -310, 180], [320, 620, 170], { top: color, left: PAPER, right: color, hatch: 34 }),
    box([200, -20, 0], [90, 60, 40], skin(color)),
    tree([260, 230, 0], 46, PAPER),
  ].join('');

/** A tower for water that became a dwelling. */
export const tower: Build = (color) => {
  const leg = (x: number, y: number) => box([x, y, 0], [34, 34, 330], white(3));
  return [
    plot(290, PAPER),
    ...(
      [
        [-150, -150],
        [110, -150],
        [-150, 110],
      ] as const
    ).map(([x, y]) => leg(x, y)),
    ...Array.from({ length: 14 }, (_, index) => {
      const angle = index * 0.45 - 2.2;
      return box([Math.cos(angle) * 90 - 24, Math.sin(angle) * 90 - 24, index * 24], [54, 54, 10], skin(color));
    }),
    leg(110, 110),
    round([0, 0, 330], 220, 220, 300, { ...white(8), top: PAPER }),
    windowRight(205, -60, 420, 120, 120, color),
    windowLeft(-60, 205, 420, 120, 120, color),
    round([0, 0, 630], 240, 24, 210, { ...skin(color), hatch: 9 }),
  ].join('');
};

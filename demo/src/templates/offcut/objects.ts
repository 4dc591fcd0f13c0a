/** Chairs, lamps, books and shelves, whole and taken apart. */
import { at, box, face, gable, hatched, INK, PAPER, round, skin, white, wire } from './axo.ts';
import { type Build, pane } from './builds.ts';

/** The parts of a chair, each lifted by how far it is taken apart. */
const seat =
  (apart: number, back: number, arms: boolean): Build =>
  (color) => {
    const leg = (x: number, y: number) => box([x, y, 0], [34, 34, 230], white(3));
    const lines = (
      [
        [-150, -150],
        [150, -150],
        [-150, 150],
        [150, 150],
      ] as const
    ).map(([x, y]) =>
      wire(
        [
          [x, y, 0],
          [x, y, 230 + apart * (back ? 3 : 1)],
        ],
        INK,
        2,
        'stroke-dasharray="10 8"',
      ),
    );
    return [
      apart ? lines.join('') : '',
      leg(-170, -170),
      leg(136, -170),
      leg(-170, 136),
      leg(136, 136),
      box([-170, -20, 70 + apart / 3], [340, 26, 30], white(2)),
      box([-180, -180, 230 + apart], [360, 360, 34], skin(color, 7)),
      ...(back ? [box([-180, -180, 264 + apart * 2], [34, 360, back], skin(color, 0))] : []),
      ...(arms
        ? [
            box([-160, -190, 400 + apart * 2], [330, 40, 26], white(2)),
            box([120, -190, 264 + apart], [30, 34, 136], white(2)),
            box([-160, 150, 400 + apart * 2], [330, 40, 26], white(2)),
            box([120, 150, 264 + apart], [30, 34, 136], white(2)),
          ]
        : []),
    ].join('');
  };

export const chair = seat(0, 300, false);
export const chairApart = seat(120, 300, false);
export const armchair = seat(0, 240, true);
export const stool = seat(0, 0, false);
export const stoolApart = seat(130, 0, false);

/** A stool on three round legs, and a cube to sit on. */
export const tripod: Build = (color) =>
  [
    ...(
      [
        [-110, -110],
        [130, -70],
        [-70, 130],
      ] as const
    ).map(([x, y]) => round([x, y, 0], 22, 22, 260, white(3))),
    round([0, 0, 260], 200, 200, 46, { ...skin(color), hatch: 11 }),
  ].join('');

export const cube: Build = (color) =>
  [
    box([-170, -170, 0], [340, 340, 300], white(16)),
    pane(
      [
        [-110, 170, 60],
        [110, 170, 60],
        [110, 170, 240],
        [-110, 170, 240],
      ],
      INK,
    ),
    box([-180, -180, 300], [360, 360, 40], skin(color)),
  ].join('');

/** A lamp: a block, a rod, a folded shade and the light below it. */
const lit =
  (apart: number): Build =>
  (color) =>
    [
      apart
        ? ''
        : face(
            [
              [-60, 60, 0],
              [230, -170, 0],
              [300, 60, 0],
              [120, 260, 0],
            ],
            color,
            0,
          ).replace('/>', ' opacity="0.35"/>'),
      box([-190, -190, 0], [190, 190, 50], skin(color, 4)),
      box([-110, -110, 50 + apart], [30, 30, 520], white(3)),
      box([-110, -110, 570 + apart * 2], [260, 30, 26], white(2)),
      round([110, -94, 380 + apart], 170, 46, 170, { ...skin(color), hatch: 11 }),
      wire(
        [
          [110, -94, 596 + apart * 2],
          [110, -94, 550 + apart],
        ],
        INK,
        4,
      ),
      apart
        ? wire(
            [
              [-95, -95, 50],
              [-95, -95, 50 + apart],
            ],
            INK,
            2,
            'stroke-dasharray="10 8"',
          )
        : '',
    ].join('');
export const lamp = lit(0);
export const lampApart = lit(110);

const ends =
  (apart: number): Build =>
  (color) => {
    const book = (index: number) =>
      box(
        [-40, -110 + index * 40 - apart / 2, 20],
        [180, 36, 230 + ((index * 47) % 70)],
        index % 3 === 1 ? skin(color, 0) : white(5),
      );
    return [
      box([-60, -340 - apart, 0], [220, 200, 20], white(4)),
      ...[0, 1, 2, 3, 4].map((index) =>
        box([-40, -330 + index * 38 - apart, 20], [180, 38, 50 + index * 52], skin(color, 4)),
      ),
      ...[0, 1, 2, 3, 4, 5].map(book),
      box([-60, 150 + apart, 0], [220, 220, 20], white(4)),
      ...[0, 1, 2, 3, 4].map((index) =>
        box([-40, 150 + index * 38 + apart, 20], [180, 38, 258 - index * 52], skin(color, 4)),
      ),
    ].join('');
  };
export const bookends = ends(0);
export const bookendsApart = ends(90);

/** A house as small as a hand, of solid ash. */
export const weight: Build = (color) =>
  [
    face(
      [
        [-190, 200, 0],
        [-60, 320, 0],
        [330, 320, 0],
        [330, -190, 0],
      ],
      INK,
      0,
    ).replace('/>', ' opacity="0.1"/>'),
    box([-190, -200, 0], [380, 400, 220], white(12)),
    gable([-190, -200, 220], [380, 400, 240], { top: color, left: PAPER, right: color, hatch: 20 }),
    box([-110, -110, 330], [70, 70, 190], white(3)),
  ].join('');
export const weightApart: Build = (color) =>
  [
    box([-190, -200, -120], [380, 400, 220], white(12)),
    wire(
      [
        [190, 200, 100],
        [190, 200, 260],
      ],
      INK,
      2,
      'stroke-dasharray="10 8"',
    ),
    wire(
      [
        [-190, 200, 100],
        [-190, 200, 260],
      ],
      INK,
      2,
      'stroke-dasharray="10 8"',
    ),
    gable([-190, -200, 260], [380, 400, 240], { top: color, left: PAPER, right: color, hatch: 20 }),
    box([-110, -110, 540], [70, 70, 190], skin(color, 3)),
  ].join('');

/** A book lying on its back, and the same open. */
export const book: Build = (color) => {
  const mark = at([40, 20, 112]);
  return [
    face(
      [
        [-200, 280, 0],
        [-140, 330, 0],
        [300, 330, 0],
        [300, -230, 0],
      ],
      INK,
      0,
    ).replace('/>', ' opacity="0.1"/>'),
    box([-220, -280, 0], [440, 560, 16], skin(color)),
    box([-210, -270, 16], [420, 540, 80], { ...white(16) }),
    box([-220, -280, 96], [440, 560, 16], skin(color)),
    hatched(
      [
        [-120, -180, 112],
        [120, -180, 112],
        [120, 60, 112],
        [-120, 60, 112],
      ],
      18,
    ),
    wire(
      [
        [-160, 140, 112],
        [120, 140, 112],
      ],
      INK,
      16,
    ),
    wire(
      [
        [-160, 200, 112],
        [20, 200, 112],
      ],
      INK,
      8,
    ),
    `<circle cx="${mark[0].toFixed(0)}" cy="${(mark[1] - 40).toFixed(0)}" r="22" fill="${INK}"/>`,
  ].join('');
};
export const bookOpen: Build = (color) =>
  [
    box([-420, -260, 0], [840, 520, 16], skin(color)),
    box([-405, -245, 16], [400, 490, 46], white(8)),
    box([0, -245, 16], [405, 490, 46], white(8)),
    ...[0, 1, 2, 3, 4, 5, 6].map((index) =>
      wire(
        [
          [-350 + index * 40, -190, 62],
          [-350 + index * 40, index % 3 === 2 ? 60 : 190, 62],
        ],
        INK,
        6,
      ),
    ),
    face(
      [
        [70, -180, 62],
        [340, -180, 62],
        [340, 180, 62],
        [70, 180, 62],
      ],
      color,
    ),
    hatched(
      [
        [110, -120, 62],
        [300, -120, 62],
        [300, 120, 62],
        [110, 120, 62],
      ],
      16,
    ),
  ].join('');

/** A shelf of one board, folded around the wall. */
export const shelf: Build = (color) =>
  [
    ...[0, 1, 2, 3].map((level) => {
      const z = level * 190;
      return [
        box([-260, -130, z], [26, 260, level < 3 ? 190 : 22], white(2)),
        box([-260, -130, z], [520, 260, 22], level % 2 ? white(3) : skin(color, 3)),
        ...(level < 3
          ? [
              box([-160 + level * 90, -60, z + 22], [50, 120, 120], skin(color)),
              box([-90 + level * 90, -60, z + 22], [34, 120, 90], white(4)),
            ]
          : []),
        box([234, -130, z + 22], [26, 260, level < 3 ? 168 : 0], white(3)),
      ].join('');
    }),
  ].join('');

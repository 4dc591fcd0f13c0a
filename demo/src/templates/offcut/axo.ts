/** Axonometric drawing: solids in lines, seen from above, in three directions that meet at 120 degrees. */
import { mix } from '../../palettes.ts';
import { type Point, polygon, polyline, svg, upTo } from '../../svg.ts';

export const [INK, PAPER, BLUE] = ['#0b0b0b', '#ffffff', '#1f2bff'] as const;

export type Spot = readonly [x: number, y: number, z: number];

/** Where a spot in space lies on the sheet: x runs down to the right, y down to the left, z up. */
export const at = ([x, y, z]: Spot): Point => [(x - y) * 0.866, (x + y) * 0.5 - z];

/** The colours of the three faces that are seen, with the number of lines that shade the right one. */
export type Skin = { top: string; left: string; right: string; hatch?: number; width?: number };

export const skin = (color: string, hatch = 0): Skin => ({
  ...{ top: color, left: mix(color, INK, 0.12), right: mix(color, INK, 0.26), hatch },
});

export const white = (hatch = 9): Skin => ({ top: PAPER, left: PAPER, right: PAPER, hatch });

/** A face in space. */
export const face = (spots: readonly Spot[], fill: string, width = 3): string =>
  `<path d="${polygon(spots.map(at))}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"/>`;

/** Lines through spots in space. */
export const wire = (spots: readonly Spot[], color: string = INK, width = 3, more = ''): string =>
  `<path d="${polyline(spots.map(at))}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

/** Parallel lines over a face of four corners, from its first edge to the one across. */
export function hatched([a, b, c, d]: readonly [Spot, Spot, Spot, Spot], count: number, color: string = INK): string {
  const between = (from: Spot, to: Spot, share: number): Spot => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ];
  const lines = upTo(count).map((index) => {
    const share = (index + 1) / (count + 1);
    return polyline([at(between(a, b, share)), at(between(d, c, share))]);
  });
  return svg`<path d="${lines}" fill="none" stroke="${color}" stroke-width="1.6"/>`;
}

/** A box at its corner that is farthest away, with its sizes along x, y and z. */
export function box(
  [x, y, z]: Spot,
  [wide, deep, high]: Spot,
  { top, left, right, hatch = 0, width = 3 }: Skin,
): string {
  const [X, Y, Z] = [x + wide, y + deep, z + high];
  const shaded: [Spot, Spot, Spot, Spot] = [
    [X, y, Z],
    [X, Y, Z],
    [X, Y, z],
    [X, y, z],
  ];
  return [
    face(
      [
        [x, Y, Z],
        [X, Y, Z],
        [X, Y, z],
        [x, Y, z],
      ],
      left,
      width,
    ),
    face(shaded, right, width),
    hatch ? hatched(shaded, hatch) : '',
    face(
      [
        [x, y, Z],
        [X, y, Z],
        [X, Y, Z],
        [x, Y, Z],
      ],
      top,
      width,
    ),
  ].join('');
}

/** A roof with its ridge along y, over a box at the same corner. */
export function gable([x, y, z]: Spot, [wide, deep, high]: Spot, { top, left, right, hatch = 0 }: Skin): string {
  const [X, Y, middle] = [x + wide, y + deep, x + wide / 2];
  const slope: [Spot, Spot, Spot, Spot] = [
    [middle, y, z + high],
    [middle, Y, z + high],
    [X, Y, z],
    [X, y, z],
  ];
  return [
    face(
      [
        [x, y, z],
        [x, Y, z],
        [middle, Y, z + high],
        [middle, y, z + high],
      ],
      top,
    ),
    face(slope, right),
    hatch ? hatched(slope, hatch) : '',
    face(
      [
        [x, Y, z],
        [X, Y, z],
        [middle, Y, z + high],
      ],
      left,
    ),
  ].join('');
}

const turn = (from: number, to: number, [x, y, z]: Spot, radius: number, count = 28): Spot[] =>
  upTo(count + 1).map((index) => {
    const angle = ((from + ((to - from) * index) / count) * Math.PI) / 180;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, z];
  });

/** A circle that lies flat. */
const disc = (middle: Spot, radius: number, fill: string, width = 3): string =>
  face(turn(0, 360, middle, radius, 44), fill, width);

/** A round solid, which may be narrower above than below. */
export function round(
  [x, y, z]: Spot,
  below: number,
  above: number,
  high: number,
  { top, left, hatch = 0 }: Skin,
): string {
  const foot = turn(-45, 135, [x, y, z], below);
  const head = turn(-45, 135, [x, y, z + high], above);
  const lines = upTo(hatch).map((index) => {
    const step = Math.round(((index + 1) / (hatch + 1)) * 12);
    const [from, to] = [foot[step], head[step]];
    return from && to ? polyline([at(from), at(to)]) : '';
  });
  return [
    above < below ? disc([x, y, z], below, left) : '',
    face([...foot, ...head.slice().reverse()], left),
    svg`<path d="${lines}" fill="none" stroke="${INK}" stroke-width="1.6"/>`,
    disc([x, y, z + high], above, top),
  ].join('');
}

/** Steps that rise along y towards the back, each a box of its own. */
export const stairs = ([x, y, z]: Spot, [wide, tread, rise]: Spot, count: number, of: Skin): string =>
  upTo(count)
    .map((index) => {
      const step = count - 1 - index;
      return box([x, y + index * tread, z], [wide, tread, rise * (step + 1)], of);
    })
    .join('');

/** Steps without anything below them. */
export const flight = ([x, y, z]: Spot, [wide, tread, rise]: Spot, count: number, of: Skin): string =>
  upTo(count)
    .map((index) => box([x, y + index * tread, z + rise * (count - 1 - index)], [wide, tread * 1.15, rise * 0.4], of))
    .join('');

/** A round tree: a trunk and a ball in lines. */
export function tree(spot: Spot, size: number, fill: string): string {
  const [x, y] = at(spot);
  const rings = [0.72, 0.46, 0.2].map(
    (share) =>
      svg`<circle cx="${x + size * 0.1}" cy="${y - size * 2}" r="${size * share}" fill="none" stroke="${INK}" stroke-width="1.6"/>`,
  );
  return svg`<path d="M${x} ${y}V${y - size * 1.4}" stroke="${INK}" stroke-width="4"/><circle cx="${x}" cy="${y - size * 2}" r="${size}" fill="${fill}" stroke="${INK}" stroke-width="3"/>${rings}`;
}

import { mix } from '../palettes.ts';
import { circle, ground, type Motif, type Point, path, placed, polygon, upTo } from '../svg.ts';

/** Projects a point isometrically: x to the right, y to the left, z up. One unit is about a metre. */
function isometric(x: number, y: number, z: number, unit: number): Point {
  return [540 + (x - y) * unit * 0.866, 1010 + (x + y) * unit * 0.5 - z * unit];
}

/** A block at a corner with a size, a lit top and walls in two tones. */
function block(
  [x, y, z]: readonly [number, number, number],
  [width, depth, height]: readonly [number, number, number],
  unit: number,
  tones: readonly [string, string, string],
): string {
  const at = (dx: number, dy: number, dz: number) => isometric(x + dx, y + dy, z + dz, unit);
  const [top, left, right] = tones;
  return [
    path(polygon([at(0, 0, height), at(width, 0, height), at(width, depth, height), at(0, depth, height)]), top),
    path(polygon([at(0, depth, height), at(width, depth, height), at(width, depth, 0), at(0, depth, 0)]), left),
    path(polygon([at(width, 0, height), at(width, depth, height), at(width, depth, 0), at(width, 0, 0)]), right),
  ].join('');
}

/** A town of towers with windows, seen from above. */
export const isometricTown: Motif = ({ random, palette }) => {
  const [deep, warm, cool, bright, pale] = palette.colours;
  const unit = 78;
  const towers: string[] = [];
  for (let y = -4; y < 4; y += 1) {
    for (let x = -4; x < 4; x += 1) {
      const height = Math.max(0.6, 8 - Math.hypot(x + 0.5, y + 0.5) * 1.3 + random.between(-1.7, 1.9));
      const base = random.pick([warm, cool, bright, deep]);
      towers.push(
        block([x, y, 0], [0.86, 0.86, height], unit, [
          mix(base, palette.paper, 0.55),
          base,
          mix(base, palette.ink, 0.38),
        ]),
      );
      for (let floor = 0.5; floor < height - 0.4; floor += 0.5) {
        for (const window of [0.14, 0.5]) {
          const glass = [
            [window, 0],
            [window + 0.22, 0],
            [window + 0.22, 0.26],
            [window, 0.26],
          ].map(([across = 0, up = 0]) => isometric(x + across, y + 0.86, height - floor + up, unit));
          towers.push(path(polygon(glass), random.chance(0.3) ? pale : mix(base, palette.ink, 0.5)));
        }
      }
    }
  }
  return (
    ground(pale) + circle(random.pick([330, 750]), 420, 270, mix(bright, palette.paper, 0.35)) + placed(towers, 0, 0)
  );
};

/** Stairs that climb round a court. */
export const stairs: Motif = ({ random, palette }) => {
  const [deep, warm, cool, bright, pale] = palette.colours;
  const wall = random.pick([warm, cool]);
  const tones = [mix(bright, palette.paper, 0.35), wall, mix(wall, palette.ink, 0.35)] as const;
  const flights = [
    ...upTo(9).map((step) => block([-4 + step, -4, 0], [1, 2, 9 - step * 0.7], 62, tones)),
    ...upTo(7).map((step) =>
      block([-4, -2 + step, 0], [2, 1, 7.4 - step], 62, [mix(pale, palette.paper, 0.2), mix(bright, warm, 0.5), deep]),
    ),
    ...upTo(5).map((step) => block([0.2 + step * 0.8, 0.4, 0], [0.8, 2.6, 4 - step * 0.8], 62, tones)),
  ];
  const balls = [isometric(-3, 4.2, 1.9, 62), isometric(3.4, -3, 4.3, 62)].map(([x, y], index) =>
    circle(x, y, 46, index === 0 ? warm : palette.paper),
  );
  return [
    ground(mix(pale, cool, 0.22)),
    circle(860, 300, 120, mix(bright, palette.paper, 0.3)),
    ...flights,
    ...balls,
  ].join('');
};

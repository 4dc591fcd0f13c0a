import { mix, type Palette } from '../palettes.ts';
import type { Random } from '../random.ts';
import { circle, ground, line, type Motif, type Point, path, placed, rectangle, svg, upTo } from '../svg.ts';
import { leaf, stem, stemLine } from './plant-parts.ts';

/** A vase with a few branches on a table. */
export const vase: Motif = ({ random, palette }) => {
  const [deep, warm, cool, bright, pale] = palette.colours;
  const branches = upTo(7).map((index) => {
    const points = stem([540, 860], random.between(440, 690), (index - 3) * 150 + random.between(-30, 30), 10);
    const tone = random.pick([deep, cool, mix(deep, cool, 0.5)]);
    const leaves = points
      .slice(4)
      .flatMap(({ x, y, degrees }) =>
        [-1, 1].map((side) =>
          placed(leaf(random.between(84, 120), 26, tone, pale), x, y, degrees + side * random.between(34, 66)),
        ),
      );
    const top = points.at(-1);
    return (
      stemLine(points, tone, 6) +
      leaves.join('') +
      (top && index % 2 === 1 ? circle(top.x, top.y, 34, warm) + circle(top.x, top.y, 13, bright) : '')
    );
  });
  const body =
    'M470 800H610C606 860 640 890 690 960C750 1050 710 1170 640 1180H440C370 1170 330 1050 390 960C440 890 474 860 470 800Z';
  return [
    ground(pale),
    rectangle(0, 1090, 1080, 260, bright),
    circle(random.pick([250, 830]), 400, 190, mix(bright, palette.paper, 0.35)),
    ...branches,
    path(body, warm),
    path(
      'M610 800C606 860 640 890 690 960C750 1050 710 1170 640 1180H570C640 1100 640 1000 590 940C560 900 560 860 560 800Z',
      mix(warm, palette.ink, 0.18),
    ),
  ].join('');
};

/** Halved citrus fruit with leaves. */
export const citrusHalves: Motif = ({ random, palette }) => {
  const [deep, warm, cool, bright, pale] = palette.colours;
  const places: readonly Point[] = [
    [250, 230],
    [760, 180],
    [520, 560],
    [120, 720],
    [930, 620],
    [330, 1040],
    [790, 1010],
    [560, 1340],
    [70, 1300],
    [1040, 1290],
  ];
  const fruit = places.map(([x, y], index) => {
    const flesh = index % 3 === 0 ? warm : bright;
    const segments = upTo(9).map((part) =>
      placed(
        path('M0 -16C26 -56 46 -104 34 -122C20 -136 -20 -136 -34 -122C-46 -104 -26 -56 0 -16Z', flesh),
        0,
        0,
        part * 40,
      ),
    );
    const leaves = [-1, 1].map((side) =>
      placed(placed(leaf(150, 58, random.pick([deep, cool]), pale), 0, -140), 0, 0, side * random.between(24, 40)),
    );
    return placed(
      leaves.join('') + circle(0, 0, 165, flesh) + circle(0, 0, 148, palette.paper) + segments.join(''),
      x,
      y,
      random.between(0, 360),
      random.between(0.92, 1.08),
    );
  });
  return ground(pale) + fruit.join('');
};

/** Cacti in pots on a shelf. */
export const cacti: Motif = ({ random, palette }) => {
  const [deep, warm, cool, bright, pale] = palette.colours;
  const pot = (x: number, y: number, fill: string) =>
    path(svg`M${x - 88} ${y - 130}H${x + 88}L${x + 64} ${y}H${x - 64}Z`, fill) +
    rectangle(x - 100, y - 160, 200, 44, mix(fill, palette.ink, 0.14), 6);
  return [
    ground(pale),
    circle(540, 420, 330, mix(pale, palette.paper, 0.65)),
    column(random, palette, 220, 1090, 420, deep),
    pot(220, 1220, warm),
    paddles(550, 1090, cool, warm),
    pot(550, 1220, bright),
    column(random, palette, 860, 1090, 620, mix(deep, cool, 0.4)),
    pot(860, 1220, mix(warm, deep, 0.4)),
    rectangle(0, 1220, 1080, 130, mix(bright, palette.ink, 0.1)),
  ].join('');
};

function column(random: Random, palette: Palette, x: number, y: number, height: number, fill: string): string {
  const arm = height * random.between(0.4, 0.55);
  const ribs = upTo(3).map((index) =>
    line(
      svg`M${x - 30 + index * 30} ${y}V${y - height + 40}`,
      mix(fill, palette.paper, 0.22),
      4,
      'stroke-dasharray="14 16"',
    ),
  );
  return (
    line(svg`M${x} ${y}V${y - height + 60}`, fill, 120, 'stroke-linecap="round"') +
    line(
      svg`M${x} ${y - arm + 90}H${x + 96}V${y - arm - 60}`,
      fill,
      62,
      'stroke-linecap="round" stroke-linejoin="round"',
    ) +
    ribs.join('') +
    circle(x, y - height - 4, 22, palette.colours[1])
  );
}

function paddles(x: number, y: number, fill: string, flower: string): string {
  const paddle = (dx: number, dy: number, degrees: number, size: number) =>
    placed(
      svg`<ellipse rx="76" ry="112" fill="${fill}"/>` +
        upTo(6)
          .map((index) => circle((index % 2) * 60 - 30, Math.floor(index / 2) * 62 - 62, 5, flower))
          .join(''),
      x + dx,
      y + dy,
      degrees,
      size,
    );
  return (
    paddle(0, -100, 0, 1.1) +
    paddle(-84, -280, -30, 0.86) +
    paddle(76, -300, 24, 0.95) +
    paddle(110, -480, 8, 0.7) +
    placed(circle(0, 0, 20, flower), x + 118, y - 566)
  );
}

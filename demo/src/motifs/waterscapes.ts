import { mix } from '../palettes.ts';
import { createNoise } from '../random.ts';
import { circle, gradient, ground, type Motif, type Point, path, placed, rectangle, svg, upTo } from '../svg.ts';
import { ridge, sky } from './land-parts.ts';

/** The sun's reflection on water. */
export const seaSun: Motif = (brush) => {
  const { random, palette } = brush;
  const [deep, warm, cool, bright, pale] = palette.colours;
  const x = random.between(420, 660);
  const road = upTo(30).map((index) => {
    const y = 760 + index * 19;
    const width = 290 - Math.abs(Math.sin(index * 1.7)) * 130 - index * 3.5;
    return rectangle(
      x - width / 2 + Math.sin(index * 2.3) * 26,
      y,
      width,
      8,
      mix(bright, palette.paper, index / 60),
      4,
    );
  });
  const glitter = upTo(70).map(() =>
    rectangle(
      random.between(-60, 1080),
      random.between(770, 1340),
      random.between(50, 190),
      4,
      random.pick([cool, mix(deep, cool, 0.5)]),
      2,
    ),
  );
  return [
    sky(brush, mix(warm, pale, 0.25), pale, 0.58),
    circle(x, 560, 220, mix(bright, warm, 0.15)),
    rectangle(0, 740, 1080, 610, deep),
    ...glitter,
    ...road,
  ].join('');
};

/** Islands in an evening sea, each with its reflection. */
export const islands: Motif = (brush) => {
  const { random, palette } = brush;
  const [deep, warm, cool, bright, pale] = palette.colours;
  const water = mix(cool, pale, 0.3);
  const land = (
    [
      [230, 690, 330, 250],
      [800, 720, 420, 190],
      [520, 860, 300, 150],
    ] as const
  ).map(([x, y, width, height], index) => {
    const tone = mix(mix(deep, cool, 0.35), deep, index / 2);
    const crest = x + random.between(-60, 60);
    const hill = svg`M${x - width} ${y}C${x - width * 0.5} ${y - height * 0.2} ${crest - 70} ${y - height} ${crest} ${y - height}C${crest + 90} ${y - height} ${x + width * 0.6} ${y - height * 0.25} ${x + width} ${y}Z`;
    const ripples = upTo(9).map((step) =>
      rectangle(
        x - width * (0.86 - step * 0.07) + random.between(-26, 26),
        y + 12 + step * 15,
        width * 2 * (0.86 - step * 0.07),
        7,
        mix(tone, water, 0.2 + step * 0.07),
        3,
      ),
    );
    return path(hill, tone) + ripples.join('');
  });
  const boat = placed(
    path('M-52 0H52L34 26H-34Z', palette.ink) +
      path('M-4 -10V-130L54 -10Z', palette.paper) +
      path('M-14 -10V-104L-48 -10Z', warm),
    random.between(300, 760),
    1120,
  );
  return [
    sky(brush, mix(bright, warm, 0.35), mix(pale, palette.paper, 0.2), 0.5),
    circle(random.between(440, 640), 480, 120, palette.paper),
    rectangle(0, 680, 1080, 670, water),
    ...land,
    boat,
  ].join('');
};

/** Waves in the manner of a woodcut. */
export const surf: Motif = ({ random, palette }) => {
  const [deep, warm, cool, bright, pale] = palette.colours;
  const rows = upTo(9).map((row) => {
    const y = 560 + row * 96;
    const scales = upTo(8 + (row % 2)).map((index) => {
      const x = index * 154 - (row % 2) * 77;
      return upTo(5)
        .map((step) => circle(x, y, 96 - step * 19, [deep, palette.paper, cool, pale, deep][step] ?? deep))
        .join('');
    });
    return scales.join('');
  });
  return [ground(mix(palette.paper, bright, 0.35)), circle(random.between(340, 740), 430, 210, warm), ...rows].join('');
};

/** Northern lights over a lake. */
export const aurora: Motif = (brush) => {
  const { random, palette } = brush;
  const [deep, warm, cool, bright, pale] = palette.colours;
  const night = mix(palette.ink, deep, 0.25);
  const noise = createNoise(random);
  const curtains = [cool, bright, pale, warm].map((tone, index) => {
    const { definition, paint } = gradient(brush.id(`light-${index}`), [
      [0, `${tone}00`],
      [0.75, `${tone}cc`],
      [1, `${tone}00`],
    ]);
    const points = upTo(15).map(
      (step): Point => [step * 84 - 50, 430 + index * 75 + 200 * (noise(step / 3, index * 2.1) - 0.5)],
    );
    const bars = upTo(45).map((step) => {
      const at = points[Math.floor(step / 3.25)] ?? [0, 0];
      const next = points[Math.floor(step / 3.25) + 1] ?? at;
      const y = at[1] + (next[1] - at[1]) * ((step / 3.25) % 1);
      return rectangle(step * 25 - 30, y - 320, 26, 400, paint);
    });
    return definition + bars.join('');
  });
  const stars = upTo(70).map(() =>
    circle(random.between(0, 1080), random.between(0, 700), random.pick([1.6, 2.4, 3.2]), pale),
  );
  const shore = path(ridge(noise, 8, 960, 230, 300, false), palette.ink);
  const lake =
    rectangle(0, 990, 1080, 360, mix(night, cool, 0.35)) +
    upTo(40)
      .map(() =>
        rectangle(
          random.between(-50, 1050),
          random.between(1000, 1340),
          random.between(60, 220),
          4,
          mix(cool, bright, random.between(0, 0.6)),
          2,
        ),
      )
      .join('');
  return [ground(night), ...stars, ...curtains, shore, lake].join('');
};

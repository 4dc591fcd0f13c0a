/** The lake, the room and the house of the practice; and what is not a body. */
import { mix } from '../../palettes.ts';
import type { Random } from '../../random.ts';
import { circle, line, type Point, path, placed, rectangle, ring, smooth, svg, upTo } from '../../svg.ts';
import { type Drawing, niche } from './bodies.ts';
import { archData, DAY, grain, ridge, ripples, slope, stone, type Tone, waves, within } from './shapes.ts';

/** A sun in rings of haze. */
const sun = (x: number, y: number, reach: number, { light, sky }: Tone): string =>
  [1.9, 1.6, 1.3].map((far) => circle(x, y, reach * far, mix(light, sky, 0.62 + far * 0.16))).join('') +
  circle(x, y, reach, light);

/** Stones on each other, at the edge of the water. */
export const stones: Drawing = (random, tone) => {
  const { sky, far, mid, near, water, cloth, dark } = tone;
  const pile: [number, number, number, string][] = [
    [716, 190, 74, near],
    [590, 146, 62, mix(cloth, far, 0.6)],
    [486, 116, 54, mix(near, dark, 0.4)],
    [402, 84, 42, mid],
    [338, 52, 32, tone.light],
  ];
  return [
    rectangle(0, 0, 1200, 900, sky),
    sun(330, 260, 110, tone),
    slope(ridge(random, 1200, 520, 160, 3), 900, far),
    slope(ridge(random, 1200, 580, 70, 4), 900, mid, 3),
    rectangle(0, 590, 1200, 310, water),
    waves(random, 1200, [590, 900], mix(water, '#ffffff', 0.6)),
    ripples(740, 790, 6, 96, mix(water, dark, 0.35), 0.22),
    ...pile.map(([y, wide, high, fill], index) => stone(random, [740 + (index % 2 ? 12 : -8), y], [wide, high], fill)),
  ].join('');
};

/** Breath: arches that rise from the water, and come back in it. */
export const breath: Drawing = (random, tone) => {
  const { sky, far, mid, near, water, light, cloth } = tone;
  const bands = [mix(sky, far, 0.5), far, mix(far, mid, 0.6), mid, near, mix(cloth, sky, 0.3), light];
  return [
    rectangle(0, 0, 1200, 900, mix(sky, cloth, 0.4)),
    ...bands.map((fill, index) => circle(600, 560, 520 - index * 70, fill)),
    rectangle(0, 560, 1200, 340, water),
    ...bands.map((fill, index) => {
      const reach = 520 - index * 70;
      return svg`<path d="M${600 - reach} 560a${reach} ${reach * 0.5} 0 0 0 ${reach * 2} 0Z" fill="${fill}" opacity="0.5"/>`;
    }),
    waves(random, 1200, [566, 900], mix(water, '#ffffff', 0.75)),
  ].join('');
};

/** Cushions around a lamp, from above. */
export const cushions: Drawing = (random, tone) => {
  const { sky, far, mid, near, light, cloth, dark } = tone;
  const covers = [near, mid, mix(light, near, 0.25), far];
  return [
    rectangle(0, 0, 1200, 900, mix(sky, near, 0.12)),
    ...upTo(10).map((index) => line(svg`M0 ${45 + index * 90}H1200`, mix(sky, near, 0.22), 3)),
    circle(600, 450, 420, mix(sky, cloth, 0.55)),
    ...upTo(7).map((index) => ring(600, 450, 404 - index * 20, mix(sky, far, 0.6), 3)),
    ...upTo(8).map((index) => {
      const angle = (index / 8) * Math.PI * 2 + 0.39;
      const fill = covers[index % covers.length] ?? near;
      const [x, y] = [600 + Math.cos(angle) * 292, 450 + Math.sin(angle) * 292];
      return [
        circle(x + 8, y + 12, 92, mix(sky, dark, 0.22)),
        circle(x, y, 92, fill),
        ...upTo(8).map((seam) =>
          placed(line('M0 -14V-82', mix(fill, '#ffffff', 0.25), 4, 'stroke-linecap="round"'), x, y, seam * 45),
        ),
        circle(x, y, 13, mix(fill, dark, 0.35)),
      ].join('');
    }),
    circle(600, 450, 130, mix(light, cloth, 0.65)),
    circle(600, 450, 86, mix(light, cloth, 0.3)),
    circle(600, 450, 50, cloth),
    circle(600, 450, 16, light),
    grain(random, [0, 0], [1200, 900], 300, mix(sky, dark, 0.4)),
  ].join('');
};

/** A month, and a pebble on the day that is kept. */
export const day: Drawing = (random, tone) => {
  const { near, far, cloth, dark, light } = tone;
  const days = upTo(30).map((index) => {
    const [x, y] = [366 + (index % 7) * 78, 330 + Math.floor(index / 7) * 96];
    return index === 17 ? '' : circle(x, y, 21, index % 7 > 4 ? mix(cloth, far, 0.45) : mix(far, near, 0.35));
  });
  return [
    niche(tone),
    rectangle(288, 136, 640, 680, mix(far, dark, 0.3), 28).replace('/>', ' opacity="0.3"/>'),
    rectangle(280, 120, 640, 680, cloth, 28),
    path('M280 236V148Q280 120 308 120H892Q920 120 920 148V236Z', near),
    ...[400, 600, 800].map((x) => rectangle(x - 9, 88, 18, 76, dark, 9)),
    ...days,
    ripples(600, 522, 3, 46, mix(near, cloth, 0.4), 1),
    stone(random, [600, 522], [54, 40], mix(light, near, 0.15)),
  ].join('');
};

/** Reeds at the edge of the water. */
const reeds = (random: Random, x: number, y: number, count: number, stroke: string): string =>
  upTo(count)
    .map((index) => {
      const [at, high, lean] = [x + index * 22, random.between(170, 390), random.between(-40, 80)];
      return (
        line(svg`M${at} ${y}Q${at} ${y - high * 0.6} ${at + lean} ${y - high}`, stroke, 7, 'stroke-linecap="round"') +
        (index % 3 ? '' : placed(rectangle(-9, -46, 18, 92, '#7a5a3e', 9), at + lean, y - high + 8, lean / 4))
      );
    })
    .join('');

/** The lake in the morning, 1800 by 1200. */
export function lake(random: Random, tone: Tone): string {
  const { sky, far, mid, near, water, light, cloth, dark } = tone;
  const glitter = upTo(13).map((index) => {
    const wide = 150 - index * 4 + random.between(-40, 40);
    return rectangle(1120 - wide / 2 + random.between(-18, 18), 776 + index * 27, wide, 9, mix(light, cloth, 0.3), 4.5);
  });
  return [
    rectangle(0, 0, 1800, 1200, sky),
    sun(1120, 350, 150, tone),
    slope(ridge(random, 1800, 560, 250, 4), 1200, mix(far, sky, 0.4), 8, 24),
    slope(ridge(random, 1800, 640, 230, 3), 1200, far, 8, 26),
    slope(ridge(random, 1800, 720, 170, 4), 1200, mid, 6, 26),
    slope(ridge(random, 1800, 770, 80, 5), 1200, near, 3, 24),
    rectangle(0, 760, 1800, 440, water),
    ...glitter,
    waves(random, 1800, [764, 1200], mix(water, '#ffffff', 0.65)),
    ripples(560, 1010, 5, 74, mix(water, dark, 0.3), 0.24),
    stone(random, [560, 986], [112, 58], mix(far, dark, 0.3)),
    stone(random, [846, 1066], [150, 62], mix(cloth, far, 0.7)),
    stone(random, [1250, 1120], [210, 84], mid),
    reeds(random, 70, 1210, 14, dark),
    reeds(random, 1600, 1210, 10, dark),
  ].join('');
}

/** A branch in a vase. */
function vase(x: number, y: number, { near, light, dark }: Tone): string {
  const leaf = (px: number, py: number, turn: number) =>
    placed(path('M0 0Q34 -44 96 0Q34 44 0 0Z', near), x + px, y + py, turn);
  return [
    line(svg`M${x} ${y - 190}Q${x - 20} ${y - 420} ${x + 70} ${y - 620}`, dark, 8, 'stroke-linecap="round"'),
    ...upTo(6).flatMap((index) => [
      leaf(-6 + index * 12, -300 - index * 58, -24 - index * 6),
      leaf(-8 + index * 11, -290 - index * 58, -150 + index * 6),
    ]),
    path(svg`M${x - 34} ${y - 220}h68q-4 50 40 90q50 60 0 130h-148q-50 -70 0 -130q44 -40 40 -90Z`, light),
  ].join('');
}

/** The room: a table, an arched window, and the lake in it. */
export function room(random: Random, tone: Tone): string {
  const { sky, far, near, light, cloth, dark } = tone;
  const window = archData(640, 800, 620, 690);
  const wood = '#a97f58';
  const view = placed(lake(random, DAY), -60, -40, 0, 0.75);
  return [
    rectangle(0, 0, 1800, 1200, mix(sky, cloth, 0.5)),
    grain(random, [0, 0], [1800, 940], 700, mix(sky, near, 0.35)),
    path(archData(640, 830, 700, 760), mix(sky, light, 0.28)),
    within('window', window, view),
    line(window, cloth, 22),
    line('M640 110V800M330 470H950', cloth, 14),
    rectangle(270, 800, 740, 34, cloth, 8),
    rectangle(0, 960, 1800, 240, mix(wood, sky, 0.35)),
    ...upTo(5).map((index) => line(svg`M0 ${1000 + index * 50}H1800`, mix(wood, sky, 0.2), 3)),
    svg`<ellipse cx="1030" cy="1090" rx="690" ry="92" fill="${mix(far, cloth, 0.3)}"/>`,
    svg`<ellipse cx="1030" cy="1090" rx="630" ry="76" fill="none" stroke="${near}" stroke-width="4" opacity="0.5"/>`,
    line(
      'M800 800L740 1100M1440 800L1500 1100M920 800L1330 1060M1320 800L910 1060',
      wood,
      22,
      'stroke-linecap="round"',
    ),
    rectangle(640, 720, 960, 84, near, 42),
    path('M850 716H1470Q1500 716 1500 746V884Q1174 936 850 884Z', cloth),
    line('M930 730V896M1420 730V896', mix(cloth, dark, 0.12), 4),
    rectangle(660, 660, 220, 76, mix(cloth, far, 0.25), 38),
    ...upTo(3).map((index) =>
      rectangle(1290 + index * 8, 664 - index * 48, 190 - index * 16, 50, [light, cloth, far][index] ?? far, 22),
    ),
    rectangle(170, 760, 30, 340, wood, 10),
    rectangle(330, 760, 30, 340, wood, 10),
    rectangle(130, 740, 270, 34, wood, 17),
    vase(265, 744, tone),
    circle(1500, 250, 92, mix(light, cloth, 0.4)),
    line('M1500 0V160', dark, 5),
  ].join('');
}

/** The house from outside: a door in an arch, and stones that lead to it. */
export function house(random: Random, tone: Tone): string {
  const { sky, far, mid, near, light, cloth, dark } = tone;
  const wall = mix(cloth, light, 0.22);
  const roof: Point[] = [
    [470, 420],
    [760, 300],
    [1060, 270],
    [1330, 330],
    [1500, 420],
  ];
  const tree = (x: number, y: number, reach: number) =>
    rectangle(x - 12, y, 24, reach * 1.6, '#7a5a3e', 8) +
    circle(x, y, reach, near) +
    upTo(4)
      .map((index) => ring(x - 6, y - 6, reach * (0.8 - index * 0.19), mix(near, '#ffffff', 0.2), 4))
      .join('');
  const way = upTo(6).map((index) =>
    stone(
      random,
      [1000 - index * index * 9, 980 + index * 40],
      [70 + index * 17, 17 + index * 4],
      mix(cloth, far, 0.75),
    ),
  );
  return [
    rectangle(0, 0, 1800, 1200, sky),
    sun(360, 300, 120, tone),
    slope(ridge(random, 1800, 620, 280, 3), 1200, far, 8),
    slope(ridge(random, 1800, 740, 190, 4), 1200, mid, 8),
    tree(1600, 600, 190),
    path('M500 960V400H1470V960Z', wall),
    path(svg`${smooth(roof)}L1540 436H430Z`, mix(near, dark, 0.45)),
    grain(random, [510, 440], [950, 510], 500, mix(wall, dark, 0.4)),
    path(archData(1000, 960, 270, 440), mix(wall, near, 0.3)),
    path(archData(1000, 960, 220, 410), near),
    line('M1000 560V960', mix(near, dark, 0.4), 4),
    circle(1076, 780, 10, light),
    ...[680, 1310].map(
      (x) => path(archData(x, 800, 150, 260), mix(dark, near, 0.35)) + line(archData(x, 800, 150, 260), cloth, 12),
    ),
    ...[680, 1310].map((x) => line(svg`M${x} 545V800M${x - 75} 690H${x + 75}`, cloth, 8)),
    slope(ridge(random, 1800, 980, 40, 3), 1200, mix(near, mid, 0.4), 5, 44),
    ...way,
    tree(330, 780, 140),
    rectangle(1170, 880, 230, 22, '#a97f58', 8),
    rectangle(1196, 900, 18, 80, '#a97f58'),
    rectangle(1356, 900, 18, 80, '#a97f58'),
  ].join('');
}

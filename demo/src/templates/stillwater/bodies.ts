/** Hands, feet and backs, without anything that moves. */
import { mix } from '../../palettes.ts';
import type { Random } from '../../random.ts';
import { circle, line, type Point, path, placed, rectangle, ring, smooth, svg, upTo } from '../../svg.ts';
import { archData, contours, hill, ridge, slope, type Tone, within } from './shapes.ts';

export type Drawing = (random: Random, tone: Tone) => string;

const ROUND = 'stroke-linecap="round"';

/** The wall with an arch in it, in front of which somebody is. */
export const niche = ({ sky, far, cloth }: Tone): string =>
  rectangle(0, 0, 1200, 900, sky) +
  path(archData(600, 900, 860, 850), mix(sky, cloth, 0.55)) +
  line(archData(600, 904, 930, 886), far, 4);

/** A hand that points upwards, its palm around the origin. */
function hand(fill: string): string {
  const fingers: [Point, Point][] = [
    [
      [-54, -20],
      [-82, -180],
    ],
    [
      [-19, -40],
      [-27, -232],
    ],
    [
      [18, -40],
      [26, -226],
    ],
    [
      [54, -20],
      [78, -166],
    ],
  ];
  const shade = mix(fill, '#5a3420', 0.22);
  return [
    path('M-80 -30Q-84 -64 -40 -66H40Q84 -64 80 -30V60Q78 130 50 152V460H-50V152Q-78 130 -80 60Z', fill),
    ...fingers.map(([from, to]) => line(svg`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, fill, 42, ROUND)),
    line('M54 72Q110 44 140 -30', fill, 46, ROUND),
    line('M-52 12Q-6 40 52 -14M-54 54Q0 72 34 36M-8 126Q44 96 46 44', shade, 5, ROUND),
  ].join('');
}

export const openHand: Drawing = (_, tone) =>
  [
    niche(tone),
    ...upTo(6).map((index) => ring(600, 420, 170 + index * 52, mix(tone.far, tone.sky, index / 8), 4)),
    placed(rectangle(-130, 260, 260, 420, tone.near, 40) + hand(tone.skin), 600, 500, 0, 1.4),
  ].join('');

/** Somebody who sits with the back towards us. */
function sitter({ skin, dark, cloth }: Tone): string {
  const torso =
    'M548 262C548 330 520 352 440 376C350 400 316 448 306 540L270 920H930L894 540C884 448 850 400 760 376C680 352 652 330 652 262Z';
  const shade = mix(skin, '#5a3420', 0.25);
  const lines = upTo(5).flatMap((index) => {
    const out = 54 + index * 46;
    const low = 470 + index * 10;
    return [-1, 1].map((side) =>
      line(
        svg`M${600 + side * out * 0.6} ${410 + index * 6}Q${600 + side * (out + 76)} ${low + 60} ${600 + side * out * 0.66} ${760}`,
        shade,
        4,
        `${ROUND} opacity="0.6"`,
      ),
    );
  });
  return [
    path(torso, skin),
    within('torso', torso, [...lines, line('M600 350V760', shade, 5, ROUND)].join('')),
    path('M262 790Q600 720 938 790V920H262Z', cloth),
    line('M262 826Q600 756 938 826M262 866Q600 796 938 866', mix(cloth, dark, 0.16), 4),
    svg`<ellipse cx="600" cy="176" rx="94" ry="106" fill="${dark}"/>`,
    circle(600, 66, 46, dark),
    line('M532 226Q600 262 668 226', mix(dark, skin, 0.3), 4),
  ].join('');
}

export const back: Drawing = (_, tone) => niche(tone) + sitter(tone);

/** From nearer, with hands on the shoulders. */
export const neck: Drawing = (_, tone) => {
  const other = mix(tone.skin, tone.cloth, 0.3);
  return [
    niche(tone),
    placed(sitter(tone), -210, -40, 0, 1.35),
    placed(hand(other), 230, 560, 62, 1.05),
    placed(svg`<g transform="scale(-1 1)">${hand(other)}</g>`, 970, 560, -62, 1.05),
  ].join('');
};

/** Somebody who lies like a range of hills. */
export const lying: Drawing = (random, tone) => {
  const { sky, far, mid, near, skin, cloth, light, dark } = tone;
  const points: Point[] = [
    [286, 640],
    [330, 560],
    [420, 452],
    [520, 470],
    [620, 536],
    [740, 446],
    [850, 496],
    [980, 566],
    [1090, 596],
    [1130, 640],
  ];
  const body = svg`${smooth(points)}Z`;
  return [
    rectangle(0, 0, 1200, 900, sky),
    circle(860, 250, 118, light),
    slope(ridge(random, 1200, 470, 190, 3), 900, far),
    slope(ridge(random, 1200, 560, 130, 4), 900, mid),
    path(body, skin),
    within('lying', body, contours(points, 6, 24, mix(skin, '#ffffff', 0.3))),
    circle(246, 560, 74, dark),
    path('M268 600Q316 600 350 560L380 640H270Z', skin),
    rectangle(120, 622, 1080, 70, cloth, 35),
    rectangle(96, 596, 250, 60, mix(cloth, far, 0.35), 30),
    hill(
      [
        [-40, 690],
        [1240, 690],
      ],
      900,
      near,
    ),
    ...upTo(4).map((index) => line(svg`M0 ${730 + index * 46}H1200`, mix(near, '#ffffff', 0.16), 3)),
  ].join('');
};

const SOLE =
  'M-14 300C-96 300 -112 220 -98 130C-88 60 -112 10 -124 -60C-138 -150 -78 -206 6 -206C88 -206 134 -150 124 -70C116 0 84 50 82 130C80 220 66 300 -14 300Z';

/** Two soles with their lines, and toes like pebbles. */
export const feet: Drawing = (_, tone) => {
  const shade = mix(tone.skin, '#ffffff', 0.34);
  const toes: [number, number, number][] = [
    [70, -262, 46],
    [-2, -282, 33],
    [-62, -266, 29],
    [-110, -232, 26],
    [-144, -186, 22],
  ];
  const foot = [
    path(SOLE, tone.skin),
    ...[0.82, 0.64, 0.46, 0.28].map((scale) => placed(line(SOLE, shade, 4 / scale), -4 * (1 - scale), 10, 0, scale)),
    ...toes.map(([x, y, size]) => circle(x, y, size, tone.skin)),
  ].join('');
  return [
    niche(tone),
    placed(foot, 432, 500, -7),
    placed(svg`<g transform="scale(-1 1)">${foot}</g>`, 768, 500, 7),
    path('M-20 760Q600 680 1220 760V920H-20Z', tone.cloth),
    line('M-20 804Q600 724 1220 804M-20 850Q600 770 1220 850', mix(tone.cloth, tone.dark, 0.15), 4),
  ].join('');
};

/** A round belly with two hands on it. */
export const belly: Drawing = (_, tone) => {
  const { skin, cloth, near, mid } = tone;
  const shade = mix(skin, '#ffffff', 0.3);
  return [
    niche(tone),
    path('M396 -20C400 120 340 210 316 320L300 640H900L884 320C860 210 800 120 804 -20Z', near),
    circle(600, 520, 296, skin),
    ...upTo(6).map((index) => ring(600, 540 - index * 2, 250 - index * 40, shade, 4)),
    path('M220 920Q270 720 372 690Q600 850 828 690Q930 720 980 920Z', cloth),
    line('M352 712Q600 876 848 712', mix(cloth, near, 0.3), 5),
    path('M318 306Q600 416 882 306L872 262Q600 172 328 262Z', near),
    line('M318 306Q600 416 882 306', mix(near, mid, 0.6), 8),
    placed(hand(mix(skin, cloth, 0.35)), 330, 560, 58, 0.92),
    placed(svg`<g transform="scale(-1 1)">${hand(mix(skin, cloth, 0.35))}</g>`, 870, 560, -58, 0.92),
  ].join('');
};

/** Who works here: head and shoulders in an arch, 1200 by 1500. */
export function portrait(tone: Tone, hair: 'bun' | 'short' | 'long', skin: string, shade: string): string {
  const { sky, cloth, near, dark } = tone;
  const behind = {
    bun: circle(600, 330, 96, shade),
    short: '',
    long: path('M360 600C340 380 470 340 600 340S860 380 840 600V1010H360Z', shade),
  }[hair];
  const front = {
    bun: 'M410 610C400 440 480 378 600 378S800 440 790 610C760 520 700 486 600 486S440 520 410 610Z',
    short:
      'M404 660C372 440 470 350 600 350S828 440 796 660C778 600 766 540 716 496C640 530 500 524 464 500C432 540 424 600 404 660Z',
    long: 'M404 660C390 450 480 384 600 384S810 450 796 660C770 560 700 520 570 470C520 540 430 560 404 660Z',
  }[hair];
  return [
    rectangle(0, 0, 1200, 1500, sky),
    path(archData(600, 1500, 940, 1330), mix(sky, cloth, 0.55)),
    behind,
    path('M530 820H670V1000Q600 1104 530 1000Z', mix(skin, '#5a3420', 0.14)),
    path('M150 1500C160 1180 300 1060 520 990Q600 1090 680 990C900 1060 1040 1180 1050 1500Z', near),
    line('M520 990Q600 1090 680 990M600 1064V1500', mix(near, dark, 0.4), 6),
    svg`<ellipse cx="600" cy="670" rx="190" ry="236" fill="${skin}"/>`,
    path(front, shade),
    line('M490 690q34 26 68 0M642 690q34 26 68 0', dark, 8, ROUND),
    line('M600 700q-26 62 -16 76h24', mix(skin, '#5a3420', 0.45), 6, `${ROUND} stroke-linejoin="round"`),
    line('M548 822q52 34 104 0', mix('#9c4a3a', skin, 0.25), 9, ROUND),
    circle(470, 764, 34, '#d98d70').replace('/>', ' opacity="0.35"/>'),
    circle(730, 764, 34, '#d98d70').replace('/>', ' opacity="0.35"/>'),
  ].join('');
}

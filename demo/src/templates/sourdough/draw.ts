/** Bread and what belongs to it, cut from paper. */
import { mix } from '../../palettes.ts';
import { createRandom, type Random } from '../../random.ts';
import { circle, line, type Point, path, placed, rectangle, smooth, svg, upTo } from '../../svg.ts';

const [BUTTER, CREAM, TOMATO, SPINACH, SKY] = ['#fbe7b2', '#fff6e0', '#d2452d', '#1f4a3a', '#b9d6d3'];
const [CRUST, DARK_CRUST, GOLD, PALE, RYE] = ['#b9722f', '#8a4a1e', '#e2a24a', '#f4d69c', '#6b3f22'];

type Size = { width: number; height: number };
const PORTRAIT: Size = { width: 1200, height: 1500 };
const WIDE: Size = { width: 1800, height: 1200 };

const sheet = ({ width, height }: Size, content: string): string =>
  svg`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

/** Points around an ellipse, each a little nearer or farther than it would be. */
const around = (random: Random, [x, y]: Point, [wide, high]: Point, wobble: number, count = 14): Point[] =>
  upTo(count).map((index) => {
    const angle = (index / count) * Math.PI * 2;
    const reach = 1 + random.between(-wobble, wobble);
    return [x + Math.cos(angle) * wide * reach, y + Math.sin(angle) * high * reach];
  });

/** A closed smooth outline. */
const closed = (points: readonly Point[]): string => {
  const [first = [0, 0], second = [0, 0]] = points;
  return `${smooth([...points, first, second])}Z`;
};

/** Paper on paper: the shape, and the shadow that it throws. */
const cut = (data: string, fill: string, depth = 14): string =>
  placed(svg`<path d="${data}" fill="#3b2208" opacity="0.16"/>`, depth * 0.6, depth) + path(data, fill);

/** Flour, or the grain of the paper: small dots within an ellipse. */
const dust = (random: Random, [x, y]: Point, [wide, high]: Point, count: number, color: string, most = 5): string =>
  svg`<g fill="${color}">${upTo(count).map(() => {
    const [angle, reach] = [random.between(0, Math.PI * 2), Math.sqrt(random.next())];
    const size = random.between(1, most);
    return svg`<circle cx="${x + Math.cos(angle) * wide * reach}" cy="${y + Math.sin(angle) * high * reach}" r="${size}" opacity="${random.between(0.25, 0.9)}"/>`;
  })}</g>`;

/** A leaf-shaped cut in the crust. */
const score = (x: number, y: number, length: number, degrees: number, color: string): string =>
  placed(
    path(`M${-length / 2} 0Q0 ${-length / 7} ${length / 2} 0Q0 ${length / 9} ${-length / 2} 0Z`, color),
    x,
    y,
    degrees,
  );

type Drawing = (random: Random) => string;

/** A round loaf with an ear of wheat cut into it. */
const loaf =
  (crust: string, cutColor: string): Drawing =>
  (random) => {
    const outline = closed(around(random, [0, 0], [430, 330], 0.025));
    const inner = closed(around(random, [-20, -34], [350, 248], 0.03));
    const stalk = line('M-270 60C-120 -10 90 -40 270 -120', cutColor, 16, 'stroke-linecap="round"');
    const grains = upTo(6).flatMap((index) => {
      const [x, y] = [-190 + index * 80, 36 - index * 27];
      return [score(x + 6, y - 62, 128, -78, cutColor), score(x + 30, y + 46, 128, 34, cutColor)];
    });
    return [
      cut(outline, crust, 26),
      path(inner, mix(crust, GOLD, 0.35)),
      stalk,
      ...grains,
      dust(random, [-20, -30], [390, 280], 240, '#fffaf0', 4.5),
    ].join('');
  };

/** Three long breads, side by side and slanted. */
const baguettes: Drawing = (random) =>
  upTo(3)
    .map((index) => {
      const bread =
        cut(
          closed(around(random, [0, 0], [120, 520], 0.02, 16)),
          [CRUST, GOLD, mix(CRUST, GOLD, 0.5)][index] ?? CRUST,
          20,
        ) +
        upTo(5)
          .map((at) => score(0, -340 + at * 170, 190, 62, PALE))
          .join('') +
        dust(random, [0, 0], [100, 480], 90, '#fffaf0', 4);
      return placed(bread, -250 + index * 250, index % 2 ? 18 : -14, 14);
    })
    .join('');

/** A croissant: crescents over each other, darker towards the ends. */
const croissant: Drawing = (random) => {
  const part = (at: number): string => {
    const angle = -90 + at * 27;
    const size = 1 - Math.abs(at) * 0.17;
    const shape = closed(around(random, [0, 0], [132 * size, 235 * size], 0.02, 12));
    const shade = mix(GOLD, DARK_CRUST, Math.abs(at) * 0.2);
    const stripes = upTo(4)
      .map((index) =>
        line(
          `M${-70 * size + index * 46 * size} ${-170 * size}q26 ${170 * size} 0 ${340 * size}`,
          mix(shade, PALE, 0.45),
          7,
          'opacity="0.7"',
        ),
      )
      .join('');
    const [x, y] = [Math.cos((angle * Math.PI) / 180) * 330, Math.sin((angle * Math.PI) / 180) * 300 + 150];
    return placed(cut(shape, shade, 12) + stripes, x, y, at * 27);
  };
  return [3, -3, 2, -2, 1, -1, 0].map(part).join('');
};

/** A bun rolled up with cinnamon. */
const bun: Drawing = (random) => {
  const turns = upTo(46).map((index): Point => {
    const angle = index * 0.42;
    const reach = 20 + index * 6.6;
    return [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.94];
  });
  return [
    cut(closed(around(random, [0, 0], [380, 356], 0.02)), GOLD, 26),
    path(closed(around(random, [0, 0], [336, 314], 0.02)), mix(GOLD, PALE, 0.5)),
    line(smooth(turns), RYE, 34, 'stroke-linecap="round"'),
    line(smooth(turns), mix(RYE, CRUST, 0.5), 12, 'stroke-linecap="round" opacity="0.7"'),
    ...upTo(26).map(() => {
      const [x, y] = [random.between(-250, 250), random.between(-230, 230)];
      return placed(rectangle(-13, -9, 26, 18, '#fffdf6', 4), x, y, random.between(0, 90));
    }),
  ].join('');
};

/** A pretzel with salt. */
const pretzel: Drawing = (random) => {
  const rope =
    'M-60 330C-330 250 -420 -60 -250 -230C-90 -380 60 -200 30 -20C10 120 -90 240 -230 300M60 330C330 250 420 -60 250 -230C90 -380 -60 -200 -30 -20C-10 120 90 240 230 300M-70 332Q0 350 70 332';
  const salt = upTo(60).map(() => {
    const angle = random.between(0, Math.PI * 2);
    const [x, y] = [Math.cos(angle) * random.between(240, 330), Math.sin(angle) * random.between(220, 300) - 10];
    return placed(rectangle(-7, -7, 14, 14, '#fffdf6', 3), x, y, random.between(0, 90));
  });
  return [
    placed(line(rope, '#3b2208', 96, 'stroke-linecap="round" opacity="0.16"'), 14, 24),
    line(rope, RYE, 96, 'stroke-linecap="round"'),
    line(rope, mix(RYE, CRUST, 0.55), 54, 'stroke-linecap="round"'),
    line(rope, mix(CRUST, GOLD, 0.4), 14, 'stroke-linecap="round" opacity="0.7"'),
    ...salt,
  ].join('');
};

/** A slice of plum cake on a plate. */
const cake: Drawing = (random) => {
  const plums = upTo(9).map((index) => {
    const [column, row] = [index % 3, Math.floor(index / 3)];
    const [x, y] = [-190 + column * 190 + (row % 2) * 26, -70 + row * 92];
    const shape = closed(around(random, [0, 0], [88, 46], 0.05, 10));
    return placed(path(shape, '#5b2448') + score(0, -8, 110, 0, '#a34a6d'), x, y, random.between(-24, 8));
  });
  return [
    cut(closed(around(random, [0, 120], [520, 300], 0.006, 20)), CREAM, 24),
    path(closed(around(random, [0, 112], [430, 236], 0.006, 20)), '#f1dfbb'),
    cut('M-330 -140L330 -140L372 196L-372 196Z', GOLD, 16),
    path('M-372 196L372 196L366 262L-366 262Z', PALE),
    ...plums,
    dust(random, [0, 20], [330, 150], 160, '#ffffff', 4),
  ].join('');
};

/** A jar of starter, on the rise. */
const jar: Drawing = (random) =>
  [
    svg`<ellipse cx="10" cy="470" rx="330" ry="34" fill="#3b2208" opacity="0.16"/>`,
    rectangle(-270, -380, 540, 850, '#ffffff', 70).replace('/>', ' opacity="0.55"/>'),
    path(`M-236 -40Q-120 -96 0 -48Q120 0 236 -60V400Q236 436 200 436H-200Q-236 436 -236 400Z`, PALE),
    ...upTo(26).map(() =>
      circle(random.between(-200, 200), random.between(20, 400), random.between(8, 30), mix(PALE, '#ffffff', 0.55)),
    ),
    rectangle(-300, -470, 600, 110, TOMATO, 26),
    rectangle(-300, -386, 600, 26, mix(TOMATO, '#000000', 0.18), 0),
    rectangle(-170, 130, 340, 150, CREAM, 16),
    line('M-120 180H120M-120 226H40', SPINACH, 12, 'stroke-linecap="round"'),
    line('M-262 -60H-196M-262 60H-214M-262 180H-196M-262 300H-214', SPINACH, 8),
  ].join('');

/** A cup of coffee from above. */
const coffee: Drawing = (random) =>
  [
    cut(closed(around(random, [0, 0], [440, 440], 0.004, 24)), CREAM, 24),
    path(closed(around(random, [0, 0], [360, 360], 0.004, 24)), '#efdfbd'),
    line('M300 -60h110q70 0 70 70t-70 70h-130', CREAM, 62, 'stroke-linecap="round"'),
    cut(closed(around(random, [0, 0], [300, 300], 0.004, 24)), '#ffffff', 18),
    path(closed(around(random, [0, 0], [256, 256], 0.004, 24)), '#7b4a2a'),
    path(
      'M0 150C-150 60 -170 -40 -96 -100C-44 -136 -6 -104 0 -60C6 -104 44 -136 96 -100C170 -40 150 60 0 150Z',
      '#e9cfa4',
    ),
    path('M0 96C-92 36 -104 -26 -62 -62C-30 -84 -6 -62 0 -30C6 -62 30 -84 62 -62C104 -26 92 36 0 96Z', '#7b4a2a'),
    path('M0 44C-44 14 -50 -12 -30 -30C-16 -40 -4 -30 0 -14C4 -30 16 -40 30 -30C50 -12 44 14 0 44Z', '#e9cfa4'),
  ].join('');

const goods: Readonly<Record<string, { drawing: Drawing; ground: string }>> = {
  country: { drawing: loaf(CRUST, PALE), ground: BUTTER },
  rye: { drawing: loaf(RYE, '#d9b07a'), ground: SKY },
  baguette: { drawing: baguettes, ground: '#f3b7a4' },
  croissant: { drawing: croissant, ground: SKY },
  bun: { drawing: bun, ground: '#f3b7a4' },
  pretzel: { drawing: pretzel, ground: BUTTER },
  cake: { drawing: cake, ground: '#cfe0c3' },
  jar: { drawing: jar, ground: '#cfe0c3' },
  coffee: { drawing: coffee, ground: TOMATO },
};

/** A cut-paper sun behind what is shown, its edge in waves. */
function sun(x: number, y: number, reach: number, color: string): string {
  const points = upTo(48).map((index): Point => {
    const angle = (index / 48) * Math.PI * 2;
    const far = reach * (index % 2 ? 0.94 : 1);
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
  });
  return path(closed(points), color);
}

function product(name: string, view: string): string {
  const shown = goods[name];
  if (!shown) throw new RangeError(`The bakery has no picture of ${name}`);
  const random = createRandom(name);
  const { width, height } = PORTRAIT;
  const isClose = view === '2';
  return [
    rectangle(0, 0, width, height, isClose ? mix(shown.ground, SPINACH, 0.75) : shown.ground),
    isClose ? '' : sun(600, 740, 560, mix(shown.ground, '#ffffff', 0.45)),
    placed(shown.drawing(random), isClose ? 520 : 600, isClose ? 900 : 750, isClose ? -16 : 0, isClose ? 1.55 : 1),
    dust(random, [600, 750], [800, 950], 260, mix(shown.ground, '#7a5a2a', 0.35), 2.2),
  ].join('');
}

/** Shelves with everything that is baked in a day. */
function shelves(): string {
  const random = createRandom('shelves');
  const { width, height } = WIDE;
  const rows: [string, number][][] = [
    [
      ['country', 0.5],
      ['croissant', 0.42],
      ['rye', 0.5],
      ['bun', 0.44],
    ],
    [
      ['pretzel', 0.46],
      ['baguette', 0.36],
      ['country', 0.52],
      ['croissant', 0.42],
    ],
  ];
  const boards = rows.map((row, index) => {
    const y = 470 + index * 500;
    const board =
      rectangle(110, y, 1580, 34, '#8a5a34', 8) +
      rectangle(110, y + 34, 1580, 16, '#000000', 0).replace('/>', ' opacity="0.12"/>');
    const breads = row.map(([name, scale], at) => {
      const [x, lift] = [340 + at * 375, name === 'baguette' ? 190 : 330 * scale];
      return placed(goods[name]?.drawing(random) ?? '', x, y - lift, random.between(-4, 4), scale);
    });
    return board + breads.join('');
  });
  return [
    rectangle(0, 0, width, height, BUTTER),
    sun(900, 560, 700, mix(BUTTER, '#ffffff', 0.5)),
    ...boards,
    dust(random, [900, 600], [1000, 700], 420, mix(BUTTER, '#7a5a2a', 0.3), 2.4),
  ].join('');
}

/** The oven with its fire, and a loaf on the peel. */
function oven(): string {
  const random = createRandom('oven');
  const { width, height } = WIDE;
  const bricks = upTo(13).flatMap((row) =>
    upTo(12).map((column) =>
      rectangle(
        column * 160 - (row % 2) * 80 - 20,
        row * 96 + 6,
        150,
        86,
        mix('#b5553a', '#e7a07f', random.next() * 0.55),
        6,
      ),
    ),
  );
  const flames = upTo(9).map((index) => {
    const [x, high] = [560 + index * 86, random.between(150, 330)];
    return path(
      `M${x} 900C${x - 70} ${900 - high * 0.4} ${x + 20} ${900 - high * 0.6} ${x - 6} ${900 - high}C${x + 76} ${900 - high * 0.6} ${x + 84} ${900 - high * 0.3} ${x + 76} 900Z`,
      index % 2 ? '#f4b03e' : TOMATO,
    );
  });
  return [
    rectangle(0, 0, width, height, '#7d3a27'),
    ...bricks,
    path('M420 960V620C420 340 640 210 900 210S1380 340 1380 620V960Z', '#e9c9a4'),
    path('M480 960V630C480 390 680 280 900 280S1320 390 1320 630V960Z', '#2a1410'),
    ...flames,
    placed(loaf(CRUST, PALE)(random), 900, 800, 0, 0.62),
    path('M620 1010H1180L1120 1060H680Z', '#c99a64'),
    rectangle(860, 1050, 80, 200, '#c99a64'),
    rectangle(0, 1140, width, 60, SPINACH),
  ].join('');
}

/** The baker at the table, hands in the dough. */
function hands(): string {
  const random = createRandom('hands');
  const { width, height } = PORTRAIT;
  const sleeve = (x: number, side: number) =>
    placed(
      path(`M-150 -520H150L${96} 120Q0 190 ${-96} 120Z`, SPINACH) +
        path('M-96 96Q0 170 96 96L80 330Q60 420 0 424Q-60 420 -80 330Z', '#d99a6c') +
        upTo(4)
          .map((index) => rectangle(-78 + index * 40, 340, 36, 120 - Math.abs(1.5 - index) * 16, '#d99a6c', 18))
          .join(''),
      x,
      540,
      side * 16,
    );
  return [
    rectangle(0, 0, width, height, '#f3b7a4'),
    sun(600, 620, 620, mix('#f3b7a4', '#ffffff', 0.4)),
    rectangle(0, 1080, width, 420, '#c99a64'),
    rectangle(0, 1080, width, 18, mix('#c99a64', '#ffffff', 0.4)),
    cut(closed(around(random, [600, 1080], [420, 190], 0.04)), CREAM, 26),
    sleeve(360, -1),
    sleeve(840, 1),
    dust(random, [600, 1190], [560, 180], 420, '#fffaf0', 6),
  ].join('');
}

const scenes: Readonly<Record<string, [Size, () => string]>> = {
  shelves: [WIDE, shelves],
  oven: [WIDE, oven],
  hands: [PORTRAIT, hands],
};

export function draw(picture: string): string {
  const scene = scenes[picture];
  if (scene) return sheet(scene[0], scene[1]());
  const [, name = '', view = '1'] = /^(.*?)(?:-(\d))?$/.exec(picture) ?? [];
  return sheet(PORTRAIT, product(name, view));
}

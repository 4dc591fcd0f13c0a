/** What is worn on the upper body and all over it, as it hangs from shoulders that are at 0. */
import { mix } from '../../palettes.ts';
import { line, svg, upTo } from '../../svg.ts';
import {
  both,
  button,
  type Cloth,
  edge,
  fold,
  INK,
  type Needle,
  OAT,
  panel,
  rib,
  seam,
  shine,
  symmetrical,
} from './cloth.ts';

export type Garment = (needle: Needle, cloth: Cloth) => string;

const dark = ({ fill }: Cloth): string => mix(fill, INK, 0.78);

/** The right sleeve, from the shoulder to the wrist. */
function sleeve(needle: Needle, cloth: Cloth, wide = 0, on = ''): string {
  const data = svg`M112 2Q172 8 186 44Q242 200 ${262 + wide} 370Q${272 + wide} 470 ${276 + wide} 560L206 572Q198 450 184 360L124 200Z`;
  const creases = [
    fold('M190 330Q225 352 262 338Q228 372 190 362Z', 0.24),
    fold('M112 2L150 60Q176 250 214 570L200 572Q190 420 124 200Z', 0.2),
    shine('M186 60Q236 210 250 380Q256 470 258 560L246 562Q244 440 236 370Q220 220 176 70Z', 0.13),
  ];
  return panel(needle, data, cloth, creases.join('') + on);
}

const lapel = 'M46 -26L96 52L142 58L104 150Q50 250 -16 350Q4 150 12 20Z';

export const coat: Garment = (needle, cloth) => {
  const body = symmetrical([
    ...([
      [0, -10],
      [52, -26],
      [112, -4, 172, 26],
      [152, 100, 146, 190],
    ] as const),
    ...([
      [124, 280, 146, 360],
      [168, 660, 222, 985],
      [110, 1006, 0, 1006],
    ] as const),
  ]);
  const folds = [
    fold('M40 420Q64 700 60 1010L112 1010Q86 700 40 420Z'),
    fold('M-70 700Q-96 860 -112 1010L-150 1010Q-120 860 -70 700Z'),
    fold('M146 190Q122 280 146 360Q170 660 226 990L190 1000Q140 660 118 380Z', 0.22),
    shine('M-128 300Q-150 640 -196 980L-176 985Q-132 640 -116 330Z', 0.12),
    edge('M-62 330Q-70 660 -74 1006', dark(cloth), 3),
    seam('M-50 344Q-58 660 -60 1000', mix(cloth.fill, OAT, 0.5)),
  ];
  const flap = () => panel(needle, 'M82 560L172 542L178 584L86 602Z', cloth);
  return [
    both(() => sleeve(needle, cloth, 4, edge('M200 512L290 502', dark(cloth)))),
    panel(needle, body, cloth, folds.join('')),
    svg`<path d="M-46 -26Q0 -48 46 -26L4 334L-20 334Z" fill="${mix(cloth.fill, INK, 0.7)}"/>`,
    both(() => panel(needle, lapel, cloth, fold('M104 150Q50 250 -16 350L-16 320Q50 220 96 142Z', 0.25))),
    panel(needle, 'M-62 -22Q0 -74 62 -22L98 52L54 44L40 -18Q0 -44 -40 -18L-54 44L-98 52Z', cloth),
    both(flap),
    ...[400, 506, 612].flatMap((y) => [button(44, y, INK, 11), button(-116 + (y - 400) / 30, y, INK, 11)]),
  ].join('');
};

export const jacket: Garment = (needle, cloth) => {
  const body = symmetrical([
    ...([
      [0, -6],
      [50, -24],
      [112, -2, 172, 26],
      [156, 100, 150, 190],
      [146, 350, 164, 524],
      [80, 536, 0, 536],
    ] as const),
  ]);
  const stitch = mix(cloth.fill, OAT, 0.65);
  const pocket = () => panel(needle, 'M34 346L138 342L142 470L88 482L36 472Z', cloth) + seam('M34 362L138 358', stitch);
  const collar = () => panel(needle, 'M0 18L48 -30Q70 -20 84 10L104 66L46 78Z', cloth);
  return [
    both(() => sleeve(needle, cloth, 10, seam('M200 520L300 508', stitch))),
    panel(
      needle,
      body,
      cloth,
      fold('M150 190Q146 350 168 530L128 536Q120 350 126 210Z') +
        fold('M-60 80Q-40 300 -50 540L-84 540Q-70 300 -60 80Z', 0.13),
    ),
    seam('M-12 30V534M12 30V534', stitch),
    edge('M0 20V536', dark(cloth), 3),
    seam('M-160 512Q0 526 160 512', stitch),
    both(pocket),
    panel(needle, 'M40 150L120 148L122 246L82 256L42 248Z', cloth),
    seam('M40 166L120 164', stitch),
    svg`<path d="M-44 -26Q0 -46 44 -26L0 18Z" fill="${mix(cloth.fill, INK, 0.75)}"/>`,
    both(collar),
    ...[96, 196, 296, 396, 492].map((y) => button(0, y, OAT, 9)),
  ].join('');
};

export const shirt: Garment = (needle, cloth) => {
  const body = symmetrical([
    ...([
      [0, 0],
      [46, -22],
      [104, -4, 166, 24],
      [148, 110, 142, 190],
    ] as const),
    ...([
      [132, 360, 152, 520],
      [140, 600, 80, 574],
      [36, 552, 0, 556],
    ] as const),
  ]);
  const stitch = mix(cloth.fill, INK, 0.5);
  const collar = () => panel(needle, 'M0 14L44 -34Q64 -22 76 0L88 82L34 62Z', cloth);
  const cuff = edge('M198 508L286 498', dark(cloth)) + button(262, 536, '#fffaf0', 6);
  const folds = [
    fold('M142 190Q132 360 156 526L122 590Q104 360 120 210Z', 0.13),
    fold('M-112 210Q-84 380 -96 580L-122 586Q-112 380 -112 210Z', 0.12),
    fold('M52 300Q60 440 54 570L78 574Q76 440 52 300Z', 0.1),
  ];
  return [
    both(() => sleeve(needle, cloth, 6, cuff)),
    panel(needle, body, cloth, folds.join('')),
    edge('M-160 60Q0 96 160 60', stitch, 2),
    edge('M-17 36V556M17 36V556', stitch, 2),
    panel(needle, 'M50 170L122 168L122 250L86 262L50 250Z', cloth),
    svg`<path d="M-42 -28Q0 -52 42 -28L0 14Z" fill="${mix(cloth.fill, INK, 0.42)}"/>`,
    both(collar),
    ...[76, 170, 264, 358, 452].map((y) => button(0, y, '#fffaf0', 7)),
  ].join('');
};

export const knit: Garment = (needle, cloth) => {
  const ribbed = rib(cloth.fill);
  const body = symmetrical([
    ...([
      [0, -2],
      [52, -20],
      [118, 2, 176, 32],
      [160, 110, 154, 196],
      [166, 330, 156, 478],
      [80, 486, 0, 486],
    ] as const),
  ]);
  const cuff = () => panel(needle, 'M198 494L282 486Q284 530 278 566L206 576Q202 530 198 494Z', ribbed);
  const cable = upTo(9).map((index) => {
    const y = 46 + index * 48;
    return line(
      svg`M-20 ${y}Q-20 ${y + 24} 0 ${y + 24}T20 ${y + 48}M20 ${y}Q20 ${y + 24} 0 ${y + 24}`,
      mix(cloth.fill, INK, 0.5),
      5,
      'stroke-linecap="round"',
    );
  });
  return [
    both(() => sleeve(needle, cloth, 10) + cuff()),
    panel(needle, body, cloth, fold('M154 196Q166 330 158 486L120 490Q122 330 128 214Z', 0.14) + cable.join('')),
    edge('M-44 40V480M44 40V480', mix(cloth.fill, INK, 0.45), 3),
    panel(needle, 'M-156 474Q0 490 156 474L150 536Q0 550 -150 536Z', ribbed),
    panel(
      needle,
      'M-54 -16L-56 -92Q0 -112 56 -92L54 -16Q0 14 -54 -16Z',
      ribbed,
      fold('M18 -110L60 -96L58 0L14 8Z', 0.14),
    ),
    edge('M-56 -56Q0 -38 56 -56', mix(cloth.fill, INK, 0.6), 3),
  ].join('');
};

export const dress: Garment = (needle, cloth) => {
  const skirt = symmetrical([
    [0, 292],
    [116, 288],
    [150, 430, 178, 640],
    [204, 860, 236, 1086],
    [120, 1104, 0, 1104],
  ]);
  const bodice = symmetrical([
    [0, 140],
    [56, -20],
    [104, 0],
    [96, 110, 140, 196],
    [118, 250, 118, 300],
    [0, 306],
  ]);
  const folds = [
    fold('M-30 310Q-10 700 -26 1104L34 1104Q24 700 -30 310Z', 0.22),
    fold('M60 310Q112 700 120 1104L172 1100Q140 700 60 310Z', 0.2),
    fold('M-76 310Q-130 700 -150 1104L-184 1100Q-150 700 -76 310Z', 0.2),
    shine('M-100 320Q-180 700 -222 1080L-196 1090Q-150 700 -100 320Z', 0.1),
  ];
  return [
    svg`<path d="M-56 -20Q0 -40 56 -20L0 160Z" fill="${mix(cloth.fill, INK, 0.5)}" opacity="0"/>`,
    panel(needle, skirt, cloth, folds.join('')),
    panel(
      needle,
      bodice,
      cloth,
      fold('M140 196Q118 250 118 300L84 302Q92 220 104 120Z') +
        fold('M-30 60Q20 180 70 300L110 300Q50 200 -6 130Z', 0.16),
    ),
    edge('M-56 -20Q-20 120 96 296', dark(cloth), 3),
    panel(needle, 'M-120 278Q0 296 120 278L121 318Q0 334 -121 318Z', cloth, fold('M60 270H130V330H60Z', 0.2)),
    panel(needle, 'M96 292Q128 300 116 340Q150 460 138 560L108 556Q118 440 92 350Z', cloth),
  ].join('');
};

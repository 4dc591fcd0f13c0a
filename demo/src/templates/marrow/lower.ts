/** What is worn below the waist, on the feet, around the neck and over the arm. */
import { mix } from '../../palettes.ts';
import { line, placed, svg, upTo } from '../../svg.ts';
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
  seam,
  shine,
  symmetrical,
} from './cloth.ts';
import type { Garment } from './garments.ts';

const dark = ({ fill }: Cloth): string => mix(fill, INK, 0.78);

export const trousers: Garment = (needle, cloth) => {
  const folds = [
    fold('M4 520L40 1210L84 1210Q60 800 30 470Z', 0.24),
    fold('M150 430Q150 800 196 1210L168 1210Q132 800 128 460Z', 0.16),
    fold('M6 540Q60 520 110 470Q60 560 8 590Z', 0.18),
  ];
  const leg = () =>
    panel(needle, 'M0 300L118 300Q150 380 154 440L206 1206L44 1212L4 520Z', cloth, folds.join('')) +
    edge('M74 350Q94 780 124 1206', dark(cloth), 2) +
    edge('M108 334Q120 390 146 420', dark(cloth), 2.6) +
    seam('M46 1176L204 1170', mix(cloth.fill, OAT, 0.5));
  const loop = (x: number) => panel(needle, svg`M${x - 6} 280L${x + 6} 280L${x + 6} 336L${x - 6} 336Z`, cloth);
  return [
    both(leg),
    edge('M0 326V520', dark(cloth), 3),
    seam('M22 330V420Q20 460 2 474', mix(cloth.fill, OAT, 0.5)),
    panel(needle, 'M-119 284L119 284L122 328L-122 328Z', cloth),
    ...[-90, -40, 40, 90].map(loop),
    button(0, 306, OAT, 8),
  ].join('');
};

export const skirt: Garment = (needle, cloth) => {
  const outline = symmetrical([
    [0, 296],
    [112, 292],
    [150, 430, 262, 872],
    [130, 902, 0, 902],
  ]);
  const pleats = upTo(9).map((index) => {
    const [top, foot] = [-108 + index * 27, -258 + index * 64.5];
    return (
      fold(svg`M${top} 300L${foot} 910L${foot + 30} 910Z`, 0.34) +
      shine(svg`M${top} 300L${foot - 4} 910L${foot - 12} 910Z`, 0.2)
    );
  });
  return [
    panel(needle, outline, cloth, pleats.join('')),
    seam('M-252 848Q0 880 252 848', mix(cloth.fill, OAT, 0.4)),
    panel(needle, 'M-113 276Q0 286 113 276L116 322Q0 334 -116 322Z', cloth),
    button(78, 302, OAT, 8),
    button(100, 300, OAT, 8),
  ].join('');
};

const SHAFT =
  'M-92 -310Q-10 -322 72 -306Q66 -130 84 -30Q150 26 244 52Q300 76 300 136L-112 136Q-120 50 -102 -30Q-84 -150 -92 -310Z';

function boot(needle: Needle, cloth: Cloth): string {
  const on = [
    shine('M-66 -300Q-60 -150 -78 -20Q-90 60 -84 136L-58 136Q-64 50 -54 -20Q-40 -150 -44 -306Z', 0.22),
    shine('M120 30Q190 56 240 84Q262 96 268 112Q220 76 120 30Z', 0.4),
    fold('M40 -310Q40 -120 66 -20Q110 60 110 136L300 136L300 110Q200 60 84 -30L72 -306Z', 0.22),
  ];
  const goring = 'M-22 -316Q-30 -150 -34 -40Q6 -20 44 -46Q32 -160 34 -312Z';
  return [
    panel(needle, SHAFT, cloth, on.join('')),
    panel(needle, goring, {
      fill: INK,
      thread: mix(INK, '#ffffff', 0.22),
      weave: ({ left, top, right, bottom }) =>
        upTo(12)
          .map((index) => svg`M${left + ((right - left) * index) / 11} ${top}V${bottom}`)
          .join(''),
    }),
    seam('M100 130Q90 60 44 -30', mix(cloth.fill, OAT, 0.6)),
    seam('M-96 -6Q-60 20 -30 -30', mix(cloth.fill, OAT, 0.6)),
    panel(needle, 'M-64 -314Q-60 -366 -36 -366Q-14 -366 -14 -318L-28 -318Q-30 -346 -40 -346Q-48 -344 -50 -312Z', cloth),
    panel(needle, 'M-114 134L302 134Q308 160 296 164L60 166L40 156L-20 156L-24 214L-112 214Z', {
      ...cloth,
      fill: mix(cloth.fill, INK, 0.7),
    }),
  ].join('');
}

/** A pair from the side, one before the other. */
export const boots: Garment = (needle, cloth) =>
  placed(boot(needle, cloth), -110, -110, 0, 1) + placed(boot(needle, cloth), 40, 90, 0, 1.04);

/** Boots from the front, below what is worn. */
export const bootsWorn: Garment = (needle, cloth) =>
  both(
    () =>
      panel(
        needle,
        'M34 1060Q70 1052 108 1060L110 1200Q134 1256 122 1290L34 1292Q30 1246 40 1200Z',
        cloth,
        fold('M34 1060L62 1060L66 1292L30 1292Z', 0.3) + shine('M92 1070L100 1070L102 1190L94 1190Z', 0.3),
      ) + edge('M34 1276L122 1274', INK, 9),
  );

function tail(needle: Needle, cloth: Cloth, length: number): string {
  const fringe = upTo(21).map((index) => {
    const x = -86 + index * 8.6;
    return svg`M${x} ${length}q${(index % 3) - 1} 28 ${((index * 7) % 5) - 2} 58`;
  });
  const bands = upTo(Math.ceil(length / 64)).map((index) =>
    fold(svg`M-90 ${index * 64}H90V${index * 64 + (index % 2 ? 14 : 28)}H-90Z`, index % 2 ? 0.5 : 0.24),
  );
  const lines = [-58, -8, 42].map((x) => fold(svg`M${x} -20H${x + 18}V${length}H${x}Z`, 0.3));
  const pale = upTo(Math.ceil(length / 128)).map((index) =>
    shine(svg`M-90 ${index * 128 + 46}H90V${index * 128 + 52}H-90Z`, 0.75),
  );
  return (
    line(fringe.join(''), mix(cloth.fill, INK, 0.3), 4, 'stroke-linecap="round"') +
    panel(
      needle,
      svg`M-90 -20L90 -20L90 ${length}L-90 ${length}Z`,
      cloth,
      [...bands, ...lines, ...pale, shine(svg`M24 -20H28V${length}H24Z`, 0.75)].join(''),
    )
  );
}

/** Laid over a rail: a long end, and a shorter one before it. */
export const scarf: Garment = (needle, cloth) =>
  placed(tail(needle, cloth, 760), -70, -480, 3) +
  placed(tail(needle, cloth, 560), 80, -490, -4) +
  panel(
    needle,
    'M-172 -530Q0 -570 182 -540L176 -440Q0 -470 -160 -430Z',
    cloth,
    fold('M-180 -470Q0 -520 190 -480V-420H-180Z', 0.35) +
      shine('M-180 -516Q0 -556 190 -526L190 -520Q0 -550 -180 -510Z', 0.75),
  );

export const scarfWorn: Garment = (needle, cloth) =>
  placed(tail(needle, cloth, 400), 42, 30, -3, 0.62) +
  panel(
    needle,
    'M-78 -40Q-70 -84 0 -88Q72 -84 80 -36Q70 20 0 34Q-70 22 -78 -40Z',
    cloth,
    fold('M-80 -10Q0 40 80 -14V40H-80Z', 0.3) + fold('M-70 -50Q0 -20 70 -56Q0 0 -70 -50Z', 0.34),
  );

export const bag: Garment = (needle, cloth) => {
  const stitch = mix(cloth.fill, OAT, 0.6);
  const handle = 'M-150 -170Q-140 -430 0 -430Q140 -430 150 -170';
  const body = 'M-250 -190L250 -190Q300 60 320 300Q322 336 286 338L-286 338Q-322 336 -320 300Q-300 60 -250 -190Z';
  const cover = 'M-254 -200L254 -200Q276 -60 270 40Q160 120 0 124Q-160 120 -270 40Q-276 -60 -254 -200Z';
  return [
    line(handle, mix(cloth.fill, INK, 0.75), 34, 'stroke-linecap="round"'),
    line(handle, mix(cloth.fill, INK, 0.1), 27, 'stroke-linecap="round"'),
    line('M-140 -180Q-132 -418 0 -420', mix(cloth.fill, OAT, 0.35), 4),
    panel(
      needle,
      body,
      cloth,
      fold('M-340 200Q0 300 340 180V350H-340Z', 0.24) +
        fold('M-260 60Q-150 150 0 154Q150 150 264 60Q180 170 0 184Q-180 170 -260 60Z', 0.4),
    ),
    panel(
      needle,
      cover,
      cloth,
      shine('M-226 -186L-160 -186Q-196 -60 -190 60L-236 30Q-240 -80 -226 -186Z', 0.14) +
        fold('M120 -200H254Q276 -60 270 40L200 84Q196 -80 120 -200Z', 0.18),
    ),
    seam('M-236 -184H236M-252 34Q-150 104 0 108Q150 104 252 34', stitch),
    seam('M-304 296Q-302 320 -280 322L280 322Q302 320 304 296', stitch),
    panel(needle, 'M-28 40L28 40L32 150L0 176L-32 150Z', cloth),
    button(0, 128, '#c9a45c', 14),
  ].join('');
};

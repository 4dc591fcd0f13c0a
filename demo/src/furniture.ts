import { mix, type Palette } from './palettes.ts';
import type { Random } from './random.ts';
import { circle, line, path, placed, rectangle, svg, upTo } from './svg.ts';

/** The tools for drawing a room: random numbers, and the inks of the print on its wall. */
export type Scene = { random: Random; palette: Palette };

export const OAK = '#c69a64';
export const WALNUT = '#7a5238';

/** A piece of furniture at the bottom of the picture, and the position of a frame above it. */
type Furniture = {
  draw(scene: Scene, wall: string): string;
  frame: readonly [x: number, y: number, width: number];
};

export function sofa({ palette }: Scene, wall: string): string {
  const tone = mix(palette.colours[0], wall, 0.18);
  const [shade, gleam] = [mix(tone, palette.ink, 0.3), mix(tone, '#ffffff', 0.12)];
  return [
    svg`<ellipse cx="600" cy="1428" rx="560" ry="26" fill="#000" opacity="0.16"/>`,
    ...[130, 1042].map((x) => rectangle(x, 1390, 26, 44, WALNUT, 4)),
    rectangle(110, 1085, 980, 260, tone, 50),
    rectangle(594, 1105, 6, 180, shade),
    rectangle(90, 1255, 1020, 145, shade, 26),
    rectangle(150, 1240, 448, 96, gleam, 26),
    rectangle(602, 1240, 448, 96, gleam, 26),
    rectangle(60, 1160, 112, 236, tone, 46),
    rectangle(1028, 1160, 112, 236, tone, 46),
    placed(rectangle(-95, -82, 190, 164, palette.colours[1], 30), 258, 1172, -9),
    placed(rectangle(-90, -78, 180, 156, palette.colours[3], 30), 940, 1176, 8),
  ].join('');
}

function sideboard({ random, palette }: Scene): string {
  const wood = random.pick([OAK, WALNUT]);
  const doors = upTo(3).map(
    (index) =>
      rectangle(178 + index * 284, 1144, 276, 196, mix(wood, '#ffffff', 0.07)) +
      circle([420, 480, 782][index] ?? 0, 1240, 7, mix(wood, '#000000', 0.45)),
  );
  const books = [palette.colours[1], palette.colours[3], palette.colours[0]].map((tone, index) =>
    rectangle(776 + index * 9, 1086 - index * 26, 190 - index * 22, 24, tone, 3),
  );
  return [
    svg`<ellipse cx="600" cy="1432" rx="500" ry="20" fill="#000" opacity="0.16"/>`,
    path('M214 1350H238L226 1430H212ZM962 1350H986L988 1430H974Z', mix(wood, '#000000', 0.3)),
    rectangle(160, 1110, 880, 246, mix(wood, '#000000', 0.12), 8),
    ...doors,
    rectangle(150, 1108, 900, 28, wood, 6),
    ...books,
    circle(868, 1016, 22, palette.colours[4]),
    twigVase(290, 1108, palette, random),
  ].join('');
}

/** A vase with a few twigs, standing on x, y. */
function twigVase(x: number, y: number, palette: Palette, random: Random): string {
  const twigs = upTo(4).map((index) => {
    const lean = (index - 1.5) * 52 + random.between(-12, 12);
    const leaves = upTo(5).map((step) => {
      const share = 0.42 + step * 0.14;
      return placed(
        path('M0 0C18 -16 18 -44 0 -60C-18 -44 -18 -16 0 0Z', mix(palette.colours[2], palette.colours[0], index / 5)),
        x + lean * share * share,
        y - 130 - 210 * share,
        lean * 0.5 + (step % 2 === 0 ? 52 : -52),
      );
    });
    return (
      line(svg`M${x} ${y - 120}Q${x + lean * 0.3} ${y - 240} ${x + lean} ${y - 345}`, palette.colours[0], 4) +
      leaves.join('')
    );
  });
  const body = svg`M${x - 22} ${y - 150}h44c0 40 34 50 34 94c0 34 -20 56 -56 56c-36 0 -56 -22 -56 -56c0 -44 34 -54 34 -94Z`;
  return (
    twigs.join('') +
    path(body, palette.paper) +
    svg`<path d="M${x + 8} ${y - 150}h14c0 40 34 50 34 94c0 34 -20 56 -56 56c40 -20 30 -60 14 -90c-8 -16 -6 -40 -6 -60Z" fill="#000" opacity="0.1"/>`
  );
}

function bed({ palette }: Scene, wall: string): string {
  const [deep, warm, , bright, pale] = palette.colours;
  const linen = mix(pale, '#ffffff', 0.5);
  return [
    rectangle(70, 1060, 1060, 300, mix(OAK, wall, 0.12), 16),
    rectangle(90, 1080, 1020, 250, mix(OAK, '#000000', 0.1), 10),
    rectangle(150, 1110, 400, 170, linen, 60),
    rectangle(650, 1110, 400, 170, linen, 60),
    placed(rectangle(-130, -70, 260, 140, warm, 46), 600, 1216),
    path('M60 1290C300 1250 900 1250 1140 1290V1500H60Z', mix(linen, wall, 0.25)),
    path('M60 1360C330 1310 870 1400 1140 1340V1500H60Z', mix(deep, wall, 0.2)),
    line('M60 1384C330 1334 870 1424 1140 1364', bright, 10),
  ].join('');
}

function desk({ palette }: Scene): string {
  const [deep, warm, , bright] = palette.colours;
  const books = [deep, warm, bright, mix(deep, '#ffffff', 0.4)].map((tone, index) =>
    rectangle(240 + index * 40, 960 - (index % 2) * 22, 36, 150 + (index % 2) * 22, tone, 3),
  );
  return [
    svg`<ellipse cx="600" cy="1440" rx="520" ry="18" fill="#000" opacity="0.14"/>`,
    path('M220 1140L150 1440H172L262 1140ZM980 1140L1050 1440H1028L938 1140Z', mix(OAK, '#000000', 0.2)),
    rectangle(110, 1108, 980, 34, OAK, 6),
    rectangle(110, 1136, 980, 8, mix(OAK, '#000000', 0.3)),
    ...books,
    line('M894 1108L960 930L900 800', '#2a2826', 10, 'stroke-linejoin="round"'),
    placed(path('M-70 46C-66 -10 -30 -40 0 -40C30 -40 66 -10 70 46Z', warm), 892, 812, 28),
    rectangle(838, 1094, 116, 16, '#2a2826', 8),
    path('M560 1108V1046H660V1108Z', palette.paper),
    line('M660 1058q34 2 30 20t-30 18', palette.paper, 9),
    path('M440 1500V1290C440 1262 460 1250 490 1250H710C740 1250 760 1262 760 1290V1500Z', mix(deep, palette.ink, 0.2)),
    rectangle(460, 1200, 280, 150, mix(deep, '#ffffff', 0.08), 40),
  ].join('');
}

function armchair({ random, palette }: Scene, wall: string): string {
  const [deep, warm, cool] = palette.colours;
  const tone = mix(warm, wall, 0.12);
  const shade = mix(tone, palette.ink, 0.28);
  const plant = upTo(9).map((index) =>
    placed(
      path('M0 0C46 -70 52 -200 0 -300C-52 -200 -46 -70 0 0Z', mix(deep, cool, index / 12)) +
        line('M0 -10V-260', mix(cool, wall, 0.4), 3),
      990,
      1200,
      -72 + index * 18 + random.between(-6, 6),
      random.between(0.8, 1.08),
    ),
  );
  return [
    svg`<ellipse cx="420" cy="1438" rx="330" ry="20" fill="#000" opacity="0.16"/>`,
    path('M190 1370L170 1440H192L224 1370ZM640 1370L668 1440H646L606 1370Z', WALNUT),
    path('M180 1020C180 960 230 940 300 940H540C610 940 660 960 660 1020V1340H180Z', tone),
    rectangle(140, 1160, 110, 220, tone, 50),
    rectangle(590, 1160, 110, 220, tone, 50),
    rectangle(210, 1230, 420, 116, mix(tone, '#ffffff', 0.12), 34),
    rectangle(190, 1330, 460, 56, shade, 18),
    placed(rectangle(-84, -70, 168, 140, mix(cool, palette.paper, 0.3), 26), 420, 1164, 6),
    svg`<ellipse cx="990" cy="1438" rx="120" ry="14" fill="#000" opacity="0.16"/>`,
    ...plant,
    path('M906 1200H1074L1050 1436H930Z', palette.paper),
    path('M1020 1200H1074L1050 1436H1010Z', mix(palette.paper, palette.ink, 0.12)),
  ].join('');
}

export const FURNITURE: readonly Furniture[] = [
  { draw: sofa, frame: [310, 150, 580] },
  { draw: sideboard, frame: [310, 150, 580] },
  { draw: bed, frame: [310, 150, 580] },
  { draw: desk, frame: [330, 130, 500] },
  { draw: armchair, frame: [330, 130, 540] },
];

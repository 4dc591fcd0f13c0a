import { mix, type Palette, palettes } from '../palettes.ts';
import { circle, line, path, placed, rectangle, svg, upTo } from '../svg.ts';
import { FRAME_COLOURS } from './frames.ts';
import { INK_COLOURS } from './inks.ts';
import { COVERS } from './paper-goods.ts';

const OAK = '#c69a64';

/** Draws a picture of a supply by its slug and number, starting at 1. Returns null for unknown names. */
export function drawSupply(slug: string, number: number): string | null {
  const draw = drawings[slug];
  return draw ? draw(number - 1) : null;
}

const drawings: Record<string, (index: number) => string> = {
  'gallery-frame': (index) => frame(FRAME_COLOURS[index]?.[1] ?? OAK),
  'screen-ink': (index) => inkJar(INK_COLOURS[index]?.[1] ?? '#1a1a1a'),
  'pattern-notebook': (index) => notebook(COVERS[index] ?? 'Dots'),
  'poster-hanger': () => hanger(palettes.lagoon),
  'bookbinders-glue': () => glueTin(palettes.clay),
  'wall-calendar-2027': () => calendar(palettes.citrus),
};

const wall = (tone: string): string =>
  rectangle(0, 0, 1200, 1500, tone) + rectangle(0, 1290, 1200, 210, mix(tone, '#000000', 0.07));

const shadow = (x: number, y: number, width: number): string =>
  svg`<ellipse cx="${x}" cy="${y}" rx="${width}" ry="26" fill="#000" opacity="0.16"/>`;

/** An empty frame with its mount and light on the glass. */
function frame(wood: string): string {
  const dark = mix(wood, '#000000', 0.22);
  return [
    wall('#ece7de'),
    svg`<rect x="262" y="202" width="700" height="980" fill="#000" opacity="0.18"/>`,
    rectangle(250, 180, 700, 980, wood, 4),
    path('M250 180L316 246V1094L250 1160Z', dark),
    path('M250 1160L316 1094H884L950 1160Z', mix(wood, '#000000', 0.32)),
    rectangle(316, 246, 568, 848, '#f7f4ed'),
    rectangle(396, 346, 408, 648, mix('#f7f4ed', '#9a938a', 0.22)),
    svg`<path d="M396 346H620L396 800Z" fill="#fff" opacity="0.35"/>`,
  ].join('');
}

/** A jar with its lid beside it and a brushstroke of the colour. */
function inkJar(color: string): string {
  const light = mix(color, '#ffffff', 0.22);
  return [
    wall('#f1ece2'),
    path(
      'M150 380C330 300 520 420 700 350C840 300 960 330 1060 300V470C940 500 820 480 690 530C520 590 340 470 150 550Z',
      color,
    ),
    line('M190 430C350 370 520 480 700 410C840 370 950 390 1030 370', light, 10, 'opacity="0.6"'),
    shadow(600, 1310, 300),
    rectangle(350, 760, 500, 550, mix('#ffffff', color, 0.06), 46),
    rectangle(380, 860, 440, 420, color, 34),
    rectangle(330, 690, 540, 96, '#2c2a28', 20),
    rectangle(420, 960, 360, 220, '#f7f4ed', 10),
    rectangle(460, 1010, 200, 22, color, 4),
    rectangle(460, 1056, 280, 14, '#8d877e', 4),
    rectangle(460, 1090, 240, 14, '#8d877e', 4),
    svg`<rect x="384" y="800" width="40" height="460" rx="20" fill="#fff" opacity="0.35"/>`,
  ].join('');
}

/** A sewn book with a pattern on its cover. */
function notebook(cover: (typeof COVERS)[number]): string {
  const palette = { Dots: palettes.terracotta, Waves: palettes.lagoon, Leaves: palettes.forest }[cover];
  const [deep, warm] = palette.colours;
  const art = { Dots: dots, Waves: waves, Leaves: leaves }[cover](palette);
  return [
    wall(mix(palette.paper, deep, 0.08)),
    svg`<rect x="322" y="282" width="640" height="960" fill="#000" opacity="0.16"/>`,
    rectangle(300, 250, 640, 960, mix(palette.paper, '#000000', 0.1), 10),
    svg`<svg x="290" y="240" width="630" height="950" viewBox="0 0 630 950">${rectangle(0, 0, 630, 950, palette.paper)}${art}</svg>`,
    rectangle(290, 240, 64, 950, warm),
    ...upTo(9).map((index) => rectangle(318, 290 + index * 104, 8, 56, palette.paper, 4)),
  ].join('');
}

const dots = ({ colours }: Palette): string =>
  upTo(15)
    .flatMap((row) =>
      upTo(10).map((column) =>
        circle(90 + column * 60, 40 + row * 62, 6 + ((row + column * 2) % 7) * 3, colours[(row + column) % 4] ?? ''),
      ),
    )
    .join('');

const waves = ({ colours }: Palette): string =>
  upTo(24)
    .map((row) => {
      const y = 20 + row * 40;
      return line(svg`M0 ${y}q80 ${-34} 160 0t160 0t160 0t160 0`, colours[row % 4] ?? '', 14);
    })
    .join('');

const leaves = ({ colours }: Palette): string =>
  upTo(8)
    .flatMap((row) =>
      upTo(5).map((column) =>
        placed(
          path('M0 60C60 20 60 -40 0 -90C-60 -40 -60 20 0 60Z', colours[(row * 2 + column) % 4] ?? ''),
          110 + column * 120,
          70 + row * 122,
          (row + column) % 2 === 0 ? 28 : -28,
        ),
      ),
    )
    .join('');

/** A sheet of stripes between two strips of wood. */
function hanger(palette: Palette): string {
  return [
    wall('#ebe8e0'),
    line('M330 300L600 150L870 300', '#6f665b', 6),
    circle(600, 148, 12, '#3a352f'),
    svg`<rect x="362" y="330" width="500" height="860" fill="#000" opacity="0.14"/>`,
    rectangle(350, 310, 500, 860, palette.paper),
    ...upTo(12).map((row) => rectangle(390, 372 + row * 62, 420, 30, palette.colours[row % 5] ?? '', 15)),
    rectangle(320, 290, 560, 44, OAK, 6),
    rectangle(320, 1150, 560, 44, OAK, 6),
  ].join('');
}

/** A low tin with a brush across it. */
function glueTin(palette: Palette): string {
  const [deep, warm, , , pale] = palette.colours;
  return [
    wall(pale),
    shadow(600, 1210, 360),
    rectangle(290, 780, 620, 430, warm, 40),
    svg`<ellipse cx="600" cy="790" rx="310" ry="86" fill="${mix(warm, '#ffffff', 0.35)}"/>`,
    svg`<ellipse cx="600" cy="796" rx="262" ry="66" fill="#f5efe2"/>`,
    rectangle(400, 920, 400, 190, '#f7f4ed', 8),
    rectangle(446, 970, 220, 24, deep, 4),
    rectangle(446, 1020, 300, 14, '#8d877e', 4),
    placed(
      rectangle(-330, -22, 480, 44, OAK, 22) +
        rectangle(150, -40, 90, 80, '#b8b2a6', 6) +
        rectangle(240, -36, 120, 72, '#efe3c8', 10),
      600,
      690,
      -14,
    ),
  ].join('');
}

/** A calendar sheet with a sun over hills and the days of the month. */
function calendar({ paper, ink, colours }: Palette): string {
  const [deep, warm, orange, bright, pale] = colours;
  const days = upTo(31).map((day) => {
    const [column, row] = [(day + 4) % 7, Math.floor((day + 4) / 7)];
    return circle(384 + column * 72, 968 + row * 44, column > 4 ? 9 : 6, column > 4 ? warm : ink);
  });
  return [
    wall(mix(paper, deep, 0.12)),
    svg`<rect x="302" y="182" width="640" height="1080" fill="#000" opacity="0.14"/>`,
    rectangle(280, 160, 640, 1080, paper, 4),
    svg`<svg x="280" y="160" width="640" height="720" viewBox="0 0 640 720">${rectangle(0, 0, 640, 720, pale)}${circle(400, 260, 130, orange)}${path('M0 470C140 380 260 520 400 430C500 370 580 400 640 380V720H0Z', bright)}${path('M0 580C160 500 300 640 440 560C540 500 600 540 640 530V720H0Z', deep)}</svg>`,
    ...days,
    circle(600, 190, 14, mix(paper, '#000000', 0.5)),
  ].join('');
}

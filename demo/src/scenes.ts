import { FURNITURE, OAK, type Scene, sofa, WALNUT } from './furniture.ts';
import { mix } from './palettes.ts';
import type { Random } from './random.ts';
import { circle, line, path, placed, rectangle, svg, upTo } from './svg.ts';

/** A whole sheet of 1200 by 1500, which can be placed at any size. */
export type Sheet = string;

/** A sheet scaled to a width, its corner at x, y. */
function sheetAt(sheet: Sheet, x: number, y: number, width: number): string {
  return svg`<svg x="${x}" y="${y}" width="${width}" height="${width * 1.25}" viewBox="0 0 1200 1500">${sheet}</svg>`;
}

/** A soft shadow made of faint rectangles. A blur filter would take longer than the rest of the picture. */
function shadow(x: number, y: number, width: number, height: number, reach: number): string {
  return upTo(8)
    .map((step) => {
      const spread = reach * (1 - step / 8);
      return svg`<rect x="${x - spread}" y="${y - spread}" width="${width + spread * 2}" height="${height + spread * 2}" rx="${spread}" fill="#000" opacity="0.03"/>`;
    })
    .join('');
}

/** A framed sheet on the wall: oak, black or white, with a gleam on the glass. */
function framed(sheet: Sheet, x: number, y: number, width: number, frame: string): string {
  const height = width * 1.25;
  const bar = width * 0.028;
  const [outerX, outerY, outerWidth, outerHeight] = [x - bar, y - bar, width + bar * 2, height + bar * 2];
  return [
    shadow(outerX + width * 0.02, outerY + width * 0.045, outerWidth, outerHeight, width * 0.05),
    rectangle(outerX, outerY, outerWidth, outerHeight, frame, 2),
    svg`<path d="M${outerX} ${outerY}h${outerWidth}l${-bar} ${bar}H${x}Z" fill="#fff" opacity="0.18"/>`,
    svg`<path d="M${outerX + outerWidth} ${outerY}v${outerHeight}l${-bar} ${-bar}V${y}Z" fill="#000" opacity="0.16"/>`,
    sheetAt(sheet, x, y, width),
    svg`<path d="M${x} ${y}h${width}v6H${x + 6}v${height - 6}h-6Z" fill="#000" opacity="0.2"/>`,
    svg`<path d="M${x + width * 0.6} ${y}h${width * 0.22}L${x + width * 0.2} ${y + height}H${x}V${y + height * 0.92}Z" fill="#fff" opacity="0.05"/>`,
  ].join('');
}

function frameColour(random: Random): string {
  return random.pick([OAK, OAK, '#1d1b1a', '#f4f1ec']);
}

/** A wall, a floor and light from a window outside the picture. */
function emptyRoom({ random, palette }: Scene): { wall: string; drawing: string } {
  const [deep, , cool, bright, pale] = palette.colours;
  const wall = random.pick([
    mix(pale, palette.paper, 0.45),
    mix(cool, palette.paper, 0.66),
    mix(bright, palette.paper, 0.72),
    '#e8e3d9',
    mix(deep, palette.paper, 0.22),
  ]);
  const lean = random.chance(0.5) ? 1 : -1;
  const pane = (x: number, y: number) =>
    svg`<path d="M${x} ${y}h150l${lean * 70} 330h-150Z" fill="#fff" opacity="0.11"/>`;
  const start = lean === 1 ? 60 : 620;
  const light = [0, 170].map((dx) => pane(start + dx, 60) + pane(start + dx + lean * 74, 412)).join('');
  const floor =
    rectangle(0, 1330, 1200, 170, mix('#b98f63', wall, 0.35)) +
    rectangle(0, 1306, 1200, 24, mix(wall, '#ffffff', 0.5)) +
    rectangle(0, 1330, 1200, 7, mix(wall, '#000000', 0.3));
  return { wall, drawing: rectangle(0, 0, 1200, 1500, wall) + light + floor };
}

/** A print in a room: above a sofa, a sideboard, a bed, a desk or an armchair. */
export function roomScene(sheet: Sheet, scene: Scene): string {
  const { wall, drawing } = emptyRoom(scene);
  const { random } = scene;
  const furniture = random.pick(FURNITURE);
  const [x, y, width] = furniture.frame;
  return drawing + framed(sheet, x, y, width, frameColour(random)) + furniture.draw(scene, wall);
}

/** Three prints above the sofa. */
export function galleryScene(sheets: readonly [Sheet, Sheet, Sheet], scene: Scene): string {
  const { wall, drawing } = emptyRoom(scene);
  const [left, middle, right] = sheets;
  return [
    drawing,
    framed(left, 90, 330, 300, OAK),
    framed(middle, 445, 180, 400, '#1d1b1a'),
    framed(right, 900, 400, 230, OAK),
    sofa(scene, wall),
  ].join('');
}

/** The printer's table: a fresh sheet, ink, brayer and proofs. */
export function studioScene(sheets: readonly [Sheet, Sheet], { palette }: Scene): string {
  const [fresh, proof] = sheets;
  const inks = palette.colours.map(
    (tone, index) =>
      circle(1050, 160 + index * 180, 78, '#2b2927') +
      circle(1050, 160 + index * 180, 65, tone) +
      svg`<path d="M1004 ${160 + index * 180}a46 46 0 0 1 46 -46" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity="0.4"/>`,
  );
  const roller =
    rectangle(-170, -52, 340, 104, palette.colours[1], 22) +
    rectangle(-170, -52, 340, 34, mix(palette.colours[1], '#ffffff', 0.25), 17);
  const brayer =
    line('M-196 0H-170M170 0H196V112H-196V0', '#8f8a82', 16, 'stroke-linejoin="round"') +
    roller +
    rectangle(-14, 112, 28, 40, '#8f8a82') +
    rectangle(-34, 148, 68, 250, WALNUT, 30);
  const rolled = shadow(-150, -20, 340, 400, 18);
  return [
    rectangle(0, 0, 1200, 1500, mix('#caa678', palette.paper, 0.3)),
    ...upTo(9).map((index) => rectangle(0, index * 170 + 60, 1200, 3, mix('#a97f50', palette.paper, 0.3))),
    placed(shadow(14, 20, 560, 700, 24) + sheetAt(proof, 0, 0, 560), 30, 40, -9),
    placed(shadow(14, 24, 640, 800, 28) + sheetAt(fresh, 0, 0, 640), 130, 400, 4),
    ...inks,
    placed(rolled + brayer, 880, 1190, 38),
  ].join('');
}

/** A folded card on its envelope. */
export function cardScene(sheet: Sheet, { random, palette }: Scene): string {
  const table = mix(random.pick([palette.colours[2], palette.colours[3], palette.colours[4]]), palette.paper, 0.35);
  const kraft = '#c9a67c';
  const envelope =
    shadow(10, 16, 760, 560, 22) +
    rectangle(0, 0, 760, 560, kraft, 6) +
    path('M0 6L380 320L760 6V0H0Z', mix(kraft, '#ffffff', 0.12)) +
    line('M0 4L380 320L760 4', mix(kraft, '#000000', 0.16), 3);
  const card =
    shadow(12, 20, 640, 800, 26) +
    rectangle(6, 4, 640, 800, mix(palette.paper, '#000000', 0.12)) +
    sheetAt(sheet, 0, 0, 640);
  return [
    rectangle(0, 0, 1200, 1500, table),
    placed(envelope, 330, 760, random.between(-16, -8)),
    placed(card, 240, 250, random.between(2, 6)),
  ].join('');
}

/** All six cards of a set. */
export function cardSetScene(sheets: readonly Sheet[], { random, palette }: Scene): string {
  const cards = sheets.map((sheet, index) =>
    placed(
      shadow(8, 12, 330, 412, 16) + sheetAt(sheet, 0, 0, 330),
      60 + (index % 3) * 375,
      280 + Math.floor(index / 3) * 500,
      random.between(-2.4, 2.4),
    ),
  );
  return [rectangle(0, 0, 1200, 1500, mix(palette.colours[0], palette.paper, 0.2)), ...cards].join('');
}

/** Stickers, round or square, each with a white edge. */
export function stickerScene(
  sheets: readonly Sheet[],
  { random, palette }: Scene,
  id: (name: string) => string,
): string {
  const stickers = sheets.map((sheet, index) => {
    const isRound = (index + Math.floor(index / 2)) % 2 === 0;
    const size = 340;
    const outline = isRound ? circle(0, 0, size / 2, '#000') : rectangle(-size / 2, -size / 2, size, size, '#000', 70);
    const edge = isRound
      ? circle(0, 0, size / 2 + 22, '#ffffff')
      : rectangle(-size / 2 - 22, -size / 2 - 22, size + 44, size + 44, '#ffffff', 88);
    const clip = id(`sticker-${index}`);
    const content = `<clipPath id="${clip}">${outline}</clipPath><g clip-path="url(#${clip})">${sheetAt(sheet, -size * 0.62, -size * 0.78, size * 1.24)}</g>`;
    return placed(
      `<g opacity="0.14">${placed(edge.replaceAll('#ffffff', '#000000'), 6, 12)}</g>${edge}${content}`,
      335 + (index % 2) * 530,
      300 + Math.floor(index / 2) * 450,
      random.between(-9, 9),
    );
  });
  return [rectangle(0, 0, 1200, 1500, mix(palette.colours[3], palette.paper, 0.3)), ...stickers].join('');
}

/** Projects, editions and sections, drawn in lines. */
import { mix } from '../../palettes.ts';
import { circle, placed, rectangle, svg, upTo } from '../../svg.ts';
import { at, BLUE, box, face, INK, PAPER, type Spot, skin, white } from './axo.ts';
import * as builds from './builds.ts';
import * as objects from './objects.ts';
import { ruin, section, sheetOf, studio } from './sections.ts';

const [YELLOW, RED, GREEN, PINK, ORANGE, SKY] = [
  '#ffd21f',
  '#ff5238',
  '#22c07a',
  '#ffa3d1',
  '#ff9326',
  '#79b4ff',
] as const;

type Shown = { of: builds.Build; color: string; scale: number; down: number };

/** Projects on the colour of their own, square. */
const projects: Readonly<Record<string, Shown>> = {
  piano: { of: builds.piano, color: YELLOW, scale: 1.28, down: 150 },
  library: { of: builds.library, color: RED, scale: 1.3, down: 250 },
  gate: { of: builds.gate, color: GREEN, scale: 1.28, down: 100 },
  chair: { of: objects.chair, color: PINK, scale: 1.4, down: 360 },
  lamp: { of: objects.lamp, color: ORANGE, scale: 1.5, down: 330 },
  tower: { of: builds.tower, color: SKY, scale: 1.14, down: 340 },
};

/** Editions on white, and taken apart on their colour. */
const editions: Readonly<Record<string, Shown & { apart: builds.Build }>> = {
  stool: { of: objects.stool, apart: objects.stoolApart, color: PINK, scale: 1.5, down: 150 },
  nook: { of: objects.lamp, apart: objects.lampApart, color: ORANGE, scale: 1.25, down: 330 },
  bookends: { of: objects.bookends, apart: objects.bookendsApart, color: RED, scale: 1.3, down: 130 },
  weight: { of: objects.weight, apart: objects.weightApart, color: YELLOW, scale: 1.25, down: 130 },
  book: { of: objects.book, apart: objects.bookOpen, color: BLUE, scale: 1.25, down: 40 },
  shelf: { of: objects.shelf, apart: objects.shelf, color: GREEN, scale: 0.95, down: 290 },
};

/** Members of the studio: each as the seat they designed. */
const seats: Readonly<Record<string, Shown>> = {
  'seat-1': { of: objects.armchair, color: BLUE, scale: 1.4, down: 240 },
  'seat-2': { of: objects.tripod, color: RED, scale: 1.6, down: 170 },
  'seat-3': { of: objects.chair, color: YELLOW, scale: 1.4, down: 320 },
  'seat-4': { of: objects.cube, color: GREEN, scale: 1.4, down: 200 },
};

const svgOf = (width: number, height: number, content: string): string =>
  svg`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

/** A grid of dots along the three directions, faint. */
function dots(width: number, height: number, color: string): string {
  const rows = upTo(Math.ceil(height / 60)).flatMap((row) =>
    upTo(Math.ceil(width / 104) + 1).map((column) => circle(column * 104 + (row % 2) * 52, row * 60 + 20, 2.4, color)),
  );
  return rows.join('');
}

function onColor({ of, color, scale, down }: Shown, width: number, height: number, ground = color): string {
  const inner = ground === color ? mix(color, PAPER, 0.55) : color;
  return svgOf(
    width,
    height,
    rectangle(0, 0, width, height, ground) +
      dots(width, height, mix(ground, INK, 0.28)) +
      placed(of(inner), width / 2, height / 2 + down, 0, scale),
  );
}

/** A print in a black frame, leaning on a wall. */
function framed(print: string, color: string): string {
  const [a, b, c]: [Spot, Spot, Spot] = [
    [-330, -60, 0],
    [330, -60, 0],
    [330, -60, 860],
  ];
  const corner = at([-300, -60, 830]);
  const room =
    box([-420, -140, -20], [840, 520, 20], white(5)) +
    face(
      [
        [-420, -140, 0],
        [420, -140, 0],
        [420, -140, 1040],
        [-420, -140, 1040],
      ],
      PAPER,
    );
  const frame = face([a, b, c, [-330, -60, 860]], INK);
  const skewed = `<g transform="matrix(0.433 0.25 0 0.488 ${corner[0].toFixed(1)} ${corner[1].toFixed(1)})">${print}</g>`;
  const stand = box([250, 140, 0], [120, 120, 150], skin(color, 6));
  return svgOf(
    1200,
    1500,
    rectangle(0, 0, 1200, 1500, color) +
      dots(1200, 1500, mix(color, INK, 0.28)) +
      placed(room + frame + skewed + stand, 590, 1130, 0, 0.84),
  );
}

const prints: Readonly<Record<string, string>> = { 'print-section': YELLOW, 'print-stairs': RED, 'print-houses': SKY };

function printed(name: string, color: string): string {
  const margin = rectangle(0, 0, 1200, 1500, '#ececec');
  return svgOf(
    1200,
    1500,
    margin + rectangle(150, 128, 930, 1270, '#cfcfcf') + placed(sheetOf(name, color), 132, 110, 0, 0.78),
  );
}

const wide: Readonly<Record<string, () => string>> = {
  section: () => section(YELLOW),
  studio: () => studio(BLUE),
  before: () => ruin(YELLOW, false),
  after: () => ruin(YELLOW, true),
};

/** Draws a picture: `<edition>-2` is an edition taken apart, `<print>-2` a print on its wall. */
export function draw(picture: string): string {
  const [base, isSecond] = [picture.replace(/-2$/, ''), picture.endsWith('-2')];
  const scene = wide[picture];
  if (scene) return svgOf(1800, 1200, scene());
  const seated = seats[picture];
  if (seated) return onColor(seated, 1200, 1500, PAPER);
  const project = projects[picture];
  if (project) return onColor(project, 1500, 1500);
  if (picture === 'chair-apart')
    return onColor({ of: objects.chairApart, color: PINK, scale: 1.1, down: 430 }, 1200, 1500);
  const color = prints[base];
  if (color) return isSecond ? framed(sheetOf(base, color), color) : printed(base, color);
  const edition = editions[base];
  if (!edition) throw new RangeError(`The studio has no picture of ${picture}`);
  if (isSecond) return onColor({ ...edition, of: edition.apart, scale: edition.scale * 0.76 }, 1200, 1500);
  return onColor(edition, 1200, 1500, PAPER);
}

import { mix } from '../palettes.ts';
import { createNoise } from '../random.ts';
import { ART, circle, ground, line, type Motif, type Point, path, polyline, rectangle, smooth, upTo } from '../svg.ts';

/** Terraced fields like the lines of a hand. */
export const terraces: Motif = ({ random, palette }) => {
  const [deep, warm, cool, bright, pale] = palette.colours;
  const noise = createNoise(random);
  const tones = [pale, cool, bright, deep, warm, mix(cool, deep, 0.5)];
  const fields = upTo(20).map((index) => {
    const points = upTo(13).map(
      (step): Point => [
        step * 96 - 36,
        400 + index * 54 - 170 * noise(step / 3.2, index / 6) + 80 * Math.sin(step / 2.4 + index / 5),
      ],
    );
    const tone = tones[(index * 5 + Math.floor(index / 3)) % tones.length] ?? pale;
    return path(`${smooth(points)}L1120 1400H-40Z`, tone) + line(smooth(points), mix(tone, palette.ink, 0.35), 3);
  });
  return [ground(mix(palette.paper, pale, 0.4)), circle(random.between(250, 830), 210, 96, warm), ...fields].join('');
};

/** Contour lines of an imaginary landscape. */
export const contours: Motif = ({ random, palette }) => {
  const [deep, warm] = palette.colours;
  const noise = createNoise(random);
  const heights = upTo(ART.height / MESH + 1).map((row) =>
    upTo(ART.width / MESH + 1).map((column) => {
      const [x, y] = [column * MESH, row * MESH];
      return 0.8 * noise(x / 350, y / 350) + 0.24 * noise(x / 160 + 40, y / 160);
    }),
  );
  const lines = upTo(20).map((level) => {
    const isIndexLine = level % 4 === 2;
    return line(levelLine(heights, 0.14 + level * 0.042), isIndexLine ? warm : deep, isIndexLine ? 6 : 3);
  });
  return ground(palette.paper) + lines.join('');
};

/** The distance between two height samples, a divisor of the area's size. */
const MESH = 18;

/** Short strokes where a relief, given as rows of heights, crosses a level (marching squares). */
function levelLine(heights: number[][], level: number): string {
  const above = (column: number, row: number) => (heights[row]?.[column] ?? 0) - level;
  const strokes: string[] = [];
  for (let row = 0; row < heights.length - 1; row += 1) {
    for (let column = 0; column < ART.width / MESH; column += 1) {
      const crossings: Point[] = [];
      for (const [index, [right, down]] of CORNERS.entries()) {
        const [nextRight, nextDown] = CORNERS[(index + 1) % 4] ?? [0, 0];
        const start = above(column + right, row + down);
        const end = above(column + nextRight, row + nextDown);
        if (start > 0 === end > 0) continue;
        const share = start / (start - end);
        crossings.push([
          (column + right + (nextRight - right) * share) * MESH,
          (row + down + (nextDown - down) * share) * MESH,
        ]);
      }
      if (crossings.length >= 2) strokes.push(polyline(crossings.slice(0, 2)));
    }
  }
  return strokes.join('');
}

const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

/** Layers of rock under a thin strip of land. */
export const strata: Motif = ({ random, palette }) => {
  const [deep, warm, cool, bright, pale] = palette.colours;
  const noise = createNoise(random);
  const tones = [
    bright,
    warm,
    pale,
    deep,
    mix(warm, palette.ink, 0.25),
    cool,
    mix(bright, pale, 0.5),
    mix(deep, palette.ink, 0.4),
    warm,
  ];
  let depth = 480;
  const layers = tones.map((tone, index) => {
    const points = upTo(11).map(
      (step): Point => [step * 120 - 60, depth + 130 * (noise(step / 2.6, index * 0.35) - 0.5)],
    );
    depth += random.between(70, 130);
    const grains = upTo(26).map(() =>
      rectangle(
        random.between(0, 1060),
        depth + random.between(-60, 70),
        random.between(10, 42),
        4,
        mix(tone, palette.paper, 0.3),
        2,
      ),
    );
    return path(`${smooth(points)}L1140 1400H-60Z`, tone) + grains.join('');
  });
  return [ground(mix(palette.paper, pale, 0.35)), circle(random.between(300, 780), 290, 130, warm), ...layers].join('');
};

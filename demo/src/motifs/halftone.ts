import { mix } from '../palettes.ts';
import { ART, circle, circleData, ground, type Motif, path } from '../svg.ts';

/** A screen of dots, rotated by 45 degrees. `tone` (0 to 1) determines their size. */
export function halftone(tone: (x: number, y: number) => number, pitch: number): string {
  const dots: string[] = [];
  const reach = Math.ceil((ART.width + ART.height) / pitch / Math.SQRT2);
  for (let row = -reach; row <= reach; row += 1) {
    for (let column = -reach; column <= reach; column += 1) {
      const x = ART.width / 2 + ((column - row) * pitch) / Math.SQRT2;
      const y = ART.height / 2 + ((column + row) * pitch) / Math.SQRT2;
      if (x < -pitch || x > ART.width + pitch || y < -pitch || y > ART.height + pitch) continue;
      const radius = pitch * 0.7 * Math.sqrt(Math.max(0, Math.min(1, tone(x, y))));
      if (radius > 0.9) dots.push(circleData(x, y, radius));
    }
  }
  return dots.join('');
}

/** Two suns, each a fading screen of dots, printed over one another. */
export const halftoneSuns: Motif = ({ random, palette }) => {
  const [deep, warm, , bright, pale] = palette.colours;
  const sun = (centreX: number, centreY: number, radius: number, slope: number) => (x: number, y: number) => {
    const distance = Math.hypot(x - centreX, y - centreY);
    return distance > radius ? 0 : 0.5 + (slope * (y - centreY)) / radius / 2.1;
  };
  const side = random.chance(0.5) ? 1 : -1;
  const first = halftone(sun(540 - side * 110, 520, 400, 1), 28);
  const second = halftone(sun(540 + side * 110, 830, 400, -1), 25);
  return [
    ground(pale),
    circle(540 - side * 110, 520, 400, mix(pale, bright, 0.75)),
    path(first, warm),
    `<g style="mix-blend-mode:multiply">${path(second, deep)}</g>`,
  ].join('');
};

/** A ball on a dark ground, shaped only by the size of its dots. */
export const halftoneBall: Motif = ({ random, palette }) => {
  const [deep, warm, , bright, pale] = palette.colours;
  const lightX = random.between(-0.5, 0.5);
  const ball = (x: number, y: number) => {
    const u = (x - 540) / 430;
    const v = (y - 640) / 430;
    const height = 1 - u * u - v * v;
    return height < 0 ? 0 : 0.04 + 0.96 * Math.max(0, u * lightX - v * 0.55 + Math.sqrt(height) * 0.65);
  };
  const floor = (x: number, y: number) =>
    y < 1075 ? 0 : 0.5 - Math.hypot((x - 540 + lightX * 120) / 520, (y - 1130) / 130) * 0.5;
  return [
    ground(mix(palette.ink, deep, 0.35)),
    path(halftone(ball, 21), random.chance(0.5) ? pale : bright),
    path(halftone(floor, 21), warm),
  ].join('');
};

/** Rolling swells of dots in two inks. */
export const halftoneWaves: Motif = ({ random, palette }) => {
  const [deep, warm, cool, , pale] = palette.colours;
  const phase = random.between(0, 6);
  const swell = (shift: number, length: number) => (x: number, y: number) =>
    0.5 + 0.5 * Math.sin((y + 70 * Math.sin(x / 190 + phase + shift)) / length + shift);
  return [
    ground(pale),
    path(
      halftone((x, y) => swell(0, 78)(x, y) * 0.9, 40),
      random.pick([warm, cool]),
    ),
    path(
      halftone((x, y) => swell(2.2, 78)(x, y) * 0.55, 40),
      deep,
    ),
  ].join('');
};

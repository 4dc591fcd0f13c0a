/** Cloth: shapes filled with the threads of a weave, with seams, folds and outlines. */
import { mix } from '../../palettes.ts';
import { createRandom, type Random } from '../../random.ts';
import { line, path, svg, upTo } from '../../svg.ts';

export const [INK, BONE, PUTTY, STONE, OXBLOOD] = ['#16120f', '#efe8da', '#d9cdb9', '#a89c8a', '#6d1b20'] as const;
export const [SLATE, OAT, CAMEL, CHALK] = ['#4a4f55', '#dccdb0', '#b28a5b', '#f7f3ea'] as const;

/** The tools for one picture. */
export type Needle = { random: Random; id(): string };

export function threaded(name: string): Needle {
  let count = 0;
  return {
    random: createRandom(name),
    id: () => {
      count += 1;
      return `${name}-${count}`;
    },
  };
}

type Box = { left: number; top: number; right: number; bottom: number };

/** Path data of the threads in a box. */
type Weave = (box: Box) => string;

export type Cloth = { fill: string; thread: string; weave: Weave; width?: number };

/** The box around absolute path data. */
function boxOf(data: string): Box {
  const numbers = (data.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  const across = numbers.filter((_, index) => index % 2 === 0);
  const down = numbers.filter((_, index) => index % 2 === 1);
  return {
    ...{ left: Math.min(...across), right: Math.max(...across) },
    ...{ top: Math.min(...down), bottom: Math.max(...down) },
  };
}

const range = (from: number, to: number, step: number): number[] =>
  upTo(Math.max(0, Math.ceil((to - from) / step))).map((index) => from + index * step);

const twill =
  (step: number, slope = 0.8): Weave =>
  ({ left, top, right, bottom }) => {
    const lean = (bottom - top) * slope;
    return range(left - lean, right, step)
      .map((x) => svg`M${x} ${top}L${x + lean} ${bottom}`)
      .join('');
  };

const stripes =
  (step: number): Weave =>
  ({ left, top, right, bottom }) =>
    range(Math.floor(left / step) * step, right, step)
      .map((x) => svg`M${x} ${top}V${bottom}`)
      .join('');

const herringbone: Weave = ({ left, top, right, bottom }) =>
  range(Math.floor(left / 26) * 26, right, 26)
    .map((x) => {
      const rise = Math.round(x / 26) % 2 ? 16 : -16;
      return range(top - 16, bottom + 16, 9)
        .map((y) => svg`M${x + 1} ${y}l24 ${rise}`)
        .join('');
    })
    .join('');

const stitches: Weave = ({ left, top, right, bottom }) =>
  range(top - 14, bottom, 14)
    .map((y) => {
      const row = range(Math.floor(left / 18) * 18, right, 18).map(() => 'l9 11l9 -11');
      return svg`M${Math.floor(left / 18) * 18} ${y}${row}`;
    })
    .join('');

const plain: Weave = (box) =>
  stripes(6)(box) +
  range(box.top, box.bottom, 6)
    .map((y) => svg`M${box.left} ${y}H${box.right}`)
    .join('');

const none: Weave = () => '';

export const wool = (fill: string, thread = mix(fill, CHALK, 0.3)): Cloth => ({ fill, thread, weave: herringbone });
export const serge = (fill: string, thread = mix(fill, CHALK, 0.22)): Cloth => ({ fill, thread, weave: twill(8) });
export const cord = (fill: string): Cloth => ({ fill, thread: mix(fill, INK, 0.38), weave: stripes(11), width: 3.4 });
export const poplin = (fill: string): Cloth => ({ fill, thread: mix(fill, INK, 0.1), weave: plain, width: 1 });
export const crepe = (fill: string): Cloth => ({ fill, thread: mix(fill, CHALK, 0.14), weave: twill(6, -0.5) });
export const knitted = (fill: string): Cloth => ({ fill, thread: mix(fill, INK, 0.3), weave: stitches, width: 2 });
export const rib = (fill: string): Cloth => ({ fill, thread: mix(fill, INK, 0.34), weave: stripes(9), width: 2.4 });
export const leather = (fill: string): Cloth => ({ fill, thread: fill, weave: none });

/** A part of a garment; what is `on` it is cut off at its edge. */
export function panel({ id }: Needle, data: string, { fill, thread, weave, width = 1.7 }: Cloth, on = ''): string {
  const clip = id();
  return svg`<clipPath id="${clip}"><path d="${data}"/></clipPath>${path(data, fill)}<g clip-path="url(#${clip})">${line(
    weave(boxOf(data)),
    thread,
    width,
    'stroke-dasharray="61 2 37 3 83 2"',
  )}${on}</g>${line(data, mix(fill, INK, 0.75), 2.6, 'stroke-linejoin="round"')}`;
}

/** Where the cloth lies in the shade. */
export const fold = (data: string, strength = 0.2): string =>
  `<path d="${data}" fill="#0c0705" opacity="${strength}"/>`;

/** Where light falls on it. */
export const shine = (data: string, strength = 0.16): string =>
  `<path d="${data}" fill="#fff8ea" opacity="${strength}"/>`;

/** A line of stitches. */
export const seam = (data: string, color: string): string => line(data, color, 2.2, 'stroke-dasharray="9 5"');

export const edge = (data: string, color: string, width = 2.6): string =>
  line(data, color, width, 'stroke-linejoin="round" stroke-linecap="round"');

/** Drawn on the right, and the same mirrored on the left. */
export const both = (drawn: () => string): string => `${drawn()}<g transform="scale(-1 1)">${drawn()}</g>`;

type Turn = readonly [x: number, y: number] | readonly [bendX: number, bendY: number, x: number, y: number];

const endOf = (turn: Turn): readonly [number, number] => (turn.length === 2 ? turn : [turn[2], turn[3]]);

/** A symmetrical outline, of its right half from top to bottom. */
export function symmetrical(half: readonly Turn[]): string {
  const down = half.map((turn, index) => {
    if (turn.length === 4) return svg`Q${turn[0]} ${turn[1]} ${turn[2]} ${turn[3]}`;
    return svg`${index ? 'L' : 'M'}${turn[0]} ${turn[1]}`;
  });
  const up = half.map((turn, index) => {
    const [x, y] = endOf(half[index - 1] ?? turn);
    return turn.length === 4 ? svg`Q${-turn[0]} ${turn[1]} ${-x} ${y}` : svg`L${-x} ${y}`;
  });
  const [x, y] = endOf(half.at(-1) ?? [0, 0]);
  return svg`${down}L${-x} ${y}${up.slice(1).reverse()}Z`;
}

export const button = (x: number, y: number, color: string, radius = 9): string =>
  svg`<circle cx="${x + 2}" cy="${y + 3}" r="${radius}" fill="#0c0705" opacity="0.35"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/><circle cx="${x - 2}" cy="${y}" r="1.4" fill="${INK}"/><circle cx="${x + 2.4}" cy="${y}" r="1.4" fill="${INK}"/>`;

import type { Palette } from './palettes.ts';
import type { Random } from './random.ts';

/** The printed area of every motif, in SVG units. Its aspect ratio is 4:5, like the picture's. */
export const ART = { width: 1080, height: 1350 } as const;

/** The drawing tools for a motif. */
export type Brush = {
  random: Random;
  palette: Palette;
  /** Returns a unique id in the document, for gradients, masks and clip paths. */
  id(name: string): string;
};

/** Draws a print as SVG elements that fill the area of `ART`. */
export type Motif = (brush: Brush) => string;

export type Point = readonly [x: number, y: number];

/** Template tag for SVG. Rounds numbers to one decimal and joins lists. */
export function svg(parts: TemplateStringsArray, ...values: (string | number | readonly string[])[]): string {
  return parts.reduce((text, part, index) => text + written(values[index - 1] ?? '') + part);
}

function written(value: string | number | readonly string[]): string {
  if (typeof value === 'number') return String(Math.round(value * 10) / 10);
  return typeof value === 'string' ? value : value.join('');
}

/** Fills the whole printed area. */
export function ground(fill: string): string {
  return svg`<rect width="${ART.width}" height="${ART.height}" fill="${fill}"/>`;
}

export function circle(x: number, y: number, radius: number, fill: string): string {
  return svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
}

export function ring(x: number, y: number, radius: number, stroke: string, width: number): string {
  return svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
}

export function rectangle(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  return svg`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
}

export function path(data: string, fill: string): string {
  return `<path d="${data}" fill="${fill}"/>`;
}

export function line(data: string, stroke: string, width: number, more = ''): string {
  return svg`<path d="${data}" fill="none" stroke="${stroke}" stroke-width="${width}" ${more}/>`;
}

/** Path data of a full circle, so that one element can contain thousands. */
export function circleData(x: number, y: number, radius: number): string {
  return svg`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`;
}

/** Path data of straight lines through the points. */
export function polyline(points: readonly Point[]): string {
  return points.map(([x, y], index) => svg`${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

export function polygon(points: readonly Point[]): string {
  return `${polyline(points)}Z`;
}

/** Path data of smooth curves through the points (Catmull-Rom as Bézier). */
export function smooth(points: readonly Point[]): string {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  return points
    .map(([x, y], index) => {
      if (index === 0) return svg`M${x} ${y}`;
      const [before, from, after] = [at(index - 2), at(index - 1), at(index + 1)];
      return svg`C${from[0] + (x - before[0]) / 6} ${from[1] + (y - before[1]) / 6} ${x - (after[0] - from[0]) / 6} ${y - (after[1] - from[1]) / 6} ${x} ${y}`;
    })
    .join('');
}

/** A gradient from top to bottom, or in the given direction, with the paint that refers to it. */
export function gradient(
  id: string,
  stops: readonly (readonly [offset: number, colour: string])[],
  direction = 'x2="0" y2="1"',
): { definition: string; paint: string } {
  const marks = stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`);
  return {
    definition: svg`<linearGradient id="${id}" x1="0" y1="0" ${direction}>${marks}</linearGradient>`,
    paint: `url(#${id})`,
  };
}

/** Moves a drawing, then rotates it by degrees, then scales it. */
export function placed(content: string | readonly string[], x: number, y: number, degrees = 0, scale = 1): string {
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${degrees.toFixed(1)}) scale(${scale.toFixed(3)})">${written(content)}</g>`;
}

/** The whole numbers from 0 up to but not including `count`. */
export function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

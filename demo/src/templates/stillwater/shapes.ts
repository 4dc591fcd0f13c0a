/** Hills, stones and water, as simple as they are when seen with half-closed eyes. */
import { mix } from '../../palettes.ts';
import type { Random } from '../../random.ts';
import { circleData, line, type Point, path, smooth, svg, upTo } from '../../svg.ts';

/** The colours of an hour of the day. */
export type Tone = {
  sky: string;
  far: string;
  mid: string;
  near: string;
  water: string;
  light: string;
  skin: string;
  cloth: string;
  dark: string;
};

export const DAY: Tone = {
  sky: '#efe6d3',
  far: '#cfd3bd',
  mid: '#a5b295',
  near: '#6f8466',
  water: '#c9d8d2',
  light: '#e9b98a',
  skin: '#d9a581',
  cloth: '#faf6ec',
  dark: '#39473a',
};

export const DUSK: Tone = {
  sky: '#8fa09a',
  far: '#73877f',
  mid: '#566d63',
  near: '#3c5248',
  water: '#a9bdb8',
  light: '#f1d3a6',
  skin: '#c68f6c',
  cloth: '#e9e2d0',
  dark: '#25332c',
};

export const CLAY: Tone = {
  sky: '#ead2bd',
  far: '#dcb89d',
  mid: '#c59a7e',
  near: '#9c705a',
  water: '#dfe0d2',
  light: '#fbf1dd',
  skin: '#b97c5c',
  cloth: '#faf3e6',
  dark: '#4c3a31',
};

/** Points of a ridge from beyond the left edge to beyond the right one. */
export const ridge = (random: Random, width: number, y: number, rise: number, bumps = 4): Point[] =>
  upTo(bumps + 3).map((index) => [
    ((index - 1) * width) / bumps,
    y - (index % 2 ? random.between(rise * 0.6, rise) : random.between(0, rise * 0.3)),
  ]);

/** Everything below a ridge. */
export function hill(points: readonly Point[], bottom: number, fill: string): string {
  const from: Point = points[0] ?? [0, 0];
  const to: Point = points.at(-1) ?? from;
  return path(svg`${smooth(points)}L${to[0]} ${bottom}L${from[0]} ${bottom}Z`, fill);
}

/** Lines that follow a ridge down the slope, flatter the lower they are. */
export function contours(points: readonly Point[], count: number, gap: number, stroke: string, width = 3): string {
  const level = points.reduce((sum, [, y]) => sum + y, 0) / points.length;
  return upTo(count)
    .map((index) => {
      const [down, flat] = [(index + 1) * gap * (1 + index * 0.05), 1 - (index + 1) / (count * 1.5)];
      const lower = points.map(([x, y]): Point => [x, level + (y - level) * flat + down]);
      return line(smooth(lower), stroke, width);
    })
    .join('');
}

/** A slope with its lines. */
export const slope = (points: readonly Point[], bottom: number, fill: string, count = 7, gap = 26): string =>
  hill(points, bottom, fill) + contours(points, count, gap, mix(fill, '#ffffff', 0.28));

/** Sand: dots in a rectangle, as one element. */
export function grain(random: Random, [x, y]: Point, [width, height]: Point, count: number, fill: string): string {
  const dots = upTo(count).map(() =>
    circleData(x + random.next() * width, y + random.next() * height, random.between(0.8, 2.4)),
  );
  return svg`<path d="${dots}" fill="${fill}" opacity="0.5"/>`;
}

/** A closed smooth outline around a point. */
function blob(random: Random, [x, y]: Point, [wide, high]: Point, wobble = 0.03, count = 12): string {
  const points = upTo(count).map((index): Point => {
    const angle = (index / count) * Math.PI * 2;
    const reach = 1 + random.between(-wobble, wobble);
    return [x + Math.cos(angle) * wide * reach, y + Math.sin(angle) * high * reach];
  });
  const [first = [x, y], second = [x, y], third = [x, y]] = points;
  // begun one point later, so that the seam has neighbours on both sides
  return `${smooth([...points, first, second, third]).replace(/^M[^C]*C[^C]*/, svg`M${second[0]} ${second[1]}`)}Z`;
}

/** A pebble with the light on its upper side. */
export function stone(random: Random, at: Point, size: Point, fill: string): string {
  const [[x, y], [wide, high]] = [at, size];
  const speckles = upTo(Math.round(wide / 3)).map(() => {
    const [angle, reach] = [random.between(0, Math.PI * 2), Math.sqrt(random.next()) * 0.86];
    return circleData(x + Math.cos(angle) * wide * reach, y + Math.sin(angle) * high * reach, random.between(1, 3.4));
  });
  return [
    svg`<ellipse cx="${x}" cy="${y + high * 0.9}" rx="${wide * 0.96}" ry="${high * 0.24}" fill="#1e2a24" opacity="0.14"/>`,
    path(blob(random, at, size, 0.022), fill),
    path(blob(random, [x - wide * 0.1, y - high * 0.2], [wide * 0.74, high * 0.6], 0.03), mix(fill, '#ffffff', 0.16)),
    svg`<path d="${speckles}" fill="${mix(fill, '#1e2a24', 0.4)}" opacity="0.6"/>`,
  ].join('');
}

/** Rings on water, paler the wider they are. */
export const ripples = (x: number, y: number, count: number, step: number, stroke: string, squash = 0.28): string =>
  upTo(count)
    .map((index) => {
      const reach = step * (index + 1) * (1 + index * 0.07);
      const opacity = Math.max(0.12, 0.9 - index / count);
      return svg`<ellipse cx="${x}" cy="${y}" rx="${reach}" ry="${reach * squash}" fill="none" stroke="${stroke}" stroke-width="4" opacity="${opacity.toFixed(2)}"/>`;
    })
    .join('');

/** Still water: short flat waves, wider apart the nearer they are. */
export function waves(random: Random, width: number, [top, bottom]: Point, stroke: string): string {
  const data: string[] = [];
  for (let [y, step] = [top + 14, 12]; y < bottom; y += step, step *= 1.16) {
    for (let x = random.between(-200, 60); x < width; x += random.between(260, 620)) {
      const long = random.between(70, 240);
      data.push(svg`M${x} ${y}q${long / 4} ${-step / 4} ${long / 2} 0t${long / 2} 0`);
    }
  }
  return line(data.join(''), stroke, 4, 'stroke-linecap="round" opacity="0.7"');
}

/** An arch that stands on a line. */
export const archData = (x: number, bottom: number, width: number, height: number): string =>
  svg`M${x - width / 2} ${bottom}V${bottom - height + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${bottom}Z`;

/** What is seen through a shape. */
export const within = (id: string, data: string, content: string): string =>
  svg`<clipPath id="${id}"><path d="${data}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;

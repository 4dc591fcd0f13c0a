/** Colours as #rrggbb (or #rgb): how well one is read on another, and the nearest ones that are read well. */

/** WCAG 2.2, 1.4.3: of texts. Large ones, and what is drawn, may have 3. */
export const TEXT_CONTRAST = 4.5;

type Triple = readonly [number, number, number];

/** Channels from 0 to 1; null for other notations. */
function channelsOf(color: string): Triple | null {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(color);
  const digits = short
    ? short.slice(1).map((digit) => digit + digit)
    : /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color)?.slice(1);
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] =
    digits?.map((pair) => Number.parseInt(pair, 16) / 255) ?? [];
  return Number.isNaN(red + green + blue) ? null : [red, green, blue];
}

const each = (triple: Triple, change: (value: number) => number): Triple => [
  change(triple[0]),
  change(triple[1]),
  change(triple[2]),
];

const hexOf = (channels: Triple): string =>
  `#${each(channels, (value) => Math.round(Math.min(1, Math.max(0, value)) * 255))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const encoded = (light: number): number => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

/** Relative luminance, from 0 to 1; null for other notations. */
export function luminanceOf(color: string): number | null {
  const channels = channelsOf(color);
  if (!channels) return null;
  const [red, green, blue] = each(channels, linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 to 21, as WCAG measures it; 21 where one of the colours is in another notation. */
export function contrastOf(one: string, other: string): number {
  const [first, second] = [luminanceOf(one), luminanceOf(other)];
  if (first === null || second === null) return 21;
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** White where it is readable on a colour, else near-black, else black, which is readable wherever white is not. */
export function readableOn(color: string): string {
  if (luminanceOf(color) === null) return '#ffffff';
  return ['#ffffff', '#141210'].find((ink) => contrastOf(ink, color) >= TEXT_CONTRAST) ?? '#000000';
}

/** A mixture, with a share of the first colour from 0 to 1; the second where one is in another notation. */
export function mixOf(one: string, other: string, share: number): string {
  const [first, second] = [channelsOf(one), channelsOf(other)];
  if (!first || !second) return other;
  const mixed = (index: 0 | 1 | 2) => first[index] * share + second[index] * (1 - share);
  return hexOf([mixed(0), mixed(1), mixed(2)]);
}

const times = (matrix: readonly [Triple, Triple, Triple], [x, y, z]: Triple): Triple => {
  const row = ([a, b, c]: Triple) => a * x + b * y + c * z;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};

/** OKLab (Björn Ottosson, 2020), whose first value is the lightness as people see it. */
function oklabOf(channels: Triple): Triple {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    each(channels, linear),
  );
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    each(cones, Math.cbrt),
  );
}

function ofOklab(lab: Triple): string {
  const cones = times(
    [
      [1, 0.3963377774, 0.2158037573],
      [1, -0.1055613458, -0.0638541728],
      [1, -0.0894841775, -1.291485548],
    ],
    lab,
  );
  const light = times(
    [
      [4.0767416621, -3.3077115913, 0.2309699292],
      [-1.2684380046, 2.6097574011, -0.3413193965],
      [-0.0041960863, -0.7034186147, 1.707614701],
    ],
    each(cones, (value) => value ** 3),
  );
  return hexOf(each(light, (value) => encoded(Math.max(0, value))));
}

const STEPS = 200;

/**
 * The colour itself if it is readable on the ground, else the nearest lighter or darker one that is. Between black and white
 * one always is. A colour in another notation is answered as it is.
 */
export function passingOn(ground: string, color: string, contrast = TEXT_CONTRAST): string {
  const channels = channelsOf(color);
  if (!channels || contrastOf(color, ground) >= contrast) return color;
  const [lightness, a, b] = oklabOf(channels);
  for (let step = 1; step <= STEPS; step++) {
    for (const moved of [lightness - step / STEPS, lightness + step / STEPS]) {
      if (moved < 0 || moved > 1) continue;
      const candidate = ofOklab([moved, a, b]);
      if (contrastOf(candidate, ground) >= contrast) return candidate;
    }
  }
  return readableOn(ground);
}

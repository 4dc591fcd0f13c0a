/** The maximum size of a transformed picture, in either direction. */
const LARGEST_OUTPUT = 3000;
/** Positions in a picture may lie this far to the right or down. */
const LARGEST_POSITION = 20_000;

export type Region = { left: number; top: number; width: number; height: number };
export type Anchor = 'c' | 't' | 'tr' | 'r' | 'br' | 'b' | 'bl' | 'l' | 'tl' | { x: number; y: number };
export type Transformation = {
  /** The part of the picture to take first, in its own pixels. */
  crop: Region | null;
  mode: 'fill' | 'fit' | null;
  /** The maximum width of the result; pictures are never enlarged. */
  width: number;
  height: number;
  /** The part that stays in sight where `fill` cuts off: a side, or a point in fractions of width and height. */
  anchor: Anchor;
  /** Sigma of a blur, 0 for none. */
  blur: number;
  quality: number;
  format: 'webp' | 'jpeg' | 'avif' | 'png';
};

const anchors = ['c', 't', 'tr', 'r', 'br', 'b', 'bl', 'l', 'tl'] as const;

/**
 * Reads the part of an address between `v1/` and the name: `fill/w_600,h_750,al_c,q_80`, or a crop before it. Unknown
 * parts are ignored; null where nothing valid is left.
 */
export function readTransformation(path: string, accept: string): Transformation | null {
  const [first, second] = stepsOf(path);
  if (!first) return null;
  const isCropFirst = first.mode === 'crop' && first.values.has('x');
  const scaling = isCropFirst ? second : first;
  const crop = isCropFirst ? readRegion(first.values) : null;
  if (isCropFirst && !crop) return null;
  const options = new Map([...first.values, ...(second?.values ?? [])]);
  // a crop without a position is one by its anchor
  const size = scaling ? readSize(scaling.values) : crop && { width: crop.width, height: crop.height };
  const quality = Number(options.get('q') ?? 80);
  if (!size || !(quality >= 1 && quality <= 100)) return null;
  return {
    crop,
    mode: scaling ? modeOf(scaling) : null,
    ...size,
    anchor: readAnchor(options),
    blur: readBlur(options.get('blur')),
    quality: Math.round(quality),
    format: formatOf(options.get('enc'), accept),
  };
}

const modeOf = ({ mode }: Step) => (mode === 'fit' ? 'fit' : 'fill');

type Step = { mode: string; values: Map<string, string> };

/** `fill/w_1,h_2` twice at most; anything else before the end makes no sense. */
function stepsOf(path: string): Step[] {
  const parts = path.split('/');
  if (parts.length !== 2 && parts.length !== 4) return [];
  const steps: Step[] = [];
  for (let index = 0; index < parts.length; index += 2) {
    const mode = parts[index] ?? '';
    if (mode !== 'fill' && mode !== 'fit' && mode !== 'crop') return [];
    const tokens = (parts[index + 1] ?? '').split(',').slice(0, 30);
    steps.push({ mode, values: new Map(tokens.map((token) => splitOnce(token, '_'))) });
  }
  return steps;
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

function integerWithin(text: string | undefined, least: number, most: number): number | null {
  const value = /^\d{1,6}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : null;
}

function readSize(values: Map<string, string>): { width: number; height: number } | null {
  const width = integerWithin(values.get('w'), 1, LARGEST_OUTPUT);
  const height = integerWithin(values.get('h'), 1, LARGEST_OUTPUT);
  return width && height ? { width, height } : null;
}

function readRegion(values: Map<string, string>): Region | null {
  const left = integerWithin(values.get('x'), 0, LARGEST_POSITION);
  const top = integerWithin(values.get('y') ?? '0', 0, LARGEST_POSITION);
  const width = integerWithin(values.get('w'), 1, LARGEST_POSITION);
  const height = integerWithin(values.get('h'), 1, LARGEST_POSITION);
  return left !== null && top !== null && width && height ? { left, top, width, height } : null;
}

function readAnchor(values: Map<string, string>): Anchor {
  const [x, y] = (values.get('fp') ?? '').split('_').map((part) => (part === '' ? Number.NaN : Number(part)));
  if (x !== undefined && y !== undefined && x >= 0 && x <= 1 && y >= 0 && y <= 1)
    return { x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 };
  return anchors.find((anchor) => anchor === values.get('al')) ?? 'c';
}

function readBlur(text: string | undefined): number {
  const blur = Math.round(Number(text ?? 0));
  return blur >= 1 ? Math.min(blur, 100) : 0;
}

function formatOf(asked: string | undefined, accept: string): Transformation['format'] {
  if ((asked === 'avif' || asked === 'pavif') && accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'jpeg';
}

/** The type of a picture that `transform` made. */
export function typeOfMade(bytes: Buffer): string {
  if (bytes.toString('latin1', 0, 4) === 'RIFF') return 'image/webp';
  return bytes[0] === 0xff ? 'image/jpeg' : 'image/avif';
}

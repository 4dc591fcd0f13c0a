/** A practice by a lake: hills, stones, arches and hands. */
import { mix } from '../../palettes.ts';
import { createRandom, type Random } from '../../random.ts';
import { placed, rectangle, svg } from '../../svg.ts';
import { back, belly, type Drawing, feet, lying, neck, openHand, portrait } from './bodies.ts';
import { breath, cushions, day, house, lake, room, stones } from './scenes.ts';
import { CLAY, DAY, DUSK, grain, type Tone } from './shapes.ts';

type Size = readonly [width: number, height: number];
const LANDSCAPE: Size = [1200, 900];
const WIDE: Size = [1800, 1200];
const PORTRAIT: Size = [1200, 1500];

const sheet = ([width, height]: Size, content: string): string =>
  svg`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

/** Of each treatment: its drawing, its colours, and those of the second view with where that one looks. */
const treatments: Readonly<Record<string, [Drawing, Tone, Tone, readonly [x: number, y: number, scale: number]]>> = {
  back: [back, DAY, CLAY, [600, 520, 1.5]],
  neck: [neck, CLAY, DAY, [600, 330, 1.45]],
  whole: [lying, DAY, DUSK, [640, 520, 1.5]],
  stones: [stones, DUSK, DAY, [740, 440, 1.45]],
  feet: [feet, CLAY, DUSK, [470, 420, 1.7]],
  hands: [openHand, DAY, CLAY, [600, 400, 1.6]],
  belly: [belly, CLAY, DAY, [600, 540, 1.35]],
  breath: [breath, DAY, DUSK, [600, 520, 1.4]],
  circle: [cushions, CLAY, DUSK, [780, 330, 1.8]],
  deposit: [day, DAY, CLAY, [600, 520, 1.8]],
};

function treatment(name: string, view: string): string {
  const shown = treatments[name];
  if (!shown) throw new RangeError(`The practice has no picture of ${name}`);
  const [drawing, tone, other, [x, y, scale]] = shown;
  const random = createRandom(name);
  const [width, height] = LANDSCAPE;
  const sand = (of: Tone) => grain(random, [0, 0], LANDSCAPE, 420, mix(of.sky, of.dark, 0.5));
  if (view === '1') return drawing(random, tone) + sand(tone);
  // what is looked at moves to the middle, as far as the picture reaches
  const within = (at: number, length: number) =>
    Math.min(0, Math.max(length - length * scale, length / 2 - at * scale));
  return [
    rectangle(0, 0, width, height, other.sky),
    placed(drawing(random, other), within(x, width), within(y, height), 0, scale),
    sand(other),
  ].join('');
}

const scenes: Readonly<Record<string, [Size, (random: Random) => string]>> = {
  lake: [WIDE, (random) => lake(random, DAY)],
  evening: [WIDE, (random) => lake(random, DUSK)],
  room: [WIDE, (random) => room(random, DAY)],
  house: [WIDE, (random) => house(random, DAY)],
  edda: [PORTRAIT, () => portrait(DAY, 'bun', '#dba887', '#8d8d86')],
  jonas: [PORTRAIT, () => portrait(CLAY, 'short', '#b97f5d', '#3a2a22')],
  mirjam: [PORTRAIT, () => portrait(DUSK, 'long', '#e3b594', '#7a4a2e')],
};

export function draw(picture: string): string {
  const scene = scenes[picture];
  if (scene) return sheet(scene[0], scene[1](createRandom(picture)));
  const [, name = '', view = '1'] = /^(.*?)(?:-(\d))?$/.exec(picture) ?? [];
  return sheet(LANDSCAPE, treatment(name, view));
}

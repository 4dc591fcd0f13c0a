/** What is sold, each on a plain ground in the light of a window, and once from near. */
import { mix } from '../../palettes.ts';
import { placed, rectangle, svg, upTo } from '../../svg.ts';
import * as cloth from './cloth.ts';
import { BONE, CAMEL, CHALK, type Cloth, INK, type Needle, OAT, OXBLOOD, PUTTY, SLATE, STONE } from './cloth.ts';
import { coat, dress, type Garment, jacket, knit, shirt } from './garments.ts';
import { bag, boots, scarf, skirt, trousers } from './lower.ts';

type Shown = {
  garment: Garment;
  cloth: Cloth;
  ground: string;
  /** The middle of what is drawn, and its size. */
  middle: number;
  scale: number;
  /** What is seen from near. */
  near: readonly [x: number, y: number];
};

export const goods: Readonly<Record<string, Shown>> = {
  coat: { garment: coat, cloth: cloth.wool('#2b2624'), ground: PUTTY, middle: 470, scale: 1.24, near: [-10, 190] },
  jacket: {
    garment: jacket,
    cloth: cloth.cord('#6a5138'),
    ground: '#c9c2ae',
    middle: 262,
    scale: 1.62,
    near: [20, 170],
  },
  shirt: { garment: shirt, cloth: cloth.poplin(CHALK), ground: OXBLOOD, middle: 270, scale: 1.62, near: [20, 120] },
  knit: { garment: knit, cloth: cloth.knitted(OAT), ground: '#8e8777', middle: 226, scale: 1.62, near: [0, 90] },
  trousers: { garment: trousers, cloth: cloth.serge(SLATE), ground: BONE, middle: 745, scale: 1.34, near: [30, 420] },
  skirt: {
    garment: skirt,
    cloth: cloth.crepe('#211d1d'),
    ground: '#cbb9a0',
    middle: 590,
    scale: 1.72,
    near: [30, 430],
  },
  dress: { garment: dress, cloth: cloth.crepe(OXBLOOD), ground: PUTTY, middle: 540, scale: 1.14, near: [40, 250] },
  boots: { garment: boots, cloth: cloth.leather('#241c19'), ground: STONE, middle: -40, scale: 1.42, near: [90, 30] },
  scarf: {
    garment: scarf,
    cloth: cloth.wool(CAMEL, mix(CAMEL, INK, 0.3)),
    ground: '#e4dccb',
    middle: -110,
    scale: 1.34,
    near: [10, -300],
  },
  bag: { garment: bag, cloth: cloth.leather(OXBLOOD), ground: '#d3c4ab', middle: -46, scale: 1.42, near: [0, 90] },
};

const SIZE = { width: 1200, height: 1800 };

export const sheet = (width: number, height: number, content: string): string =>
  svg`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

/** The light of a window with two panes, thrown slanted over the ground. */
export const windowLight = (x: number, y: number, scale: number, color: string, opacity = 0.5): string =>
  placed(
    svg`<path d="M0 0L230 -120L230 640L0 760ZM256 -134L486 -254L486 506L256 626ZM0 790L230 670L230 1180L0 1300ZM256 656L486 536L486 1046L256 1166Z" fill="${color}" opacity="${opacity}"/>`,
    ...([x, y, 0, scale] as const),
  );

/** The grain of paper. */
export const grain = ({ random }: Needle, width: number, height: number, color: string, count = 420): string =>
  svg`<g fill="${color}">${upTo(count).map(
    () =>
      svg`<circle cx="${random.between(0, width)}" cy="${random.between(0, height)}" r="${random.between(0.8, 2)}" opacity="0.5"/>`,
  )}</g>`;

export const worn = (name: string, needle: Needle): string => {
  const shown = goods[name];
  return shown ? shown.garment(needle, shown.cloth) : '';
};

export function product(name: string, view: string): string {
  const shown = goods[name];
  if (!shown) throw new RangeError(`The label has no picture of ${name}`);
  const needle = cloth.threaded(`${name}-${view}`);
  const isNear = view === '2';
  const ground = isNear ? mix(shown.ground, INK, 0.16) : shown.ground;
  const scale = isNear ? shown.scale * 2.1 : shown.scale;
  const [x, y] = isNear ? shown.near : ([0, shown.middle] as const);
  const outlines = silhouette(shown.garment(cloth.threaded(`${name}-shade`), cloth.leather('#0c0705')));
  const [left, top] = [600 - x * scale, 900 - y * scale];
  const content = [
    rectangle(0, 0, SIZE.width, SIZE.height, ground),
    windowLight(330, 320, 1.25, mix(ground, '#fff6e2', 0.5), isNear ? 0.2 : 0.5 - (ground === OXBLOOD ? 0.32 : 0)),
    grain(needle, SIZE.width, SIZE.height, mix(ground, INK, 0.3)),
    placed(outlines, left + 30, top + 38, 0, scale),
    placed(shown.garment(needle, shown.cloth), left, top, 0, scale),
  ];
  return sheet(SIZE.width, SIZE.height, content.join(''));
}

/** Everything that fills, in the colour of shade. */
function silhouette(garment: string): string {
  const flat = garment
    .replace(/<clipPath.*?<\/clipPath>/g, '')
    .replace(/<g clip-path[^>]*>.*?<\/g>/g, '')
    .replace(/<circle[^>]*>/g, '');
  return `<g opacity="0.2">${flat}</g>`;
}

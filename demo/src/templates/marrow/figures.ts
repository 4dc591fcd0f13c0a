/** People in the clothes, from afar: no faces, only how they stand. */
import { mix } from '../../palettes.ts';
import { path, placed, svg } from '../../svg.ts';
import { both, fold, INK, leather, type Needle, panel } from './cloth.ts';
import { bag, bootsWorn, scarfWorn } from './lower.ts';
import { goods, worn } from './wardrobe.ts';

type Hair = 'bob' | 'bun' | 'short' | 'long' | 'curls';

export type Person = { skin: string; hair: string; cut: Hair; wears: readonly string[] };

const CUTS: Readonly<Record<Hair, { behind: string; before: string }>> = {
  bob: {
    behind: 'M-82 -128Q-92 -226 0 -232Q92 -226 82 -128Q90 -80 70 -64L-70 -64Q-90 -80 -82 -128Z',
    before: 'M-76 -96Q-88 -228 0 -230Q88 -228 76 -96Q62 -150 50 -176Q0 -160 -46 -178Q-62 -150 -76 -96Z',
  },
  bun: {
    behind: 'M-34 -250Q-36 -292 0 -294Q38 -292 34 -250Q36 -222 0 -222Q-36 -222 -34 -250Z',
    before: 'M-66 -140Q-74 -226 0 -228Q74 -226 66 -140Q54 -186 0 -190Q-54 -186 -66 -140Z',
  },
  short: {
    behind: 'M-66 -150Q-70 -228 0 -232Q70 -228 66 -150Z',
    before:
      'M-68 -142Q-86 -216 -30 -238Q50 -256 76 -190Q78 -160 66 -138Q62 -176 40 -190Q-10 -176 -54 -186Q-62 -166 -68 -142Z',
  },
  long: {
    behind: 'M-84 -120Q-96 -230 0 -234Q96 -230 84 -120Q110 60 96 170Q0 190 -96 170Q-110 60 -84 -120Z',
    before: 'M-74 -86Q-96 -230 0 -232Q96 -230 74 -86Q70 -160 10 -204Q-60 -170 -74 -86Z',
  },
  curls: {
    behind:
      'M-70 -80Q-120 -90 -104 -136Q-136 -170 -96 -200Q-96 -246 -48 -240Q-10 -276 30 -244Q82 -254 92 -208Q134 -186 108 -142Q126 -96 74 -80Z',
    before: 'M-64 -130Q-84 -220 -20 -224Q60 -236 70 -130Q56 -168 24 -178Q-30 -166 -64 -130Z',
  },
};

/** Which is over which. */
const ORDER = ['boots', 'trousers', 'skirt', 'shirt', 'knit', 'dress', 'jacket', 'coat', 'scarf', 'bag'];

const bare = (needle: Needle, color: string): string =>
  both(() =>
    panel(
      needle,
      'M14 640L120 640Q116 880 96 1080Q94 1180 100 1240L46 1240Q34 1160 34 1080Q8 860 14 640Z',
      leather(color),
      fold('M14 640L50 640Q44 900 58 1240L46 1240Q34 1100 14 640Z', 0.2),
    ),
  );

const hands = (needle: Needle, { skin }: Person): string =>
  both(() =>
    panel(needle, 'M216 552L264 548Q276 600 268 640Q256 676 240 674Q222 664 222 630Q210 600 216 552Z', leather(skin)),
  );

const arms = (needle: Needle, { skin }: Person): string =>
  both(() =>
    panel(
      needle,
      'M108 2Q156 4 168 50Q214 200 240 370Q258 470 264 560L216 562Q204 450 194 370L126 160Z',
      leather(skin),
    ),
  );

function piece(name: string, needle: Needle): string {
  const { cloth } = goods[name] ?? { cloth: leather(INK) };
  if (name === 'boots') return bootsWorn(needle, cloth);
  if (name === 'scarf') return scarfWorn(needle, cloth);
  if (name === 'bag') return placed(bag(needle, cloth), 262, 846, 0, 0.5);
  return worn(name, needle);
}

/** A person whose shoulders are at 0 and whose soles are at 1290. */
export function person(needle: Needle, who: Person): string {
  const { behind, before } = CUTS[who.cut];
  const covered = who.wears.some((name) => ['coat', 'jacket', 'shirt', 'knit'].includes(name));
  const clothes = ORDER.filter((name) => who.wears.includes(name));
  const isUnder = (name: string) => ORDER.indexOf(name) < ORDER.indexOf('scarf');
  return [
    path(behind, mix(who.hair, INK, 0.3)),
    who.wears.includes('trousers') ? '' : bare(needle, mix(INK, who.skin, 0.2)),
    panel(
      needle,
      'M-40 -90L40 -90Q40 -30 66 -6L0 120L-66 -6Q-40 -30 -40 -90Z',
      leather(who.skin),
      fold('M-44 -90L44 -90L44 -60Q0 -34 -44 -60Z', 0.28),
    ),
    covered
      ? ''
      : svg`${panel(needle, 'M-112 0Q0 -30 112 0L140 200L-140 200Z', leather(who.skin))}${arms(needle, who)}`,
    hands(needle, who),
    ...clothes.filter(isUnder).map((name) => piece(name, needle)),
    panel(
      needle,
      'M-62 -150Q-66 -222 0 -224Q66 -222 62 -150Q58 -66 0 -60Q-58 -66 -62 -150Z',
      leather(who.skin),
      fold('M10 -224Q66 -222 62 -150Q58 -66 0 -60Q46 -120 30 -224Z', 0.14),
    ),
    path(before, who.hair),
    ...clothes.filter((name) => !isUnder(name)).map((name) => piece(name, needle)),
  ].join('');
}

/** The long shade of somebody on the floor. */
export const standing = (drawn: string, x: number, y: number, scale: number, lean = 1): string =>
  placed(
    `<path d="M-110 0L110 0L${620 * lean} -190L${360 * lean} -190Z" fill="#0c0705" opacity="0.2"/>`,
    x,
    y,
    0,
    scale,
  ) + placed(drawn, x, y - 1290 * scale, 0, scale);

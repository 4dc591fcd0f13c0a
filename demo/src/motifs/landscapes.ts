import { mix } from '../palettes.ts';
import { createNoise, type Random } from '../random.ts';
import { ART, circle, type Motif, type Point, path, placed, polygon, rectangle, svg, upTo } from '../svg.ts';
import { ridge, sky } from './land-parts.ts';

/** Dunes with a lit and a shaded flank. */
export const dunes: Motif = (brush) => {
  const { random, palette } = brush;
  const [deep, warm, , bright, pale] = palette.colours;
  const tones = [mix(bright, pale, 0.5), bright, mix(bright, warm, 0.5), warm, mix(warm, deep, 0.55)];
  const noise = createNoise(random);
  const layers = tones.map((tone, index) => {
    const crest = random.between(250, 830);
    const top = 620 + index * 140;
    const left = top + 120 + noise(index, 1) * 90;
    const right = top + 100 + noise(index, 2) * 110;
    const outline = svg`M-40 ${left}C${crest * 0.4} ${left - 10} ${crest * 0.7} ${top + 20} ${crest} ${top}C${crest + 190} ${top + 60} ${crest + 300} ${right - 20} 1120 ${right}L1120 1400H-40Z`;
    const shade = svg`M${crest} ${top}C${crest - 50} ${top + 130} ${crest + 140} ${top + 230} ${crest - 90} ${top + 480}L${crest + 700} 1400L1120 ${right}C${crest + 300} ${right - 20} ${crest + 190} ${top + 60} ${crest} ${top}Z`;
    return path(outline, tone) + path(shade, mix(tone, deep, 0.2));
  });
  return [
    sky(brush, mix(pale, palette.paper, 0.4), mix(pale, bright, 0.45), 0.6),
    circle(random.between(280, 800), 400, 130, mix(palette.paper, bright, 0.1)),
    ...layers,
  ].join('');
};

/** Mountain ranges that grow paler with distance. */
export const peaks: Motif = (brush) => {
  const { random, palette } = brush;
  const [deep, warm, , bright, pale] = palette.colours;
  const noise = createNoise(random);
  const haze = mix(pale, palette.paper, 0.3);
  const layers = upTo(6).map((index) =>
    path(
      ridge(noise, index, 760 + index * 118, 430 - index * 38, 250 + index * 18, false),
      mix(haze, mix(deep, palette.ink, 0.25), 0.16 + index * 0.165),
    ),
  );
  return [
    sky(brush, mix(bright, pale, 0.45), haze, 0.6),
    circle(random.between(300, 780), 360, 120, warm),
    ...layers,
  ].join('');
};

/** A conifer forest in mist. */
export const pines: Motif = (brush) => {
  const { random, palette } = brush;
  const [deep, warm, cool, , pale] = palette.colours;
  const dark = mix(deep, palette.ink, 0.45);
  const mist = mix(pale, palette.paper, 0.5);
  const rows = upTo(4).map((row) => {
    const tone = mix(mix(cool, mist, 0.45), dark, row / 3);
    const base = 830 + row * 170;
    const trees = upTo(15 - row * 2).map((index) =>
      conifer(
        random,
        index * (1180 / (14 - row * 2)) - 60 + random.between(-24, 24),
        base + random.between(-20, 40),
        270 + row * 110 + random.between(-50, 90),
        tone,
      ),
    );
    return trees.join('') + rectangle(0, base, 1080, 1350 - base, tone);
  });
  return [
    sky(brush, mix(cool, mist, 0.55), mist, 0.6),
    circle(random.pick([310, 770]), 330, 110, mix(warm, palette.paper, 0.1)),
    ...rows,
  ].join('');
};

function conifer(random: Random, x: number, foot: number, height: number, fill: string): string {
  const width = height * random.between(0.17, 0.22);
  const tiers = 7;
  const left = upTo(tiers).flatMap((tier): Point[] => {
    const y = foot - height + (height * (tier + 1)) / tiers;
    const reach = (width * (tier + 1)) / tiers;
    return [
      [x - reach, y],
      [x - reach * 0.55, y - 8],
    ];
  });
  const right = left.map(([pointX, y]): Point => [2 * x - pointX, y]).reverse();
  return path(polygon([[x, foot - height], ...left, ...right]), fill);
}

/** Night over hills: moon, stars, one lit window. */
export const nightHills: Motif = (brush) => {
  const { random, palette } = brush;
  const [deep, warm, cool, bright, pale] = palette.colours;
  const night = mix(palette.ink, deep, 0.35);
  const noise = createNoise(random);
  const stars = upTo(110).map(() =>
    circle(
      random.between(0, ART.width),
      random.between(0, 800),
      random.pick([2, 2.5, 3, 4.5]),
      mix(pale, night, random.between(0, 0.5)),
    ),
  );
  const layers = upTo(5).map((index) =>
    path(
      ridge(noise, index, 880 + index * 120, 250 - index * 20, 420, true),
      mix(mix(cool, pale, 0.18), palette.ink, 0.3 + index / 5.4),
    ),
  );
  const moonX = random.between(320, 760);
  const house = placed(
    rectangle(-46, -58, 92, 62, palette.ink) +
      path('M-60 -54L0 -104L60 -54Z', mix(palette.ink, warm, 0.3)) +
      rectangle(-14, -42, 26, 26, bright),
    random.between(300, 780),
    1012,
  );
  return [
    sky(brush, night, mix(deep, cool, 0.6), 0.75),
    ...stars,
    circle(moonX, 360, 150, pale),
    circle(moonX + 46, 330, 130, mix(night, deep, 0.3)),
    ...layers.slice(0, 3),
    house,
    ...layers.slice(3),
  ].join('');
};

import { mix } from '../palettes.ts';
import { circle, gradient, ground, line, type Motif, path, placed, rectangle, svg, upTo } from '../svg.ts';

/** A suspension bridge in fog. */
export const bridge: Motif = (brush) => {
  const { random, palette } = brush;
  const [deep, warm, cool, bright, pale] = palette.colours;
  const fog = mix(pale, palette.paper, 0.3);
  const { definition, paint } = gradient(brush.id('fog'), [
    [0, mix(cool, fog, 0.25)],
    [0.62, fog],
    [1, mix(bright, fog, 0.55)],
  ]);
  const tower = (x: number, top: number, width: number, tone: string) =>
    [0, width * 2.6].map((dx) => rectangle(x + dx, top, width, 1130 - top, tone)).join('') +
    upTo(5)
      .map((index) => rectangle(x, top + 60 + index * ((900 - top) / 4.4), width * 3.6, width * 0.8, tone))
      .join('');
  const hangers = upTo(40).map((index) => {
    const x = 200 + index * 26;
    const sag = 300 + 560 * (1 - ((x - 260) / 820 - 1) ** 2) ** 1.4;
    return x > 300 && x < 1080 ? svg`M${x} ${Math.min(sag, 905)}V910` : '';
  });
  const far = path('M-20 1010C180 940 300 930 420 960C600 1000 760 930 1100 980V1130H-20Z', mix(cool, fog, 0.35));
  return [
    definition,
    ground(paint),
    circle(random.between(560, 800), 420, 130, bright),
    far,
    line('M262 250C420 760 760 930 1100 900', warm, 11),
    line('M262 250C200 520 90 760 -20 880', warm, 11),
    line(hangers.join(''), warm, 4),
    rectangle(-20, 905, 1120, 26, warm),
    rectangle(-20, 936, 1120, 9, mix(warm, palette.ink, 0.35)),
    tower(210, 210, 32, mix(warm, palette.ink, 0.12)),
    rectangle(0, 1110, 1080, 240, mix(deep, cool, 0.3)),
    ...upTo(36).map(() =>
      rectangle(
        random.between(-80, 1040),
        random.between(1125, 1340),
        random.between(60, 240),
        4,
        mix(cool, fog, random.between(0, 0.4)),
        2,
      ),
    ),
  ].join('');
};

/** A flat-roofed villa, its pool and two palms. */
export const villa: Motif = (brush) => {
  const { random, palette } = brush;
  const [deep, warm, cool, bright, pale] = palette.colours;
  const { definition, paint } = gradient(brush.id('sky'), [
    [0, mix(cool, pale, 0.25)],
    [0.6, mix(bright, pale, 0.45)],
  ]);
  const palm = (x: number, foot: number, height: number, size: number) => {
    const fronds = upTo(9).map((index) =>
      placed(
        path('M0 0C50 -60 130 -64 196 6C130 -22 60 -18 0 0Z', mix(deep, cool, index / 14)),
        0,
        0,
        -190 + index * 25,
        size,
      ),
    );
    return (
      line(
        svg`M${x} ${foot}C${x + 14} ${foot - height * 0.4} ${x - 10} ${foot - height * 0.7} ${x + 8} ${foot - height}`,
        mix(warm, palette.ink, 0.4),
        14,
      ) + placed(fronds, x + 8, foot - height)
    );
  };
  const panes = upTo(5).map((index) =>
    rectangle(
      330 + index * 116,
      790,
      104,
      140,
      index % 2 === 0 ? mix(cool, palette.paper, 0.35) : mix(cool, palette.ink, 0.2),
    ),
  );
  const ripples = upTo(12).map((index) =>
    line(
      svg`M${230 + (index % 4) * 190} ${1130 + Math.floor(index / 4) * 62}q22 -16 44 0t44 0t44 0`,
      mix(cool, palette.paper, 0.7),
      6,
      'stroke-linecap="round"',
    ),
  );
  return [
    definition,
    ground(paint),
    circle(random.pick([250, 820]), 380, 120, mix(warm, bright, 0.4)),
    path('M-20 860C160 700 330 680 470 760C640 850 800 650 1100 760V1000H-20Z', mix(warm, pale, 0.45)),
    palm(210, 960, 480, 1.05),
    rectangle(280, 770, 660, 176, mix(pale, palette.paper, 0.5)),
    ...panes,
    rectangle(220, 730, 800, 48, palette.paper),
    rectangle(220, 772, 800, 12, mix(warm, palette.ink, 0.3)),
    rectangle(700, 610, 190, 124, warm),
    rectangle(722, 632, 80, 70, mix(cool, palette.paper, 0.35)),
    palm(950, 980, 400, 0.9),
    rectangle(0, 940, 1080, 410, mix(bright, palette.paper, 0.45)),
    path('M160 1070H950L1040 1350H60Z', palette.paper),
    path('M190 1090H922L1000 1350H104Z', mix(cool, deep, 0.12)),
    ...ripples,
  ].join('');
};

/** Towers in rows, washed out with distance. */
export const skyline: Motif = (brush) => {
  const { random, palette } = brush;
  const [deep, warm, cool, bright, pale] = palette.colours;
  const { definition, paint } = gradient(brush.id('sky'), [
    [0, mix(warm, pale, 0.35)],
    [0.7, pale],
  ]);
  const rows = upTo(4).map((row) => {
    const tone = mix(mix(cool, pale, 0.45), mix(deep, palette.ink, 0.5), row / 3);
    let x = -30;
    const towers: string[] = [];
    while (x < 1080) {
      const width = random.between(70, 140);
      const height = random.between(180, 470) - row * 20 + (random.chance(0.18) ? 190 : 0);
      const foot = 900 + row * 150;
      const roof = random.pick([
        '',
        rectangle(x + width * 0.44, foot - height - 70, 8, 74, tone),
        path(
          svg`M${x} ${foot - height + 1}L${x + width / 2} ${foot - height - 54}L${x + width} ${foot - height + 1}Z`,
          tone,
        ),
        rectangle(x + width * 0.2, foot - height - 30, width * 0.6, 34, tone),
      ]);
      const lights =
        row < 2
          ? []
          : upTo(14).map(() =>
              rectangle(
                x + 12 + random.integer(0, Math.floor((width - 34) / 20)) * 20,
                foot - height + 22 + random.integer(0, 12) * 26,
                10,
                14,
                bright,
              ),
            );
      towers.push(roof, rectangle(x, foot - height, width - 6, 1360 - foot + height, tone), ...lights);
      x += width;
    }
    return towers.join('');
  });
  return [
    definition,
    ground(paint),
    circle(random.between(300, 780), 420, 190, mix(bright, palette.paper, 0.15)),
    ...rows,
  ].join('');
};

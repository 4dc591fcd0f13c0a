import { mix } from '../palettes.ts';
import { circle, ground, line, type Motif, type Point, path, polygon, polyline, rectangle, svg, upTo } from '../svg.ts';

/** Arcades on three floors with long shadows. */
export const arcade: Motif = ({ random, palette }) => {
  const [deep, warm, cool, bright, pale] = palette.colours;
  const wall = mix(warm, pale, 0.2);
  const floors = upTo(3).map((floor) => {
    const top = 330 + floor * 300;
    const arches = upTo(4).map((index) => {
      const x = 96 + index * 232;
      const opening = svg`M${x} ${top + 290}V${top + 110}A96 96 0 0 1 ${x + 192} ${top + 110}V${top + 290}Z`;
      const depth = svg`M${x} ${top + 290}V${top + 110}A96 96 0 0 1 ${x + 96} ${top + 14}C${x + 50} ${top + 40} ${x + 44} ${top + 80} ${x + 44} ${top + 120}V${top + 290}Z`;
      const figure = random.chance(0.2)
        ? circle(x + 122, top + 176, 13, palette.ink) +
          path(svg`M${x + 108} ${top + 290}L${x + 113} ${top + 194}H${x + 131}L${x + 136} ${top + 290}Z`, palette.ink)
        : '';
      return path(opening, deep) + path(depth, mix(wall, palette.ink, 0.3)) + figure;
    });
    return arches.join('') + rectangle(40, top + 290, 1000, 16, mix(wall, palette.paper, 0.45));
  });
  return [
    ground(mix(cool, pale, 0.35)),
    circle(random.pick([220, 860]), 170, 84, bright),
    rectangle(40, 290, 1000, 1060, wall),
    rectangle(20, 270, 1040, 34, mix(wall, palette.paper, 0.45)),
    ...floors,
    rectangle(0, 1236, 1080, 114, mix(bright, pale, 0.4)),
    path('M40 1236H1040L1200 1350H260Z', mix(bright, deep, 0.35)),
  ].join('');
};

/** A town front: shutters, balconies, awnings. */
export const facade: Motif = ({ random, palette }) => {
  const [deep, warm, cool, bright, pale] = palette.colours;
  const houses = (
    [
      [0, warm],
      [360, pale],
      [720, bright],
    ] as const
  ).map(([x, tone], house) => {
    const top = random.integer(90, 250);
    const wall = mix(tone, palette.paper, 0.12);
    const windows = upTo(8).map((index) =>
      windowFront(
        x + 66 + (index % 2) * 134,
        top + 90 + Math.floor(index / 2) * 225,
        random.pick([deep, cool]),
        palette.paper,
        palette.ink,
        random.chance(0.4),
      ),
    );
    const door = rectangle(x + 216, 1140, 92, 210, mix(deep, palette.ink, 0.3), 4) + circle(x + 294, 1250, 6, bright);
    const awning = upTo(6).map((stripe) =>
      path(
        svg`M${x + 40 + stripe * 26} 1090h26v64a13 13 0 0 1 -26 0Z`,
        stripe % 2 === 0 ? palette.paper : ([cool, warm, deep][house] ?? warm),
      ),
    );
    const shop = rectangle(x + 46, 1120, 144, 170, mix(palette.ink, cool, 0.35)) + awning.join('');
    return (
      rectangle(x, top, 361, 1350 - top, wall) +
      rectangle(x - 8, top - 18, 377, 30, mix(wall, palette.ink, 0.25)) +
      windows.join('') +
      door +
      shop
    );
  });
  return (
    ground(mix(cool, palette.paper, 0.62)) + circle(random.integer(300, 800), 120, 62, palette.paper) + houses.join('')
  );
};

function windowFront(x: number, y: number, shutter: string, frame: string, glass: string, isOpen: boolean): string {
  const slats = upTo(8)
    .map((index) => svg`M${x + 4} ${y + 12 + index * 16}h82`)
    .join('');
  const pane =
    rectangle(x, y, 90, 146, frame, 3) +
    rectangle(x + 8, y + 8, 74, 130, mix(glass, frame, 0.22)) +
    rectangle(x + 42, y, 6, 146, frame);
  const blind = rectangle(x, y, 90, 146, shutter, 3) + line(slats, mix(shutter, glass, 0.35), 4);
  const leaves = rectangle(x - 30, y, 27, 146, shutter, 2) + rectangle(x + 93, y, 27, 146, shutter, 2);
  return (isOpen ? pane + leaves : blind) + rectangle(x - 8, y + 150, 106, 10, mix(glass, frame, 0.4));
}

/** A block of flats with a different scene on every balcony. */
export const balconies: Motif = ({ random, palette }) => {
  const [deep, warm, cool, bright, pale] = palette.colours;
  const concrete = mix(pale, palette.paper, 0.35);
  const cells = upTo(45).map((index) => {
    const [x, y] = [135 + (index % 5) * 162, 120 + Math.floor(index / 5) * 137];
    const blind = random.integer(14, 76);
    const rail = random.pick([warm, bright, cool, deep, warm]);
    const life = random.chance(0.3) ? circle(x + random.between(40, 110), y + 84, 20, mix(cool, deep, 0.3)) : '';
    return (
      rectangle(x, y, 150, 122, mix(deep, palette.ink, 0.35)) +
      rectangle(x, y, 150, blind, mix(concrete, bright, 0.3)) +
      life +
      rectangle(x, y + 76, 150, 46, rail) +
      rectangle(x, y + 76, 150, 7, mix(rail, palette.ink, 0.3))
    );
  });
  return [
    ground(mix(cool, palette.paper, 0.3)),
    circle(130, 150, 90, bright),
    rectangle(110, 96, 848, 1260, concrete),
    path('M958 96L1020 140V1350H958Z', mix(concrete, palette.ink, 0.35)),
    ...cells,
  ].join('');
};

/** A spiral staircase from above. Each step is a little smaller and darker, and the handrail runs inwards. */
export const spiralStair: Motif = ({ random, palette }) => {
  const [deep, warm, , bright, pale] = palette.colours;
  const depths = mix(deep, palette.ink, 0.6);
  const turn = random.between(0, Math.PI * 2);
  const at = (step: number, share: number): Point => {
    const angle = turn + (step * Math.PI) / 12;
    const radius = 1900 * 0.965 ** step * share;
    return [540 + Math.cos(angle) * radius, 675 + Math.sin(angle) * radius];
  };
  const steps = upTo(104).map((index) => {
    const depth = (index / 104) ** 1.35;
    const tread = mix(mix(bright, pale, index % 2 === 0 ? 0.15 : 0.6), depths, depth);
    const wedge = polygon([at(index, 1), at(index + 1, 1), at(index + 1, 0.4), at(index, 0.4)]);
    const width = 44 * 0.965 ** index;
    const rail = polyline([at(index - 0.1, 1), at(index + 0.5, 1), at(index + 1.1, 1)]);
    return (
      path(wedge, tread) +
      line(rail, mix(depths, tread, 0.25), width * 2.1) +
      line(rail, mix(warm, depths, depth * 0.6), width)
    );
  });
  return ground(depths) + steps.join('');
};

/** Nested gateways, each in the shade of the one before. */
export const gateways: Motif = ({ random, palette }) => {
  const [deep, warm, cool, bright, pale] = palette.colours;
  const walls = [warm, bright, mix(warm, pale, 0.35), cool, deep];
  const gates = walls.map((tone, index) => {
    const half = 500 - index * 92;
    const top = 150 + index * 118;
    const shift = index * random.between(-16, 16);
    return (
      path(
        svg`M${540 - half + shift} 1350V${top + half}A${half} ${half} 0 0 1 ${540 + half + shift} ${top + half}V1350Z`,
        mix(tone, palette.ink, 0.22),
      ) +
      path(
        svg`M${540 - half + 46 + shift} 1350V${top + half + 10}A${half - 22} ${half - 22} 0 0 1 ${540 + half + shift} ${top + half + 10}V1350Z`,
        tone,
      )
    );
  });
  const steps = upTo(5).map((index) =>
    rectangle(540 - 120 - index * 34, 1180 + index * 34, 240 + index * 68, 36, mix(pale, palette.ink, index * 0.07)),
  );
  return [
    ground(pale),
    ...gates,
    path('M428 1350V860A112 112 0 0 1 652 860V1350Z', mix(pale, palette.paper, 0.5)),
    circle(540, 880, 62, warm),
    ...steps,
  ].join('');
};

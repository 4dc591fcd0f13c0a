import { mix } from '../palettes.ts';
import { createNoise } from '../random.ts';
import {
  type Brush,
  circle,
  circleData,
  ground,
  line,
  type Motif,
  type Point,
  path,
  placed,
  polygon,
  rectangle,
  ring,
  smooth,
  svg,
  upTo,
} from '../svg.ts';

/** Four by five tiles of discs, quarters, steps and stripes. */
export const bauhausTiles: Motif = ({ random, palette }) => {
  const fills = [...palette.colours, palette.paper, palette.ink];
  const tiles = upTo(20).map((index) => {
    const [back = '', front = '', third = ''] = random.shuffle(fills);
    return placed(
      rectangle(0, 0, 271, 271, back) +
        placed(tileFigure(random.integer(0, 7), front, third), 135, 135, random.integer(0, 3) * 90),
      (index % 4) * 270,
      Math.floor(index / 4) * 270,
    );
  });
  return tiles.join('');
};

function tileFigure(kind: number, front: string, third: string): string {
  const quarter = (radius: number, fill: string) =>
    path(svg`M-135 -135H${radius - 135}A${radius} ${radius} 0 0 1 -135 ${radius - 135}Z`, fill);
  switch (kind) {
    case 0:
      return quarter(270, front) + quarter(135, third);
    case 1:
      return circle(0, 0, 135, front) + path('M-135 0A135 135 0 0 1 135 0Z', third);
    case 2:
      return path('M-135 -135A135 135 0 0 1 -135 135Z', front) + path('M0 -135A135 135 0 0 1 0 135Z', third);
    case 3:
      return path('M-135 -135H135L-135 135Z', front);
    case 4:
      return upTo(4)
        .map((index) => rectangle(-135, -135 + index * 67.5, 270, 34, front))
        .join('');
    case 5:
      return circle(0, 0, 135, front) + circle(0, 0, 60, third);
    case 6:
      return quarter(270, front);
    default:
      return path('M-135 -135A270 270 0 0 0 135 135A270 270 0 0 0 -135 -135Z', front) + circle(0, 0, 34, third);
  }
}

/** Quarter rings of different sizes, packed into a grid without gaps. */
export const quarterRings: Motif = ({ random, palette }) => {
  const taken = new Set<number>();
  const blocks: string[] = [];
  for (const cell of upTo(20)) {
    if (taken.has(cell)) continue;
    const [column, row] = [cell % 4, Math.floor(cell / 4)];
    const square = [cell, cell + 1, cell + 4, cell + 5];
    const isLarge = column < 3 && row < 4 && square.every((part) => !taken.has(part)) && random.chance(0.55);
    for (const part of isLarge ? square : [cell]) taken.add(part);
    const size = isLarge ? 540 : 270;
    const [back = '', ...bands] = random.shuffle([...palette.colours, palette.paper]);
    const count = isLarge ? 6 : 3;
    const rings = upTo(count).map((index) => {
      const radius = (size * (count - index)) / count;
      return path(
        svg`M${-size / 2} ${-size / 2}h${radius}a${radius} ${radius} 0 0 1 ${-radius} ${radius}Z`,
        bands[index % bands.length] ?? back,
      );
    });
    blocks.push(
      placed(
        rectangle(-size / 2, -size / 2, size + 1, size + 1, back) + placed(rings, 0, 0, random.integer(0, 3) * 90),
        column * 270 + size / 2,
        row * 270 + size / 2,
      ),
    );
  }
  return blocks.join('');
};

/** Two sets of fine rings that form a moiré pattern. */
export const moire: Motif = ({ random, palette }) => {
  const [deep, warm] = palette.colours;
  const rings = (x: number, y: number, ink: string) => {
    const circles = upTo(32).map((index) => circleData(x, y, 14 + index * 15));
    return line(circles.join(''), ink, 6.4);
  };
  const shift = random.between(34, 60);
  const turn = random.between(0, Math.PI);
  const [dx, dy] = [Math.cos(turn) * shift, Math.sin(turn) * shift];
  return [ground(palette.paper), rings(540 - dx, 675 - dy, warm), rings(540 + dx, 675 + dy, deep)].join('');
};

/** A grid of discs that a lens seems to lift from the sheet. */
export const liftedGrid: Motif = ({ random, palette }) => {
  const [deep, warm, cool, bright, pale] = palette.colours;
  const [lensX, lensY] = [random.between(430, 650), random.between(520, 800)];
  const discs: string[] = [];
  for (let row = 0; row < 20; row += 1) {
    for (let column = 0; column < 16; column += 1) {
      const [u, v] = [column * 67.5 + 34 - lensX, row * 67.5 + 34 - lensY];
      const distance = Math.hypot(u, v);
      const lift = Math.exp(-((distance / 330) ** 2));
      const spread = 1 + lift * 0.42;
      const flat = (row + column) % 2 === 0 ? cool : pale;
      const raised = lift > 0.62 ? bright : warm;
      const squash = 1 - lift * 0.25 * Math.abs(Math.sin(Math.atan2(v, u)));
      discs.push(
        svg`<ellipse cx="${lensX + u * spread}" cy="${lensY + v * spread}" rx="${18 + lift * 24}" ry="${(18 + lift * 24) * squash}" fill="${lift > 0.28 ? raised : flat}"/>`,
      );
    }
  }
  return ground(mix(deep, palette.ink, 0.35)) + discs.join('');
};

/** Lines that follow an invisible current. */
export const currents: Motif = ({ random, palette }) => {
  const noise = createNoise(random);
  const inks = [...palette.colours.slice(0, 4), palette.ink];
  const strokes = upTo(300).map(() => {
    let [x, y] = [random.between(-80, 1160), random.between(-80, 1430)];
    const points: Point[] = [[x, y]];
    const tone = noise(x / 400 + 9, y / 400 + 3);
    for (let step = random.integer(9, 22); step > 0; step -= 1) {
      const angle = noise(x / 430, y / 430) * Math.PI * 2.6;
      x += Math.cos(angle) * 30;
      y += Math.sin(angle) * 30;
      points.push([x, y]);
    }
    const ink = inks[Math.min(inks.length - 1, Math.floor(tone * inks.length * 1.1))] ?? palette.ink;
    return line(smooth(points), ink, random.pick([4, 8, 14, 20]), 'stroke-linecap="round"');
  });
  return ground(palette.paper) + strokes.join('');
};

/** Arcs on random tiles that join into endless loops. */
export const loops: Motif = ({ random, palette }) => {
  const [deep, warm, , bright, pale] = palette.colours;
  const arcs: string[] = [];
  for (let row = 0; row < 10; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      const [x, y] = [column * 135, row * 135];
      arcs.push(
        random.chance(0.5)
          ? svg`M${x + 67.5} ${y}A67.5 67.5 0 0 1 ${x} ${y + 67.5}M${x + 67.5} ${y + 135}A67.5 67.5 0 0 1 ${x + 135} ${y + 67.5}`
          : svg`M${x + 67.5} ${y}A67.5 67.5 0 0 0 ${x + 135} ${y + 67.5}M${x} ${y + 67.5}A67.5 67.5 0 0 1 ${x + 67.5} ${y + 135}`,
      );
    }
  }
  const data = arcs.join('');
  return [ground(deep), line(data, pale, 66), line(data, warm, 42), line(data, bright, 16)].join('');
};

/** Cut paper: soft shapes, each on a panel of its own. */
export const cutPaper: Motif = ({ random, palette }) => {
  const fills = random.shuffle([...palette.colours, palette.ink]);
  const panels: [x: number, y: number, width: number, height: number][] = [
    [0, 0, 600, 560],
    [600, 0, 480, 400],
    [600, 400, 480, 520],
    [0, 560, 330, 790],
    [330, 560, 270, 360],
    [330, 920, 750, 430],
  ];
  return panels
    .map(([x, y, width, height], index) => {
      const back = fills[index] ?? palette.paper;
      const front = fills[(index + 3) % fills.length] ?? palette.ink;
      const shape = placed(
        path(frond(random), front),
        x + width / 2,
        y + height / 2,
        random.between(-40, 40),
        Math.min(width, height) / 205,
      );
      return rectangle(x, y, width + 1, height + 1, mix(back, palette.paper, 0.15)) + shape;
    })
    .join('');
};

/** A seaweed leaf about 200 units high, with rounded lobes on both sides of a stem. */
function frond(random: Brush['random']): string {
  const lobes = random.integer(3, 5);
  const side = (direction: number) =>
    upTo(lobes).map((index) => {
      const y = 85 - (index * 165) / lobes;
      const reach = direction * random.between(48, 78) * (1 - index / (lobes * 2));
      return svg`C${direction * 8} ${y - 8} ${reach} ${y + 6} ${reach} ${y - 22}C${reach} ${y - 46} ${direction * 14} ${y - 34} ${direction * 9} ${y - 165 / lobes + 4}`;
    });
  const mirrored = svg`M8 95L8 85${side(1)}C8 -90 0 -105 0 -105Z`;
  return mirrored + svg`M-8 95L-8 85${side(-1)}C-8 -90 0 -105 0 -105L8 -80V95Z`;
}

/** A mobile: discs and bars in balance, overlapping inks. */
export const mobile: Motif = ({ random, palette }) => {
  const [deep, warm, cool, bright, pale] = palette.colours;
  const tilt = random.between(-14, 14);
  const figures = [
    circle(random.between(340, 420), 470, 280, bright),
    circle(random.between(660, 740), 700, 230, warm),
    path('M190 1110A330 330 0 0 1 850 1110Z', cool),
    circle(random.between(300, 380), 940, 130, deep),
  ];
  const bars = [
    placed(rectangle(-430, -7, 860, 14, palette.ink), 540, 690, tilt),
    rectangle(535, 130, 10, 980, palette.ink),
    circle(540, 130, 26, palette.ink),
  ];
  return (
    ground(mix(palette.paper, pale, 0.5)) +
    figures.map((figure) => `<g style="mix-blend-mode:multiply">${figure}</g>`).join('') +
    bars.join('')
  );
};

/** Parallel bands that a hidden relief pushes aside. */
export const relief: Motif = ({ random, palette }) => {
  const [deep, warm] = palette.colours;
  const noise = createNoise(random);
  const bands = upTo(46).map((index) => {
    const points = upTo(28).map((step): Point => {
      const x = step * 41 - 14;
      const y = index * 32 - 30;
      const lens = Math.exp(-(((x - 540) / 300) ** 2 + ((y - 640) / 360) ** 2));
      return [x, y - lens * 190 * noise(x / 170, y / 330)];
    });
    return line(smooth(points), index % 9 === 4 ? warm : deep, 13);
  });
  return ground(palette.paper) + bands.join('');
};

/** Discs within discs, each touching its neighbour on one side. */
export const nestedDiscs: Motif = ({ random, palette }) => {
  const turn = random.between(0, Math.PI * 2);
  const [deep, warm, cool, bright] = palette.colours;
  const fills = [deep, bright, palette.paper, warm, cool];
  let [x, y, radius] = [540, 675, 480];
  const discs = upTo(13).map((index) => {
    const disc = circle(x, y, radius, fills[index % fills.length] ?? palette.ink);
    const shrink = radius * 0.16;
    const angle = turn + index * 0.55;
    [x, y, radius] = [x + Math.cos(angle) * shrink, y + Math.sin(angle) * shrink, radius - shrink];
    return disc;
  });
  return ground(palette.colours[4]) + discs.join('');
};

/** A pinwheel of triangles, quilt-like. */
export const quilt: Motif = ({ random, palette }) => {
  const [deep, warm, cool, bright, pale] = palette.colours;
  const pairs = [
    [deep, pale],
    [warm, bright],
    [cool, palette.paper],
    [bright, deep],
  ] as const;
  const triangles: string[] = [];
  for (let row = 0; row < 10; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      const [front, back] =
        pairs[(Math.floor(row / 2) + Math.floor(column / 2) * 3 + random.integer(0, 1)) % 4] ?? pairs[0];
      const flip =
        (row + column) % 2 === 0
          ? polygon([
              [0, 0],
              [135, 0],
              [0, 135],
            ])
          : polygon([
              [0, 0],
              [135, 0],
              [135, 135],
            ]);
      triangles.push(placed(rectangle(0, 0, 136, 136, back) + path(flip, front), column * 135, row * 135));
    }
  }
  return triangles.join('');
};

/** Rings around several points like drops on water. */
export const drops: Motif = ({ random, palette }) => {
  const [deep, warm, , bright, pale] = palette.colours;
  const centres: Point[] = [
    [random.between(250, 420), 360],
    [random.between(680, 840), 690],
    [random.between(300, 480), 1060],
  ];
  const rings = centres.flatMap(([x, y], index) =>
    upTo(14 - index * 2).map((step) =>
      ring(x, y, 30 + step * 36, [pale, bright, pale][index] ?? pale, 13 - step * 0.7),
    ),
  );
  return [ground(deep), rings.join(''), ...centres.map(([x, y]) => circle(x, y, 16, warm))].join('');
};

import { mix } from '../palettes.ts';
import { circle, ground, line, type Motif, type Point, path, placed, rectangle, smooth, svg, upTo } from '../svg.ts';
import { leaf, stem, stemLine } from './plant-parts.ts';

/** One great fern frond. */
export const fern: Motif = ({ random, palette }) => {
  const [deep, , cool, , pale] = palette.colours;
  const back = mix(palette.paper, pale, 0.35);
  const points = stem([random.between(470, 560), 1300], 1130, random.between(-130, 150), 34);
  const leaves = points.slice(3).flatMap(({ x, y, degrees }, index) => {
    const share = index / 30;
    const length = 30 + 390 * (1 - share) ** 0.85 * Math.min(1, 0.5 + share * 2.6);
    const tone = index % 2 === 0 ? deep : mix(deep, cool, 0.45);
    return [-1, 1].map((side) =>
      placed(leaf(length, 24 + length * 0.035, tone, back), x, y, degrees + side * (66 - index * 0.7)),
    );
  });
  return [ground(back), ...leaves, stemLine(points, palette.ink, 8)].join('');
};

/** Branches with round leaves in pairs. */
export const eucalyptus: Motif = ({ random, palette }) => {
  const [deep, warm, cool, , pale] = palette.colours;
  const branches = [
    { foot: [420, 1330], height: 1160, lean: -150 },
    { foot: [660, 1340], height: 1010, lean: 190 },
    { foot: [545, 1345], height: 1230, lean: 60 },
  ] as const;
  const drawn = branches.map(({ foot, height, lean }, branch) => {
    const points = stem([foot[0], foot[1]], height, lean, 15);
    const leaves = points.slice(3).flatMap(({ x, y, degrees }, index) => {
      const size = 98 - index * 5.2;
      return [-1, 1].map((side) => {
        const tone = random.pick([deep, cool, mix(deep, cool, 0.5), mix(cool, pale, 0.45)]);
        return placed(
          svg`<ellipse cx="0" cy="${-size * 0.8}" rx="${size * 0.6}" ry="${size * 0.78}" fill="${tone}"/>` +
            line(svg`M0 0V${-size}`, palette.paper, 2.5),
          x,
          y,
          degrees + side * random.between(52, 76),
        );
      });
    });
    return stemLine(points, branch === 2 ? palette.ink : warm, 6) + leaves.join('');
  });
  return ground(palette.paper) + drawn.join('');
};

/** Slender leaves and ripe fruit on a hanging branch. */
export const olive: Motif = ({ random, palette }) => {
  const [deep, warm, cool, bright, pale] = palette.colours;
  const back = mix(palette.paper, bright, 0.25);
  const branches = [
    [300, -230, 1180],
    [560, 120, 1080],
    [800, 330, 900],
  ] as const;
  const drawn = branches.map(([x, lean, height]) => {
    const points = stem([x * 0.35 + 350, 1350], height, lean, 16);
    const leaves = points.slice(2).flatMap(({ x: stemX, y, degrees }, index) =>
      [-1, 1].map((side) => {
        const turn = degrees + side * random.between(30, 62);
        if (random.chance(0.2))
          return placed(
            line('M0 0V-46', deep, 4) +
              svg`<ellipse cx="0" cy="-78" rx="27" ry="36" fill="${random.pick([warm, palette.ink])}"/>`,
            stemX,
            y,
            turn + side * 40,
          );
        return placed(
          leaf(random.between(150, 205) - index * 4, 26, random.pick([deep, cool, mix(cool, pale, 0.35)]), back),
          stemX,
          y,
          turn,
        );
      }),
    );
    return stemLine(points, palette.ink, 7) + leaves.join('');
  });
  return ground(back) + drawn.join('');
};

/** A split-leaf philodendron: a heart with slits, three times. */
export const splitLeaves: Motif = ({ random, palette }) => {
  const [deep, warm, cool, bright, pale] = palette.colours;
  const back = random.chance(0.5) ? bright : pale;
  const one = (x: number, y: number, degrees: number, size: number, fill: string) => {
    const outline = upTo(61).map((index): Point => {
      const angle = (index / 60) * Math.PI * 2;
      const heart =
        1 + 0.24 * Math.cos(angle) - 0.12 * Math.cos(2 * angle) - 0.42 * Math.exp(-(((angle - Math.PI) / 0.28) ** 2));
      return [Math.sin(angle) * heart * 185, -Math.cos(angle) * heart * 215];
    });
    const slits = upTo(5).flatMap((index) =>
      [-1, 1].map((side) =>
        placed(
          path('M70 0C110 -18 170 -24 236 -32L236 24C170 16 110 10 70 0Z', back),
          0,
          128 - index * 62,
          side === 1 ? -24 + index * -4 : 204 + index * 4,
          1 - index * 0.03,
        ),
      ),
    );
    const ribs = line('M0 560C-24 420 10 240 0 100L0 -215', mix(fill, back, 0.55), 7);
    return placed(path(`${smooth(outline)}Z`, fill) + slits.join('') + ribs, x, y, degrees, size);
  };
  return [
    ground(back),
    one(800, 360, 24, 1.12, cool),
    one(300, 500, -26, 1.2, deep),
    one(690, 960, 14, 1.3, random.pick([warm, mix(deep, cool, 0.5)])),
  ].join('');
};

/** Fan palms against a low sun. */
export const fanPalms: Motif = ({ random, palette }) => {
  const [deep, warm, cool, bright, pale] = palette.colours;
  const fan = (x: number, y: number, size: number, fill: string, degrees: number) => {
    const blades = upTo(19).map((index) =>
      placed(path('M0 0C26 -110 16 -260 0 -330C-16 -260 -26 -110 0 0Z', fill), 0, 0, -117 + index * 13),
    );
    return placed(line('M0 0C10 200 -30 420 20 900', fill, 12) + blades.join(''), x, y, degrees, size);
  };
  return [
    ground(pale),
    circle(random.between(420, 660), 520, 300, bright),
    fan(300, 640, 1.05, cool, -10),
    fan(800, 560, 1, mix(deep, cool, 0.4), 9),
    fan(560, 930, 1.3, deep, random.between(-5, 5)),
    rectangle(0, 1290, 1080, 60, warm),
  ].join('');
};

/** A meadow of poppies and grasses. */
export const poppies: Motif = ({ random, palette }) => {
  const [deep, warm, cool, bright, pale] = palette.colours;
  const grasses = upTo(34).map(() => {
    const points = stem([random.between(-20, 1100), 1370], random.between(320, 780), random.between(-150, 150), 8);
    return stemLine(points, random.pick([deep, cool, mix(cool, pale, 0.5)]), random.between(4, 9));
  });
  const flowers = upTo(11).map((index) => {
    const points = stem(
      [70 + index * 94 + random.between(-26, 26), 1370],
      random.between(430, 1090),
      random.between(-90, 90),
      8,
    );
    const top = points.at(-1) ?? { x: 0, y: 0, degrees: 0 };
    const petal = random.pick([warm, warm, bright]);
    const shade = mix(petal, palette.ink, 0.2);
    const head =
      path('M-94 -6C-116 -80 -60 -128 0 -104C60 -128 116 -80 94 -6C70 42 -70 42 -94 -6Z', shade) +
      path('M-94 -10C-70 -52 -26 -46 0 -24C26 -46 70 -52 94 -10C74 56 -74 56 -94 -10Z', petal) +
      circle(0, -26, 15, palette.ink);
    return (
      stemLine(points, deep, 7) +
      placed(head, top.x, top.y, top.degrees + random.between(-14, 14), random.between(0.72, 1.18))
    );
  });
  return [ground(mix(palette.paper, pale, 0.6)), ...grasses, ...flowers].join('');
};

/** Seed heads like slow fireworks. */
export const seedHeads: Motif = ({ random, palette }) => {
  const [deep, warm, cool, bright, pale] = palette.colours;
  const back = mix(deep, palette.ink, 0.45);
  const heads = (
    [
      [300, 420, 215],
      [760, 330, 170],
      [600, 720, 245],
      [240, 860, 140],
      [880, 850, 120],
    ] as const
  ).map(([x, y, radius], index) => {
    const tone = [pale, bright, palette.paper, cool, warm][index] ?? pale;
    const rays = upTo(44).map((ray) => {
      const reach = radius * random.between(0.72, 1);
      return placed(
        line(svg`M0 0V${-reach}`, tone, 2.6) + circle(0, -reach, random.between(5, 9), tone),
        x,
        y,
        ray * (360 / 44),
      );
    });
    return (
      line(
        svg`M${x} ${y}C${x + 20} ${y + 260} ${x * 0.4 + 330} 1080 ${x * 0.25 + 405} 1360`,
        mix(cool, back, 0.25),
        6,
      ) +
      rays.join('') +
      circle(x, y, radius * 0.1, warm)
    );
  });
  return ground(back) + heads.join('');
};

/** Ginkgo leaves coming down. */
export const ginkgo: Motif = ({ random, palette }) => {
  const [deep, warm, , bright, pale] = palette.colours;
  const back = mix(deep, palette.ink, 0.25);
  const leaves: string[] = [];
  for (let row = 0; row < 5; row += 1) {
    for (let column = 0; column < 4; column += 1) {
      const fill = random.pick([bright, bright, warm, pale]);
      const ribs = upTo(9).map((index) => placed(line('M0 -24V-150', back, 2.2), 0, 0, -56 + index * 14));
      const blade = path(
        'M0 0C-60 -40 -150 -50 -172 -112C-150 -160 -110 -168 -84 -186C-56 -178 -30 -196 -5 -176L0 -118L6 -178C30 -196 60 -180 86 -186C112 -168 150 -160 172 -112C150 -50 60 -40 0 0Z',
        fill,
      );
      leaves.push(
        placed(
          blade + ribs.join('') + line('M0 -4C4 40 -14 70 -4 112', fill, 6),
          140 + column * 270 + (row % 2) * 60 - 60 + random.between(-18, 18),
          170 + row * 275 + random.between(-20, 20),
          random.between(-75, 75),
          0.78,
        ),
      );
    }
  }
  return ground(back) + leaves.join('');
};

/** Stylised leaves in rows, each halved by light and shade. */
export const leafRows: Motif = ({ random, palette }) => {
  const [deep, warm, cool, bright, pale] = palette.colours;
  const pairs = [
    [deep, cool],
    [warm, bright],
    [cool, deep],
    [bright, warm],
    [palette.ink, deep],
  ] as const;
  const leaves: string[] = [];
  for (let row = 0; row < 5; row += 1) {
    for (let column = 0; column < 6; column += 1) {
      const [left, right] = random.pick(pairs);
      const halves = path('M0 120C-92 60 -92 -50 0 -125Z', left) + path('M0 120C92 60 92 -50 0 -125Z', right);
      const veins = upTo(5).map((index) =>
        line(
          svg`M0 ${70 - index * 36}L${44 - index * 3} ${34 - index * 36}M0 ${70 - index * 36}L${-44 + index * 3} ${34 - index * 36}`,
          pale,
          4,
        ),
      );
      leaves.push(
        placed(
          halves + veins.join('') + line('M0 -100V134', pale, 5),
          90 + column * 180,
          135 + row * 270,
          (row + column) % 2 === 0 ? 0 : 180,
        ),
      );
    }
  }
  return ground(pale) + leaves.join('');
};

import { mix } from '../palettes.ts';
import { createNoise } from '../random.ts';
import {
  circle,
  circleData,
  ground,
  line,
  type Motif,
  type Point,
  path,
  placed,
  rectangle,
  smooth,
  svg,
  upTo,
} from '../svg.ts';

/** A record with grooves, a label and reflected light. */
function record(x: number, y: number, radius: number, ink: string, groove: string, label: string, dot: string): string {
  const grooves = upTo(17).map((index) =>
    circleData(x, y, radius * (0.4 + index * 0.034 + (index % 5 === 0 ? 0.008 : 0))),
  );
  const light = (degrees: number) =>
    placed(
      path(
        svg`M0 0L${radius * 0.97} ${-radius * 0.16}A${radius} ${radius} 0 0 1 ${radius * 0.97} ${radius * 0.16}Z`,
        mix(ink, groove, 0.16),
      ),
      x,
      y,
      degrees,
    );
  return [
    circle(x, y, radius, ink),
    light(-38),
    light(142),
    line(grooves.join(''), groove, 2, 'opacity="0.55"'),
    circle(x, y, radius * 0.34, label),
    circle(x, y, radius * 0.24, mix(label, dot, 0.35)),
    circle(x, y, radius * 0.035, dot),
  ].join('');
}

/** A record half out of its sleeve. */
export const recordSleeve: Motif = ({ random, palette }) => {
  const [deep, warm, cool, bright, pale] = palette.colours;
  const stripes = random
    .shuffle([warm, bright, cool, palette.paper])
    .map((tone, index) =>
      path(
        svg`M140 ${590 + index * 110}A${460 - index * 110} ${460 - index * 110} 0 0 1 ${600 - index * 110} 1050H140Z`,
        tone,
      ),
    );
  return [
    ground(pale),
    record(720, 700, 330, palette.ink, mix(palette.ink, pale, 0.5), warm, palette.paper),
    rectangle(158, 388, 600, 680, mix(pale, palette.ink, 0.2)),
    rectangle(140, 370, 600, 680, deep),
    ...stripes,
  ].join('');
};

/** One record, very large. */
export const bigRecord: Motif = ({ random, palette }) => {
  const [deep, warm, , bright, pale] = palette.colours;
  const [x, y] = [random.pick([180, 900]), random.between(760, 900)];
  return [
    ground(random.pick([warm, bright])),
    record(x, y, 720, mix(palette.ink, deep, 0.15), mix(palette.ink, pale, 0.45), pale, deep),
    rectangle(60, 60, 150, 14, palette.ink),
    rectangle(60, 92, 90, 14, palette.ink),
  ].join('');
};

/** A distant signal as lines, one below another. */
export const pulse: Motif = ({ random, palette }) => {
  const [deep, , , bright, pale] = palette.colours;
  const back = mix(palette.ink, deep, 0.25);
  const noise = createNoise(random);
  const rows = upTo(46).map((row) => {
    const points = upTo(58).map((step): Point => {
      const x = 130 + step * 14.4;
      const envelope = Math.exp(-(((x - 540) / 165) ** 2)) * (0.55 + 0.45 * noise(row / 3, 7));
      return [x, 260 + row * 19.5 - envelope * 290 * noise(step / 1.9, row * 1.37) - 10 * noise(step * 0.9, row * 2.1)];
    });
    return `<path d="${smooth(points)}" fill="${back}" stroke="${mix(pale, bright, row / 46)}" stroke-width="3.6"/>`;
  });
  return ground(back) + rows.join('');
};

/** A song as bars round a circle. */
export const roundWave: Motif = ({ random, palette }) => {
  const [deep, warm, cool, bright, pale] = palette.colours;
  const noise = createNoise(random);
  const bars = upTo(150).map((index) => {
    const share = index / 150;
    const loudness = 30 + 230 * noise(share * 21, 2) * (0.4 + 0.6 * noise(share * 5, 9));
    const tone = [deep, warm, cool, bright][Math.floor(share * 4 + noise(share * 9, 4) * 0.6) % 4] ?? deep;
    return placed(rectangle(-4.5, -215 - loudness, 9, loudness + loudness * 0.35, tone, 4.5), 540, 640, share * 360);
  });
  return [
    ground(palette.paper),
    ...bars,
    circle(540, 640, 110, pale),
    path('M505 580V700L612 640Z', palette.ink),
    rectangle(390, 1180, 300, 12, palette.ink, 6),
    rectangle(450, 1216, 180, 12, mix(palette.ink, palette.paper, 0.5), 6),
  ].join('');
};

/** A mixing desk's meters. */
export const meters: Motif = ({ random, palette }) => {
  const [deep, warm, cool, bright, pale] = palette.colours;
  const back = mix(palette.ink, deep, 0.2);
  const noise = createNoise(random);
  const zones = [mix(cool, pale, 0.45), cool, bright, warm];
  const cells = upTo(14).flatMap((column) => {
    const level = Math.round(4 + 17 * noise(column / 2.3, 3) + 3 * Math.sin(column / 2));
    return upTo(24).map((row) => {
      const isLit = row < level;
      const tone = zones[Math.floor(row / 6)] ?? warm;
      return rectangle(92 + column * 64.6, 1210 - row * 46, 52, 32, isLit ? tone : mix(back, pale, 0.1), 6);
    });
  });
  return ground(back) + cells.join('');
};

/** Piano keys, some of them coloured. */
export const pianoKeys: Motif = ({ random, palette }) => {
  const [deep, warm, cool, bright, pale] = palette.colours;
  const struck = random.shuffle(upTo(9)).slice(0, 4);
  const white = upTo(9).map((index) =>
    rectangle(
      index * 120 + 4,
      330,
      112,
      940,
      struck.includes(index) ? ([warm, bright, cool, deep][struck.indexOf(index)] ?? warm) : palette.paper,
      12,
    ),
  );
  const black = [0, 1, 3, 4, 5, 7, 8].map(
    (index) =>
      rectangle(index * 120 + 84, 330, 72, 570, palette.ink, 8) +
      rectangle(index * 120 + 94, 340, 16, 520, mix(palette.ink, palette.paper, 0.2), 8),
  );
  const notes = struck.map((key, index) =>
    circle(key * 120 + 60, 110 + ((index * 67) % 160), 34, [warm, bright, cool, deep][index] ?? warm),
  );
  return [ground(pale), rectangle(0, 262, 1080, 1088, mix(palette.ink, deep, 0.3)), ...white, ...black, ...notes].join(
    '',
  );
};

/** A compact cassette and its ribbon. */
export const cassette: Motif = ({ random, palette }) => {
  const [deep, warm, cool, bright, pale] = palette.colours;
  const noise = createNoise(random);
  const ribbon = upTo(16).map(
    (index): Point => [-60 + index * 82, 1080 + 260 * (noise(index / 1.6, 3) - 0.5) + 40 * Math.sin(index)],
  );
  const reel = (x: number) =>
    circle(x, 560, 70, palette.paper) +
    upTo(6)
      .map((tooth) => placed(rectangle(-9, -66, 18, 26, palette.ink), x, 560, tooth * 60))
      .join('') +
    circle(x, 560, 34, mix(deep, palette.ink, 0.4));
  const stripes = [warm, bright, cool].map((tone, index) => rectangle(190, 640 + index * 30, 700, 30, tone));
  return [
    ground(pale),
    line(smooth(ribbon), mix(deep, palette.ink, 0.4), 22),
    line(smooth(ribbon.map(([x, y]): Point => [x, y + 34])), mix(warm, palette.ink, 0.4), 12),
    rectangle(124, 334, 860, 560, mix(pale, palette.ink, 0.25), 36),
    rectangle(110, 320, 860, 560, deep, 36),
    rectangle(180, 380, 720, 350, palette.paper, 18),
    ...stripes,
    rectangle(300, 470, 480, 180, mix(palette.ink, deep, 0.3), 90),
    reel(390),
    reel(690),
    rectangle(480, 510, 120, 100, mix(deep, cool, 0.4), 8),
    rectangle(220, 410, 420, 12, palette.ink, 6),
    path('M280 880L320 770H760L800 880Z', mix(deep, palette.ink, 0.35)),
    ...[360, 540, 720].map((x) => circle(x, 830, 15, pale)),
    ...[
      [150, 360],
      [930, 360],
      [150, 840],
      [930, 840],
    ].map(([x = 0, y = 0]) => circle(x, y, 11, mix(deep, palette.paper, 0.4))),
  ].join('');
};

/** A drum kit from above. */
export const drums: Motif = ({ random, palette }) => {
  const [deep, warm, cool, bright, pale] = palette.colours;
  const drum = (x: number, y: number, radius: number, shell: string) =>
    circle(x + 12, y + 16, radius, mix(pale, palette.ink, 0.22)) +
    circle(x, y, radius, shell) +
    circle(x, y, radius * 0.88, palette.paper) +
    upTo(8)
      .map((lug) => placed(rectangle(-8, -radius - 4, 16, radius * 0.16, palette.ink, 3), x, y, lug * 45))
      .join('') +
    circle(x, y, radius * 0.3, mix(palette.paper, shell, 0.25));
  const cymbal = (x: number, y: number, radius: number) =>
    circle(x + 8, y + 12, radius, mix(pale, palette.ink, 0.2)) +
    circle(x, y, radius, bright) +
    line(
      upTo(8)
        .map((index) => circleData(x, y, radius * (0.28 + index * 0.085)))
        .join(''),
      mix(bright, palette.ink, 0.25),
      3,
    ) +
    circle(x, y, radius * 0.17, mix(bright, palette.paper, 0.4)) +
    circle(x, y, 8, palette.ink);
  const stick = (x: number, y: number, degrees: number) =>
    placed(
      rectangle(-9, -230, 18, 460, mix(bright, palette.paper, 0.35), 9) +
        svg`<ellipse cy="-234" rx="13" ry="20" fill="${mix(bright, palette.ink, 0.2)}"/>`,
      x,
      y,
      degrees,
    );
  return [
    ground(pale),
    drum(540, 520, 250, warm),
    drum(250, 850, 180, cool),
    drum(830, 860, 210, deep),
    drum(540, 1040, 150, warm),
    cymbal(190, 430, 180),
    cymbal(900, 400, 200),
    cymbal(130, 1170, 150),
    stick(600, 760, random.between(24, 40)),
    stick(480, 700, random.between(-44, -26)),
  ].join('');
};

/** Five loose, wavy staves. */
export const score: Motif = ({ random, palette }) => {
  const [deep, warm, cool, bright] = palette.colours;
  const noise = createNoise(random);
  const systems = upTo(4).map((system) => {
    const height = (x: number) =>
      200 + system * 300 + 150 * (noise(x / 420, system * 3.3) - 0.5) + 34 * Math.sin(x / 150 + system);
    const staves = upTo(5).map((stave) =>
      line(
        smooth(upTo(15).map((step): Point => [step * 80 - 20, height(step * 80) + stave * 27])),
        mix(palette.ink, palette.paper, 0.25),
        3,
      ),
    );
    const notes = upTo(9).map((index) => {
      const x = 90 + index * 112 + random.between(-20, 20);
      const y = height(x) + random.integer(0, 8) * 13.5;
      const tone = random.pick([deep, warm, cool, bright]);
      const head = placed(svg`<ellipse rx="27" ry="20" fill="${tone}"/>`, x, y, -20);
      const isUp = random.chance(0.5);
      return random.chance(0.12) ? '' : head + rectangle(isUp ? x + 20 : x - 25, isUp ? y - 118 : y, 6, 118, tone);
    });
    return staves.join('') + notes.join('');
  });
  return ground(palette.paper) + systems.join('');
};

/** Six strings over a sound hole. */
export const strings: Motif = ({ random, palette }) => {
  const [deep, warm, cool, bright, pale] = palette.colours;
  const rosette = [330, 306, 288, 258].map((radius, index) =>
    circle(540, 700, radius, [mix(warm, palette.ink, 0.35), pale, deep, mix(palette.ink, deep, 0.2)][index] ?? deep),
  );
  const inlay = upTo(40).map((index) =>
    placed(path('M0 -305L11 -297L0 -289L-11 -297Z', index % 2 === 0 ? cool : deep), 540, 700, index * 9),
  );
  const swinging = random.integer(1, 4);
  const wires = upTo(6).map((index) => {
    const x = 405 + index * 54;
    const width = 9 - index * 1.1;
    const swing =
      index === swinging
        ? upTo(5)
            .map((step) =>
              line(
                svg`M${x} 0Q${x + (step - 2) * 34} 675 ${x} 1350`,
                mix(palette.paper, bright, 0.3),
                width * 0.7,
                'opacity="0.75"',
              ),
            )
            .join('')
        : '';
    return swing || line(svg`M${x} 0V1350`, mix(palette.paper, bright, 0.3), width);
  });
  return [
    ground(mix(warm, bright, 0.5)),
    ...upTo(24).map(() =>
      rectangle(
        random.between(0, 1080),
        0,
        random.between(2, 8),
        1350,
        mix(mix(warm, bright, 0.5), warm, random.between(0.1, 0.5)),
      ),
    ),
    ...rosette,
    ...inlay,
    ...wires,
  ].join('');
};

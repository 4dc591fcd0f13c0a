/** Sound made visible: waves, spectra and patterns of steps, in one colour on black. */
import { mix } from '../../palettes.ts';
import { createNoise, createRandom, type Random } from '../../random.ts';
import { line, type Point, path, polygon, polyline, rectangle, smooth, svg, upTo } from '../../svg.ts';

const [BLACK, RASTER, LIME, GREY, WHITE] = ['#0b0d0c', '#1d2320', '#c8f542', '#6f7a72', '#eef2ea'];

type Size = { width: number; height: number };
const SQUARE: Size = { width: 1400, height: 1400 };
const WIDE: Size = { width: 1800, height: 1100 };

const sheet = ({ width, height }: Size, ...content: string[]): string =>
  svg`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${rectangle(0, 0, width, height, BLACK)}${content}</svg>`;

/** The raster that everything stands on. */
const raster = ({ width, height }: Size, step = 100): string =>
  line(
    [
      ...upTo(Math.floor(width / step) + 1).map((index) => `M${index * step} 0V${height}`),
      ...upTo(Math.floor(height / step) + 1).map((index) => `M0 ${index * step}H${width}`),
    ].join(''),
    RASTER,
    2,
  );

type Cover = (random: Random) => string;

/** A recording: bars above and below the middle. */
const waveform: Cover = (random) => {
  const noise = createNoise(random);
  const bars = upTo(88).map((index) => {
    const near = Math.sin((index / 87) * Math.PI) ** 0.7;
    const high = Math.max(8, (0.25 + noise(index * 0.31, 3)) * 520 * near * (0.6 + random.next() * 0.5));
    return rectangle(130 + index * 13, 700 - high / 2, 7, high, index > 52 ? GREY : LIME);
  });
  return bars.join('') + line('M806 160V1240', WHITE, 3);
};

/** A drum machine: sixteen steps, eight voices. */
const steps: Cover = (random) =>
  upTo(8)
    .flatMap((row) =>
      upTo(16).map((column) => {
        const isOn = column % 4 === 0 ? random.chance(0.75 - row * 0.07) : random.chance(0.22);
        const isAccent = isOn && random.chance(0.25);
        const lit = isAccent ? WHITE : LIME;
        return rectangle(112 + column * 74, 160 + row * 136, 62, 116, isOn ? lit : RASTER);
      }),
    )
    .join('');

/** Ridges of a spectrum, one behind the other. */
const ridges: Cover = (random) => {
  const noise = createNoise(random);
  return upTo(24)
    .map((row) => {
      const y = 300 + row * 40;
      const points = upTo(57).map((index): Point => {
        const near = Math.exp(-(((index - 28) / 11) ** 2));
        return [140 + index * 20, y - near * (40 + noise(index * 0.42, row * 0.7) * 250)];
      });
      const shape = polygon([...points, [1260, y + 20], [140, y + 20]]);
      return path(shape, BLACK) + line(polyline(points), row % 6 === 5 ? WHITE : LIME, 4);
    })
    .join('');
};

/** Two tones against each other. */
const lissajous: Cover = (random) => {
  const [one, other] = random.pick([
    [3, 4],
    [5, 4],
    [5, 6],
  ] as const);
  const points = upTo(1200).map((index): Point => {
    const t = (index / 1199) * Math.PI * 2;
    return [700 + Math.sin(one * t + 0.6) * 500, 700 + Math.sin(other * t) * 500];
  });
  const inner = points.map(([x, y]): Point => [700 + (x - 700) * 0.62, 700 + (y - 700) * 0.62]);
  return line(polyline(inner), GREY, 2) + line(polyline(points), LIME, 5);
};

/** A spectrogram: time to the right, pitch upwards, loudness as light. */
const spectrogram: Cover = (random) => {
  const noise = createNoise(random);
  return upTo(44)
    .flatMap((column) =>
      upTo(40).map((row) => {
        const formant = Math.max(
          ...[7, 15, 26].map((pitch) => Math.exp(-(((row - pitch - Math.sin(column * 0.2) * 3) / 2.4) ** 2))),
        );
        const loud = Math.min(
          1,
          formant * (0.35 + noise(column * 0.3, row * 0.2)) + noise(column * 0.9, row * 0.9) * 0.14,
        );
        const color = loud > 0.8 ? mix(LIME, WHITE, (loud - 0.8) * 3) : mix(BLACK, LIME, loud);
        return loud < 0.08 ? '' : rectangle(128 + column * 26, 1214 - row * 27, 24, 25, color);
      }),
    )
    .join('');
};

/** The groove of a record, with its label. */
const groove: Cover = (random) => {
  const rings = upTo(34).map((index) => {
    const reach = 210 + index * 11.5;
    const from = random.between(0, 360);
    const length = random.between(60, 330);
    const around = 2 * Math.PI * reach;
    const usual = index % 3 ? LIME : GREY;
    const color = index % 9 === 4 ? WHITE : usual;
    const dash = `stroke-dasharray="${((around * length) / 360).toFixed(0)} ${around.toFixed(0)}" transform="rotate(${from.toFixed(0)} 700 700)"`;
    return svg`<circle cx="700" cy="700" r="${reach}" fill="none" stroke="${color}" stroke-width="3" ${dash}/>`;
  });
  return svg`${rings}<circle cx="700" cy="700" r="150" fill="${LIME}"/><circle cx="700" cy="700" r="16" fill="${BLACK}"/>`;
};

/** Envelopes: attack, decay, sustain, release. */
const envelopes: Cover = (random) =>
  upTo(5)
    .map((row) => {
      const y = 380 + row * 210;
      const [attack, decay, hold] = [random.between(40, 260), random.between(80, 240), random.between(60, 150)];
      const release = 1240 - random.between(120, 360);
      const points: Point[] = [
        [160, y],
        [160 + attack, y - 180],
        [160 + attack + decay, y - hold],
        [release, y - hold],
        [1240, y],
      ];
      const dots = points.map(([x, top]) => rectangle(x - 9, top - 9, 18, 18, WHITE)).join('');
      return path(polygon(points), mix(BLACK, LIME, 0.16)) + line(polyline(points), LIME, 5) + dots;
    })
    .join('');

/** Rain, or the noise of a tape: lines that fall at different speeds. */
const rain: Cover = (random) => {
  const drops = upTo(420).map(() => {
    const [x, y, long] = [random.between(120, 1280), random.between(120, 1180), random.between(10, 120)];
    return svg`<path d="M${x} ${y}v${Math.min(long, 1280 - y)}" stroke="${random.pick([LIME, LIME, GREY, WHITE])}" stroke-width="${random.pick([2, 2, 4])}" opacity="${random.between(0.25, 1)}"/>`;
  });
  return (
    drops.join('') +
    line(smooth(upTo(12).map((index): Point => [120 + index * 106, 900 + Math.sin(index * 1.3) * 60])), WHITE, 6)
  );
};

const covers: Readonly<Record<string, Cover>> = {
  tape: waveform,
  machine: steps,
  cathedral: ridges,
  pairs: lissajous,
  voices: spectrogram,
  crackle: groove,
  plucks: envelopes,
  weather: rain,
};

/** A corner mark and the number of a pack, as on the spine of a tape. */
const marks = (random: Random): string =>
  [
    line('M60 140V60H140M1260 60H1340V140M1340 1260V1340H1260M140 1340H60V1260', GREY, 4),
    ...upTo(random.integer(2, 7)).map((index) => rectangle(160 + index * 22, 1322, 12, 20, LIME)),
  ].join('');

/** A rack of knobs and meters. */
function rack(): string {
  const random = createRandom('rack');
  const units = upTo(4).map((row) => {
    const y = 90 + row * 240;
    const knobs = upTo(7).map((index) => {
      const [x, angle] = [300 + index * 150, random.between(-140, 140)];
      return svg`<circle cx="${x}" cy="${y + 105}" r="46" fill="${BLACK}" stroke="${GREY}" stroke-width="4"/><g transform="rotate(${angle} ${x} ${y + 105})"><path d="M${x} ${y + 66}v30" stroke="${LIME}" stroke-width="8"/></g>`;
    });
    const meter = upTo(10).map((index) => {
      const isOn = index < random.integer(4, 10);
      const lit = index > 7 ? WHITE : LIME;
      return rectangle(1370 + index * 28, y + 60, 18, 90, isOn ? lit : RASTER);
    });
    return [
      svg`<rect x="120" y="${y}" width="1560" height="210" fill="#131715" stroke="${RASTER}" stroke-width="3"/>`,
      ...[150, 1650].flatMap((x) =>
        [y + 24, y + 186].map((top) => svg`<circle cx="${x}" cy="${top}" r="9" fill="${RASTER}"/>`),
      ),
      ...knobs,
      ...meter,
    ].join('');
  });
  return sheet(WIDE, raster(WIDE), ...units);
}

/** A whole piece as its editor shows it: tracks over time. */
function arrangement(): string {
  const random = createRandom('arrangement');
  const noise = createNoise(random);
  const tracks = upTo(9).flatMap((row) => {
    const y = 90 + row * 108;
    const clips = [];
    for (let x = 120 + random.integer(0, 3) * 90; x < 1600; ) {
      const wide = random.integer(1, 5) * 90;
      const shown = Math.min(wide, 1690 - x);
      const color = random.pick([LIME, LIME, GREY, WHITE]);
      const wave = upTo(Math.floor(shown / 9)).map((index) => {
        const high = 6 + noise((x + index * 9) * 0.05, row) * 62;
        return rectangle(x + 6 + index * 9, y + 44 - high / 2, 4, high, color);
      });
      clips.push(rectangle(x, y, shown - 6, 88, mix(BLACK, color, 0.2)), ...wave);
      x += wide + (random.chance(0.4) ? 90 : 0);
    }
    return clips;
  });
  return sheet(WIDE, raster(WIDE, 90), ...tracks, line('M930 40V1060', WHITE, 4), path('M910 40h40l-20 30Z', WHITE));
}

/** The room where the recordings are made: a microphone before a wall of foam. */
function room(): string {
  const wedges = upTo(12).flatMap((column) =>
    upTo(8).map((row) => {
      const [x, y] = [column * 150, row * 138];
      const isFlat = (column + row) % 2 === 0;
      return isFlat
        ? path(`M${x} ${y}h150v138h-150ZM${x + 75} ${y}v138`, '#121614') +
            line(`M${x + 37} ${y}v138M${x + 75} ${y}v138M${x + 112} ${y}v138`, RASTER, 3)
        : line(`M${x} ${y + 34}h150M${x} ${y + 69}h150M${x} ${y + 104}h150`, RASTER, 3);
    }),
  );
  const grid = upTo(9)
    .map((index) => `M806 ${300 + index * 34}H994`)
    .join('');
  return sheet(
    WIDE,
    ...wedges,
    line('M900 720V1100M700 1100L900 940L1100 1100', GREY, 18),
    line('M760 420V560A140 140 0 0 0 1040 560V420', GREY, 16),
    svg`<rect x="790" y="250" width="220" height="400" rx="110" fill="${BLACK}" stroke="${LIME}" stroke-width="8"/>`,
    line(grid, LIME, 4),
    svg`<circle cx="900" cy="640" r="14" fill="${WHITE}"/>`,
  );
}

const scenes: Readonly<Record<string, () => string>> = { rack, arrangement, room };

export function draw(picture: string): string {
  const scene = scenes[picture];
  if (scene) return scene();
  const [, name = '', view] = /^(.*?)(?:-(\d))?$/.exec(picture) ?? [];
  const cover = covers[name];
  if (!cover) throw new RangeError(`There is no sound pack with a picture of ${picture}`);
  const random = createRandom(picture);
  const shown = cover(random);
  // the other view is the same sound from much nearer
  return view
    ? sheet(SQUARE, raster(SQUARE, 50), svg`<g transform="translate(-760 -560) scale(2.1)">${shown}</g>`)
    : sheet(SQUARE, raster(SQUARE), shown, marks(random));
}

/**
 * Describes the font families that the storefront depends on: their files, which characters each has, and the metrics of a
 * font of the system that takes as much room, so that nothing moves when theirs arrives.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fromFile } from '@capsizecss/unpack/fs';
import { root } from './front-ends.mjs';

const SCOPE = '@fontsource-variable/';
const storefront = join(root, 'apps', 'storefront', 'package.json');
const require = createRequire(storefront);

type Kind = 'sans' | 'serif' | 'mono';
/** The average width of a letter in Arial, Times New Roman and Courier New, as a part of their size. */
const WIDTHS: Record<Kind, number> = { sans: 913 / 2048, serif: 832 / 2048, mono: 1229 / 2048 };
/**
 * Files are measured as they are without any axis set, which is another weight or optical size than a page shows. How much
 * wider or narrower a paragraph is at weight 400, as browsers set it.
 */
const AT_REGULAR: Record<string, number> = {
  archivo: 0.956,
  bitter: 1.014,
  'bricolage-grotesque': 0.948,
  fraunces: 0.914,
  'instrument-sans': 0.983,
  manrope: 1.024,
  nunito: 1.027,
};
const KINDS: Record<string, Kind> = { serif: 'serif', monospace: 'mono' };

/** Subsets that pages of shops have words in; the others hold formulas and dingbats. */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'];

type Metadata = {
  family: string;
  category: string;
  subsets: string[];
  styles: string[];
  variable: { wght: { min: string; max: string } };
};

/** The module that describes the families. */
export async function fontFamilies(): Promise<string> {
  const { dependencies } = JSON.parse(readFileSync(storefront, 'utf8')) as { dependencies: Record<string, string> };
  const names = Object.keys(dependencies)
    .filter((name) => name.startsWith(SCOPE))
    .toSorted();
  const families = await Promise.all(names.map((name) => familyOf(name)));
  return [
    '/** Generated from the packages of the fonts by scripts/generate.ts. */',
    "import type { FontFamily } from './font-family.ts';",
    '',
    'export const families: Readonly<Record<string, FontFamily>> = {',
    ...families,
    '};',
    '',
  ].join('\n');
}

async function familyOf(name: string): Promise<string> {
  const folder = dirname(require.resolve(`${name}/package.json`));
  const read = <T>(file: string): T => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const { family, category, subsets, styles, variable } = read<Metadata>('metadata.json');
  const ranges = read<Record<string, string>>('unicode.json');
  const kind = KINDS[category] ?? 'sans';
  const id = name.slice(SCOPE.length);
  // italics of other scripts are rare enough to be slanted by the browser
  const faces = SUBSETS.filter((subset) => subsets.includes(subset)).flatMap((subset) =>
    styles
      .filter((style) => style === 'normal' || subset.startsWith('latin'))
      .toSorted()
      .reverse()
      .map((style) => [`${id}-${subset}-wght-${style}`, ranges[subset] ?? ''] as const),
  );
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromFile(
    join(folder, 'files', `${id}-latin-wght-normal.woff2`),
  );
  const size = (xWidthAvg / unitsPerEm / WIDTHS[kind]) * (AT_REGULAR[id] ?? 1);
  const share = (units: number) => `${((units / unitsPerEm / size) * 100).toFixed(2)}%`;
  const metrics = {
    size: `${(size * 100).toFixed(2)}%`,
    ascent: share(ascent),
    descent: share(Math.abs(descent)),
    gap: share(lineGap),
  };
  return [
    `  ${/^\w+$/.test(family) ? family : `'${family}'`}: {`,
    `    kind: '${kind}',`,
    `    weights: '${variable.wght.min} ${variable.wght.max}',`,
    `    fallback: { ${Object.entries(metrics)
      .map(([key, value]) => `${key}: '${value}'`)
      .join(', ')} },`,
    '    faces: [',
    ...faces.map(([face, range]) => faceRow(face, hashOf(join(folder, 'files', `${face}.woff2`)), range)),
    '    ],',
    '  },',
  ].join('\n');
}

/** The line width of the project's formatter. */
const LINE_WIDTH = 120;

function faceRow(face: string, hash: string, range: string): string {
  const row = `        range: '${range}',`;
  const shown = row.length <= LINE_WIDTH ? row : `        range:\n          '${range}',`;
  return `      {\n        file: '${face}.${hash}.woff2',\n${shown}\n      },`;
}

const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8);

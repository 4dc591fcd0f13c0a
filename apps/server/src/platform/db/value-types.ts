import pg from 'pg';

// The conversion of PostgreSQL's values to JavaScript, on both databases: only values that survive without loss are
// converted; others (64-bit integers, numerics, dates without a zone) stay text.

type Parse = (text: string) => unknown;
type TypeId = Parameters<typeof pg.types.getTypeParser>[0];

const { builtins } = pg.types;
const arrayOf = {
  text: 1009 as TypeId,
  bigint: 1016,
  timestamp: 1115,
  date: 1182,
  timestamptz: 1185,
  numeric: 1231,
} as const;

/** `2026-01-31 09:30:00.123456+00` as `2026-01-31T09:30:00.123Z`. */
export function parseTimestamp(text: string): string {
  if (text.endsWith('+00') && text.charAt(10) === ' ') {
    const fraction = text.charAt(19) === '.' ? text.slice(20, -3) : '';
    return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.slice(0, 3).padEnd(3, '0')}Z`;
  }
  const date: unknown = pg.types.getTypeParser(builtins.TIMESTAMPTZ)(text);
  return date instanceof Date ? date.toISOString() : text; // infinity is not a date
}

const asText: Parse = (text) => text;
const asTexts = pg.types.getTypeParser(arrayOf.text);
const asTimestamps: Parse = (text) => parseEach(asTexts(text));

function parseEach(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(parseEach);
  return typeof value === 'string' ? parseTimestamp(value) : value;
}

const parsers = new Map<number, Parse>([
  [builtins.INT8, asText],
  [builtins.NUMERIC, asText],
  [builtins.DATE, asText],
  [builtins.TIMESTAMP, asText],
  [builtins.TIMESTAMPTZ, parseTimestamp],
  [arrayOf.bigint, asTexts],
  [arrayOf.numeric, asTexts],
  [arrayOf.date, asTexts],
  [arrayOf.timestamp, asTexts],
  [arrayOf.timestamptz, asTimestamps],
]);

/** For the `types` option of `pg`: bigint and numeric as text, timestamptz as ISO text in UTC with milliseconds. */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format as 'text'),
};

import { type RawBuilder, sql } from 'kysely';
import { type FieldKind, isArrayKind, type QueryField, type ScalarKind } from './queryable.ts';

/**
 * A value as the database takes it as a parameter of its kind. Numbers and dates are text, so that nothing is lost:
 * decimal digits, and ISO 8601 in UTC with microseconds.
 */
export type ColumnValue = string | boolean;

/** The kind of a field's single values, or of an array field's elements. */
export function elementKind(kind: FieldKind): ScalarKind {
  if (kind === 'stringArray') return 'string';
  return isArrayKind(kind) ? 'uuid' : kind;
}

/** The expected kind as violations name it. */
export const kindNames: Record<ScalarKind, string> = {
  string: 'a string',
  uuid: 'a GUID',
  number: 'a number',
  integer: 'an integer',
  boolean: 'a boolean',
  date: 'an ISO 8601 date',
};

const readers: Record<ScalarKind, (value: unknown) => ColumnValue | undefined> = {
  string: readText,
  uuid: readUuid,
  number: readNumber,
  integer: readInteger,
  boolean: readBoolean,
  date: readDate,
};

/** The value of one kind in a client's input; undefined where it is not of that kind. */
export function readValue(kind: ScalarKind, value: unknown): ColumnValue | undefined {
  return readers[kind](value);
}

/** A client's value for a field, or for an element of it, as its column has it; undefined where it has none. */
export function columnValue({ kind, toColumn, noValue }: QueryField, value: unknown): ColumnValue | undefined {
  const scalar = elementKind(kind);
  const read = readValue(scalar, value) ?? (typeof value === 'string' ? noValue : undefined);
  return read !== undefined && toColumn ? readValue(scalar, toColumn(String(read))) : read;
}

/** A value as a parameter of its kind's database type. Of two it is written out: an index may have the rows of one alone. */
export function parameter(kind: ScalarKind, value: ColumnValue): RawBuilder<unknown> {
  if (typeof value === 'boolean') return sql.lit(value);
  return sql`${value}::${sql.raw(typeOf(kind, [value]))}`;
}

/** Values as one array parameter. */
export function arrayParameter(kind: ScalarKind, values: readonly ColumnValue[]): RawBuilder<unknown> {
  return sql`${values}::${sql.raw(typeOf(kind, values))}[]`;
}

function typeOf(kind: ScalarKind, values: readonly ColumnValue[]): string {
  if (kind === 'string') return 'text';
  if (kind === 'date') return 'timestamptz';
  if (kind === 'integer') return 'bigint';
  // an index on an integer column supports comparisons with integers only, not with numerics
  if (kind === 'number') return values.every((value) => isBigint(value)) ? 'bigint' : 'numeric';
  return kind;
}

function isBigint(value: ColumnValue): boolean {
  if (typeof value !== 'string' || !/^-?\d{1,19}$/.test(value)) return false;
  return BigInt.asIntN(64, BigInt(value)) === BigInt(value);
}

// PostgreSQL cannot store the character NUL.
function readText(value: unknown): string | undefined {
  return typeof value === 'string' && !value.includes('\0') ? value : undefined;
}

function readUuid(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value) ? value.toLowerCase() : undefined;
}

// The wire writes amounts and 64-bit integers as strings. Only floating point numbers come with an exponent.
function readNumber(value: unknown): string | undefined {
  if (typeof value === 'string' && /^-?\d(\.\d{1,20})?e[+-]?\d{1,3}$/i.test(value)) return readNumber(Number(value));
  if (typeof value === 'bigint' || (typeof value === 'number' && Number.isFinite(value))) return String(value);
  return typeof value === 'string' && /^-?\d{1,40}(\.\d{1,40})?$/.test(value) ? value : undefined;
}

function readInteger(value: unknown): string | undefined {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) return undefined;
  const digits = readNumber(value);
  return digits !== undefined && isBigint(digits) ? digits : undefined;
}

// Published examples of V1 filters write booleans as strings.
function readBoolean(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  return value === 'true' || value === 'false' ? value === 'true' : undefined;
}

const isoDate = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d)?)(?:(?<=:\d\d:\d\d)\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)?)?$/;

/** Without a zone, a time is UTC. JavaScript's clock ends at milliseconds, so that the fraction travels as text. */
function readDate(value: unknown): string | undefined {
  const [, day, time = '00:00', fraction = '', zone = 'Z'] = (typeof value === 'string' && isoDate.exec(value)) || [];
  if (day === undefined || !isCalendarDay(day)) return undefined;
  const instant = new Date(`${day}T${time}${zone}`);
  if (Number.isNaN(instant.getTime())) return undefined;
  const seconds = instant.toISOString().slice(0, -'.000Z'.length);
  return /^(?!0000)\d{4}-/.test(seconds) ? `${seconds}.${fraction.slice(0, 6).padEnd(6, '0')}Z` : undefined;
}

// Date.parse reads the 30th of February as the 1st of March
function isCalendarDay(day: string): boolean {
  const date = new Date(`${day}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

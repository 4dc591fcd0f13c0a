import { isRecord } from '../../is-record.ts';
import { parseJsonText } from '../json-text.ts';
import { idsOfItem } from '../operators.ts';
import { fieldNamed, type Queryable, type QueryField } from '../queryable.ts';
import { columnValue, readValue } from '../values.ts';
import { type FacetColumn, type Mask, rowsWith } from './facet-column.ts';
import type { FacetIndex } from './facet-index.ts';

/** A decomposed wire filter. */
export type Decided = {
  /** The rows that meet all conditions that the index can decide. */
  mask: Mask;
  /** The other conditions, all of which must hold as well. */
  others: Record<string, unknown>[];
};

type Deciding = { index: FacetIndex; queryable: Queryable };
type Operand = { field: QueryField; column: FacetColumn };

/** Decomposes a filter that `compileFilter` has accepted. */
export function decideFilter(index: FacetIndex, queryable: Queryable, filter: unknown): Decided {
  const decided: Mask[] = [];
  const others: Record<string, unknown>[] = [];
  for (const condition of conditionsOf(parseJsonText(filter) ?? {})) {
    const mask = decide({ index, queryable }, condition);
    if (mask) decided.push(mask);
    else others.push(condition);
  }
  return { mask: all(index, decided), others };
}

/** The conditions that a filter joins by "and", individually. */
function conditionsOf(filter: unknown): Record<string, unknown>[] {
  return entriesOf(filter).flatMap(([name, value]) =>
    name === '$and' ? asList(value).flatMap(conditionsOf) : [{ [name]: value }],
  );
}

const entriesOf = (value: unknown): [string, unknown][] =>
  isRecord(value) ? Object.entries(value).filter(([, stated]) => stated !== undefined) : [];
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** The rows that meet a filter; undefined where the index cannot decide. */
function decide(deciding: Deciding, filter: unknown): Mask | undefined {
  const { index, queryable } = deciding;
  const decideEach = (filters: unknown) => asList(filters).map((one) => decide(deciding, one));
  const masks = entriesOf(filter).map(([name, value]) => {
    if (name === '$and') return joined(decideEach(value), (masks) => all(index, masks));
    if (name === '$or') return joined(decideEach(value), (masks) => any(index, masks));
    if (name === '$not') return not(decideEach(value)[0]);
    const field = fieldNamed(queryable, name);
    const column = index.columns.get(field?.facet ?? '');
    return field && column && decideField(index, { field, column }, isRecord(value) ? value : { $eq: value });
  });
  return joined(masks, (known) => all(index, known));
}

function decideField(index: FacetIndex, operand: Operand, conditions: Record<string, unknown>): Mask | undefined {
  const masks = entriesOf(conditions).map(([operator, value]) =>
    operator === '$not'
      ? not(isRecord(value) ? decideField(index, operand, value) : undefined)
      : decideOperator(index, operand, operator, value),
  );
  return joined(masks, (known) => all(index, known));
}

/**
 * The rows for which an operator holds. The index does not distinguish missing lists from empty ones, and leaves both
 * to the database.
 */
function decideOperator(index: FacetIndex, operand: Operand, operator: string, value: unknown): Mask | undefined {
  const isMany = operand.column.lists !== undefined;
  switch (operator) {
    case '$eq':
      return Array.isArray(value) ? undefined : oneOf(operand, [value]);
    case '$ne':
      return Array.isArray(value) ? undefined : not(oneOf(operand, [value]));
    case '$in':
    case '$hasSome':
      return oneOf(operand, asList(value));
    case '$nin':
      return not(oneOf(operand, asList(value)));
    case '$contains':
      return isMany ? oneOf(operand, [value]) : undefined;
    case '$hasAll':
      return eachOf(index, operand, value, (one) => [one]);
    case '$matchItems':
      return eachOf(index, operand, value, (item) => idsOfItem(item) ?? []);
    case '$exists':
      return isMany ? undefined : switched(operand, value, (one) => one !== null);
    case '$isEmpty':
      return switched(operand, value, (one) => one === null || (one === '' && !isMany));
    default:
      return compared(operand, operator, value);
  }
}

const comparisons: Record<string, (value: number, bound: number) => boolean> = {
  $gt: (value, bound) => value > bound,
  $gte: (value, bound) => value >= bound,
  $lt: (value, bound) => value < bound,
  $lte: (value, bound) => value <= bound,
};

/** Numbers only: texts are compared by the database's language rules. */
function compared(operand: Operand, operator: string, value: unknown): Mask | undefined {
  const holds = comparisons[operator];
  const bound = columnValue(operand.field, value);
  if (!holds || !operand.column.numbers || bound === undefined) return undefined;
  return rowsWhere(operand, (number) => typeof number === 'number' && holds(number, Number(bound)));
}

/** The rows that have one of the values, null being a missing one. */
function oneOf(operand: Operand, values: readonly unknown[]): Mask | undefined {
  const { field, column } = operand;
  const read = values.map((value) => (value === null ? null : columnValue(field, value)));
  if (read.includes(undefined) || (column.lists && read.includes(null))) return undefined;
  const inColumn = column.numbers ? Number : String;
  const wanted = new Set(read.map((value) => (value === null ? null : inColumn(value))));
  return rowsWhere(operand, (value) => wanted.has(value));
}

/** The rows that have one of the values that each item stands for. */
function eachOf(
  index: FacetIndex,
  operand: Operand,
  items: unknown,
  valuesOf: (item: unknown) => unknown[],
): Mask | undefined {
  const masks = asList(items).map((item) => oneOf(operand, valuesOf(item)));
  return masks.length === 0 ? undefined : joined(masks, (known) => all(index, known));
}

/** The rows with a wanted value, or all others where the client negates. */
function switched(operand: Operand, asked: unknown, isWanted: (value: string | number | null) => boolean) {
  const mask = rowsWhere(operand, isWanted);
  return readValue('boolean', asked) === true ? mask : not(mask);
}

/** The rows with a wanted value: a number in a field of numbers, else a text; null stands for a missing one. */
function rowsWhere({ column }: Operand, isWanted: (value: string | number | null) => boolean): Mask {
  const wanted = new Uint8Array(column.values.length + 1);
  wanted[0] = Number(isWanted(null));
  for (const [place, value] of column.values.entries()) {
    wanted[place + 1] = Number(isWanted(column.numbers?.[place] ?? value));
  }
  return rowsWith(column, wanted);
}

/** Joins masks; undefined where one of them is missing. */
function joined(masks: readonly (Mask | undefined)[], join: (masks: Mask[]) => Mask): Mask | undefined {
  const known = masks.filter((mask) => mask !== undefined);
  return known.length === masks.length ? join(known) : undefined;
}

/** The rows that are in all masks. */
export function all({ rowCount }: FacetIndex, masks: readonly Mask[]): Mask {
  const result = new Uint8Array(rowCount).fill(1);
  for (const mask of masks)
    for (let row = 0; row < rowCount; row++) result[row] = (result[row] ?? 0) & (mask[row] ?? 0);
  return result;
}

function any({ rowCount }: FacetIndex, masks: readonly Mask[]): Mask {
  const result = new Uint8Array(rowCount);
  for (const mask of masks)
    for (let row = 0; row < rowCount; row++) result[row] = (result[row] ?? 0) | (mask[row] ?? 0);
  return result;
}

const not = (mask: Mask | undefined): Mask | undefined => mask?.map((bit) => 1 - bit);

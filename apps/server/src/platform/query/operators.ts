import { type RawBuilder, sql } from 'kysely';
import { PLANNED_ANEW } from '../db/index.ts';
import { isRecord } from '../is-record.ts';
import type { ViolatedRule } from '../result.ts';
import { escapeLike } from './escape-like.ts';
import { isArrayKind, type Operator, type QueryField } from './queryable.ts';
import {
  arrayParameter,
  type ColumnValue,
  columnValue,
  elementKind,
  kindNames,
  parameter,
  readValue,
} from './values.ts';

/** The maximum of values in a filter's list. */
const maxListSize = 1000;

export type Condition = RawBuilder<boolean>;

/** The field of an operator, and where to report violations of its value. */
type Operand = {
  field: QueryField;
  /** The field's column in parentheses. */
  column: RawBuilder<unknown>;
  refuse(description: string, violatedRule: ViolatedRule, data?: Record<string, unknown>): void;
};

/**
 * The condition of an operator with a client's value. Undefined where the value was refused. A condition may be null in
 * SQL where the column is; only a negation sees the difference, see `not`.
 */
type OperatorCompiler = (operand: Operand, value: unknown) => Condition | undefined;

/** True wherever the condition is false or null, so that the two together cover all rows. */
export function not(condition: Condition): Condition {
  return sql<boolean>`(${condition}) is not true`;
}

/** Operators with a value; `$not` holds conditions instead. */
export const operatorCompilers: Record<Exclude<Operator, '$not'>, OperatorCompiler> = {
  $eq: equal,
  $ne: (operand, value) => negated(equal(operand, value)),
  $gt: (operand, value) => compared(operand, value, sql`>`),
  $gte: (operand, value) => compared(operand, value, sql`>=`),
  $lt: (operand, value) => compared(operand, value, sql`<`),
  $lte: (operand, value) => compared(operand, value, sql`<=`),
  $in: anyOf,
  $nin: (operand, value) => negated(anyOf(operand, value)),
  $startsWith: (operand, value) => like(operand, value, (text) => `${text}%`),
  $endsWith: (operand, value) => like(operand, value, (text) => `%${text}`),
  $contains: (operand, value) =>
    isArrayKind(operand.field.kind) ? hasElement(operand, value) : like(operand, value, (text) => `%${text}%`),
  $hasSome: anyOf,
  $hasAll: allOf,
  $exists: (operand, value) => switched(operand, value, sql<boolean>`${operand.column} is not null`),
  $isEmpty: (operand, value) => switched(operand, value, empty(operand)),
  $matchItems: matchItems,
};

const forAll: Operator[] = ['$eq', '$ne', '$in', '$nin', '$hasSome', '$exists', '$isEmpty', '$not'];
const ordered: Operator[] = [...forAll, '$gt', '$gte', '$lt', '$lte'];

/** The operators that a field supports. */
export function operatorsOf(field: QueryField): readonly Operator[] {
  if (field.operators) return field.operators;
  switch (field.kind) {
    case 'string':
      return [...ordered, '$startsWith', '$endsWith', '$contains'];
    case 'boolean':
      return forAll;
    case 'stringArray':
      return [...forAll, '$contains', '$hasAll'];
    case 'uuidArray':
      return [...forAll, '$contains', '$hasAll', '$matchItems'];
    default:
      return ordered;
  }
}

function negated(condition: Condition | undefined): Condition | undefined {
  return condition && not(condition);
}

/** On an array field, a list equals the whole array in order and a single value equals any element. */
function equal(operand: Operand, value: unknown): Condition | undefined {
  if (value === null) return sql<boolean>`${operand.column} is null`;
  const isMany = isArrayKind(operand.field.kind);
  if (isMany && Array.isArray(value)) return sameArray(operand, value);
  return isMany || operand.field.terms
    ? hasElement(operand, value)
    : compared({ ...operand, column: columnOf(operand, [value]) }, value, sql`=`);
}

function compared(operand: Operand, value: unknown, comparison: RawBuilder<unknown>): Condition | undefined {
  const read = readOne(operand, value);
  if (read === undefined) return undefined;
  return sql<boolean>`${operand.column} ${comparison} ${parameter(elementKind(operand.field.kind), read)}`;
}

function sameArray(operand: Operand, value: unknown): Condition | undefined {
  const values = readList(operand, value);
  return values && sql<boolean>`${operand.column} = ${arrayOf(operand, values)}`;
}

function hasElement(operand: Operand, value: unknown): Condition | undefined {
  const read = readOne(operand, value);
  return read === undefined ? undefined : contains(operand, [read]);
}

/** The field, or an element of it, is among the values. Null among them stands for a missing field. */
function anyOf(operand: Operand, value: unknown): Condition | undefined {
  if (!isList(operand, value)) return undefined;
  const present = value.filter((item) => item !== null);
  const values = readList(operand, present);
  if (!values || present.length === value.length) return values && overlaps(operand, values);
  return sql<boolean>`(${overlaps(operand, values)} or ${operand.column} is null)`;
}

function overlaps(operand: Operand, values: ColumnValue[]): Condition {
  const { column, list, isArray } = inArray(operand, values);
  return isArray ? sql<boolean>`${anew}${column} && ${list}` : sql<boolean>`${column} = any(${list})`;
}

function allOf(operand: Operand, value: unknown): Condition | undefined {
  const values = readList(operand, value);
  return values && contains(operand, values);
}

function contains(operand: Operand, values: ColumnValue[]): Condition {
  const { column, list } = inArray(operand, values);
  return sql<boolean>`${anew}${column} @> ${list}`;
}

/** What values are found by: one index serves equality and the sort. Where it sorts, the empty text stands for no value. */
const columnOf = ({ field, column }: Operand, values: readonly unknown[]): RawBuilder<unknown> =>
  field.sortColumn && !values.includes('') ? sql`(${field.sortColumn})` : column;

/** Where values are looked for, and as what: in the field itself, or among the terms of the row. */
function inArray(operand: Operand, values: ColumnValue[]) {
  const { terms, kind } = operand.field;
  if (!terms) return { column: columnOf(operand, values), list: arrayOf(operand, values), isArray: isArrayKind(kind) };
  const list = arrayParameter(
    'string',
    values.map((value) => `${terms.prefix}${value}`),
  );
  return { column: terms.column, list, isArray: true };
}

/** The planner knows how frequent each element and text is: without a value, it would guess wrong. */
const anew = sql.raw(PLANNED_ANEW);

/** Every given item, an object with the `id` in question or `{ $eq }` or `{ $in }` of it, matches an element. */
function matchItems(operand: Operand, value: unknown): Condition | undefined {
  if (!isList(operand, value)) return undefined;
  const conditions = [sql<boolean>`${operand.column} is not null`];
  for (const item of value) {
    const ids = readItem(operand, item);
    if (!ids) return undefined;
    conditions.push(overlaps(operand, ids));
  }
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

function readItem(operand: Operand, item: unknown): ColumnValue[] | undefined {
  const ids = idsOfItem(item);
  if (ids) return readList(operand, ids);
  operand.refuse("Items must be objects with nothing but the 'id' to match", 'FORMAT');
  return undefined;
}

/** Clients that rename `id` to `_id` do not always rename it back within items. */
export function idsOfItem(item: unknown): unknown[] | undefined {
  if (!isRecord(item) || Object.keys(item).length !== 1) return undefined;
  const id = item.id ?? item._id;
  if (!isRecord(id)) return id === undefined ? undefined : [id];
  if (Object.keys(id).length !== 1) return undefined;
  if (Array.isArray(id.$in)) return id.$in;
  return id.$eq === undefined ? undefined : [id.$eq];
}

/** Case-insensitive. The client's text stands for itself, wildcards included. */
function like(operand: Operand, value: unknown, pattern: (text: string) => string): Condition | undefined {
  const text = readValue('string', value);
  if (typeof text === 'string') {
    return sql<boolean>`${anew}${operand.column} ilike ${pattern(escapeLike(text))}::text`;
  }
  operand.refuse('Value must be a string', 'FORMAT');
  return undefined;
}

function empty({ field, column }: Operand): Condition {
  if (isArrayKind(field.kind)) return sql<boolean>`coalesce(cardinality(${column}), 0) = 0`;
  if (field.kind === 'string') return sql<boolean>`coalesce(${column}, '') = ''`;
  return sql<boolean>`${column} is null`;
}

function switched(operand: Operand, value: unknown, condition: Condition): Condition | undefined {
  const wanted = readValue('boolean', value);
  if (wanted !== undefined) return wanted ? condition : not(condition);
  operand.refuse('Value must be a boolean', 'FORMAT');
  return undefined;
}

function arrayOf(operand: Operand, values: readonly ColumnValue[]): RawBuilder<unknown> {
  return arrayParameter(elementKind(operand.field.kind), values);
}

function isList(operand: Operand, value: unknown): value is unknown[] {
  if (!Array.isArray(value)) {
    operand.refuse('Value must be a list', 'FORMAT');
  } else if (value.length > maxListSize) {
    operand.refuse(`List holds ${value.length} values, at most ${maxListSize} are allowed`, 'MAX_SIZE', {
      threshold: maxListSize,
    });
  } else {
    return true;
  }
  return false;
}

/** One wrong value makes the whole list wrong. */
function readList(operand: Operand, value: unknown): ColumnValue[] | undefined {
  if (!isList(operand, value)) return undefined;
  const values: ColumnValue[] = [];
  for (const item of value) {
    const read = readOne(operand, item);
    if (read === undefined) return undefined;
    values.push(read);
  }
  return values;
}

function readOne(operand: Operand, value: unknown): ColumnValue | undefined {
  const { kind, values } = operand.field;
  const scalar = elementKind(kind);
  const read = readValue(scalar, value);
  if (read !== undefined && values && !values.includes(String(read))) {
    operand.refuse(`Value must be one of ${values.join(', ')}`, 'INVALID_ENUM_VALUE', { enumValues: values });
    return undefined;
  }
  const result = columnValue(operand.field, value);
  if (result === undefined) operand.refuse(`Value must be ${kindNames[scalar]}`, 'FORMAT');
  return result;
}

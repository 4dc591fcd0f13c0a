import { type RawBuilder, sql } from 'kysely';
import { isRecord } from '../is-record.ts';
import type { Checked, ViolatedRule, Violation } from '../result.ts';
import { parseJsonText } from './json-text.ts';
import { fieldNamed, isArrayKind, type Queryable, type QueryField, type SortSpec } from './queryable.ts';
import { elementKind, parameter, readValue } from './values.ts';

const maxSortFields = 10;

/** One of the columns that rows are sorted by. */
export type SortColumn = { fieldName: string; field: QueryField; order: 'ASC' | 'DESC' };

/** The values of a row's sort columns, as text in full precision. */
export type SortKeys = (string | null)[];

/**
 * The columns of a wire sort, ending with the tie-breaker; the entity's default without a sort. A sort may also come as
 * the text of its JSON. Clients write `{ fieldName, order }`, ascending where they give no order, and older ones `{
 * price: 'desc' }`.
 */
export function compileSort(sort: unknown, queryable: Queryable, path = 'sort'): Checked<SortColumn[]> {
  const parsed = parseJsonText(sort) ?? [];
  const items: unknown[] = Array.isArray(parsed) ? parsed : [parsed];
  if (items.length === 0) return { ok: true, value: columnsOf(queryable, queryable.defaultSort) };
  if (items.length > maxSortFields) {
    const description = `Sort names ${items.length} fields, at most ${maxSortFields} are allowed`;
    const data = { threshold: maxSortFields };
    return { ok: false, violations: [{ field: path, description, violatedRule: 'MAX_SIZE', data }] };
  }
  const violations: Violation[] = [];
  const specs = items.flatMap((item, index) => readSpec(item, queryable, `${path}.${index}`, violations) ?? []);
  return violations.length > 0 ? { ok: false, violations } : { ok: true, value: columnsOf(queryable, specs) };
}

function readSpec(item: unknown, queryable: Queryable, path: string, violations: Violation[]): SortSpec | undefined {
  const refuse = (part: string, description: string, violatedRule: ViolatedRule, data?: Violation['data']) => {
    violations.push({ field: `${path}.${part}`, description, violatedRule, ...(data && { data }) });
    return undefined;
  };
  const { fieldName, order } = isRecord(item) ? stated(item) : {};
  if (typeof fieldName !== 'string') return refuse('fieldName', 'Sort must name a field', 'REQUIRED_FIELD');
  const field = fieldNamed(queryable, fieldName);
  if (!field?.sortable || isArrayKind(field.kind)) {
    return refuse('fieldName', `Field '${fieldName}' is not declared as sortable`, 'FIELD_NOT_ALLOWED');
  }
  if (order === 'ASC' || order === 'DESC') return { fieldName, order };
  return refuse('order', 'Order must be ASC or DESC', 'INVALID_ENUM_VALUE', { enumValues: ['ASC', 'DESC'] });
}

/** Reads either form of a sort item. */
function stated(item: Record<string, unknown>): { fieldName: unknown; order: unknown } {
  if ('fieldName' in item || Object.keys(item).length !== 1) {
    return { fieldName: item.fieldName, order: item.order ?? 'ASC' };
  }
  const [[fieldName, order] = []] = Object.entries(item);
  return { fieldName, order: typeof order === 'string' ? order.toUpperCase() : order };
}

/** Columns after the tie-breaker, or repeated ones, decide nothing. */
function columnsOf(queryable: Queryable, specs: readonly SortSpec[]): SortColumn[] {
  const last = specs.at(-1)?.order;
  const ties = [...(queryable.ties ?? []), queryable.tieBreaker].map((fieldName) => ({ fieldName, order: last }));
  const columns = new Map<string, SortColumn>();
  for (const { fieldName, order = 'ASC' } of [...specs, ...ties]) {
    const field = fieldNamed(queryable, fieldName);
    if (!field) throw new Error(`The queryable's own sort names '${fieldName}', which it does not declare`);
    if (!columns.has(fieldName)) columns.set(fieldName, { fieldName, field: asSorted(field), order });
    if (fieldName === queryable.tieBreaker) break;
  }
  return [...columns.values()];
}

const asSorted = (field: QueryField): QueryField =>
  field.sortColumn ? { ...field, column: field.sortColumn, nullable: false } : field;

/** Nulls rank highest in either order, as in PostgreSQL: last when ascending, first when descending. */
export function orderBy(columns: readonly SortColumn[], backwards: boolean): RawBuilder<unknown> {
  return sql.join(
    columns.map(({ field, order }) => sql`${field.column} ${isAscending(order, backwards) ? sql`asc` : sql`desc`}`),
  );
}

/** Selects a row's sort keys: a JSON array of texts and nulls. */
export function selectSortKeys(columns: readonly SortColumn[]): RawBuilder<SortKeys> {
  return sql<SortKeys>`json_build_array(${sql.join(columns.map(({ field }) => keyText(field)))})`;
}

// a timestamp's own text depends on the session's settings; in JSON it is ISO 8601 with microseconds
function keyText(field: QueryField): RawBuilder<string | null> {
  if (field.kind === 'date') return sql<string | null>`${field.column}`;
  return sql<string | null>`(${field.column})::text`;
}

/**
 * The rows after the one with these keys (before it, when backwards). Undefined where the keys do not match the
 * columns, as after a change of the declaration.
 */
export function isBeyond(
  columns: readonly SortColumn[],
  keys: SortKeys,
  backwards: boolean,
): RawBuilder<boolean> | undefined {
  if (keys.length !== columns.length) return undefined;
  const bounds: Bound[] = [];
  for (const [index, { field, order }] of columns.entries()) {
    const value = keyParameter(field, keys[index] ?? null);
    if (value === undefined) return undefined;
    const ascending = isAscending(order, backwards);
    bounds.push({ column: sql`(${field.column})`, value, ascending, nullable: field.nullable === true });
  }
  return isUniform(bounds) ? isBeyondRow(bounds) : isBeyondStepwise(bounds);
}

/** A sort column and the value that rows must lie beyond; null is a value that ranks highest. */
type Bound = { column: RawBuilder<unknown>; value: RawBuilder<unknown> | null; ascending: boolean; nullable: boolean };

function keyParameter(field: QueryField, key: string | null): RawBuilder<unknown> | null | undefined {
  if (key === null) return field.nullable ? null : undefined;
  const kind = elementKind(field.kind);
  const value = readValue(kind, key);
  return value === undefined ? undefined : parameter(kind, value);
}

function isUniform(bounds: readonly Bound[]): boolean {
  return bounds.every(({ nullable, ascending }) => !nullable && ascending === bounds[0]?.ascending);
}

/** A comparison of rows, which an index on the columns answers at once. */
function isBeyondRow(bounds: readonly Bound[]): RawBuilder<boolean> {
  const columns = sql.join(bounds.map(({ column }) => column));
  const values = sql.join(bounds.map(({ value }) => value));
  return sql<boolean>`(${columns}) ${bounds[0]?.ascending ? sql`>` : sql`<`} (${values})`;
}

/** Beyond in the first column; or equal in it and beyond in the second; and so on. */
function isBeyondStepwise(bounds: readonly Bound[]): RawBuilder<boolean> {
  const steps = bounds.map((bound, index) =>
    sql.join([...bounds.slice(0, index).map(isEqual), isStrictlyBeyond(bound)], sql` and `),
  );
  return sql<boolean>`((${sql.join(steps, sql`) or (`)}))`;
}

function isEqual({ column, value }: Bound): RawBuilder<boolean> {
  return value === null ? sql<boolean>`${column} is null` : sql<boolean>`${column} = ${value}`;
}

function isStrictlyBeyond({ column, value, ascending, nullable }: Bound): RawBuilder<boolean> {
  if (value === null) return ascending ? sql<boolean>`false` : sql<boolean>`${column} is not null`;
  if (!ascending) return sql<boolean>`${column} < ${value}`;
  return nullable ? sql<boolean>`(${column} > ${value} or ${column} is null)` : sql<boolean>`${column} > ${value}`;
}

function isAscending(order: 'ASC' | 'DESC', backwards: boolean): boolean {
  return (order === 'ASC') !== backwards;
}

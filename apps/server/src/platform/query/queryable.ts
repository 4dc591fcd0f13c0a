import type { RawBuilder } from 'kysely';
import type { TextSource } from './text-source.ts';

export type ScalarKind = 'string' | 'uuid' | 'number' | 'integer' | 'boolean' | 'date';
export type FieldKind = ScalarKind | 'stringArray' | 'uuidArray';

/** The operators that stand on a field; `$and` and `$or` join whole filters. */
export const operators = [
  '$eq',
  '$ne',
  '$gt',
  '$gte',
  '$lt',
  '$lte',
  '$in',
  '$nin',
  '$startsWith',
  '$endsWith',
  '$contains',
  '$hasSome',
  '$hasAll',
  '$exists',
  '$isEmpty',
  '$matchItems',
  '$not',
] as const;
export type Operator = (typeof operators)[number];

/** How a field that clients name maps to SQL. */
export type QueryField = {
  /** Of the column: text, uuid, any numeric type, boolean, timestamptz, text[] or uuid[]. */
  kind: FieldKind;
  column: RawBuilder<unknown>;
  /** Whether filters may name it; true where not said. */
  filterable?: boolean;
  /** Whether sorts may name it; false where not said. Arrays cannot be sorted by. */
  sortable?: boolean;
  /** Where fewer operators make sense than the kind allows. */
  operators?: readonly Operator[];
  /** All values that equality may ask for, as clients write them; asking for another is a violation. */
  values?: readonly string[];
  /**
   * Turns a value that has passed the check of its kind, as text, into the column's:
   * '19.99' into 1999 minor units. Undefined refuses the value.
   */
  toColumn?: (text: string) => string | number | bigint | boolean | undefined;
  /** A value that no row has: what texts that are not of the kind stand for, where they are no mistake to clients. */
  noValue?: string;
  /** The way back, for what aggregations tell of the column: '1999' into '19.99'. */
  fromColumn?: (text: string) => string;
  /** Whether aggregations may name it; true where not said. */
  aggregatable?: boolean;
  /**
   * Under which name a facet index holds the values, so that they are counted without asking the database: for fields
   * with few different values. Fields of one name have one column. Not for dates.
   */
  facet?: string;
  /** Must be said of sortable columns that hold nulls: else paging would skip those rows. */
  nullable?: boolean;
};

export type SortSpec = { fieldName: string; order?: 'ASC' | 'DESC' };

/** What clients may ask of one kind of entity. */
export type Queryable = {
  /** By the name on the wire, with dots for nested fields. */
  fields: Readonly<Record<string, QueryField>>;
  /** Fields whose names hold what clients have named, such as `options.Size`. */
  namedField?: (name: string) => QueryField | undefined;
  /** Where words are searched in; a search for words is refused where not said. */
  text?: TextSource;
  /** Used when a query brings no sort. */
  defaultSort: readonly SortSpec[];
  /** Name of a unique field without nulls, which ends every sort: no two rows rank equal. */
  tieBreaker: string;
  /** Rows on a page when the client does not say; 50 where not said. */
  defaultLimit?: number;
  /** 100 where not said. */
  maxLimit?: number;
};

/** The field of that name; undefined for names that only exist on prototypes. */
export function fieldNamed(queryable: Queryable, name: string): QueryField | undefined {
  return Object.hasOwn(queryable.fields, name) ? queryable.fields[name] : queryable.namedField?.(name);
}

export function isArrayKind(kind: FieldKind): kind is 'stringArray' | 'uuidArray' {
  return kind === 'stringArray' || kind === 'uuidArray';
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

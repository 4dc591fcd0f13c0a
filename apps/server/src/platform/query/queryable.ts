import type { RawBuilder } from 'kysely';
import type { TextSource } from './text-source.ts';

export type ScalarKind = 'string' | 'uuid' | 'number' | 'integer' | 'boolean' | 'date';
export type FieldKind = ScalarKind | 'stringArray' | 'uuidArray';

/** The operators on a field; `$and` and `$or` join whole filters. */
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

/** The mapping of a wire field to SQL. */
export type QueryField = {
  /** Of the column: text, uuid, any numeric type, boolean, timestamptz, text[] or uuid[]. */
  kind: FieldKind;
  column: RawBuilder<unknown>;
  /** Whether filters may name it; true if absent. */
  filterable?: boolean;
  /** Whether sorts may name it; false if absent. Arrays cannot be sorted by. */
  sortable?: boolean;
  /** The operators that make sense, where they are fewer than the kind allows. */
  operators?: readonly Operator[];
  /** All values that equality may test, as clients write them; any other is a violation. */
  values?: readonly string[];
  /**
   * Converts a checked value, as text, to the column's form: '19.99' to 1999 minor units. Undefined refuses the value.
   */
  toColumn?: (text: string) => string | number | bigint | boolean | undefined;
  /** A value that no row has: it stands for texts not of the kind, where clients may send them. */
  noValue?: string;
  /** The reverse, for aggregation results: '1999' to '19.99'. */
  fromColumn?: (text: string) => string;
  /** Whether aggregations may name it; true if absent. */
  aggregatable?: boolean;
  /**
   * The name of the values in a facet index, for counting without the database: for fields with few different values.
   * Fields of one name have one column. Not for dates.
   */
  facet?: string;
  /** Required for sortable columns with nulls: otherwise paging would skip those rows. */
  nullable?: boolean;
  /**
   * What is sorted by in place of a column of texts with nulls: empty texts are in their place. An index of it leads to any page
   * of such a sort, and to the rows with a value.
   */
  sortColumn?: RawBuilder<unknown>;
  /**
   * A text[] in which each row has its values of this field, of kind string or stringArray, after a prefix. An index of
   * it answers whether a row has a value, for all fields that share it.
   */
  terms?: { column: RawBuilder<unknown>; prefix: string };
};

export type SortSpec = { fieldName: string; order?: 'ASC' | 'DESC' };

/** The queries that one kind of entity supports. */
export type Queryable = {
  /** By wire name, with dots for nested fields. */
  fields: Readonly<Record<string, QueryField>>;
  /** Fields whose names contain clients' own names, such as `options.Size`. */
  namedField?: (name: string) => QueryField | undefined;
  /** The source of words for searches; without it, searches for words are refused. */
  text?: TextSource;
  /** The sort of queries without one. */
  defaultSort: readonly SortSpec[];
  /** Fields that decide between rows of equal rank before the tie-breaker, in the direction of the last one sorted by. */
  ties?: readonly string[];
  /** The name of a unique field without nulls, which ends every sort, so that no two rows rank equal. */
  tieBreaker: string;
  /** The default number of rows on a page; 50 if absent. */
  defaultLimit?: number;
  /** 100 if absent. */
  maxLimit?: number;
};

/** The field of that name; undefined for names that only exist on prototypes. */
export function fieldNamed(queryable: Queryable, name: string): QueryField | undefined {
  return Object.hasOwn(queryable.fields, name) ? queryable.fields[name] : queryable.namedField?.(name);
}

export function isArrayKind(kind: FieldKind): kind is 'stringArray' | 'uuidArray' {
  return kind === 'stringArray' || kind === 'uuidArray';
}

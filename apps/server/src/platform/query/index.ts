export { compileFilter } from './filter.ts';
export {
  type CursorPage,
  knownTotal,
  type OffsetPage,
  type SortedRow,
  toCursorPage,
  toOffsetPage,
} from './page.ts';
export { type CompiledQuery, compileQuery, type QueryOptions, type WireQuery } from './query.ts';
export type { FieldKind, Operator, Queryable, QueryField, SortSpec } from './queryable.ts';
export { compileSearch, type SearchOptions, toSearchText } from './search.ts';
export type { SortKeys } from './sort.ts';

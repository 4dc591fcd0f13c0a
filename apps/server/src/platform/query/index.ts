export { textOf } from './aggregation-sql.ts';
export { type AggregationData, aggregate, type CompiledAggregations, compileAggregations } from './aggregations.ts';
export { escapeLike } from './escape-like.ts';
export { everyPage } from './every-page.ts';
export { type Counted, countFound } from './facets/count-found.ts';
export { buildFacetIndex, type FacetIndex, type FacetSource } from './facets/facet-index.ts';
export { compileFilter } from './filter.ts';
export { parseJsonText } from './json-text.ts';
export { correctWords, nearestWords } from './nearest-words.ts';
export {
  type CursorPage,
  knownTotal,
  type OffsetPage,
  type SortedRow,
  toCursorPage,
  toOffsetPage,
} from './page.ts';
export { type CompiledQuery, compileQuery, type QueryOptions, type WireQuery } from './query.ts';
export type {
  FieldKind,
  Operator,
  Queryable,
  QueryField,
  SortSpec,
} from './queryable.ts';
export { isArrayKind } from './queryable.ts';
export { compileSearch, type SearchOptions } from './search.ts';
export { searchVector, vocabulary } from './search-vector.ts';
export { toSearchText } from './search-words.ts';
export type { SortKeys } from './sort.ts';
export type { CompiledText, Corrections } from './text-search.ts';
export type { TextSource } from './text-source.ts';

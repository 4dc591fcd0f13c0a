import type { RawBuilder } from 'kysely';
import type { Weight } from './search-vector.ts';

/** The source of an entity's words. */
export type TextSource = {
  /** A tsvector: a column with `searchVector`, or `plain_words(name)` where rows are few. */
  vector: RawBuilder<unknown>;
  /** A column with an index over at least the words of `vector`, where that has none itself. */
  indexed?: RawBuilder<unknown>;
  /** The fields that a search can be restricted to, each with the weight of its words. */
  fields: Readonly<Record<string, Weight>>;
  /**
   * Where the store ranks candidates before sorting (see `tiers`): the column with their rank. Null where results come
   * in the order that they have without words.
   */
  ranked?: RawBuilder<number> | null;
};

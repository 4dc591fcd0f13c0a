import { type RawBuilder, sql } from 'kysely';
import { isRecord } from '../is-record.ts';
import type { Checked, Violation } from '../result.ts';
import type { Condition } from './operators.ts';
import type { Queryable } from './queryable.ts';
import { FOREMOST, type Weight } from './search-vector.ts';
import { queryWords } from './search-words.ts';
import type { TextSource } from './text-source.ts';

/** Possible corrections of mistyped words, by word; see `nearestWords`. */
export type Corrections = ReadonlyMap<string, readonly string[]>;

/** The wire's `search`, compiled. */
export type CompiledText = {
  /** Rows that are found. */
  condition: Condition;
  /** The relevance of a row: an integer from 1 on. */
  rank: RawBuilder<number>;
  /**
   * Conditions that all found rows meet between them, for a store with many rows, which ranks the newest of each:
   * ranking all rows with a common word would take too long. First those with all words, then with each. In each list,
   * rows that meet an earlier condition are more relevant: where there are many of them, the later ones can be left
   * out.
   */
  tiers: Condition[][];
  /** What found rows have all of, as texts of a tsquery each; empty where any of the words will do. */
  required: string[];
  words: string[];
  /** The same for searches for the same words in the same way. */
  key: string;
  /** Whether corrections of mistyped words are searched as well. */
  fuzzy: boolean;
};

const maxWords = 12;
/** The value of a word by its weight, from D to A. */
const weightFactors = '{0.1, 0.5, 0.4, 1}';
const allFields: readonly Weight[] = [];

/**
 * Compiles the wire's `search { expression, mode, fields, fuzzy }`: any of the words must begin a word of the entity,
 * or all of them with mode AND. Undefined where there are no words; of more than 12 words the first count.
 */
export function compileText(
  search: unknown,
  queryable: Queryable,
  path: string,
  corrections: Corrections = new Map(),
): Checked<CompiledText | undefined> {
  if (!isRecord(search) || typeof search.expression !== 'string') return { ok: true, value: undefined };
  const words = queryWords(search.expression).slice(0, maxWords);
  if (words.length === 0) return { ok: true, value: undefined };
  const source = queryable.text;
  if (!source) return refusal(`${path}.expression`, 'Words are not searched for here');
  const { fields = [] } = search;
  const weights: Weight[] = [];
  for (const [index, name] of (Array.isArray(fields) ? fields : []).entries()) {
    const weight = Object.hasOwn(source.fields, name) ? source.fields[name] : undefined;
    if (!weight) return refusal(`${path}.fields.${index}`, `Field '${name}' is not declared as searchable`);
    weights.push(weight);
  }
  const alternatives = words.map((word) => [word, ...(corrections.get(word) ?? [])]);
  const joined = search.mode === 'AND' ? '&' : '|';
  const value = {
    ...compileWords(source, alternatives, joined, weights),
    words,
    key: JSON.stringify([alternatives, joined, weights]),
    fuzzy: search.fuzzy === true,
  };
  return { ok: true, value };
}

function refusal(field: string, description: string): { ok: false; violations: Violation[] } {
  return { ok: false, violations: [{ field, description, violatedRule: 'FIELD_NOT_ALLOWED' }] };
}

type Joined = '&' | '|';

/**
 * The words are part of the statement's text: with parameters in their place, PostgreSQL would soon plan without
 * looking at them, and read all products that contain any of them.
 */
const asQuery = (words: string): RawBuilder<unknown> => sql`${sql.lit(words)}::tsquery`;

function compileWords(source: TextSource, words: string[][], joined: Joined, weights: Weight[]) {
  const { vector, indexed } = source;
  const matches = (query: string): Condition =>
    indexed
      ? sql<boolean>`(${indexed} @@ ${asQuery(query)} and ${vector} @@ ${asQuery(query)})`
      : sql<boolean>`${vector} @@ ${asQuery(query)}`;
  const beginning = words.map((each) => anyOf(each, { prefix: true, weights }));
  const whole = words.map((each) => anyOf(each, { prefix: false, weights }));
  const rankOf = (query: string) => sql`ts_rank(${weightFactors}::real[], ${vector}, ${asQuery(query)})`;
  // rows with all words come before those with some, whole words before beginnings
  const hasAll = joined === '|' && words.length > 1 ? sql` + 10 * (${matches(beginning.join('&'))})::int` : sql``;
  const fit = sql`2 * ${rankOf(whole.join('|'))} + ${rankOf(beginning.join('|'))}${hasAll}`;
  const rank = sql<number>`(1 + round((1e6 * (${fit}))::numeric))::bigint`;
  const foremost = words.map((each) => anyOf(each, { prefix: true, weights: allFields, mark: FOREMOST }));
  const tierOf = (inForemost: string, anywhere: string) =>
    (weights.length === 0 ? [inForemost, anywhere] : [anywhere]).map((query) => twice(matches(query)));
  const ofAll = tierOf(foremost.join('&'), beginning.join('&'));
  const ofEach = words.map((_, place) => tierOf(foremost[place] ?? '', beginning[place] ?? ''));
  return {
    condition: matches(beginning.join(joined)),
    rank,
    required: joined === '&' ? beginning : [],
    tiers: joined === '|' && words.length > 1 ? [ofAll, ...ofEach] : [ofAll],
  };
}

/**
 * A condition that says the same twice, which squares the number of rows that PostgreSQL expects. It expects a beginning
 * in up to 2 % of all rows, however rare it is, and would look for the newest of them by walking through all rows from
 * the newest on. So it takes rare words from their index, and still walks where a word is common.
 */
const twice = (condition: Condition): Condition => sql<boolean>`(${condition} and ${condition})`;

type Form = { prefix: boolean; weights: readonly Weight[]; mark?: string };

/**
 * Words need no escapes: they are letters and digits. A beginning is also searched as a whole word, which only changes
 * the database's estimate: it knows the frequency of whole words.
 */
function anyOf(words: readonly string[], { prefix, weights, mark = '' }: Form): string {
  const lexeme = (word: string, label: string) => `'${mark}${word}'${label && `:${label}`}`;
  const label = weights.join('');
  const forms = words.flatMap((word) => [lexeme(word, label), ...(prefix ? [lexeme(word, `*${label}`)] : [])]);
  return `(${forms.join('|')})`;
}

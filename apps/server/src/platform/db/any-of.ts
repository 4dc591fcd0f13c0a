import { type RawBuilder, sql } from 'kysely';

/** Longer lists are one parameter: their plan costs little beside what they read. */
const MOST_PARAMETERS = 64;

/**
 * `= any(…)` for a column of ids, such that a prepared statement keeps its plan. With one array as its parameter,
 * PostgreSQL plans every execution anew, as it expects ten ids where it does not see how many there are. Each id is a
 * parameter here; lists are filled up with repetitions, so that few texts serve all lengths.
 */
export function anyOf(ids: readonly string[]): RawBuilder<unknown> {
  const last = ids.at(-1);
  if (last === undefined || ids.length > MOST_PARAMETERS) return sql`= any(${[...ids]}::uuid[])`;
  const length = 2 ** Math.ceil(Math.log2(ids.length));
  const filled = [...ids, ...Array.from({ length: length - ids.length }, () => last)];
  return sql`= any(array[${sql.join(filled)}]::uuid[])`;
}

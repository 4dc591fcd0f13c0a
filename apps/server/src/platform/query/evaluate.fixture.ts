import type { Thing } from './things.fixture.ts';

type Filter = Record<string, unknown>;

/** Whether a row matches a filter, by a plain reading of the query language. */
export function evaluate(filter: Filter, row: Thing): boolean {
  return Object.entries(filter).every(([name, value]) => {
    if (name === '$and') return (value as Filter[]).every((item) => evaluate(item, row));
    if (name === '$or') return (value as Filter[]).some((item) => evaluate(item, row));
    if (name === '$not') return !evaluate(value as Filter, row);
    const actual = row[name as keyof Thing];
    const isCondition = typeof value === 'object' && value !== null && !Array.isArray(value);
    return holdsAll(actual, isCondition ? (value as Filter) : { $eq: value });
  });
}

function holdsAll(actual: unknown, conditions: Filter): boolean {
  return Object.entries(conditions).every(([operator, wanted]) =>
    operator === '$not' ? !holdsAll(actual, wanted as Filter) : holds[operator]?.(actual, wanted),
  );
}

const holds: Record<string, (actual: unknown, wanted: unknown) => boolean> = {
  $eq: equals,
  $ne: (actual, wanted) => !equals(actual, wanted),
  $gt: (actual, wanted) => actual !== null && rank(actual, wanted) > 0,
  $gte: (actual, wanted) => actual !== null && rank(actual, wanted) >= 0,
  $lt: (actual, wanted) => actual !== null && rank(actual, wanted) < 0,
  $lte: (actual, wanted) => actual !== null && rank(actual, wanted) <= 0,
  $in: isAmong,
  $hasSome: isAmong,
  $nin: (actual, wanted) => !isAmong(actual, wanted),
  $hasAll: (actual, wanted) => Array.isArray(actual) && (wanted as unknown[]).every((item) => actual.includes(item)),
  $matchItems: (actual, wanted) =>
    Array.isArray(actual) && (wanted as { id: string }[]).every(({ id }) => actual.includes(id)),
  $contains: (actual, wanted) =>
    Array.isArray(actual) ? actual.includes(wanted) : text(actual)?.includes(`${text(wanted)}`) === true,
  $startsWith: (actual, wanted) => text(actual)?.startsWith(`${text(wanted)}`) === true,
  $endsWith: (actual, wanted) => text(actual)?.endsWith(`${text(wanted)}`) === true,
  $exists: (actual, wanted) => (actual !== null) === wanted,
  $isEmpty: (actual, wanted) =>
    (actual === null || actual === '' || (Array.isArray(actual) && actual.length === 0)) === wanted,
};

function equals(actual: unknown, wanted: unknown): boolean {
  if (Array.isArray(actual) && wanted !== null && !Array.isArray(wanted)) return actual.includes(wanted);
  return JSON.stringify(actual) === JSON.stringify(wanted);
}

function isAmong(actual: unknown, wanted: unknown): boolean {
  return (wanted as unknown[]).some((item) => equals(actual, item));
}

/** Integers are too long for numbers, and travel as text. */
function rank(actual: unknown, wanted: unknown): number {
  const [left, right] = [actual, wanted].map((value) =>
    /^-?\d+$/.test(String(value)) ? BigInt(String(value)) : value,
  );
  if (left === right) return 0;
  return (left as string) > (right as string) ? 1 : -1;
}

/** Texts are compared in lower case; a missing one contains nothing, not even the empty text. */
function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value.toLowerCase() : undefined;
}

import { excessOf } from '../../platform/json-limits.ts';

/** The reason why a text of a request is unusable; the message is for the caller. */
export class UnusableText extends Error {
  readonly statusCode = 400;
}

/**
 * Parses JSON from strangers. Throws `UnusableText` where it is not JSON, nested too deeply, or has too many values; a key
 * `__proto__` is dropped, since copying the object would change its prototype.
 */
export function parseForeignJson(json: string): unknown {
  const excess = excessOf(json);
  if (excess) throw new UnusableText(`the JSON ${excess}`);
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    throw new UnusableText('the body is not valid JSON');
  }
  // a key may also contain escapes
  if (json.includes('__proto__') || json.includes('\\u')) dropPrototypes(parsed);
  return parsed;
}

function dropPrototypes(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (Object.hasOwn(value, '__proto__')) Reflect.deleteProperty(value, '__proto__');
  for (const inner of Object.values(value)) dropPrototypes(inner);
}

/**
 * A value whose texts the database can store: halves of surrogate pairs become replacement characters, as in every
 * encoder. Throws `UnusableText` for the character U+0000, which PostgreSQL cannot store.
 */
export function storable(value: unknown): unknown {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw new UnusableText('texts must not contain the character U+0000');
    return value.isWellFormed() ? value : value.toWellFormed();
  }
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [storable(key), storable(inner)]));
}

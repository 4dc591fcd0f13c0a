/** Deeper nesting has no use in the API and costs every recursive step after this one. */
const DEEPEST = 64;
/** More values than any request has; each costs every step after this one. */
const MOST_VALUES = 100_000;

/** The reason why a text of a request is unusable; the message is for the caller. */
export class UnusableText extends Error {
  readonly statusCode = 400;
}

/**
 * Parses JSON from strangers. Throws `UnusableText` where it is not JSON, nested too deeply, or has too many values; a key
 * `__proto__` is dropped, since copying the object would change its prototype.
 */
export function parseForeignJson(json: string): unknown {
  refuseExcess(json);
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

const QUOTE = 34;
const BACKSLASH = 92;
const OPENING = new Set([91, 123]); // [ {
const CLOSING = new Set([93, 125]); // ] }
const COMMA = 44;

function refuseExcess(json: string): void {
  let depth = 0;
  let values = 1;
  let inText = false;
  for (let i = 0; i < json.length; i++) {
    const character = json.charCodeAt(i);
    if (inText) {
      if (character === BACKSLASH) i++;
      else if (character === QUOTE) inText = false;
    } else if (character === QUOTE) inText = true;
    else if (CLOSING.has(character)) depth--;
    else if (character === COMMA) values++;
    else if (OPENING.has(character)) {
      depth++;
      values++;
    }
    if (depth > DEEPEST) throw new UnusableText(`the JSON is nested deeper than ${DEEPEST} levels`);
    if (values > MOST_VALUES) throw new UnusableText(`the JSON has more than ${MOST_VALUES} values`);
  }
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

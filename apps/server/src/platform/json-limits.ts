/** Deeper nesting has no use in the API and costs every recursive step over it. */
const DEEPEST = 64;
/** More values than any request has; each costs every step over it. */
const MOST_VALUES = 100_000;

const QUOTE = 34;
const BACKSLASH = 92;
const OPENING = new Set([91, 123]); // [ {
const CLOSING = new Set([93, 125]); // ] }
const COMMA = 44;

/** In what a JSON text from strangers exceeds what is read; null if it does not. It need not be valid JSON. */
export function excessOf(json: string): string | null {
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
    if (depth > DEEPEST) return `is nested deeper than ${DEEPEST} levels`;
    if (values > MOST_VALUES) return `has more than ${MOST_VALUES} values`;
  }
  return null;
}

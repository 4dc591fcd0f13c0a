import { createContext, Script } from 'node:vm';

/** More than enough for any honest pattern. */
const MOST_MS = 20;
const SCRIPT = new Script('new RegExp(pattern, "u").test(text)');

/**
 * Whether a text matches a pattern that staff wrote. Patterns can be made to take forever on some texts: the answer is no
 * where it takes too long, so that no site holds up the others.
 */
export function matchesPattern(text: string, pattern: string): boolean {
  try {
    return SCRIPT.runInContext(createContext({ text, pattern: `^(?:${pattern})$` }), { timeout: MOST_MS }) === true;
  } catch {
    return false;
  }
}

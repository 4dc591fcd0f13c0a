/** The number of remembered texts, and so the maximum prepared on one connection in a row. */
const capacity = 500;

/**
 * Marks texts that the server must plan each time for their values, because a plan that fits all values fits most of
 * them badly. They get no name.
 */
export const PLANNED_ANEW = '/* planned anew */';

/**
 * Gives SQL texts names under which a server keeps them prepared. A text gets one the second time it is seen, so that
 * one-off texts cost the server nothing. The least recently used text is forgotten first; returning, it gets a new name.
 */
export function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string | undefined>(); // in order of use
  let lastNumber = 0;
  return (text) => {
    if (text.includes(PLANNED_ANEW)) return undefined;
    const seen = names.has(text);
    const name = seen ? (names.get(text) ?? `s${++lastNumber}`) : undefined;
    names.delete(text);
    names.set(text, name);
    if (names.size > capacity) names.delete(names.keys().next().value as string);
    return name;
  };
}

/** Whether two variants are chosen alike; both say option name to choice name. */
export const sameChoices = (one: Record<string, string>, other: Record<string, string>): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([option, choice]) => Object.hasOwn(other, option) && other[option] === choice);

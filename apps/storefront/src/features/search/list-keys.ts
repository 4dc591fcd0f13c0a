/** The targets of arrow keys in a list below a text field. Null is the field itself, which is part of the cycle. */
export function activeAfterKey(key: string, active: number | null, count: number): number | null {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (!step || count === 0) return active;
  // the text field is a position as well: the one before the first
  const places = count + 1;
  const place = ((active ?? -1) + 1 + step + places) % places;
  return place === 0 ? null : place - 1;
}

/** Where arrow keys lead in a list below a text field. Null is the text itself, which the ways through the list pass. */
export function activeAfterKey(key: string, active: number | null, count: number): number | null {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (!step || count === 0) return active;
  // the text is a place as well: the one before the first
  const places = count + 1;
  const place = ((active ?? -1) + 1 + step + places) % places;
  return place === 0 ? null : place - 1;
}

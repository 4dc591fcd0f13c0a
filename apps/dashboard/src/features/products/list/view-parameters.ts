/** What of the list's address belongs to a view: all but the page. Always in the same order. */
export function viewParameters(params: URLSearchParams): string {
  const kept = new URLSearchParams([...params].filter(([name, value]) => name !== 'cursor' && value !== ''));
  kept.sort();
  return kept.toString();
}

export const isSameView = (one: string, other: string): boolean =>
  viewParameters(new URLSearchParams(one)) === viewParameters(new URLSearchParams(other));

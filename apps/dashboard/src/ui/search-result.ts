/** The lengths at which search engines truncate a title and a description, in characters. */
export const SHOWN = { title: 60, description: 160 };

/** The text as a search result shows it. */
export function shortened(text: string, most: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= most) return plain;
  const cut = plain.slice(0, most - 1);
  const end = cut.lastIndexOf(' ');
  return `${end > most / 2 ? cut.slice(0, end) : cut}…`;
}

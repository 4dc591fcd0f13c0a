/** What is found by words. */

/** `words`: what it is found by, in addition to its title. */
export type Findable = { title: string; words?: string };

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Those that contain all the words, the most fitting first: what is called just that, then titles that begin so, then others. */
export function found<T extends Findable>(items: readonly T[], search: string): T[] {
  const wanted = plain(search).split(/\s+/).filter(Boolean);
  const [first] = wanted;
  if (first === undefined) return [...items];
  const rank = ({ title, words = '' }: T): number | null => {
    const [name, all] = [plain(title), plain(`${title} ${words}`)];
    if (!wanted.every((word) => all.includes(word))) return null;
    if (name === wanted.join(' ')) return 0;
    if (name.startsWith(first)) return 1;
    return name.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(first)) ? 2 : 3;
  };
  const ranked = items.flatMap((item) => {
    const place = rank(item);
    return place === null ? [] : [{ item, place }];
  });
  return ranked.toSorted((one, other) => one.place - other.place).map(({ item }) => item);
}

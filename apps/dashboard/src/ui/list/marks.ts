/** The selection in a list, across its pages: individual items, or all that match. */

export type Marks<Item> = {
  isAll: boolean;
  /** The items by id, as they were when they were selected. */
  some: ReadonlyMap<string, Item>;
};

export const nothing: Marks<never> = { isAll: false, some: new Map<string, never>() };

type IdOf<Item> = (item: Item) => string;

export const isMarked = <Item>({ isAll, some }: Marks<Item>, id: string): boolean => isAll || some.has(id);

/** Selects or deselects items. Deselecting one of all matching items keeps only the visible rest of its page. */
export function mark<Item>(
  marks: Marks<Item>,
  items: readonly Item[],
  { wanted, page, idOf }: { wanted: boolean; page: readonly Item[]; idOf: IdOf<Item> },
): Marks<Item> {
  const some = new Map(marks.isAll ? page.map((item): [string, Item] => [idOf(item), item]) : marks.some);
  for (const item of items) {
    if (wanted) some.set(idOf(item), item);
    else some.delete(idOf(item));
  }
  return { isAll: false, some };
}

/** The selected items, as fresh as the page has them; for all matching items, those on the page. */
export function markedItems<Item>({ isAll, some }: Marks<Item>, page: readonly Item[], idOf: IdOf<Item>): Item[] {
  if (isAll) return [...page];
  const fresh = new Map(page.map((item) => [idOf(item), item]));
  return [...some].map(([id, known]) => fresh.get(id) ?? known);
}

/** The number of selected items, given the number of matches. */
export const countMarked = ({ isAll, some }: Marks<unknown>, total: number): number => (isAll ? total : some.size);

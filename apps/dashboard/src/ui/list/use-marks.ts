import { useEffect, useState } from 'react';
import { viewParameters } from './address.ts';
import type { List, ListQuery, Loaded, Nouns, Selected } from './define-list.ts';
import type { Filters } from './filters.ts';
import { countMarked, isMarked, type Marks, mark, markedItems, nothing } from './marks.ts';

/** The checkboxes in front of items. */
export type Boxes<Item> = {
  nouns: Nouns;
  isMarked: (item: Item) => boolean;
  mark: (items: readonly Item[], wanted: boolean) => void;
};

type Shown<Item, F extends Filters> = { params: URLSearchParams; query: ListQuery<F>; page: Loaded<Item> };

/** The selection in a list. It belongs to one view, and to one page if bulk changes take no filter. */
export function useMarks<Item, F extends Filters, Extra>(
  list: List<Item, F, Extra>,
  { params, query, page }: Shown<Item, F>,
): { boxes: Boxes<Item>; selected: Selected<Item, F> } {
  const [marks, setMarks] = useState<Marks<Item>>(nothing);
  const { nouns, idOf, selection } = list;
  const isAcrossPages = selection?.isAcrossPages ?? false;
  const view = isAcrossPages ? viewParameters(params) : params.toString();
  useEffect(() => setMarks(nothing), [view]);
  const { items, total } = page;
  const known = markedItems(marks, items, idOf);
  const marked = isAcrossPages ? known : known.filter((item) => items.includes(item));
  const count = isAcrossPages ? countMarked(marks, total ?? 0) : marked.length;
  const hasMore = items.length > 0 && items.every((item) => marks.some.has(idOf(item))) && (total ?? 0) > count;
  return {
    boxes: {
      nouns,
      isMarked: (item) => isMarked(marks, idOf(item)),
      mark: (some, wanted) => setMarks(mark(marks, some, { wanted, page: items, idOf })),
    },
    selected: {
      nouns,
      count,
      isAll: marks.isAll,
      items: marked,
      query,
      selectAll: isAcrossPages && hasMore ? () => setMarks({ isAll: true, some: new Map() }) : null,
      total: total ?? 0,
      clear: () => setMarks(nothing),
    },
  };
}

import type { checkoutTemplates, Request } from '@stoa/contract';
import { words } from '../../app/words.ts';
import type { ListQuery, Sorts } from '../../ui/list/define-list.ts';
import type { Filters } from '../../ui/list/filters.ts';
import { cursorSearch } from '../../ui/list/paging.ts';

const texts = words.payLinks;

export const payLinkFilters = {
  status: {
    kind: 'choice',
    label: texts.status,
    any: texts.all,
    options: { ACTIVE: texts.on, INACTIVE: texts.off },
    isSegmented: true,
  },
} as const satisfies Filters;

export const payLinkSorts: Sorts = {
  newest: { label: words.actions.newestFirst, by: { fieldName: 'createdDate', order: 'DESC' } },
  oldest: { label: words.actions.oldestFirst, by: { fieldName: 'createdDate', order: 'ASC' } },
};

const LONGEST_WORD = 100;
const MOST_WORDS = 10;
const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

/** The request for the state of the list. A pasted address finds its link, words find what links sell. */
export function toPayLinkQuery(
  query: ListQuery<typeof payLinkFilters>,
): Request<typeof checkoutTemplates.queryCheckoutTemplates> {
  const { status } = query.filters;
  const [id] = ID.exec(query.text) ?? [];
  const words = id ? [id] : query.text.split(/\s+/).filter(Boolean);
  const conditions = words.slice(0, MOST_WORDS).map((word) => ({ words: { $contains: word.slice(0, LONGEST_WORD) } }));
  return {
    query: cursorSearch(query, {
      filter: { ...(status && { status }), ...(conditions.length > 0 && { $and: conditions }) },
    }),
  };
}

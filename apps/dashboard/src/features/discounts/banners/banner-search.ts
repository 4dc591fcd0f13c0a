import type { promotions, Request, Response } from '@stoa/contract';
import { words } from '../../../app/words.ts';
import type { ListQuery, Sorts } from '../../../ui/list/define-list.ts';
import type { Filters } from '../../../ui/list/filters.ts';
import { cursorSearch } from '../../../ui/list/paging.ts';

const texts = words.discounts;

/** A promotion of the store: on its pages, a banner. */
export type Banner = NonNullable<Response<typeof promotions.searchPromotions>['promotions']>[number];

export const bannerFilters = {
  status: {
    kind: 'choice',
    label: texts.status,
    any: texts.all,
    options: { ON: texts.states.on, OFF: texts.states.off },
    isSegmented: true,
  },
} as const satisfies Filters;

export const bannerSorts: Sorts = {
  newest: { label: words.actions.newestFirst, by: { fieldName: 'createdDate', order: 'DESC' } },
  changed: { label: words.actions.recentlyChanged, by: { fieldName: 'updatedDate', order: 'DESC' } },
};

/** The request for the state of the list: names that have all of the words, or words that begin with them. */
export function toBannerSearch(query: ListQuery<typeof bannerFilters>): Request<typeof promotions.searchPromotions> {
  const expression = query.text.trim();
  const { status } = query.filters;
  const search = expression ? { search: { expression, mode: 'AND' as const } } : {};
  const filter = status ? { filter: { enabled: status === 'ON' } } : {};
  return { search: { ...cursorSearch(query, filter), ...search } };
}

import type { giftCards, Request } from '@stoa/contract';
import { words } from '../../app/words.ts';
import type { ListQuery, Sorts } from '../../ui/list/define-list.ts';
import type { Filters } from '../../ui/list/filters.ts';
import { cursorSearch } from '../../ui/list/paging.ts';
import { states } from './gift-card.ts';

const texts = words.giftCards;

export const giftCardFilters = {
  status: {
    kind: 'choice',
    label: texts.status,
    any: texts.all,
    options: {
      VALID: states.VALID.text,
      EMPTY: states.EMPTY.text,
      EXPIRED: states.EXPIRED.text,
      DISABLED: states.DISABLED.text,
    },
    isSegmented: true,
  },
} as const satisfies Filters;

export const giftCardSorts: Sorts = {
  newest: { label: words.actions.newestFirst, by: { fieldName: 'createdDate', order: 'DESC' } },
  expiring: { label: texts.expiringFirst, by: { fieldName: 'expirationDate', order: 'ASC' } },
};

type GiftCardQuery = ListQuery<typeof giftCardFilters>;

const filterOf = {
  VALID: { status: 'VALID', isEmpty: false },
  EMPTY: { status: 'VALID', isEmpty: true },
  EXPIRED: { status: 'EXPIRED' },
  DISABLED: { status: 'DISABLED' },
};

/** The request for the state of the list. */
export const toGiftCardQuery = (query: GiftCardQuery): Request<typeof giftCards.listGiftCards> => ({
  search: query.text || null,
  query: cursorSearch(query, { filter: query.filters.status ? filterOf[query.filters.status] : {} }),
});

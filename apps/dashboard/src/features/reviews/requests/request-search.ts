import type { Request, reviewRequestAdministration } from '@stoa/contract';
import { words } from '../../../app/words.ts';
import type { ListQuery, Sorts } from '../../../ui/list/define-list.ts';
import type { Filters } from '../../../ui/list/filters.ts';
import { cursorSearch } from '../../../ui/list/paging.ts';
import { requestStatuses } from './request.ts';

const texts = words.reviewSettings.requests;

export const requestFilters = {
  status: {
    kind: 'choice',
    label: texts.status,
    any: texts.all,
    options: {
      SCHEDULED: requestStatuses.SCHEDULED.text,
      SENT: requestStatuses.SENT.text,
      FAILED: requestStatuses.FAILED.text,
      CANCELED: requestStatuses.CANCELED.text,
    },
    isSegmented: true,
  },
} as const satisfies Filters;

export const requestSorts: Sorts = {
  newest: { label: words.actions.newestFirst, by: { fieldName: 'createdDate', order: 'DESC' } },
  due: { label: texts.dueFirst, by: { fieldName: 'sendDate', order: 'ASC' } },
};

export type RequestQuery = ListQuery<typeof requestFilters>;

export const toRequestFilter = ({ filters: { status } }: Pick<RequestQuery, 'filters'>): Record<string, unknown> =>
  status ? { status } : {};

/** The request for the state of the list. */
export const toRequestQuery = (
  query: RequestQuery,
): Request<typeof reviewRequestAdministration.listReviewRequests> => ({
  query: cursorSearch(query, { filter: toRequestFilter(query) }),
});

import type { draftPosts, Request } from '@stoa/contract';
import type { ListQuery, Sorts } from '../../ui/list/define-list.ts';
import type { Filters } from '../../ui/list/filters.ts';
import { cursorSearch } from '../../ui/list/paging.ts';

export const postFilters = {
  status: {
    kind: 'choice',
    label: 'Status',
    any: 'All',
    options: { UNPUBLISHED: 'Drafts', SCHEDULED: 'Scheduled', PUBLISHED: 'Published', DELETED: 'Trash' },
    isSegmented: true,
  },
} as const satisfies Filters;

export const postSorts: Sorts = {
  edited: { label: 'Last edited', by: { fieldName: 'editedDate', order: 'DESC' } },
  oldest: { label: 'Edited longest ago', by: { fieldName: 'editedDate', order: 'ASC' } },
  title: { label: 'Title', by: { fieldName: 'title', order: 'ASC' } },
};

/** The request for the state of the list. */
export const toPostQuery = (query: ListQuery<typeof postFilters>): Request<typeof draftPosts.queryDraftPosts> => {
  const { status } = query.filters;
  const text = query.text.trim().slice(0, 100);
  return {
    query: cursorSearch(query, {
      filter: { ...(status && { status }), ...(text && { title: { $contains: text } }) },
    }),
  };
};

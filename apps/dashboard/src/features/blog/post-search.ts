import type { draftPosts, Request } from '@stoa/contract';
import { words } from '../../app/words.ts';
import type { ListQuery, Sorts } from '../../ui/list/define-list.ts';
import type { Filters } from '../../ui/list/filters.ts';
import { cursorSearch } from '../../ui/list/paging.ts';

const texts = words.blog;

export const postFilters = {
  status: {
    kind: 'choice',
    label: texts.status.title,
    any: texts.status.all,
    options: {
      UNPUBLISHED: texts.status.drafts,
      SCHEDULED: texts.status.scheduled,
      PUBLISHED: texts.status.published,
      DELETED: texts.status.trash,
    },
    isSegmented: true,
  },
} as const satisfies Filters;

export const postSorts: Sorts = {
  edited: { label: texts.sorts.edited, by: { fieldName: 'editedDate', order: 'DESC' } },
  oldest: { label: texts.sorts.oldest, by: { fieldName: 'editedDate', order: 'ASC' } },
  title: { label: texts.form.title, by: { fieldName: 'title', order: 'ASC' } },
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

import type { members, Request } from '@stoa/contract';
import type { ListQuery, Sorts } from '../../ui/list/define-list.ts';
import type { Filters } from '../../ui/list/filters.ts';
import { offsetPaging } from '../../ui/list/paging.ts';
import { useWaitingCounts } from './queries.ts';

/** The statuses that the list can be filtered by, in the order of the filter above it. */
export const memberStatuses = {
  PENDING: { label: 'Waiting', color: 'yellow', text: 'Waiting for approval' },
  APPROVED: { label: 'Approved', color: 'green', text: 'Approved' },
  BLOCKED: { label: 'Blocked', color: 'red', text: 'Blocked' },
  OFFLINE: { label: 'No login', color: 'gray', text: 'No login' },
} as const;
export type MemberStatus = keyof typeof memberStatuses;

export const memberFilters = {
  status: {
    kind: 'choice',
    label: 'Status',
    any: 'All',
    options: {
      PENDING: memberStatuses.PENDING.label,
      APPROVED: memberStatuses.APPROVED.label,
      BLOCKED: memberStatuses.BLOCKED.label,
      OFFLINE: memberStatuses.OFFLINE.label,
    } satisfies Record<MemberStatus, string>,
    isSegmented: true,
    useCounts: useWaitingCounts,
  },
} as const satisfies Filters;

export const memberSorts: Sorts = {
  newest: { label: 'Newest first', by: { fieldName: 'createdDate', order: 'DESC' } },
  oldest: { label: 'Oldest first', by: { fieldName: 'createdDate', order: 'ASC' } },
  name: { label: 'Name, A to Z', by: { fieldName: 'profile.nickname', order: 'ASC' } },
  seen: { label: 'Last login', by: { fieldName: 'lastLoginDate', order: 'DESC' } },
};

export type MemberQuery = ListQuery<typeof memberFilters>;

/** The request for the state of the list. */
export function toMemberQuery(query: MemberQuery): Request<typeof members.queryMembers> {
  const { status } = query.filters;
  return {
    query: { filter: status ? { status } : {}, sorting: query.sort, paging: offsetPaging(query) },
    fieldsets: ['FULL'],
    ...(query.text && { search: { expression: query.text } }),
  };
}

import type { members, Request } from '@stoa/contract';
import { words } from '../../app/words.ts';
import type { ListQuery, Sorts } from '../../ui/list/define-list.ts';
import type { Filters } from '../../ui/list/filters.ts';
import { offsetPaging } from '../../ui/list/paging.ts';
import { useWaitingCounts } from './queries.ts';

const texts = words.members;

/** The statuses that the list can be filtered by, in the order of the filter above it. */
export const memberStatuses = {
  PENDING: { label: texts.states.waiting, color: 'yellow', text: texts.states.waitingForApproval },
  APPROVED: { label: texts.states.approved, color: 'green', text: texts.states.approved },
  BLOCKED: { label: texts.states.blocked, color: 'red', text: texts.states.blocked },
  OFFLINE: { label: texts.states.noLogin, color: 'gray', text: texts.states.noLogin },
} as const;
export type MemberStatus = keyof typeof memberStatuses;

export const memberFilters = {
  status: {
    kind: 'choice',
    label: texts.status,
    any: texts.list.all,
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
  newest: { label: words.actions.newestFirst, by: { fieldName: 'createdDate', order: 'DESC' } },
  oldest: { label: words.actions.oldestFirst, by: { fieldName: 'createdDate', order: 'ASC' } },
  name: { label: texts.list.byName, by: { fieldName: 'profile.nickname', order: 'ASC' } },
  seen: { label: texts.lastLogin, by: { fieldName: 'lastLoginDate', order: 'DESC' } },
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

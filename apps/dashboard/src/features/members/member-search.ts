import type { members, Request } from '@stoa/contract';
import { PAGE_SIZE, readOffset } from '../../ui/offset-pages.ts';
import { oneOf } from '../../ui/use-list-params.ts';

/** The standings that the list is cut by; in this order they stand above it. */
export const standings = {
  PENDING: { label: 'Waiting', color: 'yellow', text: 'Waiting for approval' },
  APPROVED: { label: 'Approved', color: 'green', text: 'Approved' },
  BLOCKED: { label: 'Blocked', color: 'red', text: 'Blocked' },
  OFFLINE: { label: 'No login', color: 'gray', text: 'No login' },
} as const;
export type Standing = keyof typeof standings;

export const memberSorts = {
  newest: { label: 'Newest first', fieldName: 'createdDate', order: 'DESC' },
  oldest: { label: 'Oldest first', fieldName: 'createdDate', order: 'ASC' },
  name: { label: 'Name, A to Z', fieldName: 'profile.nickname', order: 'ASC' },
  seen: { label: 'Last login', fieldName: 'lastLoginDate', order: 'DESC' },
} as const;

/** What the address of the members page asks for; its `cursor` is how many members stand before the page. */
export function readMemberFilters(params: URLSearchParams) {
  return {
    text: params.get('search') ?? '',
    standing: oneOf(Object.keys(standings) as Standing[], params.get('status')),
    sort: oneOf(Object.keys(memberSorts) as (keyof typeof memberSorts)[], params.get('sort')) ?? 'newest',
    offset: readOffset(params),
  };
}
export type MemberFilters = ReturnType<typeof readMemberFilters>;

export const isFiltered = ({ text, standing }: MemberFilters): boolean => Boolean(text || standing);

/** The request that answers the filters. */
export function toMemberQuery({ text, standing, sort, offset }: MemberFilters): Request<typeof members.queryMembers> {
  const { fieldName, order } = memberSorts[sort];
  return {
    query: {
      filter: standing ? { status: standing } : {},
      sorting: [{ fieldName, order }],
      paging: { limit: PAGE_SIZE, offset },
    },
    fieldsets: ['FULL'],
    ...(text.trim() ? { search: { expression: text.trim() } } : {}),
  };
}

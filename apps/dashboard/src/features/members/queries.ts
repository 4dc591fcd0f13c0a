import type { memberAdministration, members, Response } from '@stoa/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';

export type MemberView = NonNullable<Response<typeof members.getMember>['member']>;
export type MemberDetails = Response<typeof memberAdministration.getMemberDetails>;
export type MemberAction = NonNullable<MemberDetails['actions']>[number];
export type SessionView = NonNullable<Response<typeof memberAdministration.listMemberSessions>['sessions']>[number];

/** The number of members waiting for approval. */
export const waitingQuery = queryOptions({
  queryKey: ['members', 'waiting'],
  queryFn: async () => (await api.memberAdministration.countWaitingMembers({})).count ?? 0,
  staleTime: 60_000,
});

/** The numbers shown beside the statuses: only for members waiting for approval, because they need attention. */
export const useWaitingCounts = () => ({ PENDING: useQuery(waitingQuery).data ?? 0 });

export const memberQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['members', 'one', memberId],
    queryFn: () => api.memberAdministration.getMemberDetails({ memberId }),
  });

export const sessionsQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['members', 'sessions', memberId],
    queryFn: async () => (await api.memberAdministration.listMemberSessions({ memberId })).sessions ?? [],
  });

export const rolesQuery = queryOptions({
  queryKey: ['members', 'roles'],
  queryFn: async () => (await api.memberRoleDefinitions.listMemberRoleDefinitions({})).roles ?? [],
});

/** The maximum number of badges loaded; no site needs more. */
const MOST_BADGES = 100;

export const badgesQuery = queryOptions({
  queryKey: ['members', 'badges'],
  queryFn: async () => (await api.badges.queryBadges({ query: { paging: { limit: MOST_BADGES } } })).badges ?? [],
});

/** The badges of the member. */
export const assignmentsQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['members', 'badge-assignments', memberId],
    queryFn: async () => {
      const query = { filter: { memberId }, cursorPaging: { limit: MOST_BADGES } };
      return (await api.badgeAssignments.queryBadgeAssignments({ query })).badgeAssignments ?? [];
    },
  });

const ORDERS_SHOWN = 10;

/** The latest orders of a member. */
export const ordersOfMemberQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['orders', 'of-member', memberId],
    queryFn: async () => {
      const filter = { 'buyerInfo.memberId': memberId };
      const search = { filter, sort: [{ fieldName: 'createdDate', order: 'DESC' as const }] };
      const cursorPaging = { limit: ORDERS_SHOWN };
      return (await api.orders.searchOrders({ search: { ...search, cursorPaging } })).orders ?? [];
    },
  });

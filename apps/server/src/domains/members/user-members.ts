import type { userMembers } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { compileQuery } from '../../platform/query/index.ts';
import { invalid } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { wireStatus } from './member.ts';
import { findSiteUsers } from './site-users.store.ts';
import { queryUserMembers as query, type UserMember, userMembersQueryable } from './user-members.store.ts';

/** Members who also work in the dashboard. */
export const queryUserMembers: UseCase<typeof userMembers.queryUserMembers> = async (ctx, request) => {
  const options = { secret: ctx.cursorSecret, scope: `user members ${ctx.siteId}`, path: 'query' };
  const compiled = compileQuery(request.query ?? {}, userMembersQueryable, options);
  if (!compiled.ok) return invalid(...compiled.violations);
  const users = await findSiteUsers(ctx);
  const { rows, pagingMetadata } = await readSite(ctx, (tx) => query(tx, users, compiled.value));
  return { userMembers: rows.map((member) => view(ctx, member)), metadata: pagingMetadata };
};

function view(
  { siteId }: Context,
  { id, userId, contactId, nickname, privacy, activity, status, ...rest }: UserMember,
) {
  const { profile, createdDate, updatedDate } = rest;
  return {
    memberId: id,
    userId,
    contactId,
    siteMembersInstanceId: siteId,
    metaSiteId: siteId,
    ...(profile.photo ? { photo: profile.photo } : {}),
    nickname,
    privacyStatus: privacy,
    activityStatus: activity,
    status: wireStatus[status],
    createdDate,
    updatedDate,
  };
}

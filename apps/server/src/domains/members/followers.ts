import { followEvents, type memberFollowers, type Request } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { compileQuery } from '../../platform/query/index.ts';
import { invalid } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import {
  type Direction,
  findConnections,
  followsQueryable,
  insertFollow,
  queryFollows,
  removeFollow,
} from './followers.store.ts';
import { everybody } from './member-queryable.store.ts';
import { findMember } from './members.store.ts';
import { currentMemberId, isShown, noMember, seesAll, shownToCaller } from './read-members.ts';
import { noCurrentMember } from './write-members.ts';

type Service = typeof memberFollowers;

/** Follows a public member. Following twice is no error. */
export const followMember: UseCase<Service['followMember']> = (ctx, { memberId }) =>
  asMember(ctx, async (followerId) => {
    if (memberId === followerId)
      return invalid({ field: 'memberId', description: 'is the calling member', violatedRule: 'OTHER' });
    return withSite(ctx, async (tx) => {
      const member = await findMember(tx, memberId);
      if (!member || !(await isShown(ctx, tx, member)) || !(await findMember(tx, followerId))) return noMember;
      if (await insertFollow(tx, followerId, memberId, ctx.now())) announce(tx, 'memberFollowed', followerId, memberId);
      return {};
    });
  });

export const unfollowMember: UseCase<Service['unfollowMember']> = (ctx, { memberId }) =>
  asMember(ctx, (followerId) =>
    withSite(ctx, async (tx) => {
      if (!(await findMember(tx, memberId))) return noMember;
      if (await removeFollow(tx, followerId, memberId)) announce(tx, 'memberUnfollowed', followerId, memberId);
      return {};
    }),
  );

type Happening = 'memberFollowed' | 'memberUnfollowed';
const announce = (tx: Tx, what: Happening, followerId: string, memberId: string): void =>
  emit(tx, followEvents[what](memberId, { memberConnection: { memberId: followerId, affectedMemberId: memberId } }));

/** Runs work for the calling member. */
async function asMember<T>(ctx: Context, work: (memberId: string) => Promise<T>) {
  const id = currentMemberId(ctx.caller);
  return id ? work(id) : noCurrentMember;
}

type Paging = Request<Service['listMemberFollowers']>['paging'];

/** A page of a member's followers, or of those they follow, without members hidden from the caller. */
async function list(ctx: Context, memberId: string, direction: Direction, paging: Paging) {
  const query = compileQuery({ cursorPaging: paging ?? {} }, followsQueryable, {
    secret: ctx.cursorSecret,
    scope: `${direction} ${memberId} ${ctx.siteId}`,
  });
  if (!query.ok)
    return invalid(...query.violations.map((one) => ({ ...one, field: one.field.replace('cursorPaging', 'paging') })));
  return readSite(ctx, async (tx) => {
    const isTheirs = memberId === currentMemberId(ctx.caller);
    const member = await findMember(tx, memberId);
    if (!member || !(seesAll(ctx.caller) || isTheirs || (await isShown(ctx, tx, member)))) return noMember;
    const visible = isTheirs ? everybody : await shownToCaller(ctx, tx);
    const { rows, pagingMetadata } = await queryFollows(tx, { memberId, direction, visible }, query.value);
    const { count, cursors } = pagingMetadata;
    return { memberIds: rows.map(({ id }) => id), pagingMetadata: { count, cursors } };
  });
}

export const listMemberFollowers: UseCase<Service['listMemberFollowers']> = (ctx, { memberId, paging }) =>
  list(ctx, memberId, 'followers', paging);
export const listMemberFollowing: UseCase<Service['listMemberFollowing']> = (ctx, { memberId, paging }) =>
  list(ctx, memberId, 'following', paging);
export const listCurrentMemberFollowers: UseCase<Service['listCurrentMemberFollowers']> = (ctx, { paging }) =>
  asMember(ctx, (id) => list(ctx, id, 'followers', paging));
export const listCurrentMemberFollowing: UseCase<Service['listCurrentMemberFollowing']> = (ctx, { paging }) =>
  asMember(ctx, (id) => list(ctx, id, 'following', paging));

/** How a member and others follow each other. */
export const queryMemberConnections: UseCase<Service['queryMemberConnections']> = (
  ctx,
  { memberId, connectedMemberIds },
) =>
  readSite(ctx, async (tx) => {
    const member = await findMember(tx, memberId);
    const isTheirs = memberId === currentMemberId(ctx.caller);
    if (!member || !(seesAll(ctx.caller) || isTheirs || (await isShown(ctx, tx, member)))) return noMember;
    const visible = isTheirs ? everybody : await shownToCaller(ctx, tx);
    return { connectedMembers: await findConnections(tx, { memberId, others: connectedMemberIds, visible }) };
  });

export const queryCurrentMemberConnections: UseCase<Service['queryCurrentMemberConnections']> = (
  ctx,
  { connectedMemberIds },
) => asMember(ctx, (memberId) => queryMemberConnections(ctx, { memberId, connectedMemberIds }));

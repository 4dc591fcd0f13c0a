import type { memberFollowers, Request } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { compileQuery } from '../../platform/query/index.ts';
import { invalid } from '../../platform/refusal.ts';
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

/** Follows a member who shows themselves. Following twice is no mistake. */
export const followMember = (ctx: Context, { memberId }: Request<Service['followMember']>) =>
  asMember(ctx, async (followerId) => {
    if (memberId === followerId)
      return invalid({ field: 'memberId', description: 'is the member who follows', violatedRule: 'OTHER' });
    return withSite(ctx, async (tx) => {
      const member = await findMember(tx, memberId);
      if (!member || !(await isShown(ctx, tx, member)) || !(await findMember(tx, followerId))) return noMember;
      if (await insertFollow(tx, followerId, memberId, ctx.now())) announce(tx, 'followed', followerId, memberId);
      return {};
    });
  });

export const unfollowMember = (ctx: Context, { memberId }: Request<Service['unfollowMember']>) =>
  asMember(ctx, (followerId) =>
    withSite(ctx, async (tx) => {
      if (!(await findMember(tx, memberId))) return noMember;
      if (await removeFollow(tx, followerId, memberId)) announce(tx, 'unfollowed', followerId, memberId);
      return {};
    }),
  );

function announce(tx: Tx, what: 'followed' | 'unfollowed', followerId: string, memberId: string): void {
  const type = `wix.members.v3.follow_member_${what}`;
  emit(tx, { type, entityId: memberId, payload: { followerId, memberId } });
}

/** Runs what is about the member who calls. */
async function asMember<T>(ctx: Context, work: (memberId: string) => Promise<T>) {
  const id = currentMemberId(ctx.caller);
  return id ? work(id) : noCurrentMember;
}

type Paging = Request<Service['listMemberFollowers']>['paging'];

/** A page of whom a member follows, or who follows them; without those whom the caller may not know of. */
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

export const listMemberFollowers = (ctx: Context, { memberId, paging }: Request<Service['listMemberFollowers']>) =>
  list(ctx, memberId, 'followers', paging);
export const listMemberFollowing = (ctx: Context, { memberId, paging }: Request<Service['listMemberFollowing']>) =>
  list(ctx, memberId, 'following', paging);
export const listCurrentMemberFollowers = (ctx: Context, { paging }: Request<Service['listCurrentMemberFollowers']>) =>
  asMember(ctx, (id) => list(ctx, id, 'followers', paging));
export const listCurrentMemberFollowing = (ctx: Context, { paging }: Request<Service['listCurrentMemberFollowing']>) =>
  asMember(ctx, (id) => list(ctx, id, 'following', paging));

/** How a member and others follow each other. */
export const queryMemberConnections = (
  ctx: Context,
  { memberId, connectedMemberIds }: Request<Service['queryMemberConnections']>,
) =>
  readSite(ctx, async (tx) => {
    const member = await findMember(tx, memberId);
    const isTheirs = memberId === currentMemberId(ctx.caller);
    if (!member || !(seesAll(ctx.caller) || isTheirs || (await isShown(ctx, tx, member)))) return noMember;
    const visible = isTheirs ? everybody : await shownToCaller(ctx, tx);
    return { connectedMembers: await findConnections(tx, { memberId, others: connectedMemberIds, visible }) };
  });

export const queryCurrentMemberConnections = (
  ctx: Context,
  { connectedMemberIds }: Request<Service['queryCurrentMemberConnections']>,
) => asMember(ctx, (memberId) => queryMemberConnections(ctx, { memberId, connectedMemberIds }));

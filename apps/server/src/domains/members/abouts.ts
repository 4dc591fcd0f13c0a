import { memberAboutEvents, type memberAbouts, type Static } from '@stoa/contract';
import type { MemberAbout } from '@stoa/contract/members/about';
import type { Context } from '../../context.ts';
import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { compileQuery } from '../../platform/query/index.ts';
import { invalid, notFound, notPermitted, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import {
  type About,
  aboutsQueryable,
  findAbout,
  insertAbout,
  queryAbouts,
  removeAbout,
  saveAbout,
  visibleTo,
} from './abouts.store.ts';
import { findMember } from './members.store.ts';
import { currentMemberId, noMember, seesAll, shownToCaller } from './read-members.ts';
import { noCurrentMember } from './write-members.ts';

type Service = typeof memberAbouts;

const noAbout = notFound('there is no such text');
const notTheirs = notPermitted('members can only write about themselves');
const viewAbout = (about: About) => ({ memberAbout: about as Static<typeof MemberAbout> });

function announce(tx: Tx, what: 'created' | 'updated' | 'deleted', about: About): void {
  if (what === 'deleted') emit(tx, memberAboutEvents.deleted(about.id));
  else emit(tx, memberAboutEvents[what](viewAbout(about).memberAbout));
}

const mayWrite = ({ caller }: Context, memberId: string): boolean =>
  seesAll(caller) || memberId === currentMemberId(caller);

/** Writes a member's text about themselves; staff name the member. */
export const createMemberAbout: UseCase<Service['createMemberAbout']> = async (ctx, { memberAbout }) => {
  const memberId = memberAbout.memberId ?? currentMemberId(ctx.caller);
  if (!memberId)
    return invalid({ field: 'memberAbout.memberId', description: 'is required', violatedRule: 'REQUIRED_FIELD' });
  if (!mayWrite(ctx, memberId)) return notTheirs;
  return withSite(ctx, async (tx) => {
    if (!(await findMember(tx, memberId))) return noMember;
    const created = await insertAbout(tx, { id: ctx.newId(), memberId, content: memberAbout.content }, ctx.now());
    if (!created) return refuse('ALREADY_EXISTS', { field: 'memberId' });
    announce(tx, 'created', created);
    return viewAbout(created);
  });
};

export const updateMemberAbout: UseCase<Service['updateMemberAbout']> = (ctx, { memberAbout }) =>
  withSite(ctx, async (tx) => {
    const known = await findAbout(tx, { id: memberAbout.id }, { lock: true });
    if (!known) return noAbout;
    if (!mayWrite(ctx, known.memberId)) return notTheirs;
    if (memberAbout.revision !== known.revision) return refuse('INVALID_REVISION', { currentRevision: known.revision });
    const updated = await saveAbout(tx, known.id, memberAbout.content, ctx.now());
    if (!updated) return noAbout;
    announce(tx, 'updated', updated);
    return viewAbout(updated);
  });

export const deleteMemberAbout: UseCase<Service['deleteMemberAbout']> = (ctx, { id }) =>
  withSite(ctx, async (tx) => {
    const known = await findAbout(tx, { id }, { lock: true });
    if (!known) return noAbout;
    if (!mayWrite(ctx, known.memberId)) return notTheirs;
    await removeAbout(tx, id);
    announce(tx, 'deleted', known);
    return {};
  });

const visibleToCaller = async (ctx: Context, tx: Tx) =>
  visibleTo(currentMemberId(ctx.caller), await shownToCaller(ctx, tx));

export const getMemberAbout: UseCase<Service['getMemberAbout']> = (ctx, { id }) =>
  readSite(ctx, async (tx) => {
    const about = await findAbout(tx, { id }, { visible: await visibleToCaller(ctx, tx) });
    return about ? viewAbout(about) : noAbout;
  });

export async function getMyMemberAbout(ctx: Context) {
  const memberId = currentMemberId(ctx.caller);
  if (!memberId) return noCurrentMember;
  const about = await readSite(ctx, (tx) => findAbout(tx, { memberId }));
  return about ? viewAbout(about) : noAbout;
}

export const queryMemberAbouts: UseCase<Service['queryMemberAbouts']> = async (ctx, { query = {} }) => {
  const options = { secret: ctx.cursorSecret, scope: `abouts ${ctx.siteId}`, path: 'query' };
  const compiled = compileQuery(query, aboutsQueryable, options);
  if (!compiled.ok) return invalid(...compiled.violations);
  const { rows, pagingMetadata } = await readSite(ctx, async (tx) =>
    queryAbouts(tx, compiled.value, await visibleToCaller(ctx, tx)),
  );
  return {
    memberAbouts: rows.map(({ sort_keys: _, ...about }) => viewAbout(about).memberAbout),
    metadata: pagingMetadata,
  };
};

import type { members, Request } from '@stoa/contract';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { totalOf } from '../../platform/cache/large-totals.ts';
import { readSite, type Tx } from '../../platform/db/index.ts';
import { compileQuery } from '../../platform/query/index.ts';
import { invalid, notFound, type Violation } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import type { Member } from './member.ts';
import { everybody, memberQueryable, publicQueryable, shownTo } from './member-queryable.store.ts';
import { type FieldSet, viewMember, widest } from './member-view.ts';
import { findMember, queryMembers as query } from './members.store.ts';
import { readSettings } from './settings.store.ts';

type Service = typeof members;

export const noMember = notFound('there is no such member');

/** The member for whom a call is made; null where there is none. */
export function currentMemberId(caller: Caller): string | null {
  if (caller.kind === 'member') return caller.id;
  return caller.kind === 'app' && caller.visitor?.kind === 'member' ? caller.visitor.id : null;
}

/** Visitors and members see public data; everyone else who gets here has the permission to see everything. */
export const seesAll = ({ kind }: Caller): boolean => kind === 'staff' || kind === 'app';

/** The calling member, with the requested field sets; none where someone else calls. */
export const getCurrentMember: UseCase<Service['getCurrentMember']> = async (ctx, request) => {
  const id = currentMemberId(ctx.caller);
  const member = id ? await readSite(ctx, (tx) => findMember(tx, id)) : null;
  const { fieldsets = [], fieldSet } = request;
  return member ? { member: viewMember(member, widest(fieldSet ? [...fieldsets, fieldSet] : fieldsets)) } : {};
};

export const getMember: UseCase<Service['getMember']> = (ctx, { id, fieldsets }) =>
  readSite(ctx, async (tx) => {
    const member = await findMember(tx, id);
    if (!member) return noMember;
    if (seesAll(ctx.caller) || id === currentMemberId(ctx.caller))
      return { member: viewMember(member, widest(fieldsets)) };
    return (await isShown(ctx, tx, member)) ? { member: viewMember(member, 'PUBLIC') } : noMember;
  });

/** Whether a visitor or another member may know of a member. */
export async function isShown({ caller }: Pick<Context, 'caller'>, tx: Tx, member: Member): Promise<boolean> {
  if (member.privacy !== 'PUBLIC' || member.status !== 'ACTIVE') return false;
  return caller.kind === 'member' || (await readSettings(tx)).visibility === 'VISIBLE_TO_ALL';
}

/** The members the caller may know of, as a condition. */
export async function shownToCaller({ caller }: Pick<Context, 'caller'>, tx: Tx) {
  if (seesAll(caller)) return everybody;
  if (caller.kind === 'member') return shownTo('member', { visibility: 'VISIBLE_TO_ALL' });
  return shownTo('visitor', await readSettings(tx));
}

export const listMembers: UseCase<Service['listMembers']> = (ctx, { paging, sorting, fieldsets }) =>
  find(ctx, { paging, sorting, prefix: '' }, fieldsets);

export const queryMembers: UseCase<Service['queryMembers']> = (ctx, { query = {}, search, fieldsets }) =>
  find(ctx, { ...query, search, prefix: 'query.' }, fieldsets);

type Search = { expression?: string | null; fields?: string[] };
type Query = Omit<NonNullable<Request<Service['queryMembers']>['query']>, 'filter'> & {
  filter?: unknown;
  search?: Search;
  /** The path of the query's parts in the request. */
  prefix: string;
};

async function find(ctx: Context, { filter, paging, sorting, search, prefix }: Query, fieldsets?: FieldSet[]) {
  const all = seesAll(ctx.caller);
  const queryable = all ? memberQueryable : publicQueryable;
  const options = { secret: ctx.cursorSecret, scope: `members ${ctx.siteId}`, paging: 'offset' as const };
  const wire = { filter, paging, sort: sorting, search: searchOf(search, all) };
  const compiled = compileQuery(wire, queryable, options);
  if (!compiled.ok) return invalid(...compiled.violations.map((violation) => placed(violation, prefix)));
  const { rows, pagingMetadata } = await readSite(ctx, async (tx) =>
    query(tx, compiled.value, {
      visible: all ? null : await shownToCaller(ctx, tx),
      totalOf: (count) => totalOf(ctx, { kind: all ? 'members' : 'shown members', by: compiled.value.stated }, count),
    }),
  );
  const fieldSet = all ? widest(fieldsets) : 'PUBLIC';
  return { members: rows.map((member) => viewMember(member, fieldSet)), metadata: pagingMetadata };
}

/** All words must match. Without fields, callers who see only public data search the public ones. */
export function searchOf(search: Search | undefined, all: boolean) {
  if (!search?.expression) return undefined;
  const { expression, fields = [] } = search;
  const searched = fields.length > 0 || all ? fields : Object.keys(publicQueryable.text?.fields ?? {});
  return { expression, mode: 'AND', fields: searched };
}

/**
 * Violations name fields as the request has them: words are beside the query, and sorting is called `sorting` there.
 */
function placed(violation: Violation, prefix: string): Violation {
  if (violation.field.startsWith('search')) return violation;
  return { ...violation, field: `${prefix}${violation.field.replace(/^sort\b/, 'sorting')}` };
}

import type { memberAuthentication } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { type Tx, withSite } from '../../../platform/db/index.ts';
import { isGuid } from '../../../platform/ids.ts';
import { invalid, isRefusal, refuse } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import {
  findAccountByEmail,
  insertChallenge,
  lockAccount,
  newSecret,
  openSession,
  useChallenge,
} from '../../identity/index.ts';
import { changeMemberStatus, toDecide } from '../member-status-changes.ts';
import { lockMember } from '../members.store.ts';

const APPROVAL_MS = 7 * 24 * 60 * 60_000;

/** A token by which an app can approve a newly registered member, once, within a week. */
export async function newApprovalToken(ctx: Context, memberId: string): Promise<string> {
  const secret = newSecret();
  const now = ctx.now();
  const expires = new Date(now.getTime() + APPROVAL_MS);
  await withSite(ctx, (tx) =>
    insertChallenge(tx, ctx.siteId, { purpose: 'APPROVAL', identityId: memberId }, { secret, now, expires }),
  );
  return secret;
}

type Named = { id?: string; email?: string; token?: string };

/** The member named in one of several ways; null where there is none. */
async function memberIdOf(ctx: Context, tx: Tx, { id, email, token }: Named): Promise<string | null> {
  if (id) return isGuid(id) ? id : null;
  if (email) return (await findAccountByEmail(tx, ctx.siteId, email))?.id ?? null;
  const use = { secret: token ?? '', now: ctx.now() };
  return (await useChallenge(tx, ctx.siteId, 'APPROVAL', use))?.identityId ?? null;
}

const oneName = (names: string) =>
  invalid({ field: '', description: `must name exactly one of ${names}`, violatedRule: 'REQUIRED_ONE_OF_FIELD' });

/** Approves a pending member. A member named by their registration's token is logged in as well. */
export const approve: UseCase<typeof memberAuthentication.approve> = async (ctx, request) => {
  if ([request.id, request.email, request.token].filter(Boolean).length !== 1) return oneName('id, email, token');
  const deciding = await toDecide(ctx);
  return withSite(ctx, async (tx) => {
    const id = await memberIdOf(ctx, tx, request);
    const member = id ? await lockMember(tx, id) : null;
    if (!member) return refuse('MEMBER_NOT_FOUND');
    const changed = await changeMemberStatus(ctx, tx, member, 'approve', deciding);
    if (isRefusal(changed)) return changed;
    const account = request.token ? await lockAccount(tx, ctx.siteId, member.id) : null;
    if (!account) return {};
    const { sessionToken } = await openSession(ctx, tx, account, { methods: ['APP'] });
    return { session: { token: sessionToken } };
  });
};

/** Blocks a member. */
export const block: UseCase<typeof memberAuthentication.block> = async (ctx, request) => {
  if ([request.id, request.email].filter(Boolean).length !== 1) return oneName('id, email');
  const deciding = await toDecide(ctx);
  return withSite(ctx, async (tx) => {
    const id = await memberIdOf(ctx, tx, request);
    const member = id ? await lockMember(tx, id) : null;
    if (!member) return refuse('MEMBER_NOT_FOUND');
    const changed = await changeMemberStatus(ctx, tx, member, 'block', deciding);
    return isRefusal(changed) ? changed : {};
  });
};

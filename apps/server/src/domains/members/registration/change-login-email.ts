import type { memberAuthentication } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { isUniqueViolation, readSite, type Tx, withSite } from '../../../platform/db/index.ts';
import { isGuid } from '../../../platform/ids.ts';
import { isRefusal, notPermitted, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import {
  type Account,
  changeEmail,
  changeOwnAccount,
  findAccount,
  lockAccount,
  startEmailChange,
} from '../../identity/index.ts';
import { accountChanged } from './account-changed.ts';
import { viewSiteMember } from './member-v1-view.ts';

type Change = { newEmail: string; revokeSessions: boolean };

/**
 * Changes a member's login address. Staff and apps change it at once. Members must prove it: a code is mailed there,
 * and the refusal carries the state token to hand it in with by `verifyDuringAuthentication`.
 */
export const changeLoginEmail: UseCase<typeof memberAuthentication.changeLoginEmail> = async (ctx, request) => {
  const { id, newEmail, revokeCurrentSessions } = request;
  const change = { newEmail, revokeSessions: revokeCurrentSessions ?? false };
  const { caller } = ctx;
  if (caller.kind === 'member' && caller.id !== id) return notPermitted('members can only change their own address');
  const changed = caller.kind === 'member' ? await askMember(ctx, change) : await changeAtOnce(ctx, id, change);
  if (isRefusal(changed)) return changed;
  return { member: await readSite(ctx, (tx) => viewSiteMember(tx, changed)) };
};

async function askMember(ctx: Context, change: Change): Promise<Account | Refusal> {
  const asked = await changeOwnAccount<Account | { verificationId: string }>(ctx, async ({ tx, identity }) => {
    if (identity.email === change.newEmail.toLowerCase()) return identity;
    const verificationId = await startEmailChange(ctx, tx, identity, change);
    return isRefusal(verificationId) ? verificationId : { verificationId };
  });
  // refused after the commit: the code is on its way
  return 'verificationId' in asked ? refuse('EMAIL_VERIFICATION_REQUIRED', asked) : asked;
}

async function changeAtOnce(ctx: Context, id: string, change: Change): Promise<Account | Refusal> {
  if (!isGuid(id)) return refuse('MEMBER_NOT_FOUND');
  try {
    return await withSite(ctx, (tx) => changeIn(ctx, tx, id, change));
  } catch (error) {
    if (isUniqueViolation(error, 'identities_by_email')) return refuse('DUPLICATE_EMAIL');
    throw error;
  }
}

async function changeIn(ctx: Context, tx: Tx, id: string, change: Change): Promise<Account | Refusal> {
  const known = await lockAccount(tx, ctx.siteId, id);
  if (!known || known.status === 'DELETED') return refuse('MEMBER_NOT_FOUND');
  if (known.email === change.newEmail.toLowerCase()) return known;
  await changeEmail(ctx, tx, known, { ...change, isVerified: false });
  const moved = await findAccount(tx, ctx.siteId, id);
  if (!moved) return refuse('MEMBER_NOT_FOUND');
  await accountChanged(ctx)(tx, moved);
  return moved;
}

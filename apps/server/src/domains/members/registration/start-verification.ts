import type { verification } from '@stoa/contract';
import { withSite } from '../../../platform/db/index.ts';
import { invalid, isRefusal, refuse } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { askToVerify, lockAccount } from '../../identity/index.ts';

/**
 * Mails a code to an account's address, and returns the state token to hand it in with. Members ask for themselves;
 * visitors for an account that must still prove its address; staff and apps for any.
 */
export const startVerification: UseCase<typeof verification.start> = async (ctx, { identityId }) => {
  const { caller } = ctx;
  const id = identityId ?? (caller.kind === 'member' ? caller.id : null);
  if (!id) return invalid({ field: 'identityId', description: 'is required', violatedRule: 'REQUIRED_FIELD' });
  return withSite(ctx, async (tx) => {
    const identity = await lockAccount(tx, ctx.siteId, id);
    const isUnproven = identity?.pendingReasons.includes('PENDING_EMAIL_VERIFICATION_REQUIRED');
    const isBackOffice = caller.kind === 'staff' || caller.kind === 'app';
    const isOwn = caller.kind === 'member' && caller.id === id;
    if (!identity?.email || !(isUnproven || isOwn || (isBackOffice && identity.status === 'ACTIVE')))
      return refuse('IDENTITY_NOT_FOUND');
    const verificationId = await askToVerify(ctx, tx, identity, { proof: { methods: [] } });
    return isRefusal(verificationId) ? verificationId : { verificationId };
  });
};

import type { Response, security } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { attemptSucceeded, limitAttempts } from '../attempt-limits.ts';
import { senderName } from '../mail-account.ts';
import { factorNames } from '../realm-messages.ts';
import { deleteFactorsOf, insertFactor, listFactorsOf, useTotpStep } from './factors.store.ts';
import { changeOwnAccount, ownerOf, tellOfChange } from './own-account.ts';
import { viewOwnFactor } from './own-factors.ts';
import { secretScope } from './prove-factor.ts';
import { refuseSetUp } from './refuse-set-up.ts';
import { newTotpSecret, totpStep, totpUri } from './totp.ts';
import { codeLimits } from './verify-second-factor.ts';

/** Creates the secret of an authenticator app. It counts once `confirmTotp` has seen one of its codes. */
export const startTotp = (ctx: Context): Promise<Response<typeof security.startTotp> | Refusal> =>
  changeOwnAccount(ctx, async ({ ctx, tx, identity }) => {
    const refusal = await refuseSetUp(ctx, tx, identity, 'TOTP');
    if (refusal) return refusal;
    await deleteFactorsOf(tx, ctx.siteId, identity.id, { type: 'TOTP', status: 'INACTIVE' });
    const [id, secret] = [ctx.newId(), newTotpSecret()];
    const encrypted = ctx.secretBox.encrypt(secret, secretScope(id));
    const factor = {
      id,
      identityId: identity.id,
      type: 'TOTP',
      status: 'INACTIVE',
      name: factorNames(ctx).TOTP,
    } as const;
    await insertFactor(tx, ctx.siteId, { ...factor, secret: encrypted }, ctx.now());
    const uri = totpUri(secret, { issuer: senderName(ctx), label: identity.email ?? identity.id });
    return { factorId: id, uri, secret };
  });

/** Activates an authenticator app by one of its codes, which cannot be used again to log in. */
export const confirmTotp: UseCase<typeof security.confirmTotp> = async (ctx, { factorId, code, name }) => {
  const owner = ownerOf(ctx);
  if (isRefusal(owner)) return owner;
  const limits = codeLimits(owner.ctx, owner.id);
  const limit = await limitAttempts(ctx, [limits.account, limits.address]);
  if (isRefusal(limit)) return limit;
  const answer = await changeOwnAccount<Response<typeof security.confirmTotp>>(ctx, async (account) => {
    const { ctx, tx, identity } = account;
    const factors = await listFactorsOf(tx, ctx.siteId, identity.id);
    const begun = factors.find(({ id, type, status }) => id === factorId && type === 'TOTP' && status === 'INACTIVE');
    const secret = begun?.secret && ctx.secretBox.decrypt(begun.secret, secretScope(begun.id));
    if (!begun || !secret) return refuse('FACTOR_NOT_FOUND');
    const step = totpStep(secret, code, ctx.now());
    if (step === null) return refuse('VERIFICATION_FAILED');
    await useTotpStep(tx, ctx.siteId, { id: factorId, step, name }, ctx.now());
    await tellOfChange(account, 'factor-added', { change: 'TOTP_ADDED', name: begun.name });
    return {
      factor: viewOwnFactor({
        ...begun,
        status: 'ACTIVE',
        name: name ?? begun.name,
        lastUsedDate: ctx.now().toISOString(),
      }),
    };
  });
  if (!isRefusal(answer)) await attemptSucceeded(ctx, limits);
  return answer;
};

import type { Request, Response, security } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { findCodeProvider } from './code-providers.ts';
import { offeredFactors } from './factor-status.ts';
import { deleteFactorsOf, type Factor, insertFactor, listFactorsOf, renameFactorOf } from './factors.store.ts';
import { changeOwnAccount, changesAllowedUntil, tellOfChange, withOwnAccount } from './own-account.ts';
import { reauthenticationFactors } from './reauthentication-factors.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';
import { refuseSetUp } from './refuse-set-up.ts';
import { factorSituation } from './second-factor.ts';

type OwnFactor = NonNullable<Response<typeof security.renameFactor>['factor']>;

/** A factor as its owner sees it: without what is secret of it. */
export const toOwnFactor = ({ id, type, status, name, createdDate, lastUsedDate, credential }: Factor): OwnFactor => ({
  id,
  type,
  status,
  name,
  createdDate,
  lastUsedDate,
  codesLeft: credential.hashes?.length ?? null,
  host: credential.host ?? null,
});

export const listFactors = (ctx: Context): Promise<Response<typeof security.listFactors> | Refusal> =>
  withOwnAccount(ctx, async ({ ctx, tx, identity, session }) => {
    const situation = await factorSituation(ctx, tx, identity);
    const { account, policy, equipment, factors } = situation;
    return {
      factors: factors.filter(({ status }) => status !== 'INACTIVE').map(toOwnFactor),
      availableFactors: offeredFactors(account, policy, equipment),
      changesAllowedUntil: changesAllowedUntil(session, ctx.now())?.toISOString() ?? null,
      reauthenticationFactors: reauthenticationFactors(situation),
    };
  });

/** Switches codes on that are sent at each login. By mail they go to the verified address of the account. */
export const enableFactor = (
  ctx: Context,
  { type }: Request<typeof security.enableFactor>,
): Promise<Response<typeof security.enableFactor> | Refusal> =>
  changeOwnAccount(ctx, async (account) => {
    const { ctx, tx, identity } = account;
    if (type !== 'EMAIL') {
      const provider = findCodeProvider(type);
      return isRefusal(provider) ? provider : refuse('FACTOR_NOT_ALLOWED', { factorType: type });
    }
    const refusal = await refuseSetUp(ctx, tx, identity, 'EMAIL');
    if (refusal) return refusal;
    if (!identity.emailVerified) return refuse('EMAIL_VERIFICATION_REQUIRED');
    const factors = await listFactorsOf(tx, ctx.siteId, identity.id);
    if (factors.some((factor) => factor.type === 'EMAIL')) return refuse('ALREADY_EXISTS');
    const base = { id: ctx.newId(), identityId: identity.id, type: 'EMAIL', status: 'ACTIVE' } as const;
    const factor = await insertFactor(tx, ctx.siteId, { ...base, name: 'Codes by e-mail' }, ctx.now());
    await tellOfChange(account, 'factor-added', 'From now on a code is mailed to you at each login.');
    return { factor: toOwnFactor(factor) };
  });

export const renameFactor = (
  ctx: Context,
  { factorId, name }: Request<typeof security.renameFactor>,
): Promise<Response<typeof security.renameFactor> | Refusal> =>
  changeOwnAccount(ctx, async ({ ctx, tx, identity }) => {
    const renamed = await renameFactorOf(tx, ctx.siteId, identity.id, { id: factorId, name });
    return renamed ? { factor: toOwnFactor(renamed) } : refuse('FACTOR_NOT_FOUND');
  });

/** Removes a factor; with the last one that recovery codes stand in for, these go as well. */
export const removeFactor = (
  ctx: Context,
  { factorId }: Request<typeof security.removeFactor>,
): Promise<Record<string, never> | Refusal> =>
  changeOwnAccount<Record<string, never>>(ctx, async (account) => {
    const { ctx, tx, identity } = account;
    const factors = await listFactorsOf(tx, ctx.siteId, identity.id);
    const factor = factors.find(({ id }) => id === factorId);
    if (!factor) return refuse('FACTOR_NOT_FOUND');
    const left = factors.filter(({ id, status }) => id !== factorId && status === 'ACTIVE');
    const canStillLogIn = identity.passwordHash !== null || left.some(({ type }) => type === 'WEBAUTHN');
    if (factor.type === 'WEBAUTHN' && !canStillLogIn) return refuse('LAST_FACTOR');
    await deleteFactorsOf(tx, ctx.siteId, identity.id, { id: factorId });
    if (left.every(({ type }) => type === 'RECOVERY_CODE'))
      await deleteFactorsOf(tx, ctx.siteId, identity.id, { type: 'RECOVERY_CODE' });
    await tellOfChange(
      account,
      'factor-removed',
      `“${factor.name}” was removed: it is no longer asked for at a login.`,
    );
    return {};
  });

/** Makes recovery codes in place of those that there were. They are answered once, and kept as hashes. */
export const createRecoveryCodes = (ctx: Context): Promise<Response<typeof security.createRecoveryCodes> | Refusal> =>
  changeOwnAccount(ctx, async (account) => {
    const { ctx, tx, identity } = account;
    const refusal = await refuseSetUp(ctx, tx, identity, 'RECOVERY_CODE');
    if (refusal) return refusal;
    const codes = newRecoveryCodes();
    await deleteFactorsOf(tx, ctx.siteId, identity.id, { type: 'RECOVERY_CODE' });
    const base = { id: ctx.newId(), identityId: identity.id, type: 'RECOVERY_CODE', status: 'ACTIVE' } as const;
    const credential = { hashes: codes.map((code) => recoveryCodeHash(identity.id, code)) };
    await insertFactor(tx, ctx.siteId, { ...base, name: 'Recovery codes', credential }, ctx.now());
    await tellOfChange(account, 'factor-added', 'New recovery codes were made; older ones no longer work.');
    return { codes };
  });

import type { Response, security } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { factorNames } from '../realm-messages.ts';
import { findCodeProvider } from './code-providers.ts';
import { offeredFactors } from './factor-status.ts';
import { deleteFactorsOf, type Factor, insertFactor, listFactorsOf, renameFactorOf } from './factors.store.ts';
import { changeOwnAccount, changesAllowedUntil, tellOfChange, withOwnAccount } from './own-account.ts';
import { reauthenticationFactors } from './reauthentication-factors.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';
import { refuseSetUp } from './refuse-set-up.ts';
import { factorSituation } from './second-factor.ts';

type OwnFactor = NonNullable<Response<typeof security.renameFactor>['factor']>;

/** A factor as its owner sees it, without its secrets. */
export const viewOwnFactor = ({
  id,
  type,
  status,
  name,
  createdDate,
  lastUsedDate,
  credential,
}: Factor): OwnFactor => ({
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
      factors: factors.filter(({ status }) => status !== 'INACTIVE').map(viewOwnFactor),
      availableFactors: offeredFactors(account, policy, equipment),
      changesAllowedUntil: changesAllowedUntil(session, ctx.now())?.toISOString() ?? null,
      reauthenticationFactors: reauthenticationFactors(situation),
    };
  });

/** Activates codes sent at each login. By mail, they go to the account's verified address. */
export const enableFactor: UseCase<typeof security.enableFactor> = (ctx, { type }) =>
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
    const name = factorNames(ctx).EMAIL;
    const factor = await insertFactor(tx, ctx.siteId, { ...base, name }, ctx.now());
    await tellOfChange(account, 'factor-added', { change: 'EMAIL_ADDED', name });
    return { factor: viewOwnFactor(factor) };
  });

export const renameFactor: UseCase<typeof security.renameFactor> = (ctx, { factorId, name }) =>
  changeOwnAccount(ctx, async ({ ctx, tx, identity }) => {
    const renamed = await renameFactorOf(tx, ctx.siteId, identity.id, { id: factorId, name });
    return renamed ? { factor: viewOwnFactor(renamed) } : refuse('FACTOR_NOT_FOUND');
  });

/** Removes a factor; recovery codes go with the last factor that they can replace. */
export const removeFactor: UseCase<typeof security.removeFactor> = (ctx, { factorId }) =>
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
    await tellOfChange(account, 'factor-removed', { change: 'REMOVED', name: factor.name });
    return {};
  });

/** Replaces the recovery codes. They are returned once, and stored as hashes. */
export const createRecoveryCodes = (ctx: Context): Promise<Response<typeof security.createRecoveryCodes> | Refusal> =>
  changeOwnAccount(ctx, async (account) => {
    const { ctx, tx, identity } = account;
    const refusal = await refuseSetUp(ctx, tx, identity, 'RECOVERY_CODE');
    if (refusal) return refusal;
    const codes = newRecoveryCodes();
    await deleteFactorsOf(tx, ctx.siteId, identity.id, { type: 'RECOVERY_CODE' });
    const base = { id: ctx.newId(), identityId: identity.id, type: 'RECOVERY_CODE', status: 'ACTIVE' } as const;
    const name = factorNames(ctx).RECOVERY_CODE;
    const credential = { hashes: codes.map((code) => recoveryCodeHash(identity.id, code)) };
    await insertFactor(tx, ctx.siteId, { ...base, name, credential }, ctx.now());
    await tellOfChange(account, 'factor-added', { change: 'RECOVERY_CODES_CREATED', name });
    return { codes };
  });

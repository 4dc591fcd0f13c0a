import type { Response, security } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { isUniqueViolation } from '../../../platform/db/index.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { insertChallenge, useChallenge } from '../challenges.store.ts';
import { senderName } from '../mail-account.ts';
import { nameOf } from '../profile.ts';
import { realmMessages } from '../realm-messages.ts';
import { newSecret } from '../secrets.ts';
import { deviceName } from './device-name.ts';
import { insertFactor, listFactorsOf } from './factors.store.ts';
import { changeOwnAccount, tellOfChange } from './own-account.ts';
import { viewOwnFactor } from './own-factors.ts';
import { pageOf, readRegistration, registrationOptions } from './passkeys.ts';
import { refuseSetUp } from './refuse-set-up.ts';
import { STEP_MS } from './second-factor.ts';

/** Begins to register a passkey for the current page. */
export const startPasskey = (ctx: Context): Promise<Response<typeof security.startPasskey> | Refusal> =>
  changeOwnAccount(ctx, async ({ ctx, tx, identity }) => {
    const page = pageOf(ctx.addresses.origin);
    if (!page) return refuse('PASSKEYS_NEED_A_HOST_NAME');
    const refusal = await refuseSetUp(ctx, tx, identity, 'WEBAUTHN');
    if (refusal) return refusal;
    const existing = await listFactorsOf(tx, ctx.siteId, identity.id);
    const name = nameOf(identity.profile, identity.email);
    const person = { id: identity.id, email: identity.email ?? name, name, service: senderName(ctx) };
    const options = await registrationOptions(page, person, existing);
    const [stateToken, now] = [newSecret(), ctx.now()];
    await insertChallenge(
      tx,
      ctx.siteId,
      { purpose: 'PASSKEY_REGISTRATION', identityId: identity.id, data: { challenge: options.challenge } },
      { secret: stateToken, now, expires: new Date(now.getTime() + STEP_MS) },
    );
    return { stateToken, options: { ...options } };
  });

/** Registers the passkey that the browser created. Never throws: invalid answers are refused. */
export const confirmPasskey: UseCase<typeof security.confirmPasskey> = async (
  ctx,
  { stateToken, credential: answer, name },
) => {
  try {
    return await changeOwnAccount(ctx, async (account) => {
      const { ctx, tx, identity } = account;
      const use = { secret: stateToken, now: ctx.now() };
      const challenge = await useChallenge(tx, ctx.siteId, 'PASSKEY_REGISTRATION', use);
      if (challenge?.identityId !== identity.id) return refuse('LOGIN_EXPIRED');
      const page = pageOf(ctx.addresses.origin);
      const made = page && (await readRegistration(page, { challenge: String(challenge.data.challenge), answer }));
      if (!made) return refuse('VERIFICATION_FAILED');
      const base = { id: ctx.newId(), identityId: identity.id, type: 'WEBAUTHN', status: 'ACTIVE' } as const;
      const called = name ?? deviceName(ctx.client.userAgent, realmMessages(ctx).devices);
      const factor = await insertFactor(tx, ctx.siteId, { ...base, ...made, name: called }, ctx.now());
      await tellOfChange(account, 'factor-added', { change: 'WEBAUTHN_ADDED', name: called });
      return { factor: viewOwnFactor(factor) };
    });
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('ALREADY_EXISTS');
    throw error;
  }
};

import type { signUp } from '@stoa/contract';
import { isUniqueViolation, readPlatform } from '../../platform/db/index.ts';
import { invalid, isRefusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import {
  addressLimit,
  findAccountByEmail,
  hashOf,
  hashPassword,
  insertUser,
  limitAttempts,
  PLATFORM_REALM,
  refuseWeakPassword,
  staffSignInSettings,
  takeBackAttempt,
} from '../identity/index.ts';
import { createSite, planOf, problemsOf, withFreeAddress } from '../site-administration/index.ts';
import { findSignUp, useSignUp } from './sign-ups.store.ts';

const noSignUp = refuse('SIGN_UP_NOT_FOUND');

/** Makes the account and its first site, both or none. A refused password or address leaves the link valid. */
export const finishSignUp: UseCase<typeof signUp.finishSignUp> = async (ctx, request) => {
  const limit = addressLimit('code', ctx.client.address);
  const counted = await limitAttempts(ctx, [limit]);
  if (isRefusal(counted)) return counted;
  const tokenHash = hashOf(request.token);
  const found = await readPlatform('sign-ups belong to no site', ctx.database, (tx) =>
    findSignUp(tx, tokenHash, ctx.now()),
  );
  if (!found) return noSignUp;
  await takeBackAttempt(ctx.database, [limit.key], ctx.now());
  const name = request.name.trim();
  if (!name) return invalid({ field: 'name', description: 'must not be empty', violatedRule: 'OTHER' });
  const plan = planOf(request.site);
  const wrong = problemsOf(plan);
  if (wrong) return wrong;
  const { password } = request;
  const weak = await refuseWeakPassword(password, { email: found.email, settings: staffSignInSettings });
  if (weak) return weak;
  const passwordHash = await hashPassword(password);
  try {
    return await withFreeAddress(ctx, plan, async (tx) => {
      const used = await useSignUp(tx, tokenHash, ctx.now());
      if (!used || (await findAccountByEmail(tx, PLATFORM_REALM, used.email))) return noSignUp;
      const userId = ctx.newId();
      await insertUser(tx, { id: userId, email: used.email, name, passwordHash }, ctx.now());
      const site = await createSite(ctx, tx, plan, userId);
      return isRefusal(site) ? site : { email: used.email, siteId: site.id };
    });
  } catch (error) {
    // the address got its account in the meantime
    if (isUniqueViolation(error)) return noSignUp;
    throw error;
  }
};

import type { Response, security } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { readSite, withSite } from '../../../platform/db/index.ts';
import { invalid, refuse } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { forgetAllBrowsersIn } from '../remembered-browsers.store.ts';
import { findFactorPolicy, saveFactorPolicy } from './factor-policy.store.ts';

/** The site's rules for factors beside the password. */
export const getFactorPolicy = async (ctx: Context): Promise<Response<typeof security.getFactorPolicy>> => ({
  factorPolicy: await readSite(ctx, (tx) => findFactorPolicy(tx, ctx.siteId)),
});

/** Changes the policy; omitted fields stay. It applies from the next login on. */
export const updateFactorPolicy: UseCase<typeof security.updateFactorPolicy> = async (
  ctx,
  { factorPolicy: { revision, ...change } },
) => {
  return withSite(ctx, async (tx) => {
    const { revision: _, ...before } = await findFactorPolicy(tx, ctx.siteId);
    const policy = { ...before, ...change };
    if (policy.disabledFactors.includes('PASSWORD'))
      return invalid({
        field: 'factorPolicy.disabledFactors',
        description: 'cannot contain PASSWORD: members with no other factor could not log in',
        violatedRule: 'INVALID_ENUM_VALUE',
      });
    // mailed codes are the fallback for everyone without a factor of their own
    if (policy.secondFactor === 'REQUIRED' && policy.disabledFactors.includes('EMAIL'))
      return refuse('INVALID_SETTINGS', { reason: 'a second factor is required, and codes by mail are disabled' });
    const saved = await saveFactorPolicy(tx, ctx.siteId, { policy, revision }, ctx.now());
    if (!saved) return refuse('INVALID_REVISION');
    // when allowed again, browsers must be remembered anew
    if (!policy.browsersCanBeRemembered) await forgetAllBrowsersIn(tx, ctx.siteId);
    return { factorPolicy: saved };
  });
};

import type { Request, Response, security } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { readSite, withSite } from '../../../platform/db/index.ts';
import { invalid, type Refusal, refuse } from '../../../platform/refusal.ts';
import { forgetAllBrowsersIn } from '../remembered-browsers.store.ts';
import { findFactorPolicy, saveFactorPolicy } from './factor-policy.store.ts';

/** What the site asks of its members' logins beside the password. */
export const getFactorPolicy = async (ctx: Context): Promise<Response<typeof security.getFactorPolicy>> => ({
  factorPolicy: await readSite(ctx, (tx) => findFactorPolicy(tx, ctx.siteId)),
});

/** Changes it; what is not named stays. It holds from the next login on. */
export async function updateFactorPolicy(
  ctx: Context,
  { factorPolicy: { revision, ...change } }: Request<typeof security.updateFactorPolicy>,
): Promise<Response<typeof security.updateFactorPolicy> | Refusal> {
  return withSite(ctx, async (tx) => {
    const { revision: _, ...before } = await findFactorPolicy(tx, ctx.siteId);
    const policy = { ...before, ...change };
    if (policy.disabledFactors.includes('PASSWORD'))
      return invalid({
        field: 'factorPolicy.disabledFactors',
        description: 'cannot hold PASSWORD: who has nothing else could not log in',
        violatedRule: 'INVALID_ENUM_VALUE',
      });
    // a code by mail is what everybody has who set nothing else up
    if (policy.secondFactor === 'REQUIRED' && policy.disabledFactors.includes('EMAIL'))
      return refuse('INVALID_SETTINGS', { reason: 'a second factor is required, and codes by mail are disabled' });
    const saved = await saveFactorPolicy(tx, ctx.siteId, { policy, revision }, ctx.now());
    if (!saved) return refuse('INVALID_REVISION');
    // allowed again, it is for people to have their browsers remembered anew
    if (!policy.browsersCanBeRemembered) await forgetAllBrowsersIn(tx, ctx.siteId);
    return { factorPolicy: saved };
  });
}

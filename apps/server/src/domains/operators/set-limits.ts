import type { operators, Static, CommonLimits as WireCommonLimits, SiteLimits as WireLimits } from '@stoa/contract';
import { asPlatform, readPlatform } from '../../platform/db/index.ts';
import { isRefusal, notFound } from '../../platform/refusal.ts';
import type { SiteLimits } from '../../site.ts';
import type { UseCase } from '../../use-case.ts';
import { type CommonLimits, readCommonLimits, saveCommonLimits, setLimits } from '../sites/index.ts';
import { logOnSite, operatorOf, WHY } from './operate.ts';
import { viewLimits } from './view-limits.ts';

/** As it is stored: without what has no limit. */
const stored = (limits: Partial<Static<typeof WireLimits>>): SiteLimits =>
  Object.fromEntries(Object.entries(limits).filter(([, most]) => most !== null && most !== undefined));

const storedCommon = ({ ofSite, sites }: Partial<Static<typeof WireCommonLimits>>): CommonLimits => ({
  ...stored(ofSite ?? {}),
  ...(sites != null && { sites }),
});

const viewCommon = ({ sites, ...ofSite }: CommonLimits) => ({
  limits: { ofSite: viewLimits(ofSite), sites: sites ?? null },
});

export const getCommonLimits: UseCase<typeof operators.getCommonLimits> = (ctx) =>
  readPlatform(WHY, ctx.database, async (tx) => {
    const operator = await operatorOf(ctx, tx);
    return isRefusal(operator) ? operator : viewCommon(await readCommonLimits(tx));
  });

/** Every site is read anew, as each has these limits. */
export const setCommonLimits: UseCase<typeof operators.setCommonLimits> = async (ctx, { limits }) => {
  const set = storedCommon(limits);
  return asPlatform(WHY, ctx, async (tx) => {
    const operator = await operatorOf(ctx, tx);
    if (isRefusal(operator)) return operator;
    await saveCommonLimits(tx, set);
    ctx.sites.allChanged(tx);
    return viewCommon(set);
  });
};

export const setSiteLimits: UseCase<typeof operators.setSiteLimits> = (ctx, { siteId, limits }) =>
  asPlatform(WHY, ctx, async (tx) => {
    const operator = await operatorOf(ctx, tx);
    if (isRefusal(operator)) return operator;
    const set = stored(limits);
    if (!(await setLimits(tx, siteId, set))) return notFound('there is no such site');
    await logOnSite(ctx, tx, { siteId, operation: 'setSiteLimits', operator, request: { limits: set } });
    ctx.sites.changed({ ...tx, siteId });
    return {};
  });

import type { siteAdministration } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { sendLetter } from '../../letters.ts';
import { asPlatform, type Tx } from '../../platform/db/index.ts';
import { notPermitted, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { findStaffEmail } from '../identity/index.ts';
import { readSiteFacts, setTrashed } from '../sites/index.ts';
import { deletionOf } from './grace.ts';
import { siteDeletedLetter } from './letters/site-deleted.ts';

/** Moves the site to the trash. Whoever does it types its name, and gets a mail. */
export const deleteSite: UseCase<typeof siteAdministration.deleteSite> = async (ctx, { name }) => {
  const { caller, siteId } = ctx;
  if (caller.kind !== 'staff') return notPermitted('only people delete sites');
  const email = await findStaffEmail(ctx, caller.id);
  return changeWhole(ctx, async (tx, platform) => {
    const site = await readSiteFacts(tx, { lock: true });
    if (name.trim() !== site.name) return refuse('SITE_NAME_DIFFERS');
    const now = ctx.now();
    const deletionDate = deletionOf(now).toISOString();
    await setTrashed(tx, siteId, now);
    const facts = { siteName: site.name, deletionDate, url: `${ctx.dashboardUrl}/sites` };
    // the platform's mail: nothing is sent any more for a site in the trash
    if (email) sendLetter(platform, siteDeletedLetter, { to: email, from: null }, facts);
    return { deletionDate };
  });
};

/** Takes the site out of the trash, with everything it had. */
export const restoreSite: UseCase<typeof siteAdministration.restoreSite> = (ctx) =>
  changeWhole(ctx, async (tx) => {
    await setTrashed(tx, ctx.siteId, null);
    return {};
  });

/** Changes whether there is a site at all, which is the platform's to say, not the site's own. */
const changeWhole = <T>(ctx: Context, work: (tx: Tx, platform: Tx) => Promise<T | Refusal>): Promise<T | Refusal> =>
  asPlatform('a site neither makes nor ends itself', ctx, (tx) => {
    const named = { ...tx, siteId: ctx.siteId };
    ctx.sites.changed(named);
    ctx.cache.changed(named);
    return work(named, tx);
  });

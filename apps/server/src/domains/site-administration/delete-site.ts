import type { siteAdministration } from '@stoa/contract';
import { sendLetter } from '../../letters.ts';
import { withSite } from '../../platform/db/index.ts';
import { notPermitted, refuse } from '../../platform/refusal.ts';
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
  return withSite(ctx, async (tx) => {
    const site = await readSiteFacts(tx, { lock: true });
    if (name.trim() !== site.name) return refuse('SITE_NAME_DIFFERS');
    const now = ctx.now();
    const deletion = deletionOf(now);
    await setTrashed(tx, siteId, now);
    ctx.sites.changed(tx);
    ctx.cache.changed(tx);
    const facts = { siteName: site.name, deletionDate: deletion.toISOString(), url: `${ctx.dashboardUrl}/sites` };
    if (email) sendLetter(tx, siteDeletedLetter, { to: email, from: null }, facts);
    return { deletionDate: deletion.toISOString() };
  });
};

/** Takes the site out of the trash, with everything it had. */
export const restoreSite: UseCase<typeof siteAdministration.restoreSite> = (ctx) =>
  withSite(ctx, async (tx) => {
    await setTrashed(tx, ctx.siteId, null);
    ctx.sites.changed(tx);
    ctx.cache.changed(tx);
    return {};
  });

import type { Context } from '../../context.ts';
import { withSite } from '../../platform/db/index.ts';
import { readSiteFacts, saveSiteFacts } from './sites.store.ts';

/** A new site has what it begins with, or as much of it as there will be. @param name what it is called from now on */
export const endFurnishing = (ctx: Context, name?: string): Promise<void> =>
  withSite(ctx, async (tx) => {
    const site = await readSiteFacts(tx, { lock: true });
    const { isBeingFurnished: _, ...settings } = site.settings;
    await saveSiteFacts(tx, { ...site, settings, ...(name && { name }) }, ctx.now());
    ctx.sites.changed(tx);
    ctx.cache.changed(tx);
  });

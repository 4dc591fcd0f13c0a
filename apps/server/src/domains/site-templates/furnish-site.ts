import { type Context, contextOnSite } from '../../context.ts';
import { readPlatform } from '../../platform/db/index.ts';
import type { Task } from '../../platform/tasks/index.ts';
import { furnishByImport } from '../site-archives/index.ts';
import { endFurnishing } from '../sites/index.ts';
import { drawTemplate } from './draw-template.ts';
import { findTemplates } from './saved-templates.store.ts';
import { findTemplate } from './templates.ts';

type Input = { siteId: string; template: string };

/**
 * Gives a new site what its template has. Templates of Stoa are drawn for the site, saved ones are taken in as archives. Work
 * of the platform, as the transaction that makes a site is its own.
 */
export const furnishSite: Task<Context, Input> = {
  name: 'furnish site',
  lane: 'long',
  retry: { firstMs: 1000, longestMs: 60_000, most: 10 },
  async run(platform, { siteId, template: id }) {
    const ctx = await contextOnSite(platform, siteId);
    // deleted meanwhile
    if (!ctx) return undefined;
    const template = findTemplate(id);
    if (template) await drawTemplate(ctx, template);
    const again = template
      ? undefined
      : await furnishByImport(ctx, { open: () => openArchiveOf(platform, id), isTemplate: true });
    if (!again) await endFurnishing(ctx);
    return again;
  },
  // an empty site is better than one that is prepared for ever
  async giveUp(platform, { siteId }) {
    const ctx = await contextOnSite(platform, siteId);
    if (ctx) await endFurnishing(ctx);
  },
};

/** The archive of a saved template; null where its owner has deleted it meanwhile. */
async function openArchiveOf({ database, media }: Context, id: string) {
  const [saved] = await readPlatform('a new site is furnished', database, (tx) => findTemplates(tx, { id }));
  return saved && (await media.private.sizeOf(saved.archive)) !== null ? media.private.stream(saved.archive) : null;
}

import { type Context, contextOnSite } from '../../context.ts';
import type { Task } from '../../platform/tasks/index.ts';
import { endFurnishing } from '../sites/index.ts';
import { archiveOf } from './export-site.ts';
import { furnishByImport } from './furnish-by-import.ts';

type Input = { from: string; to: string; name: string };

/**
 * Gives a new site everything that the archive of another one holds: makes that archive, has the new site take it in, and
 * waits for its end. Then the copy gets the name that was chosen for it, as archives have a name, too.
 */
export const copySite: Task<Context, Input> = {
  name: 'copy site',
  lane: 'long',
  retry: { firstMs: 1000, longestMs: 60_000, most: 10 },
  async run(platform, { from, to, name }) {
    const copy = await contextOnSite(platform, to);
    // deleted meanwhile
    if (!copy) return undefined;
    const open = async () => {
      const original = await contextOnSite(copy, from);
      return original && archiveOf(original);
    };
    const again = await furnishByImport(copy, { open });
    if (!again) await endFurnishing(copy, name);
    return again;
  },
  // a site of its owner is better than one that is prepared for ever
  async giveUp(platform, { to, name }) {
    const copy = await contextOnSite(platform, to);
    if (copy) await endFurnishing(copy, name);
  },
};

import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { type Context, contextOnSite } from '../../context.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import { enqueueJob, type JobReport, listJobs } from '../../platform/jobs/index.ts';
import type { Task } from '../../platform/tasks/index.ts';
import { placeForArrival } from '../media/index.ts';
import { endFurnishing } from '../sites/index.ts';
import { archiveOf } from './export-site.ts';
import { importJob } from './import-job.ts';

type Input = { from: string; to: string; name: string };

/** The time between two looks at the import of a copy. */
const LOOK_AGAIN_MS = 500;

/**
 * Gives a new site everything that the archive of another one holds: makes that archive, has the new site take it in by the
 * job of every import, and waits for its end. Then the copy gets the name that was chosen for it, as archives have a name, too.
 */
export const copySite: Task<Context, Input> = {
  name: 'copy site',
  lane: 'long',
  retry: { firstMs: 1000, longestMs: 60_000, most: 10 },
  async run(platform, { from, to, name }) {
    const copy = await contextOnSite(platform, to);
    // deleted meanwhile
    if (!copy) return undefined;
    const begun = await importOf(copy);
    const isWaitedFor = begun ? begun.status === 'WAITING' || begun.status === 'RUNNING' : await begin(copy, from);
    if (isWaitedFor) return new Date(platform.now().getTime() + LOOK_AGAIN_MS);
    await endFurnishing(copy, name);
    return undefined;
  },
  // a site of its owner is better than one that is prepared for ever
  async giveUp(platform, { to, name }) {
    const copy = await contextOnSite(platform, to);
    if (copy) await endFurnishing(copy, name);
  },
};

const importOf = (copy: Context): Promise<JobReport | undefined> =>
  readSite(copy, async (tx) => (await listJobs(tx, { kinds: [importJob.name], limit: 1 }))[0]);

/** Has the copy take in the archive of the original; false where that is gone. Begun again after a crash, the archive is made anew. */
async function begin(copy: Context, from: string): Promise<boolean> {
  const original = await contextOnSite(copy, from);
  if (!original) return false;
  const storedName = `site-copy-${copy.siteId}.zip`;
  const path = await placeForArrival(copy);
  try {
    await pipeline(await archiveOf(original), createWriteStream(path));
    await copy.media.private.moveIn(storedName, path);
  } finally {
    await rm(path, { force: true });
  }
  await withSite(copy, (tx) => enqueueJob(copy, tx, importJob, { storedName }));
  return true;
}

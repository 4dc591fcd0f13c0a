import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Context } from '../../context.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import { enqueueJob, type JobReport, listJobs } from '../../platform/jobs/index.ts';
import { placeForArrival } from '../media/index.ts';
import { importJob } from './import-job.ts';

/** The time between two looks at an import. */
const LOOK_AGAIN_MS = 500;

type Source = {
  /** The bytes of the archive; null where it is gone. */
  open(): Promise<Readable | null>;
  /** Whether only what a template has is taken in. */
  isTemplate?: boolean;
};

/**
 * Has a new site take in an archive by the job of every import. Called again and again, it answers when to look next, and
 * undefined once the import has ended. Begun again after a crash, the archive is opened anew.
 */
export async function furnishByImport(site: Context, source: Source): Promise<Date | undefined> {
  const begun = await importOf(site);
  const isWaitedFor = begun ? begun.status === 'WAITING' || begun.status === 'RUNNING' : await begin(site, source);
  return isWaitedFor ? new Date(site.now().getTime() + LOOK_AGAIN_MS) : undefined;
}

const importOf = (site: Context): Promise<JobReport | undefined> =>
  readSite(site, async (tx) => (await listJobs(tx, { kinds: [importJob.name], limit: 1 }))[0]);

async function begin(site: Context, { open, isTemplate = false }: Source): Promise<boolean> {
  const archive = await open();
  if (!archive) return false;
  // the job deletes it
  const storedName = `site-copy-${site.siteId}.zip`;
  const path = await placeForArrival(site);
  try {
    await pipeline(archive, createWriteStream(path));
    await site.media.private.moveIn(storedName, path);
  } finally {
    await rm(path, { force: true });
  }
  await withSite(site, (tx) => enqueueJob(site, tx, importJob, { storedName, isTemplate }));
  return true;
}

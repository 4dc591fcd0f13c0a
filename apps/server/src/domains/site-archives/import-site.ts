import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Response, siteArchives } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { enqueueJob, listJobs } from '../../platform/jobs/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { UnusableZip } from '../../platform/zip/read-zip.ts';
import type { UseCase } from '../../use-case.ts';
import { hasFiles, isTooLarge, receiveFile } from '../media/index.ts';
import { fileOf } from './archive-format.ts';
import { importJob } from './import-job.ts';
import { openArchive } from './read-archive.ts';

type Service = typeof siteArchives;

/** The maximum size of an archive in bytes. */
const LARGEST = 2 * 1024 ** 3;

/** Whether a site has nothing yet that an archive would mix with. */
async function isNew({ archiveParts }: Context, tx: Tx): Promise<boolean> {
  if (await hasFiles(tx)) return false;
  for (const { isUntouched } of archiveParts) if (isUntouched && !(await isUntouched(tx))) return false;
  return true;
}

export const getImportRules: UseCase<Service['getImportRules']> = async (ctx) => ({
  isNew: await readSite(ctx, (tx) => isNew(ctx, tx)),
  most: LARGEST,
});

/** Looks at everything in an archive before anything is taken in: that is done by a job. */
export async function importSite(
  ctx: Context,
  { content = Readable.from([]) }: { content?: AsyncIterable<Uint8Array> },
): Promise<Response<Service['importSite']> | Refusal> {
  const storedName = `site-import-${ctx.newId()}.zip`;
  const refusal = (await refusalOnSite(ctx)) ?? (await store(ctx, storedName, content));
  const begun = refusal ?? (await begin(ctx, storedName));
  if (isRefusal(begun)) await ctx.media.private.remove(storedName);
  return begun;
}

const begin = (ctx: Context, storedName: string): Promise<{ jobId: string } | Refusal> =>
  withSite(ctx, async (tx) => ({ jobId: await enqueueJob(ctx, tx, importJob, { storedName }) }));

const refusalOnSite = (ctx: Context): Promise<Refusal | null> =>
  readSite(ctx, async (tx) => {
    const jobs = await listJobs(tx, { kinds: [importJob.name], limit: 5 });
    if (jobs.some(({ status }) => status === 'WAITING' || status === 'RUNNING')) return refuse('IMPORT_IS_RUNNING');
    return (await isNew(ctx, tx)) ? null : refuse('SITE_NOT_NEW');
  });

/** Stores the archive, if this server can take it in; the caller deletes it after a refusal. */
async function store(ctx: Context, storedName: string, content: AsyncIterable<Uint8Array>): Promise<Refusal | null> {
  let path = '';
  try {
    path = await receiveFile(ctx, content, LARGEST);
    await ctx.media.private.moveIn(storedName, path);
    const reason = await mistakeIn(ctx, storedName);
    return reason === null ? null : refuse('ARCHIVE_NOT_USABLE', { reason });
  } catch (error) {
    if (isTooLarge(error)) return refuse('ARCHIVE_TOO_LARGE', { mostBytes: LARGEST });
    if (error instanceof UnusableZip) return refuse('ARCHIVE_NOT_USABLE', { reason: error.message });
    throw error;
  } finally {
    if (path) await rm(path, { force: true });
  }
}

/** The first mistake in the parts of an archive. */
async function mistakeIn(ctx: Context, storedName: string): Promise<string | null> {
  const archive = await openArchive(ctx, storedName);
  try {
    for (const part of archive.parts) {
      const mistake = await part.mistakeIn(archive.linesOf(part));
      if (mistake) return `${fileOf(part)}, ${mistake}.`;
    }
    return null;
  } finally {
    archive.close();
  }
}

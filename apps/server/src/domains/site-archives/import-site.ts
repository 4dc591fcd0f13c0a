import { Readable } from 'node:stream';
import type { Response, siteArchives } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { enqueueJob, listJobs } from '../../platform/jobs/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { hasFiles } from '../media/index.ts';
import { importJob } from './import-job.ts';
import { receiveArchive } from './receive-archive.ts';

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
  const refused = await refusalOnSite(ctx);
  if (refused) return refused;
  const storedName = `site-import-${ctx.newId()}.zip`;
  const received = await receiveArchive(ctx, { storedName, content, most: LARGEST, look: async () => ({}) });
  if (isRefusal(received)) return received;
  return withSite(ctx, async (tx) => ({ jobId: await enqueueJob(ctx, tx, importJob, { storedName }) }));
}

const refusalOnSite = (ctx: Context): Promise<Refusal | null> =>
  readSite(ctx, async (tx) => {
    const jobs = await listJobs(tx, { kinds: [importJob.name], limit: 5 });
    if (jobs.some(({ status }) => status === 'WAITING' || status === 'RUNNING')) return refuse('IMPORT_IS_RUNNING');
    return (await isNew(ctx, tx)) ? null : refuse('SITE_NOT_NEW');
  });

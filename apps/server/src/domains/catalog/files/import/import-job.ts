import type { Context } from '../../../../context.ts';
import { readSite } from '../../../../platform/db/index.ts';
import type { JobKind, RunningJob } from '../../../../platform/jobs/index.ts';
import { openProductFile } from '../formats/read-product-file.ts';
import { readSettingsOf } from '../formats/read-settings.ts';
import { mediaFinder } from './find-media.ts';
import { type CatalogImport, findImport, type ImportCounts, type RunState, saveRun } from './imports.store.ts';
import { openPictureArchive } from './picture-archive.ts';
import { runImport } from './run-import.ts';

/** The maximum of problems stored per file; further ones are only counted. */
const MOST_PROBLEMS = 10_000;

/**
 * Checks or imports the file of an import. Progress is written in the transaction of the products, so that a job
 * resumed after a crash continues from there.
 */
export const importJob: JobKind<Context, { importId: string }, object> = { name: 'catalog.import', run: runImportJob };

async function runImportJob(ctx: Context, job: RunningJob<{ importId: string }>): Promise<object> {
  const { importId } = job.input;
  const known = await readSite(ctx, (tx) => findImport(tx, importId));
  if (!known?.storedName) throw new Error('the file of the import is gone');
  const { storedName, options, picturesName } = known;
  const isCheck = known.run === 'CHECK';
  const file = await openProductFile(() => streamOf(ctx, storedName), readSettingsOf(ctx));
  if ('problem' in file) throw new Error(file.problem.reason);
  const pictures = picturesName
    ? await openPictureArchive(ctx.media.private, picturesName, ctx.media.limits.VIDEO)
    : null;
  try {
    await job.advance(progressOf(known, known));
    const state = await runImport(ctx, {
      file,
      options,
      isCheck,
      findMedia: mediaFinder(ctx, { pictures, fetches: options.fetchMedia, stores: !isCheck }),
      state: known,
      save: (tx, next, problems) =>
        saveRun(tx, importId, next, problems.slice(0, roomFor(next, problems.length)), ctx.now()),
      report: (next) => job.advance(progressOf(known, next)),
    });
    return { importId, run: known.run, counts: state.counts };
  } finally {
    pictures?.close();
  }
}

/** The number of the latest problems that there is still room for. */
const roomFor = ({ counts }: RunState, found: number): number =>
  Math.max(0, MOST_PROBLEMS - (counts.errors + counts.warnings - found));

const productsOf = ({ created, updated, unchanged, skipped, failed }: ImportCounts): number =>
  created + updated + unchanged + skipped + failed;

/**
 * In products. The number of products is known only at the end of the file, so that the number of rows stands in for
 * the total.
 */
const progressOf = ({ rowCount, id }: CatalogImport, { counts, position }: RunState) => ({
  done: productsOf(counts),
  total: null,
  position,
  rowCount,
  importId: id,
  ...counts,
});

async function* streamOf(ctx: Context, name: string): AsyncGenerator<Uint8Array> {
  yield* await ctx.media.private.stream(name);
}

/** Imports as the API offers them: upload, check, import, and their results. */

import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { catalogImport, Request, Response } from '@stoa/contract';
import type { Context } from '../../../../context.ts';
import { csvLine } from '../../../../platform/csv/csv-text.ts';
import { readSite, type Tx, withSite } from '../../../../platform/db/index.ts';
import { enqueueJob, findJob } from '../../../../platform/jobs/index.ts';
import { notFound, type Refusal, refuse } from '../../../../platform/refusal.ts';
import { UnusableZip } from '../../../../platform/zip/read-zip.ts';
import type { UseCase } from '../../../../use-case.ts';
import { isTooLarge, receiveFile } from '../../../media/index.ts';
import { productFormats } from '../formats/product-formats.ts';
import { openProductFile } from '../formats/read-product-file.ts';
import { readSettingsOf } from '../formats/read-settings.ts';
import { importJob } from './import-job.ts';
import {
  type CatalogImport,
  findImport,
  findProblems,
  type ImportOptions,
  insertImport,
  listImports as list,
  noCounts,
  setPictures,
  startRun,
} from './imports.store.ts';
import { openPictureArchive } from './picture-archive.ts';

/** The maximum size in bytes of a product file, and of an archive of pictures. */
const LARGEST_FILE = 256 * 1024 * 1024;
const LARGEST_ARCHIVE = 2 * 1024 * 1024 * 1024;
const PROBLEMS_AT_A_TIME = 1000;

/** The input of an operation that takes a file beside its request. */
type WithContent<R> = R & { content?: AsyncIterable<Uint8Array> };
type Answer = Response<typeof catalogImport.getImport>;
const noImport = notFound('there is no such import');

export async function createImport(
  ctx: Context,
  { fileName, content = Readable.from([]) }: WithContent<Request<typeof catalogImport.createImport>>,
): Promise<Answer | Refusal> {
  let path = '';
  try {
    path = await receiveFile(ctx, content, LARGEST_FILE);
    const file = await openProductFile(() => createReadStream(path), readSettingsOf(ctx));
    if ('problem' in file) return refuse('IMPORT_FILE_NOT_READABLE', { reason: file.problem.reason });
    const { size } = await stat(path);
    const id = ctx.newId();
    const storedName = `import-${id}.${file.table ? 'csv' : 'jsonl'}`;
    await ctx.media.private.moveIn(storedName, path);
    const { format, rowCount } = file;
    return await withSite(ctx, async (tx) => {
      await insertImport(
        tx,
        { id, fileName: fileName.trim() || 'products', storedName, size, format, rowCount },
        ctx.now(),
      );
      return answer(await findImport(tx, id));
    });
  } catch (error) {
    if (isTooLarge(error)) return refuse('IMPORT_FILE_TOO_LARGE', { mostBytes: LARGEST_FILE });
    throw error;
  } finally {
    if (path) await rm(path, { force: true });
  }
}

export async function addPictures(
  ctx: Context,
  { importId, content = Readable.from([]) }: WithContent<Request<typeof catalogImport.addPictures>>,
): Promise<Answer | Refusal> {
  const known = await readSite(ctx, (tx) => findImport(tx, importId));
  if (!known) return noImport;
  const name = `import-${importId}-${ctx.newId()}.zip`;
  try {
    await ctx.media.private.moveIn(name, await receiveFile(ctx, content, LARGEST_ARCHIVE));
    const archive = await openPictureArchive(ctx.media.private, name, ctx.media.limits.VIDEO);
    archive.close();
  } catch (error) {
    await ctx.media.private.remove(name);
    if (isTooLarge(error)) return refuse('IMPORT_FILE_TOO_LARGE', { mostBytes: LARGEST_ARCHIVE });
    if (error instanceof UnusableZip) return refuse('IMPORT_FILE_NOT_READABLE', { reason: error.message });
    throw error;
  }
  const changed = await withSite(ctx, async (tx) => {
    const one = await findImport(tx, importId, { lock: true });
    if (!one) return noImport;
    if (await isRunning(tx, one)) return refuse('IMPORT_IS_RUNNING');
    await setPictures(tx, importId, name);
    return answer({ ...one, picturesName: name });
  });
  const unused = 'refused' in changed ? name : known.picturesName;
  if (unused) await ctx.media.private.remove(unused);
  return changed;
}

export const checkImport: UseCase<typeof catalogImport.checkImport> = (ctx, request) => begin(ctx, 'CHECK', request);
export const startImport: UseCase<typeof catalogImport.startImport> = (ctx, request) => begin(ctx, 'IMPORT', request);

async function begin(
  ctx: Context,
  run: 'CHECK' | 'IMPORT',
  { importId, options = {} }: Request<typeof catalogImport.startImport>,
): Promise<Answer | Refusal> {
  return withSite<Answer | Refusal>(ctx, async (tx) => {
    const one = await findImport(tx, importId, { lock: true });
    if (!one) return noImport;
    if (one.storedName === null) return refuse('IMPORT_FILE_GONE');
    if (await isRunning(tx, one)) return refuse('IMPORT_IS_RUNNING');
    const chosen: ImportOptions = {
      updateExisting: options.updateExisting ?? true,
      fetchMedia: options.fetchMedia ?? true,
    };
    const jobId = await enqueueJob(ctx, tx, importJob, { importId });
    await startRun(tx, { id: importId, run, jobId, options: chosen, now: ctx.now() });
    return answer(await findImport(tx, importId));
  });
}

const isRunning = async (tx: Tx, { jobId }: CatalogImport): Promise<boolean> => {
  const job = jobId ? await findJob(tx, jobId) : null;
  return job?.status === 'WAITING' || job?.status === 'RUNNING';
};

export const listFormats: UseCase<typeof catalogImport.listFormats> = async () => ({
  formats: productFormats.map(({ name, label, write }) => ({
    name,
    label,
    ...(write ? { exportPurpose: write.purpose, command: write.command } : {}),
  })),
});

export const getImport: UseCase<typeof catalogImport.getImport> = (ctx, { importId }) =>
  readSite(ctx, async (tx) => answer(await findImport(tx, importId)));

export const listImports: UseCase<typeof catalogImport.listImports> = (ctx, { limit = 20, before }) =>
  readSite(ctx, async (tx) => ({
    catalogImports: (await list(tx, { limit, before: before ?? null })).map((one) => ({
      ...viewImport(one),
      preview: [],
    })),
  }));

export const listImportProblems: UseCase<typeof catalogImport.listImportProblems> = (
  ctx,
  { importId, after = 0, limit = 100 },
) =>
  readSite(ctx, async (tx) =>
    (await findImport(tx, importId)) ? { problems: await findProblems(tx, importId, { after, limit }) } : noImport,
  );

/** All problems as a table, read as it is sent. */
export const downloadImportProblems: UseCase<typeof catalogImport.downloadImportProblems> = async (
  ctx,
  { importId },
) => {
  const known = await readSite(ctx, (tx) => findImport(tx, importId));
  if (!known) return noImport;
  const lines = async function* () {
    yield `\uFEFF${csvLine(['row', 'handle', 'severity', 'column', 'value', 'reason'])}`;
    for (let after = 0; ; ) {
      const from = after;
      const problems = await readSite(ctx, (tx) =>
        findProblems(tx, importId, { after: from, limit: PROBLEMS_AT_A_TIME }),
      );
      for (const { row, handle = '', severity, column, value, reason } of problems)
        yield csvLine([String(row), handle, severity, column, value, reason]);
      const last = problems.at(-1);
      if (!last || problems.length < PROBLEMS_AT_A_TIME) return;
      after = last.number;
    }
  };
  const name = `${known.fileName.replace(/\.\w+$/, '')}-problems.csv`;
  return { file: { name, mimeType: 'text/csv; charset=utf-8', content: Readable.from(lines()) } };
};

const answer = (one: CatalogImport | null): Answer | Refusal => (one ? { catalogImport: viewImport(one) } : noImport);

function viewImport({ storedName: _s, picturesName, position: _p, format, counts, options, ...one }: CatalogImport) {
  return {
    ...one,
    format,
    formatLabel: productFormats.find(({ name }) => name === format)?.label ?? format,
    hasPictures: picturesName !== null,
    options: { updateExisting: options.updateExisting ?? true, fetchMedia: options.fetchMedia ?? true },
    counts: { ...noCounts, ...counts },
  };
}

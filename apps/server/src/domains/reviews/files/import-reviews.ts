import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Request, reviewAdministration } from '@stoa/contract';
import { parse } from 'csv-parse';
import type { Context } from '../../../context.ts';
import { decodeText, UnreadableFile } from '../../../platform/csv/decode-text.ts';
import { withSite } from '../../../platform/db/index.ts';
import { enqueueJob, type JobKind } from '../../../platform/jobs/index.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { isTooLarge, receiveFile } from '../../media/index.ts';
import { type ImportCounts, importBatch, noCounts } from './import-batch.ts';
import type { ReviewRow, RowProblem } from './read-review-row.ts';
import { type ReviewColumn, readHeader } from './review-columns.ts';

const LARGEST_FILE = 64 * 1024 * 1024;
const AT_ONCE = 100;
/** Further problems are only counted. */
const MOST_PROBLEMS = 1000;
const DELIMITERS = [',', ';', '\t'];

type Asked = Request<typeof reviewAdministration.importReviews> & { content?: AsyncIterable<Uint8Array> };
type Columns = { delimiter: string; columns: (ReviewColumn | null)[] };

/** Stores a file of reviews, and leaves a job that takes them in. */
export async function importReviews(
  ctx: Context,
  { fileName, content = Readable.from([]) }: Asked,
): Promise<{ jobId: string } | Refusal> {
  let path = '';
  try {
    path = await receiveFile(ctx, content, LARGEST_FILE);
    const from = path;
    const columns = await columnsOf(() => createReadStream(from));
    if (!columns) return refuse('IMPORT_FILE_NOT_READABLE', { reason: noReviews });
    const storedName = `review-import-${ctx.newId()}.csv`;
    await ctx.media.private.moveIn(storedName, path);
    return await withSite(ctx, async (tx) => ({
      jobId: await enqueueJob(ctx, tx, importJob, { storedName, fileName, ...columns }),
    }));
  } catch (error) {
    if (isTooLarge(error)) return refuse('IMPORT_FILE_TOO_LARGE', { mostBytes: LARGEST_FILE });
    if (error instanceof UnreadableFile) return refuse('IMPORT_FILE_NOT_READABLE', { reason: error.message });
    throw error;
  } finally {
    if (path) await rm(path, { force: true });
  }
}

const noReviews =
  'This is no file of reviews: it needs the columns rating, reviewer_email, and product_id or product_handle.';

/** The columns named by the first line; null where it is not that of a file of reviews. */
async function columnsOf(open: () => AsyncIterable<Uint8Array>): Promise<Columns | null> {
  let start = '';
  for await (const text of decodeText(open())) {
    start += text;
    if (start.includes('\n') || start.length > 100_000) break;
  }
  for (const delimiter of DELIMITERS) {
    for await (const cells of Readable.from([start.split(/\r?\n/)[0] ?? '']).pipe(
      parse({ ...format, delimiter, to: 1 }),
    )) {
      const columns = readHeader(cells as string[]);
      if (columns) return { delimiter, columns };
    }
  }
  return null;
}

const format = { relax_column_count: true, relax_quotes: true, skip_empty_lines: true, max_record_size: 200_000 };

type Input = { storedName: string; fileName: string } & Columns;
type Result = ImportCounts & { fileName: string; problems: RowProblem[] };
type Checkpoint = { row: number; counts: ImportCounts; problems: RowProblem[] };

export const importJob: JobKind<Context, Input, Result> = {
  name: 'reviews.import',
  async run(ctx, job) {
    const { storedName, fileName } = job.input;
    let done: Checkpoint = { row: 1, counts: noCounts, problems: [], ...(job.checkpoint as Checkpoint | null) };
    const take = async (rows: readonly ReviewRow[]) => {
      const batch = await importBatch(ctx, rows);
      const counts = Object.fromEntries(
        Object.entries(done.counts).map(([name, count]) => [name, count + batch.counts[name as keyof ImportCounts]]),
      ) as ImportCounts;
      const problems = [...done.problems, ...batch.problems].slice(0, MOST_PROBLEMS);
      done = { row: rows.at(-1)?.number ?? done.row, counts, problems };
      await job.advance({ done: done.row - 1, total: null, ...counts }, done);
    };
    let waiting: ReviewRow[] = [];
    for await (const row of rowsOf(ctx, job.input)) {
      if (row.number <= done.row) continue;
      waiting.push(row);
      if (waiting.length < AT_ONCE) continue;
      await take(waiting);
      waiting = [];
    }
    if (waiting.length > 0) await take(waiting);
    await ctx.media.private.remove(storedName);
    return { ...done.counts, fileName, problems: done.problems };
  },
};

/** The rows of a stored file. Spreadsheets mark texts by an apostrophe that our export wrote. */
async function* rowsOf(ctx: Context, { storedName, delimiter, columns }: Input): AsyncGenerator<ReviewRow> {
  const parser = Readable.from(decodeText(await ctx.media.private.stream(storedName))).pipe(
    parse({ ...format, delimiter, from: 2 }),
  );
  let number = 1;
  for await (const cells of parser) {
    number += 1;
    const named = columns.flatMap((column, index) => {
      const cell = (cells as string[])[index] ?? '';
      return column && cell ? [[column, cell.replace(/^'(?='*[=+\-@\t\r])/, '')]] : [];
    });
    yield { number, cells: Object.fromEntries(named) };
  }
}

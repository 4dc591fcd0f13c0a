import type { Context } from '../../../context.ts';
import { type Tx, withSite } from '../../../platform/db/index.ts';
import { JobStopped } from '../../../platform/jobs/index.ts';
import { csvRecords } from '../export/csv-records.ts';
import { type MediaFinder, sourcesOf } from './find-media.ts';
import { addOutcome, type BatchOutcome, type BatchPlan, importBatch } from './import-batch.ts';
import { errorInRow, type ImportProblem } from './import-problem.ts';
import { type ImportOptions, noCounts, type RunState } from './imports.store.ts';
import type { ReadSettings } from './product-cells.ts';
import type { ProductDraft } from './product-draft.ts';
import type { Field, Row } from './product-row.ts';
import type { ReadProduct } from './read-product.ts';
import { type ProductFile, productReaders } from './read-product-file.ts';
import { sourcesOfShared } from './shared-draft.ts';
import { refreshStatistics } from './statistics.store.ts';

/** Products, and variants, that are written in one transaction. */
const MOST_PRODUCTS = 100;
const MOST_VARIANTS = 1000;
/** Products that a preview shows. */
const PREVIEWED = 100;

export type ImportRun = {
  file: ProductFile;
  options: ImportOptions;
  isCheck: boolean;
  findMedia: MediaFinder;
  /** Where an earlier attempt came to. */
  state: RunState;
  /** Keeps the state and the problems of a batch, in the transaction that writes its products. */
  save: (tx: Tx, state: RunState, problems: readonly ImportProblem[]) => Promise<void>;
  /** Called between batches. What it throws ends the run. */
  report: (state: RunState) => Promise<void>;
};

export const newRun: RunState = { position: 0, counts: noCounts, preview: [] };

/** What the site's files are read with. */
export const readSettingsOf = ({ site }: Pick<Context, 'site'>): ReadSettings => ({
  currency: site.currency,
  weightUnit: site.settings.weightUnit,
});

/** Reads a file product by product and takes them in, a batch at a time. */
export async function runImport(ctx: Context, run: ImportRun): Promise<RunState> {
  const plan: BatchPlan = { options: run.options, isCheck: run.isCheck, viewOf: viewer(ctx, run.file) };
  let { state } = run;
  const doBatch = async (batch: readonly ReadProduct[]) => {
    const media = await run.findMedia(batch.flatMap(sourcesOfRead));
    state = await withSite(ctx, async (tx) => {
      const outcome = await importBatch(ctx, tx, batch, media, plan);
      return keep(tx, batch, outcome, media.stored);
    });
  };
  const keep = async (tx: Tx, batch: readonly ReadProduct[], outcome: BatchOutcome, stored: number) => {
    const next: RunState = {
      position: state.position + batch.length,
      counts: addOutcome(state.counts, batch, outcome, stored),
      preview: [...state.preview, ...outcome.products].slice(0, PREVIEWED),
    };
    await run.save(tx, next, outcome.problems);
    return next;
  };
  const giveUp = async (read: ReadProduct, error: unknown) => {
    ctx.log.error({ err: error, row: read.row }, 'a product could not be imported');
    const reason = 'The product could not be saved because of a fault of the server; its log says more.';
    const problems = [...read.problems, errorInRow(read.row, reason)];
    state = await withSite(ctx, (tx) => keep(tx, [{ ...read, draft: null }], { products: [], problems }, 0));
  };
  for await (const batch of batches(run.file.products(), state.position)) {
    await orOneByOne(batch, doBatch, giveUp);
    if (!run.isCheck) await refreshStatistics(ctx.database, state.counts.created);
    await run.report(state);
  }
  return state;
}

const sourcesOfRead = ({ draft, shared }: ReadProduct): string[] => [
  ...(draft ? sourcesOf(draft) : []),
  ...(shared ? sourcesOfShared(shared) : []),
];

/** Where a batch fails as a whole, its products go one by one, so that only the one at fault is left out. */
async function orOneByOne(
  batch: readonly ReadProduct[],
  run: (batch: readonly ReadProduct[]) => Promise<void>,
  giveUp: (product: ReadProduct, error: unknown) => Promise<void>,
): Promise<void> {
  try {
    await run(batch);
  } catch (error) {
    if (!isOfTheData(error)) throw error;
    const [only] = batch;
    if (batch.length === 1 && only) return giveUp(only, error);
    for (const one of batch) await orOneByOne([one], run, giveUp);
  }
}

/** Whether another product might have been saved: not where the database is gone or the job is stopped. */
function isOfTheData(error: unknown): boolean {
  if (error instanceof JobStopped) return false;
  const { code } = error as { code?: unknown };
  // https://www.postgresql.org/docs/current/errcodes-appendix.html: data, integrity, limits
  return typeof code !== 'string' || /^(22|23|54)/.test(code);
}

async function* batches(products: AsyncIterable<ReadProduct>, from: number): AsyncGenerator<ReadProduct[]> {
  let position = 0;
  let batch: ReadProduct[] = [];
  let variants = 0;
  for await (const product of products) {
    if (position++ < from) continue;
    batch.push(product);
    variants += product.draft?.variants.length ?? 0;
    if (batch.length < MOST_PRODUCTS && variants < MOST_VARIANTS) continue;
    yield batch;
    batch = [];
    variants = 0;
  }
  if (batch.length > 0) yield batch;
}

/** Says of a product what an export in the format of the file, with the columns that it has, would say. */
function viewer(ctx: Context, { format, fields }: ProductFile): BatchPlan['viewOf'] {
  if (format === 'stoa-jsonl') return (complete) => complete;
  const settings = readSettingsOf(ctx);
  return (complete: ProductDraft) => {
    const [first, ...others] = csvRecords(complete, format, settings).map((record, index): Row => {
      const cells = fields.map((field): [Field, { column: string; value: string }] => [
        field,
        { column: field, value: (record[field] ?? '').trim() },
      ]);
      return { number: index + 1, cells: new Map(cells) };
    });
    return first ? productReaders[format]([first, ...others], settings).draft : null;
  };
}

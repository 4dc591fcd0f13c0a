import type { Context } from '../../../../context.ts';
import { type Tx, withSite } from '../../../../platform/db/index.ts';
import { JobStopped } from '../../../../platform/jobs/index.ts';
import { errorInRow, type RowProblem, sumUpNotes } from '../formats/import-problem.ts';
import type { ProductDraft } from '../formats/product-draft.ts';
import type { Field, Row } from '../formats/product-row.ts';
import { namingProducts, problemsOf, type ReadProduct } from '../formats/read-product.ts';
import type { ProductFile } from '../formats/read-product-file.ts';
import { readSettingsOf } from '../formats/read-settings.ts';
import { sourcesOfShared } from '../formats/shared-draft.ts';
import { type MediaFinder, sourcesOf } from './find-media.ts';
import { addOutcome, type BatchOutcome, type BatchPlan, importBatch } from './import-batch.ts';
import { type ImportOptions, noCounts, type RunState } from './imports.store.ts';
import { refreshStatistics } from './statistics.store.ts';

/** The maximum of products in one transaction; the next is the maximum of variants. */
const MOST_PRODUCTS = 100;
const MOST_VARIANTS = 1000;
/** The number of products in a preview. */
const PREVIEWED = 100;

export type ImportRun = {
  file: ProductFile;
  options: ImportOptions;
  isCheck: boolean;
  /** Whether new products keep the ids of the file. */
  keepsIds?: boolean;
  findMedia: MediaFinder;
  /** The state that an earlier attempt reached. */
  state: RunState;
  /** Keeps the state and the problems of a batch, in the transaction that writes its products. */
  save: (tx: Tx, state: RunState, problems: readonly RowProblem[]) => Promise<void>;
  /** Called between batches. An exception ends the run. */
  report: (state: RunState) => Promise<void>;
};

export const newRun: RunState = { position: 0, counts: noCounts, preview: [], notes: [] };

/** Reads a file product by product and imports it in batches. */
export async function runImport(ctx: Context, run: ImportRun): Promise<RunState> {
  const plan: BatchPlan = {
    options: run.options,
    isCheck: run.isCheck,
    keepsIds: run.keepsIds,
    viewOf: viewer(ctx, run.file),
  };
  let { state } = run;
  const doBatch = async (batch: readonly ReadProduct[]) => {
    const media = await run.findMedia(batch.flatMap(sourcesOfRead));
    state = await withSite(ctx, async (tx) => {
      const outcome = await importBatch(ctx, tx, batch, media, plan);
      return keep(tx, batch, outcome, media.stored);
    });
  };
  const keep = async (tx: Tx, batch: readonly ReadProduct[], outcome: BatchOutcome, stored: number) => {
    const { notes, others } = sumUpNotes(state.notes, outcome.problems);
    const next: RunState = {
      position: state.position + batch.length,
      counts: addOutcome(state.counts, batch, { ...outcome, problems: others }, stored),
      preview: [...state.preview, ...outcome.products].slice(0, PREVIEWED),
      notes,
    };
    await run.save(tx, next, others);
    return next;
  };
  const giveUp = async (read: ReadProduct, error: unknown) => {
    ctx.log.error({ err: error, row: read.row }, 'a product could not be imported');
    const reason = 'The product could not be saved because of a fault of the server; its log says more.';
    const problems = namingProducts([read], [...problemsOf(read), errorInRow(read.row, reason)]);
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

/** If a batch fails as a whole, imports its products one by one, so that only the faulty one is left out. */
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

/** Whether the product is at fault: not if the database is gone or the job was stopped. */
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

/**
 * The data that an export in the file's format, with the file's columns, would contain for a product: all of it, where the
 * format has no columns or no export.
 */
function viewer(ctx: Context, { table, fields }: ProductFile): BatchPlan['viewOf'] {
  const write = table?.write;
  if (!write) return (complete) => complete;
  const settings = readSettingsOf(ctx);
  return (complete: ProductDraft) => {
    const [first, ...others] = write.records(complete, settings).map((record, index): Row => {
      const cells = fields.map((field): [Field, { column: string; value: string }] => [
        field,
        { column: field, value: (record[field] ?? '').trim() },
      ]);
      return { number: index + 1, cells: new Map(cells) };
    });
    return first ? table.read([first, ...others], settings).draft : null;
  };
}

import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/index.ts';
import type { ImportNote, RowProblem } from '../formats/import-problem.ts';

export type ImportOptions = {
  /** Whether existing products are updated or left as they are. */
  updateExisting: boolean;
  /** Whether pictures are fetched from the addresses in the file. */
  fetchMedia: boolean;
};

/** Products by outcome, actual or predicted; `failed` were left out. */
export type ImportCounts = {
  created: number;
  updated: number;
  unchanged: number;
  skipped: number;
  failed: number;
  errors: number;
  warnings: number;
  /** Files added to the library. */
  media: number;
};
export const noCounts: ImportCounts = {
  created: 0,
  updated: 0,
  unchanged: 0,
  skipped: 0,
  failed: 0,
  errors: 0,
  warnings: 0,
  media: 0,
};

/** The outcome for one product of the file. */
export type PreviewedProduct = {
  row: number;
  name: string;
  slug: string;
  variants: number;
  outcome: 'created' | 'updated' | 'unchanged' | 'skipped' | 'failed';
  changes: string[];
};

export type CatalogImport = {
  id: string;
  fileName: string;
  storedName: string | null;
  size: number;
  picturesName: string | null;
  format: string;
  rowCount: number;
  run: 'CHECK' | 'IMPORT' | null;
  jobId: string | null;
  options: ImportOptions;
  position: number;
  counts: ImportCounts;
  preview: PreviewedProduct[];
  notes: ImportNote[];
  createdDate: string;
  updatedDate: string;
};

const columns = sql`id, file_name as "fileName", stored_name as "storedName", size::float8 as size,
  pictures_name as "picturesName", format, row_count as "rowCount", run, job_id as "jobId", options, position, counts,
  preview, notes, created_date as "createdDate", updated_date as "updatedDate"`;

export type NewImport = Pick<CatalogImport, 'id' | 'fileName' | 'storedName' | 'size' | 'format' | 'rowCount'>;

export async function insertImport(tx: Tx, one: NewImport, now: Date): Promise<void> {
  await sql`
    insert into catalog_imports (site_id, id, file_name, stored_name, size, format, row_count, created_date, updated_date)
    values (${tx.siteId}, ${one.id}, ${one.fileName}, ${one.storedName}, ${one.size}, ${one.format}, ${one.rowCount},
      ${now}, ${now})`.execute(tx.db);
}

export async function findImport(tx: Tx, id: string, { lock = false } = {}): Promise<CatalogImport | null> {
  const { rows } = await sql<CatalogImport>`
    select ${columns} from catalog_imports where site_id = ${tx.siteId} and id = ${id} ${lock ? sql`for update` : sql``}`.execute(
    tx.db,
  );
  return rows[0] ?? null;
}

/** The latest imports, without their previews. */
export async function listImports(
  tx: Tx,
  { limit, before }: { limit: number; before: string | null },
): Promise<CatalogImport[]> {
  const { rows } = await sql<CatalogImport>`
    select ${columns} from catalog_imports
    where site_id = ${tx.siteId} ${before ? sql`and (created_date, id) < (select created_date, id from catalog_imports where site_id = ${tx.siteId} and id = ${before})` : sql``}
    order by created_date desc, id desc limit ${limit}`.execute(tx.db);
  return rows;
}

export async function setPictures(tx: Tx, id: string, picturesName: string): Promise<void> {
  await sql`update catalog_imports set pictures_name = ${picturesName} where site_id = ${tx.siteId} and id = ${id}`.execute(
    tx.db,
  );
}

/** Begins a run and clears the results of an earlier one. */
export async function startRun(
  tx: Tx,
  {
    id,
    run,
    jobId,
    options,
    now,
  }: { id: string; run: 'CHECK' | 'IMPORT'; jobId: string; options: ImportOptions; now: Date },
): Promise<void> {
  await sql`delete from catalog_import_problems where site_id = ${tx.siteId} and import_id = ${id}`.execute(tx.db);
  await sql`
    update catalog_imports set run = ${run}, job_id = ${jobId}, options = ${JSON.stringify(options)}, position = 0,
      counts = ${JSON.stringify(noCounts)}, preview = '[]', notes = '[]', updated_date = ${now}
    where site_id = ${tx.siteId} and id = ${id}`.execute(tx.db);
}

export type RunState = Pick<CatalogImport, 'position' | 'counts' | 'preview' | 'notes'>;

/** Notes the progress of a run. To be called in the transaction that writes the products it counts. */
export async function saveRun(
  tx: Tx,
  id: string,
  { position, counts, preview, notes }: RunState,
  problems: readonly RowProblem[],
  now: Date,
): Promise<void> {
  await sql`
    update catalog_imports set position = ${position}, counts = ${JSON.stringify(counts)},
      preview = ${JSON.stringify(preview)}, notes = ${JSON.stringify(notes)}, updated_date = ${now}
    where site_id = ${tx.siteId} and id = ${id}`.execute(tx.db);
  if (problems.length === 0) return;
  await sql`
    insert into catalog_import_problems (site_id, import_id, number, file_row, handle, column_name, value, reason, severity)
    select ${tx.siteId}, ${id}, last.number + problem.place, problem.file_row, problem.handle, problem.column_name, problem.value,
      problem.reason, problem.severity
    from (select coalesce(max(number), 0) as number from catalog_import_problems
      where site_id = ${tx.siteId} and import_id = ${id}) as last,
    unnest(${problems.map((one) => one.row)}::int[], ${problems.map((one) => one.handle ?? '')}::text[],
      ${problems.map((one) => one.column)}::text[],
      ${problems.map((one) => one.value)}::text[], ${problems.map((one) => one.reason)}::text[],
      ${problems.map((one) => one.severity)}::text[])
      with ordinality as problem (file_row, handle, column_name, value, reason, severity, place)`.execute(tx.db);
}

/** Problems in the order in which they were found, after one of them. */
export async function findProblems(
  tx: Tx,
  id: string,
  { after, limit }: { after: number; limit: number },
): Promise<(RowProblem & { number: number })[]> {
  const { rows } = await sql<RowProblem & { number: number }>`
    select number, file_row as row, handle, column_name as column, value, reason, severity from catalog_import_problems
    where site_id = ${tx.siteId} and import_id = ${id} and number > ${after} order by number limit ${limit}`.execute(
    tx.db,
  );
  return rows;
}

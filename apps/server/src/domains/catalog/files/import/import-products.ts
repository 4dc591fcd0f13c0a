import type { Context } from '../../../../context.ts';
import type { ImportNote, RowProblem } from '../formats/import-problem.ts';
import { type OpenFile, openProductFile } from '../formats/read-product-file.ts';
import { readSettingsOf } from '../formats/read-settings.ts';
import type { FoundMedia, MediaFinder } from './find-media.ts';
import type { ImportCounts, ImportOptions } from './imports.store.ts';
import { newRun, runImport } from './run-import.ts';

export type ImportReport = { format: string | null; counts: ImportCounts; problems: RowProblem[]; notes: ImportNote[] };

/**
 * Imports the products of a file directly, without a job: for set-up and tests. Each product succeeds or fails by
 * itself. A product whose slug exists is updated, so that importing the same file twice changes nothing.
 */
export async function importProducts(
  ctx: Context,
  open: OpenFile,
  {
    findMedia,
    isCheck = false,
    keepsIds = false,
    options = {},
  }: { findMedia: MediaFinder; isCheck?: boolean; keepsIds?: boolean; options?: Partial<ImportOptions> },
): Promise<ImportReport> {
  const file = await openProductFile(open, readSettingsOf(ctx));
  if ('problem' in file) {
    const counts = { ...newRun.counts, errors: 1 };
    return { format: null, counts, problems: [{ ...file.problem, severity: 'error' }], notes: [] };
  }
  const problems: RowProblem[] = [];
  const { counts, notes } = await runImport(ctx, {
    file,
    options: { updateExisting: true, fetchMedia: false, ...options },
    isCheck,
    keepsIds,
    findMedia,
    state: newRun,
    save: async (_tx, _state, found) => void problems.push(...found),
    report: async () => {},
  });
  return { format: file.format, counts, problems, notes };
}

/** Finds files in the library by the names that the product file uses for them. */
export const mediaByName = (
  files: ReadonlyMap<string, { id: string; width: number | null; height: number | null }>,
): MediaFinder => {
  return async (sources): Promise<FoundMedia> => {
    const found = sources.flatMap((source) => {
      const file = files.get(source);
      return file
        ? [[source, { id: file.id, width: file.width ?? 0, height: file.height ?? 0, altText: null }] as const]
        : [];
    });
    return { files: new Map(found), failures: new Map(), stored: 0 };
  };
};

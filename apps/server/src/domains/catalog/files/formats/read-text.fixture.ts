import type { ProductDraft } from './product-draft.ts';
import { type ImportProblem, openProductFile } from './read-product-file.ts';

export type ReadFile = {
  format: string | null;
  products: { row: number; handle: string; draft: ProductDraft }[];
  problems: ImportProblem[];
};

/** Reads a whole file, for tests: its products and all problems. */
export async function readText(file: string | Uint8Array, weightUnit: 'KG' | 'LB' = 'KG'): Promise<ReadFile> {
  const open = async function* () {
    // in uneven pieces, as files come
    const bytes = typeof file === 'string' ? Buffer.from(file) : file;
    for (let start = 0; start < bytes.length; start += 65_521) yield bytes.subarray(start, start + 65_521);
  };
  const opened = await openProductFile(open, { currency: 'EUR', weightUnit });
  if ('problem' in opened) return { format: null, products: [], problems: [opened.problem] };
  const read: ReadFile = { format: opened.format, products: [], problems: [] };
  for await (const { row, draft, problems } of opened.products()) {
    if (draft) read.products.push({ row, handle: draft.handle ?? draft.slug, draft });
    read.problems.push(...problems);
  }
  return read;
}

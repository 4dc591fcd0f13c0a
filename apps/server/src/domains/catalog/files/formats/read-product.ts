import type { ImportProblem } from './import-problem.ts';
import type { ProductDraft } from './product-draft.ts';
import type { SharedDraft } from './shared-draft.ts';

/**
 * A product of the file, or its problems. `row` is the product's first; the header is row 1. In place of a product,
 * this may be an entity that later products share.
 */
export type ReadProduct = {
  row: number;
  draft: ProductDraft | null;
  problems: ImportProblem[];
  shared?: SharedDraft;
};

import type { ImportProblem } from './import-problem.ts';
import type { ProductDraft } from './product-draft.ts';
import type { SharedDraft } from './shared-draft.ts';

/**
 * A product of the file, or what is wrong there. `row` is the product's first; the header is row 1. In place of a product
 * there may be something that the products behind it share.
 */
export type ReadProduct = {
  row: number;
  draft: ProductDraft | null;
  problems: ImportProblem[];
  shared?: SharedDraft;
};

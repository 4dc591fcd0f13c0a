import { type ImportProblem, shortened } from './import-problem.ts';
import type { ProductDraft } from './product-draft.ts';
import type { SharedDraft } from './shared-draft.ts';

/**
 * A product of the file, or its problems. `row` is the product's first; the header is row 1. In place of a product,
 * this may be an entity that later products share.
 */
export type ReadProduct = {
  row: number;
  draft: ProductDraft | null;
  /** What the file calls the product; absent where the row belongs to none. */
  handle?: string;
  problems: ImportProblem[];
  shared?: SharedDraft;
};

/** The problems, with the products that they are about. Those of a row that begins no product already name theirs. */
export function namingProducts(reads: readonly ReadProduct[], problems: readonly ImportProblem[]): ImportProblem[] {
  const handles = new Map(reads.map((read) => [read.row, handleOf(read)]));
  return problems.map((problem) => ({ ...problem, handle: problem.handle ?? handles.get(problem.row) ?? '' }));
}

/** The problems of reading products, any of whose rows may have some. */
export const problemsOf = (read: ReadProduct): ImportProblem[] =>
  read.problems.map((problem) => ({ ...problem, handle: handleOf(read) }));

const handleOf = ({ handle, draft }: ReadProduct): string => shortened(handle || draft?.handle || draft?.slug || '');

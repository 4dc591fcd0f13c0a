import type { ProductDraft } from '../product.ts';
import { errorAt, type ImportProblem } from './import-problem.ts';
import { cellOf, type Row, textOf } from './product-row.ts';
import { readProductTable } from './product-table.ts';
import { readProduct } from './read-product.ts';
import type { ProductCsvFormat } from './shopify-columns.ts';

export type { ImportProblem } from './import-problem.ts';
export type { ProductCsvFormat } from './shopify-columns.ts';

export type ProductCsv = {
  /** Null where the header is of no format that we know; then `problems` says what was expected. */
  format: ProductCsvFormat | null;
  /** In the order of the file; `row` is the product's first, where the header is row 1. */
  products: { row: number; handle: string; draft: ProductDraft }[];
  /** In the order of the file. */
  problems: ImportProblem[];
};

/**
 * Reads Shopify's product CSV, with the header of older or of newer exports. Never fails: bad rows are explained in
 * `problems` and everything else is in `products`. Quantities are read as absolute stock, grams become kilograms.
 * @param options `currency` (ISO 4217) is that of the prices, which the file does not name
 */
export function readProductCsv(text: string, options: { currency: string }): ProductCsv {
  const table = readProductTable(text);
  const problems = [...table.problems];
  const products: ProductCsv['products'] = [];
  const rowOfSlug = new Map<string, number>();
  for (const rows of rowsByHandle(table.rows, problems)) {
    const { draft, problems: flaws } = readProduct(rows, options.currency);
    const [first] = rows;
    const slug = draft?.slug ?? '';
    const taken = draft && rowOfSlug.get(slug);
    if (taken) {
      const reason = `The product in row ${taken} already has the address "${slug}". The product was left out.`;
      problems.push(errorAt(first, cellOf(first, 'handle'), reason));
      continue;
    }
    problems.push(...flaws);
    if (!draft) continue;
    rowOfSlug.set(slug, first.number);
    products.push({ row: first.number, handle: textOf(first, 'handle'), draft });
  }
  return { format: table.format, products, problems: problems.sort((one, other) => one.row - other.row) };
}

/** Rows of one product need not stand together. */
function rowsByHandle(rows: Row[], problems: ImportProblem[]): Iterable<[Row, ...Row[]]> {
  const groups = new Map<string, [Row, ...Row[]]>();
  for (const row of rows) {
    const cell = cellOf(row, 'handle');
    const group = groups.get(cell.value);
    if (cell.value === '')
      problems.push(errorAt(row, cell, 'The handle is missing, so the row belongs to no product.'));
    else if (group) group.push(row);
    else groups.set(cell.value, [row]);
  }
  return groups.values();
}

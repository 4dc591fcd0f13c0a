import { errorAt, type ImportProblem, warningAt } from './import-problem.ts';
import { MOST_VARIANTS } from './product-cells.ts';
import type { VariantDraft } from './product-draft.ts';
import { cellOf, type Field, type Row } from './product-row.ts';

export type VariantOfRow = { row: Row; draft: VariantDraft };

/**
 * Reads a product's variants from their rows. A row that is faulty or repeats a combination of choices loses its
 * variant; a barcode of an earlier variant is left out. @param options the columns of the choices; repeated
 * combinations are reported at the first
 */
export function gatherVariants(
  rows: readonly Row[],
  optionFields: readonly Field[],
  problems: ImportProblem[],
  read: (row: Row, flaws: ImportProblem[]) => VariantDraft,
): VariantOfRow[] {
  const variants: VariantOfRow[] = [];
  const rowOfCombination = new Map<string, number>();
  const barcodes = new Set<string>();
  for (const row of rows) {
    const cell = cellOf(row, optionFields[0] ?? 'sku');
    if (variants.length === MOST_VARIANTS) {
      problems.push(
        errorAt(row, cell, `A product has at most ${MOST_VARIANTS} variants: those from here on were left out.`),
      );
      break;
    }
    const flaws: ImportProblem[] = [];
    const draft = read(row, flaws);
    problems.push(...flaws);
    if (flaws.some((flaw) => flaw.severity === 'error')) continue;
    const combination = JSON.stringify(Object.values(draft.choices));
    const sameAs = rowOfCombination.get(combination);
    if (sameAs !== undefined) {
      problems.push(errorAt(row, cell, `The variant has the same option values as row ${sameAs}.`));
      continue;
    }
    rowOfCombination.set(combination, row.number);
    variants.push({ row, draft: withOwnBarcode(draft, row, barcodes, problems) });
  }
  return variants;
}

/** Without a barcode that an earlier variant already has. */
function withOwnBarcode(draft: VariantDraft, row: Row, seen: Set<string>, problems: ImportProblem[]): VariantDraft {
  const { barcode } = draft;
  if (!barcode || seen.size < seen.add(barcode).size) return draft;
  const reason = 'An earlier variant has the same barcode: it was left out here.';
  problems.push(warningAt(row, cellOf(row, 'barcode'), reason));
  return { ...draft, barcode: null };
}

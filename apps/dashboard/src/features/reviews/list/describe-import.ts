import type { Format } from '../../../app/format.ts';
import { counted } from '../../../ui/list/define-list.ts';

/** What came of an import, as its job says. */
export type ImportResult = {
  created?: number;
  updated?: number;
  unchanged?: number;
  failed?: number;
  problems?: { row: number; column: string; reason: string }[];
};

const and = new Intl.ListFormat('en', { type: 'conjunction' });

/** `12 reviews are new, 3 were changed, and 1 row was left out.` */
export function describeImport(
  { created = 0, updated = 0, unchanged = 0, failed = 0 }: ImportResult,
  format: Pick<Format, 'number'>,
): string {
  const parts = [
    created > 0 && counted(created, { one: 'review is new', many: 'reviews are new' }, format),
    updated > 0 && counted(updated, { one: 'review was changed', many: 'reviews were changed' }, format),
    unchanged > 0 && counted(unchanged, { one: 'was here already', many: 'were here already' }, format),
    failed > 0 && counted(failed, { one: 'row was left out', many: 'rows were left out' }, format),
  ].filter((part) => part !== false);
  return parts.length > 0 ? `${and.format(parts)}.` : 'The file has no reviews.';
}

import { words, wordsLanguage } from '../../../app/words.ts';

const texts = words.reviews.import;

/** What came of an import, as its job says. */
export type ImportResult = {
  created?: number;
  updated?: number;
  unchanged?: number;
  failed?: number;
  problems?: { row: number; column: string; reason: string }[];
};

const and = new Intl.ListFormat(wordsLanguage, { type: 'conjunction' });

/** `12 reviews are new, 3 were changed, and 1 row was left out.` */
export function describeImport({ created = 0, updated = 0, unchanged = 0, failed = 0 }: ImportResult): string {
  const parts = [
    created > 0 && texts.created(created),
    updated > 0 && texts.updated(updated),
    unchanged > 0 && texts.unchanged(unchanged),
    failed > 0 && texts.leftOut(failed),
  ].filter((part) => part !== false);
  return parts.length > 0 ? `${and.format(parts)}.` : texts.empty;
}

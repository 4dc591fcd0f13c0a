/** Dates on pages that belong to no site, in the language of their texts. */
import { wordsLanguage } from '../../app/words.ts';

const inStyle = (dateStyle: 'long' | 'medium') => {
  const format = new Intl.DateTimeFormat(wordsLanguage, { dateStyle });
  return (date: string | null | undefined): string => (date ? format.format(new Date(date)) : '');
};

/** `January 31, 2026`, within a sentence. */
export const longDate = inStyle('long');
/** `Jan 31, 2026`, in a list. */
export const shortDate = inStyle('medium');

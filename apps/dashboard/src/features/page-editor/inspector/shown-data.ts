/** Values of data in a few words. */
import { type Value, wordsOfRich } from '@stoa/page-model';

/** The words of a text or a link; empty where there are none. */
export function inShort(value: Value | null | undefined): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return wordsOfRich(value);
  if (typeof value !== 'object' || value === null || !('label' in value)) return '';
  return typeof value.label === 'string' ? value.label : '';
}

/** The id of a picture; null for anything else. */
export const pictureIn = (value: Value | null | undefined): string | null =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' ? value.id : null;

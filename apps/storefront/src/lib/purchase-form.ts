/** The form on a product's page: its field names, and how they are read, on the server and in the browser. */
import type { Selection } from './variants.ts';

const OPTION_PREFIX = 'option.';

export const optionField = (optionId: string): string => `${OPTION_PREFIX}${optionId}`;

/** What both the server's and the browser's forms offer. */
type Fields = Iterable<[string, FormDataEntryValue]>;

export function readSelection(fields: Fields): Selection {
  const chosen = [...fields].flatMap(([name, value]): [string, string][] =>
    name.startsWith(OPTION_PREFIX) && typeof value === 'string' && value
      ? [[name.slice(OPTION_PREFIX.length), value]]
      : [],
  );
  return Object.fromEntries(chosen);
}

export const MAX_QUANTITY = 999;

/** A quantity from 1 to the maximum, or null for anything else. */
export function readQuantity(text: string | null): number | null {
  const trimmed = (text ?? '').trim();
  if (!/^\d{1,6}$/.test(trimmed)) return null;
  const quantity = Number(trimmed);
  return quantity >= 1 && quantity <= MAX_QUANTITY ? quantity : null;
}

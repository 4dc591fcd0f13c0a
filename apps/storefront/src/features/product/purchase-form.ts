/** The form on a product's page: its field names and its parsing, on the server and in the browser. */
import type { Answers } from './answers.ts';
import type { Selection } from './variants.ts';

const OPTION_PREFIX = 'option.';
const MODIFIER_PREFIX = 'modifier.';

export const optionField = (optionId: string): string => `${OPTION_PREFIX}${optionId}`;
export const modifierField = (modifierId: string): string => `${MODIFIER_PREFIX}${modifierId}`;

/** The common interface of the server's and the browser's form data. */
export type Fields = Iterable<[string, FormDataEntryValue]>;

export const readSelection = (fields: Fields): Selection => readPrefixed(fields, OPTION_PREFIX);

/** Answers, trimmed. */
export const readAnswers = (fields: Fields): Answers => readPrefixed(fields, MODIFIER_PREFIX);

function readPrefixed(fields: Fields, prefix: string): Record<string, string> {
  const found = [...fields].flatMap(([name, value]): [string, string][] => {
    const text = typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '';
    return name.startsWith(prefix) && text ? [[name.slice(prefix.length), text]] : [];
  });
  return Object.fromEntries(found);
}

/** The field with the way to buy it: the id of a subscription option, or nothing for once. */
export const PLAN = 'plan';

/** The chosen way to buy something; the first one, if none of those that there are. */
export function readPlan(fields: Fields, plans: readonly { id: string }[]): string {
  const chosen = [...fields].find(([name]) => name === PLAN)?.[1];
  return (plans.find(({ id }) => id === chosen) ?? plans[0])?.id ?? '';
}

/** The value of the button that opens the checkout with the item alone. */
export const BUY_NOW = 'buy-now';

export const MAX_QUANTITY = 999;

/** A quantity from 1 to the maximum, or null for anything else. */
export function readQuantity(text: string | null): number | null {
  const trimmed = (text ?? '').trim();
  if (!/^\d{1,6}$/.test(trimmed)) return null;
  const quantity = Number(trimmed);
  return quantity >= 1 && quantity <= MAX_QUANTITY ? quantity : null;
}

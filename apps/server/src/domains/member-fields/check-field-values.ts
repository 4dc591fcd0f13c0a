import type { Tx } from '../../platform/db/index.ts';
import type { Violation } from '../../platform/result.ts';
import { listFields } from './field.ts';
import type { Field, FieldType } from './field-document.ts';

const LONGEST_TEXT = 1000;

export type CheckedValues = {
  /** The values to store, by the fields' keys; null where a value is removed. */
  values: Record<string, unknown>;
  /** Names that match no field of the site. Registration ignores them. */
  unknown: string[];
  violations: Violation[];
};

/**
 * Checks the values of a member's profile in fields of the site. Names are the fields' keys, with or without `custom.`.
 * Hidden fields keep their values but take no new ones. @param path the place of the values in the request, for
 * violations
 */
export async function checkFieldValues(
  tx: Tx,
  sent: Readonly<Record<string, unknown>>,
  path = 'customFields',
): Promise<CheckedValues> {
  if (Object.keys(sent).length === 0) return { values: {}, unknown: [], violations: [] };
  const fields = (await listFields(tx)).filter(({ origin, hidden }) => origin === 'CUSTOM' && !hidden);
  return checkValues(fields, sent, path);
}

/** As `checkFieldValues`, with given fields. */
export function checkValues(
  fields: readonly Pick<Field, 'key' | 'type'>[],
  sent: Readonly<Record<string, unknown>>,
  path: string,
): CheckedValues {
  const checked: CheckedValues = { values: {}, unknown: [], violations: [] };
  for (const [name, value] of Object.entries(sent)) {
    const field = fields.find(({ key }) => key === name || key === `custom.${name}`);
    if (!field) checked.unknown.push(name);
    else if (value === null || value === undefined || value === '') checked.values[field.key] = null;
    else {
      const wrong = mistakeIn(field.type, value);
      if (wrong) checked.violations.push({ field: `${path}.${name}`, ...wrong });
      else checked.values[field.key] = value;
    }
  }
  return checked;
}

type Mistake = Pick<Violation, 'description' | 'violatedRule' | 'data'>;
const format = (description: string): Mistake => ({ description, violatedRule: 'FORMAT' });

/** The mistake in a value of a type; null where there is none. */
function mistakeIn(type: FieldType, value: unknown): Mistake | null {
  if (type === 'NUMBER') {
    const isNumber = typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value));
    return isNumber && Number.isFinite(Number(value)) ? null : format('is not a number');
  }
  if (typeof value !== 'string') return format('is not a text');
  if (value.length > LONGEST_TEXT) {
    const description = `has more than ${LONGEST_TEXT} letters`;
    return { description, violatedRule: 'MAX_LENGTH', data: { threshold: LONGEST_TEXT } };
  }
  if (type === 'DATE') return isDate(value) ? null : format('is not a date such as 1990-12-31');
  if (type === 'TEXT') return null;
  return isWebAddress(value) ? null : format('is not a web address such as https://example.com');
}

/** A day, or a time on one, in ISO 8601. */
function isDate(text: string): boolean {
  const match = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/.exec(text);
  if (!match?.[1] || Number.isNaN(Date.parse(text))) return false;
  // impossible days roll over into the next month
  return new Date(`${match[1]}T00:00:00Z`).toISOString().startsWith(match[1]);
}

const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);

import { ApiError } from '@stoa/sdk';
import { violationText } from '../../app/failure-texts.ts';
import { words } from '../../app/words.ts';
import { explain } from '../explain.ts';

/** Error messages by the path of the field in the form: `name`, `variants.0.price`. */
export type FormErrors = Record<string, string>;

/** Describes how server errors are shown beside the fields of a form. */
export type Wire = {
  /**
   * Wire paths, with `*` for positions, and the form fields that they map to; the first match
   * counts. Fields with the same name on the wire need not be listed, unless `isWhole` says that the list is complete.
   */
  fields?: readonly (readonly [wire: string, form: string])[];
  isWhole?: boolean;
  /** Error codes that concern one field, or that have their own messages here. */
  codes?: Record<string, { field?: string; text?: string | ((error: ApiError) => string) }>;
};

/** The server's errors, at their fields if these are known; the rest as a message for the whole form. */
export function serverErrors(
  error: unknown,
  { fields = [], isWhole = false, codes = {} }: Wire,
  names: readonly string[],
): { errors: FormErrors; rest: string | null } {
  const whole = { errors: {}, rest: explain(error).detail };
  if (!(error instanceof ApiError)) return whole;
  const known = codes[error.code];
  if (known) {
    const text = (typeof known.text === 'function' ? known.text(error) : known.text) ?? whole.rest;
    return known.field ? { errors: { [known.field]: text }, rest: null } : { errors: {}, rest: text };
  }
  if (error.violations.length === 0) return whole;
  const placed = error.violations.map(({ field: path = '', description = words.forms.invalid }) => ({
    path,
    description: violationText(description),
    place: formPath(path, fields, isWhole ? [] : names),
  }));
  const unplaced = placed.filter(({ place }) => place === null);
  return {
    errors: Object.fromEntries(
      placed.flatMap(({ place, description }) => (place ? [[place, capitalised(description)]] : [])),
    ),
    rest: unplaced.map(({ path, description }) => `${path} ${description}`.trim()).join('; ') || null,
  };
}

/**
 * The form field for a wire path, whether the path begins with the name of the entity or not:
 * `product.variantsInfo.variants[2].sku` is `variants.2.sku`. Null if the form has no such field.
 */
export function formPath(
  wirePath: string,
  fields: NonNullable<Wire['fields']>,
  names: readonly string[],
): string | null {
  const path = wirePath.replace(/\[(\d+)\]/g, '.$1');
  const [first = '', ...others] = path.split('.');
  const inner = others.join('.');
  const found = placeIn(path, fields) ?? placeIn(inner, fields);
  return found ?? [first, others[0]].find((name) => name !== undefined && names.includes(name)) ?? null;
}

function placeIn(path: string, fields: NonNullable<Wire['fields']>): string | null {
  for (const [wire, form] of fields) {
    const positions = new RegExp(`^${wire.replaceAll('.', '\\.').replaceAll('*', '(\\d+)')}(?:\\.|$)`)
      .exec(path)
      ?.slice(1);
    if (positions) return form.replace(/\*/g, () => positions.shift() ?? '');
  }
  return null;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a form asks for, in short. */
import { boolean, choice, guid, list, message, nullable, ref, text } from '../schema.ts';

export const FormFieldKind = choice(
  ...([
    'UNKNOWN_INPUT_TYPE',
    'STRING',
    'NUMBER',
    'RATING',
    'BOOLEAN',
    'ARRAY',
    'OBJECT',
    'WIX_FILE',
    'SIGNATURE',
  ] as const),
  ...(['PAYMENT', 'MULTILINE_ADDRESS', 'DATE', 'TIME', 'DATE_TIME', 'EMAIL', 'URL', 'UUID', 'PHONE', 'URI'] as const),
  ...(['HOSTNAME', 'COLOR_HEX', 'CURRENCY', 'LANGUAGE', 'DATE_OPTIONAL_TIME', 'OBJECT_ARRAY'] as const),
);
const FormSummaryOption = message('FormSummaryOption', {
  label: nullable(text({ maxLength: 400 })),
  value: nullable(text({ maxLength: 400 })),
});
const FormSummaryField = message('FormSummaryField', {
  target: nullable(text({ maxLength: 200 })),
  label: nullable(text({ maxLength: 350 })),
  type: FormFieldKind,
  options: list(ref(FormSummaryOption), { maxItems: 400 }),
  deleted: boolean,
  id: guid,
});
export const FormSummary = message('FormSummary', { id: guid, fields: list(ref(FormSummaryField), { maxItems: 650 }) });

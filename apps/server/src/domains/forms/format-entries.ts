import { type FormDoc, type InputField, inputsOf, labelOf, optionsOf } from './form.ts';

/** What was entered, field by field, as labels and texts. Fields that were deleted since come last. */
export function formatEntries(form: FormDoc, values: Readonly<Record<string, unknown>>) {
  const fields = inputsOf({ formFields: [...(form.formFields ?? []), ...(form.deletedFormFields ?? [])] });
  return fields
    .filter(({ inputOptions }) => Object.hasOwn(values, inputOptions.target))
    .map((field) => ({
      label: labelOf(field),
      key: field.inputOptions.target,
      value: textOf(field, values[field.inputOptions.target]),
      fieldId: field.id ?? '',
    }));
}

/** Options are named as people saw them. */
function textOf(field: InputField, value: unknown): string {
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (field.inputOptions.wixFileOptions) return namesOfFiles(value).join(', ');
  const options = optionsOf(field);
  const nameOf = (one: unknown) => options.find((option) => option.value === one)?.label || String(one);
  return Array.isArray(value) ? value.map(nameOf).join(', ') : nameOf(value);
}

const namesOfFiles = (files: unknown): string[] =>
  Array.isArray(files) ? files.map((file: { displayName?: unknown }) => String(file.displayName ?? '')) : [];

import type { forms } from '@stoa/contract';
import type { FormFieldKind } from '@stoa/contract/forms/form-summary';
import { readSite } from '../../platform/db/index.ts';
import type { UseCase } from '../../use-case.ts';
import { noForm } from './change-forms.ts';
import { type FormField, type InputField, inputsOf, labelOf, optionsOf } from './form.ts';
import { findForm } from './forms.store.ts';

/** What a form asks for and asked for, so that programs can read its submissions. */
export const getFormSummary: UseCase<(typeof forms)['getFormSummary']> = (ctx, { formId }) =>
  readSite(ctx, async (tx) => {
    const form = await findForm(tx, formId);
    if (!form) return noForm;
    const fields = [
      ...summarize(form.formFields ?? [], { deleted: false }),
      ...summarize(form.deletedFormFields ?? [], { deleted: true }),
    ];
    return { formSummary: { id: form.id, fields } };
  });

const summarize = (formFields: FormField[], { deleted }: { deleted: boolean }) =>
  inputsOf({ formFields }).map((field) => ({
    id: field.id ?? '',
    target: field.inputOptions.target,
    label: labelOf(field),
    type: kindOf(field),
    options: optionsOf(field).map(({ label, value }) => ({
      label: label ?? null,
      value: String(value ?? '').slice(0, 400),
    })),
    deleted,
  }));

function kindOf({ inputOptions }: InputField): (typeof FormFieldKind)['enum'][number] {
  const { stringOptions, numberOptions, booleanOptions, arrayOptions, wixFileOptions, addressOptions } = inputOptions;
  if (numberOptions) return numberOptions.ratingInputOptions ? 'RATING' : 'NUMBER';
  if (booleanOptions) return 'BOOLEAN';
  if (arrayOptions) return 'ARRAY';
  if (wixFileOptions) return 'WIX_FILE';
  if (addressOptions) return 'MULTILINE_ADDRESS';
  if (stringOptions?.phoneInputOptions) return 'PHONE';
  if (stringOptions?.dateInputOptions ?? stringOptions?.datePickerOptions) return 'DATE';
  if (stringOptions?.timeInputOptions) return 'TIME';
  if (stringOptions?.dateTimeOptions) return 'DATE_TIME';
  const { format } = stringOptions?.validation ?? {};
  return format && format !== 'UNKNOWN_FORMAT' ? format : 'STRING';
}

import type { Static } from '@stoa/contract';
import type { Form as FormSchema } from '@stoa/contract/forms/form';

export type WireForm = Static<typeof FormSchema>;
export type FormField = NonNullable<WireForm['formFields']>[number];
type Given = 'id' | 'revision' | 'createdDate' | 'updatedDate';

/** What the server keeps of a form beside its columns. */
export type FormDoc = Omit<WireForm, Given>;
export type Form = FormDoc & { id: string; revision: string; createdDate: string; updatedDate: string };

/** A field that people fill in, with the name of its value. */
export type InputField = FormField & { inputOptions: NonNullable<FormField['inputOptions']> & { target: string } };

const isInput = (field: FormField): field is InputField => Boolean(field.inputOptions?.target);

/** The fields of a form that people fill in. */
export const inputsOf = ({ formFields = [] }: Pick<FormDoc, 'formFields'>): InputField[] => formFields.filter(isInput);

/** What a field asks for, without what depends on its kind. */
export function labelOf({ inputOptions: { stringOptions, numberOptions, arrayOptions, target } }: InputField): string {
  const controls = [
    ...[stringOptions?.textInputOptions, stringOptions?.radioGroupOptions, stringOptions?.dropdownOptions],
    ...[stringOptions?.phoneInputOptions, stringOptions?.dateInputOptions, stringOptions?.timeInputOptions],
    ...[stringOptions?.datePickerOptions, stringOptions?.dateTimeOptions],
    ...[numberOptions?.numberInputOptions, numberOptions?.ratingInputOptions, arrayOptions?.checkboxGroupOptions],
  ];
  return controls.find((control) => control?.label)?.label ?? target;
}

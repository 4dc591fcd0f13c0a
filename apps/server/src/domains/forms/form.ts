import type { Static } from '@stoa/contract';
import type { Form as FormSchema } from '@stoa/contract/forms/form';
import type { RichContentNode } from '@stoa/contract/shared/rich-content';
import type { FormMails as FormMailsSchema } from '@stoa/contract/stoa/form-administration';

export type WireForm = Static<typeof FormSchema>;
export type FormField = NonNullable<WireForm['formFields']>[number];
/** Whom it tells of what people send by it. */
export type FormMails = Static<typeof FormMailsSchema>;
type Given = 'id' | 'revision' | 'createdDate' | 'updatedDate';

/** What the server keeps of a form beside its columns. */
export type FormDoc = Omit<WireForm, Given>;
export type Form = FormDoc & { id: string; revision: string; createdDate: string; updatedDate: string };

/** A field that people fill in, with the name of its value. */
export type InputField = FormField & { inputOptions: NonNullable<FormField['inputOptions']> & { target: string } };

const isInput = (field: FormField): field is InputField => Boolean(field.inputOptions?.target);

/** The fields of a form that people fill in. */
export const inputsOf = ({ formFields = [] }: Pick<FormDoc, 'formFields'>): InputField[] => formFields.filter(isInput);

/** The options of a field by which people choose. */
export function optionsOf({ inputOptions: { stringOptions, arrayOptions } }: InputField) {
  const options: { label?: string | null; value?: unknown }[] =
    stringOptions?.radioGroupOptions?.options ??
    stringOptions?.dropdownOptions?.options ??
    arrayOptions?.checkboxGroupOptions?.options ??
    [];
  return options;
}

/** What a field asks for, without what depends on its kind. */
export function labelOf({ inputOptions }: InputField): string {
  const { stringOptions, numberOptions, booleanOptions, arrayOptions, wixFileOptions, target } = inputOptions;
  const agreed = wordsOf(booleanOptions?.checkboxOptions?.label?.nodes).trim();
  if (agreed) return agreed.slice(0, LONGEST_LABEL);
  const controls = [
    ...[stringOptions?.textInputOptions, stringOptions?.radioGroupOptions, stringOptions?.dropdownOptions],
    ...[stringOptions?.phoneInputOptions, stringOptions?.dateInputOptions, stringOptions?.timeInputOptions],
    ...[stringOptions?.datePickerOptions, stringOptions?.dateTimeOptions],
    ...[numberOptions?.numberInputOptions, numberOptions?.ratingInputOptions, arrayOptions?.checkboxGroupOptions],
    wixFileOptions?.fileUploadOptions,
  ];
  return controls.find((control) => control?.label)?.label ?? target;
}

const LONGEST_LABEL = 350;

/** The words of rich content, on one line. */
const wordsOf = (nodes: readonly RichContentNode[] = []): string =>
  nodes.map(({ textData, nodes: inner }) => textData?.text ?? `${wordsOf(inner)} `).join('');

/** The id of a form field's control, the target of the error summary. The error has the same id plus `-error`. */
export const fieldId = (name: string): string => name.replaceAll('.', '-');

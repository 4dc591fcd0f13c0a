/** The id of a form field's control: where the error summary leads. Its error has the same, with `-error`. */
export const fieldId = (name: string): string => name.replaceAll('.', '-');

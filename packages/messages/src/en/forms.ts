import { plural } from './grammar.ts';

/** Common texts of all forms, and validation messages. */
export const forms = {
  optional: '(optional)',
  problems: 'Please correct the following',
  /** The title of a page with a rejected form. */
  errorTitle: (title: string) => `Error: ${title}`,
  remove: 'Remove',
  save: 'Save',
  confirm: 'Confirm',
  /** Messages for violated rules of the API. */
  rules: {
    required: 'Please fill in this field.',
    email: 'Enter an e-mail address such as name@example.com.',
    tooShort: (least: number) =>
      plural(least, { one: 'Enter at least # character.', other: 'Enter at least # characters.' }),
    tooLong: (most: number) =>
      plural(most, { one: 'Enter no more than # character.', other: 'Enter no more than # characters.' }),
    weakPassword: 'This password is easy to guess. Choose one that you use nowhere else.',
    other: 'Please check this field.',
  },
  refused: 'That didn’t work. Please check what you entered and try again.',
  tooManyAttempts: {
    soon: 'Too many attempts. Please wait a moment and try again.',
    seconds: (seconds: number) =>
      plural(seconds, {
        one: 'Too many attempts. Please wait # second and try again.',
        other: 'Too many attempts. Please wait # seconds and try again.',
      }),
    minutes: (minutes: number) =>
      plural(minutes, {
        one: 'Too many attempts. Please wait # minute and try again.',
        other: 'Too many attempts. Please wait # minutes and try again.',
      }),
  },
};

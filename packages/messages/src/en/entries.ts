import { number, plural } from './grammar.ts';

/** Forms that owners make for their pages. Loaded by no island. */
export const entries = {
  send: 'Send',
  choose: 'Please choose',
  thanks: 'Thank you. We have received your message.',
  closed: 'This form is closed.',
  /** The label of a field that people never meet, unless their browser shows pages without styles. */
  trap: 'Please leave this field empty',
  stars: (count: number) => plural(count, { one: '# star', other: '# stars' }),
  /** The form is gone, or was changed while it was filled in. */
  gone: 'This form is no longer available. Please reload the page.',
  preview: 'This is a preview: forms can be sent once the page is published.',
  proof: 'Please send the form again, so that we can check that you’re not a robot.',
  /** What is wrong with a field. */
  errors: {
    required: 'Please fill in this field.',
    agree: 'Please tick this box.',
    choose: 'Please choose an option.',
    tooLong: (most: number) =>
      plural(most, { one: 'Enter no more than # character.', other: 'Enter no more than # characters.' }),
    tooShort: (least: number) =>
      plural(least, { one: 'Enter at least # character.', other: 'Enter at least # characters.' }),
    tooLarge: (most: number) => `Enter a number no greater than ${number(most)}.`,
    tooSmall: (least: number) => `Enter a number no less than ${number(least)}.`,
    wrongStep: (step: number) => `Enter a multiple of ${number(step)}.`,
    tooMany: (most: number) =>
      plural(most, { one: 'Choose no more than # option.', other: 'Choose no more than # options.' }),
    tooFew: (least: number) => plural(least, { one: 'Choose at least # option.', other: 'Choose at least # options.' }),
    email: 'Enter an e-mail address such as name@example.com.',
    phone: 'Enter a phone number, such as +49 30 123456.',
    date: 'Enter a date.',
    time: 'Enter a time, such as 14:30.',
    url: 'Enter a web address, such as https://example.com.',
    number: 'Enter a number.',
    other: 'Please check this field.',
  },
};

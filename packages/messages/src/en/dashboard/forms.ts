import { plural } from '../grammar.ts';

/** Common texts of all forms in the dashboard. */
export const forms = {
  save: 'Save',
  discard: 'Discard',
  notAllowed: 'Your role doesn’t allow changing this.',
  cancel: 'Cancel',
  name: 'Name',
  unsaved: 'Unsaved changes',
  unchanged: 'No changes',
  notSaved: 'Not saved yet',
  markedFields: (count: number) =>
    plural(count, { one: 'Check the marked field.', other: 'Check the # marked fields.' }),
  close: {
    title: 'Close without saving?',
    text: 'Your changes haven’t been saved yet and will be lost.',
    confirm: 'Close without saving',
    keep: 'Keep editing',
  },
  discardChanges: {
    title: 'Discard your changes?',
    text: 'The form will go back to the last saved version.',
    confirm: 'Discard changes',
    keep: 'Keep editing',
  },
  changedMeanwhile: {
    title: 'Someone else has changed this in the meantime',
    text: 'Nothing has been saved yet. Load their version with your edits on top, then save again.',
    reload: 'Reload and keep my edits',
    reopen: 'Someone else has changed this in the meantime. Close it and open it again to see the current version.',
    loaded: 'Their version has been loaded with your edits',
    apart: 'You changed different things. Check the form and save.',
    both: 'You both changed these. The form shows yours; saving replaces theirs:',
    theirs: (value: string) => `theirs is “${value}”`,
  },
  missingName: 'Enter a name',
  noEmail: 'Enter an e-mail address',
  noWebAddress: 'Enter a complete web address, such as https://shop.example',
  invalid: 'is not valid',
};

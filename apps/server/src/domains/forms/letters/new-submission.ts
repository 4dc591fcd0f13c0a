import { letterKind } from '../../../letters.ts';

/** What was sent, as labels and texts, and by which form. */
type Facts = { formName: string; entries: { label: string; value: string }[] };

export const newSubmissionLetter = letterKind<Facts>({
  name: 'new-submission',
  title: 'New form submission',
  when: 'When someone sends a form.',
  isToBusiness: true,
  isOptional: true,
  write: ({ formName, entries }, { words: { newSubmission: words } }) => ({
    subject: words.subject(formName),
    paragraphs: [words.text(formName)],
    facts: entries,
    closing: words.closing,
  }),
  example: {
    formName: 'Contact',
    entries: [
      { label: 'Name', value: 'Ada Example' },
      { label: 'E-mail', value: 'ada@example.com' },
      { label: 'Message', value: 'Do you repair bicycles, too?' },
    ],
  },
});

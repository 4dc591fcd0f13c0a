import { letterKind } from '../../../letters.ts';

export const accountApprovedLetter = letterKind<null>({
  name: 'account-approved',
  title: 'Account approved',
  when: 'When staff approve a new member.',
  write: (_facts, { words: { approved: words }, sender }) => ({
    subject: words.subject(sender),
    paragraphs: [words.text(sender)],
    closing: words.closing,
  }),
  example: null,
});

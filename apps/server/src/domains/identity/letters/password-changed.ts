import { letterKind } from '../../../letters.ts';

export const passwordChangedLetter = letterKind<null>({
  name: 'password-changed',
  title: 'Password changed',
  when: 'When the password of an account changes.',
  write: (_facts, { words: { passwordChanged: words }, sender }) => ({
    subject: words.subject(sender),
    paragraphs: [words.text],
    closing: words.closing,
  }),
  example: null,
});

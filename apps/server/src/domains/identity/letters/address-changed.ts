import { letterKind } from '../../../letters.ts';

export const addressChangedLetter = letterKind<{ newAddress: string }>({
  name: 'address-changed',
  title: 'Login address changed',
  when: 'When the login address of an account changes. Goes to the old address.',
  write: ({ newAddress }, { words: { addressChanged: words }, sender }) => ({
    subject: words.subject(sender),
    paragraphs: [words.text(newAddress)],
    closing: words.closing,
  }),
  example: { newAddress: 'ada@example.com' },
});

import { letterKind } from '../../../letters.ts';

/** `isExplained`: with a note for people who did not ask for it. */
export const recoveryLetter = letterKind<{ url: string; isExplained: boolean }>({
  name: 'recovery',
  title: 'New password',
  when: 'When someone has forgotten their password.',
  isConfidential: true,
  write: ({ url, isExplained }, { words: { recovery: words }, sender }) => ({
    subject: words.subject(sender),
    paragraphs: [words.text],
    link: { label: words.link, url },
    ...(isExplained ? { closing: words.closing } : {}),
  }),
  example: { url: 'https://shop.example/recover?token=example', isExplained: true },
});

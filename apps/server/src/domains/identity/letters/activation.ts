import { letterKind } from '../../../letters.ts';

export const activationLetter = letterKind<{ url: string }>({
  name: 'activation',
  title: 'New account',
  when: 'When staff create an account for someone.',
  isConfidential: true,
  write: ({ url }, { words: { activation: words }, sender }) => ({
    subject: words.subject(sender),
    paragraphs: [words.text(sender)],
    link: { label: words.link, url },
    closing: words.closing,
  }),
  example: { url: 'https://shop.example/activate?token=example' },
});

import { letterKind } from '../../../letters.ts';

export const signUpLetter = letterKind<{ url: string; siteName: string }>({
  name: 'sign-up',
  title: 'Signing up',
  when: 'When someone signs up for a site of their own.',
  isConfidential: true,
  write: ({ url, siteName }, { words: { signUp: words } }) => ({
    subject: words.subject(siteName),
    paragraphs: [words.text(siteName)],
    link: { label: words.link, url },
    closing: words.closing,
  }),
  example: { url: 'https://shop.example/dashboard/sign-up/finish?token=example', siteName: 'Kiln & Co' },
});

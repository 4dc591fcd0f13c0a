import { letterKind } from '../../../letters.ts';

export const signUpKnownLetter = letterKind<{ url: string; siteName: string }>({
  name: 'sign-up-known',
  title: 'Signing up again',
  when: 'When someone signs up with an address that has an account.',
  write: ({ url, siteName }, { words: { signUpKnown: words } }) => ({
    subject: words.subject,
    paragraphs: [words.text(siteName)],
    link: { label: words.link, url },
    closing: words.closing,
  }),
  example: { url: 'https://shop.example/dashboard/sign-in', siteName: 'Kiln & Co' },
});

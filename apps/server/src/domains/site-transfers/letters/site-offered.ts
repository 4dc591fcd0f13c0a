import { letterKind } from '../../../letters.ts';

export const siteOfferedLetter = letterKind<{ url: string; siteName: string; offeredBy: string }>({
  name: 'site-offered',
  title: 'A site is offered',
  when: 'When the owner offers the site to somebody, to that person.',
  isConfidential: true,
  write: ({ url, siteName, offeredBy }, { words: { siteOffered: words } }) => ({
    subject: words.subject(siteName),
    paragraphs: [words.text(offeredBy, siteName)],
    link: { label: words.link, url },
    closing: words.closing,
  }),
  example: { url: 'https://shop.example/dashboard/take-over?token=example', siteName: 'Kiln & Co', offeredBy: 'Ada' },
});

import { letterKind } from '../../../letters.ts';

export const siteDeletedLetter = letterKind<{ siteName: string; deletionDate: string; url: string }>({
  name: 'site-deleted',
  title: 'A site was moved to the trash',
  when: 'When the site is moved to the trash, to whoever did it.',
  write: ({ siteName, deletionDate, url }, { words: { siteDeleted: words }, formats }) => ({
    subject: words.subject(siteName),
    paragraphs: [words.text(siteName, formats.longDate(deletionDate))],
    link: { label: words.link, url },
    closing: words.closing,
  }),
  example: {
    siteName: 'Kiln & Co',
    deletionDate: '2026-03-02T10:00:00.000Z',
    url: 'https://shop.example/dashboard/sites',
  },
});

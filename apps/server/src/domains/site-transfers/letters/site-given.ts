import { letterKind } from '../../../letters.ts';

type Facts = { siteName: string; email: string; staysOnTeam: boolean; url: string };

export const siteGivenLetter = letterKind<Facts>({
  name: 'site-given',
  title: 'A site has a new owner',
  when: 'When somebody accepts the site, to its former owner.',
  write: ({ siteName, email, staysOnTeam, url }, { words: { siteGiven: words } }) => ({
    subject: words.subject(siteName),
    paragraphs: [words.text(email, siteName), staysOnTeam ? words.stays : words.leaves],
    link: { label: words.link, url },
  }),
  example: {
    siteName: 'Kiln & Co',
    email: 'ines@example.com',
    staysOnTeam: true,
    url: 'https://shop.example/dashboard/sites',
  },
});

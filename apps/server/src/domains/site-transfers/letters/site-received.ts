import { letterKind } from '../../../letters.ts';

type Facts = { siteName: string; offeredBy: string; staysOnTeam: boolean; url: string };

export const siteReceivedLetter = letterKind<Facts>({
  name: 'site-received',
  title: 'A site is yours',
  when: 'When somebody accepts the site, to that person.',
  write: ({ siteName, offeredBy, staysOnTeam, url }, { words: { siteReceived: words } }) => ({
    subject: words.subject(siteName),
    paragraphs: [words.text(siteName), ...(staysOnTeam ? [words.stays(offeredBy)] : []), words.check],
    link: { label: words.link, url },
  }),
  example: { siteName: 'Kiln & Co', offeredBy: 'Ada', staysOnTeam: true, url: 'https://shop.example/dashboard/sites' },
});

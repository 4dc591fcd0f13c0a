import { letterKind } from '../../../letters.ts';

export const invitationLetter = letterKind<{ url: string; siteName: string; invitedBy: string; roleTitle: string }>({
  name: 'invitation',
  title: 'Invitation to the team',
  when: 'When someone is invited to work on the site.',
  isConfidential: true,
  write: ({ url, siteName, invitedBy, roleTitle }, { words: { invitation: words } }) => ({
    subject: words.subject(siteName),
    paragraphs: [words.text(invitedBy, siteName, roleTitle)],
    link: { label: words.link, url },
    closing: words.closing,
  }),
  example: {
    url: 'https://shop.example/dashboard/join?token=example',
    siteName: 'Kiln & Co',
    invitedBy: 'Ada',
    roleTitle: 'Manager',
  },
});

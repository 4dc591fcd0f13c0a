import { letterKind } from '../../../letters.ts';

export const signUpInvitationLetter = letterKind<{ url: string; invitedBy: string }>({
  name: 'sign-up-invitation',
  title: 'Invitation to make a site',
  when: 'When an operator of the server invites someone to make a site.',
  isConfidential: true,
  write: ({ url, invitedBy }, { words: { signUpInvitation: words } }) => ({
    subject: words.subject,
    paragraphs: [words.text(invitedBy)],
    link: { label: words.link, url },
    closing: words.closing,
  }),
  example: { url: 'https://shop.example/dashboard/sign-up/finish?token=example', invitedBy: 'Ada' },
});

import { letterKind } from '../../../letters.ts';

type Facts = { confirmUrl: string };

export const confirmSubscriptionLetter = letterKind<Facts>({
  name: 'confirm-subscription',
  title: 'Confirm a subscription',
  when: 'When someone subscribes by a form. Nothing else is sent to the address until they confirm it.',
  write: ({ confirmUrl }, { words: { confirmSubscription: words }, sender }) => ({
    subject: words.subject(sender),
    paragraphs: [words.text(sender)],
    link: { label: words.link, url: confirmUrl },
    closing: words.closing,
  }),
  example: { confirmUrl: 'https://example.com/newsletter/example' },
});

import { letterKind } from '../../../letters.ts';

/** `latest` is the last person to join the queue. */
export const approvalAwaitedLetter = letterKind<{ count: number; latest: string; url: string }>({
  name: 'approval-awaited',
  title: 'Members wait for approval',
  when: 'When new members wait for approval. Goes to the team, at most once an hour.',
  write: ({ count, latest, url }, { words: { approvalAwaited: words }, sender }) => ({
    subject: words.subject(count, latest, sender),
    paragraphs: [words.text(count, latest, sender), ...(count === 1 ? [] : [words.latest(latest)])],
    link: { label: words.link, url },
    closing: words.closing,
  }),
  example: { count: 2, latest: 'Ada (ada@example.com)', url: 'https://shop.example/dashboard/members' },
});

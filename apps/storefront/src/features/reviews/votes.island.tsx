import { useMessages } from '@stoa/messages/react';
import { connect, httpTransport, storefrontReviews } from '@stoa/sdk';
import { type FormEvent, useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { voteHref } from './review-href.ts';
import type { VoteView } from './review-view.ts';
import { castVote, NO_VOTE, readVote } from './vote.ts';

type VotesProps = {
  reviewId: string;
  slug: string;
  /** The page to return to without scripts: a path of the site. */
  from: string;
  votes: VoteView;
};

/** Whether a review was helpful: once for each person. The pressed button takes the vote back. */
export default function Votes({ reviewId, slug, from, votes: first }: VotesProps) {
  const messages = useMessages('reviews');
  const [votes, setVotes] = useState(first);
  const [said, setSaid] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const button = (event.nativeEvent as SubmitEvent).submitter;
    const vote = readVote(button?.getAttribute('value'));
    if (!vote || isBusy) return;
    setIsBusy(true);
    try {
      setVotes(await castVote(connect(storefrontReviews, httpTransport({ baseUrl: '' })), reviewId, vote));
      setSaid(vote === NO_VOTE ? messages.voteRemoved : messages.voteSaved);
    } catch {
      setSaid(messages.voteFailed);
    }
    setIsBusy(false);
  };
  return (
    <form className="review-votes" method="post" action={voteHref(slug)} onSubmit={(event) => void submit(event)}>
      <input type="hidden" name="review" value={reviewId} />
      <input type="hidden" name="from" value={from} />
      <fieldset>
        <legend>{messages.helpfulQuestion}</legend>
        <VoteButton vote="HELPFUL" votes={votes} count={votes.helpful} label={messages.helpful} isBusy={isBusy} />
        <VoteButton vote="UNHELPFUL" votes={votes} count={votes.unhelpful} label={messages.unhelpful} isBusy={isBusy} />
      </fieldset>
      <p role="status">{said}</p>
    </form>
  );
}

const THUMB = 'M7 10l4-7a2.5 2.5 0 0 1 2.5 3L13 9h6a2 2 0 0 1 2 2.4l-1.4 7A2 2 0 0 1 17.6 20H7zM7 10H3v10h4';
const THUMB_DOWN = 'M17 14l-4 7a2.5 2.5 0 0 1-2.5-3l.5-3H5a2 2 0 0 1-2-2.4l1.4-7A2 2 0 0 1 6.4 4H17zM17 14h4V4h-4';

type VoteButtonProps = {
  vote: 'HELPFUL' | 'UNHELPFUL';
  votes: VoteView;
  count: number;
  label: string;
  isBusy: boolean;
};

function VoteButton({ vote, votes, count, label, isBusy }: VoteButtonProps) {
  const isPressed = votes.own === vote;
  return (
    <button
      type="submit"
      name="vote"
      value={isPressed ? NO_VOTE : vote}
      aria-pressed={isPressed}
      aria-disabled={isBusy || undefined}
    >
      <Icon outline={vote === 'HELPFUL' ? THUMB : THUMB_DOWN} size={18} />
      {label} {count > 0 && <span className="review-vote-count">({count})</span>}
    </button>
  );
}

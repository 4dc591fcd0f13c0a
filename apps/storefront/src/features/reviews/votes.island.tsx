import { useMessages } from '@stoa/messages/react';
import { connect, httpTransport, storefrontReviews } from '@stoa/sdk';
import { type FormEvent, useState } from 'react';
import type { VoteView } from './review-view.ts';
import { castVote, NO_VOTE, readVote, VOTED } from './vote.ts';

type VotesProps = {
  reviewId: string;
  votes: VoteView;
};

/**
 * Whether a review was helpful: once for each person. The pressed button takes the vote back. Without scripts, the page
 * itself takes the form.
 */
export default function Votes({ reviewId, votes: first }: VotesProps) {
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
    <form className="review-votes" method="post" onSubmit={(event) => void submit(event)}>
      <input type="hidden" name={VOTED} value={reviewId} />
      <fieldset>
        <legend>{messages.helpfulQuestion}</legend>
        <VoteButton vote="HELPFUL" votes={votes} count={votes.helpful} label={messages.helpful} isBusy={isBusy} />
        <VoteButton vote="UNHELPFUL" votes={votes} count={votes.unhelpful} label={messages.unhelpful} isBusy={isBusy} />
      </fieldset>
      <p role="status">{said}</p>
    </form>
  );
}

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
      {`${label} `}
      {count > 0 && <span className="review-vote-count">({count})</span>}
    </button>
  );
}

import { Stars } from '@stoa/blocks';
import { useMessages } from '@stoa/messages/react';
import { island } from '../../island.tsx';
import { ReviewMedia } from './review-media.tsx';
import type { ReviewView } from './review-view.ts';
import Votes from './votes.island.tsx';

const VotesIsland = island('reviews/votes', Votes, { messages: ['reviews'] });

type ReviewItemProps = { review: ReviewView; siteName: string };

/** A published review. Nothing in its texts becomes a link. */
export function ReviewItem({ review, siteName }: ReviewItemProps) {
  const messages = useMessages('reviews');
  const { rated } = useMessages('blocks');
  const { id, author, time, date, stars, title, text, media, isVerified, isOwn, reply, votes } = review;
  return (
    <li id={reviewId(id)} className="review">
      <article>
        {title && <h3 className="review-title">{title}</h3>}
        <p className="review-facts">
          <Stars rating={stars} label={rated(stars)} />
          <strong>{isOwn ? messages.own : author}</strong>
          <time dateTime={time}>{date}</time>
          {isVerified && <span className="review-verified">{messages.verified}</span>}
        </p>
        {text && <p className="review-text">{text}</p>}
        <ReviewMedia media={media} name={title} />
        {reply && (
          <div className="review-reply">
            <p className="review-facts">
              <strong>{messages.reply(siteName)}</strong>
              <span>{reply.date}</span>
            </p>
            <p className="review-text">{reply.text}</p>
          </div>
        )}
        {!isOwn && <VotesIsland reviewId={id} votes={votes} />}
      </article>
    </li>
  );
}

/** The id of a review on its page, where a vote without scripts leads back to. */
export const reviewId = (id: string): string => `review-${id}`;

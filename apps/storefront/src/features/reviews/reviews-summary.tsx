import { type Rating, Stars } from '@stoa/blocks';
import { useMessages } from '@stoa/messages/react';
import { choiceHref, readChoice, toggledStars } from './review-choice.ts';
import type { ReviewsView } from './review-view.ts';

type ReviewsSummaryProps = {
  rating: Rating;
  view: Pick<ReviewsView, 'distribution' | 'withPhotos'>;
  url: URL;
  /** Where a review is written; null for visitors who have written theirs. */
  writeHref: string | null;
};

/** The average, and how many reviews have how many stars; every line filters. */
export function ReviewsSummary({ rating: { average, count }, view, url, writeHref }: ReviewsSummaryProps) {
  const messages = useMessages('reviews');
  const { rated } = useMessages('blocks');
  const choice = readChoice(url.searchParams);
  return (
    <div className="reviews-summary">
      <p className="reviews-average">
        <span className="visually-hidden">{rated(average)}. </span>
        <span className="reviews-number" aria-hidden="true">
          {messages.average(average)}
        </span>
        <span className="reviews-average-words">
          <Stars rating={average} size={20} />
          {messages.basedOn(count)}
        </span>
      </p>
      <ul className="reviews-bars" aria-label={messages.distribution}>
        {view.distribution.map((line) => (
          <li key={line.stars}>
            <a
              href={choiceHref(url, { stars: toggledStars(choice, line.stars) })}
              rel="nofollow"
              aria-current={choice.stars.includes(line.stars) ? 'true' : undefined}
            >
              <span className="reviews-bar-stars">{messages.stars(line.stars)}</span>
              <svg className="reviews-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                <rect width={line.percent.toFixed(1)} height="8" />
              </svg>
              <span className="reviews-bar-count">
                <span aria-hidden="true">{line.count}</span>
                <span className="visually-hidden">{messages.count(line.count)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <ul className="reviews-chips">
        {(view.withPhotos > 0 || choice.isWithPhotos) && (
          <Chip href={choiceHref(url, { isWithPhotos: !choice.isWithPhotos })} isActive={choice.isWithPhotos}>
            {messages.withPhotos(view.withPhotos)}
          </Chip>
        )}
        <Chip href={choiceHref(url, { isVerified: !choice.isVerified })} isActive={choice.isVerified}>
          {messages.onlyVerified}
        </Chip>
      </ul>
      {writeHref && (
        <p>
          <a className="button button-quiet button-wide" href={writeHref}>
            {messages.write}
          </a>
        </p>
      )}
    </div>
  );
}

function Chip({ href, isActive, children }: { href: string; isActive: boolean; children: string }) {
  return (
    <li>
      <a href={href} rel="nofollow" aria-current={isActive ? 'true' : undefined}>
        {children}
      </a>
    </li>
  );
}

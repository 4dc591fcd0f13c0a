/** The waiting reviews, as moderators go through them. */
import { idOf, type ModeratedReview, type Verdict } from '../review.ts';

export type Queue = {
  reviews: readonly ModeratedReview[];
  /** All that wait, also those that are not loaded. */
  total: number;
};

/** A decision that can be taken back. */
export type Decision = { review: ModeratedReview; verdict: Verdict; place: number };

/** Where a moderator is: at a review, or at the place that it had. */
export type Position = { id: string; place: number };

export const start: Position = { id: '', place: 0 };

/** The review at a position; if it is gone, the one that took its place, or the last. */
export function currentOf({ reviews }: Queue, { id, place }: Position): ModeratedReview | null {
  const same = reviews.find((one) => idOf(one) === id);
  return same ?? reviews[Math.min(place, reviews.length - 1)] ?? null;
}

/** The position so many steps away; the same at either end. */
export function moved(queue: Queue, position: Position, steps: number): Position {
  const current = currentOf(queue, position);
  if (!current) return position;
  const place = Math.min(Math.max(queue.reviews.indexOf(current) + steps, 0), queue.reviews.length - 1);
  return at(queue, place);
}

export function at({ reviews }: Queue, place: number): Position {
  const review = reviews[place];
  return { id: review ? idOf(review) : '', place };
}

/**
 * The queue as it was loaded, without what was decided meanwhile: the answer may be older. A review that has changed since
 * its decision waits again.
 */
export function followed({ reviews, total }: Queue, decided: readonly Decision[]): Queue {
  const isDecided = (loaded: ModeratedReview) =>
    decided.some(({ review }) => idOf(review) === idOf(loaded) && review.review?.revision === loaded.review?.revision);
  const left = reviews.filter((loaded) => !isDecided(loaded));
  return { reviews: left, total: total - (reviews.length - left.length) };
}

export const without = ({ reviews, total }: Queue, review: ModeratedReview): Queue => ({
  reviews: reviews.filter((one) => idOf(one) !== idOf(review)),
  total: Math.max(0, total - 1),
});

/** Puts a review back where it was. */
export function withBack(queue: Queue, { review, place }: Pick<Decision, 'review' | 'place'>): Queue {
  if (queue.reviews.some((one) => idOf(one) === idOf(review))) return queue;
  return { reviews: queue.reviews.toSpliced(place, 0, review), total: queue.total + 1 };
}

/** Replaces a review by what it has become. */
export const withChanged = ({ reviews, total }: Queue, changed: ModeratedReview): Queue => ({
  reviews: reviews.map((one) => (idOf(one) === idOf(changed) ? changed : one)),
  total,
});

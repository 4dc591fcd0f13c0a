import type { Static } from '@stoa/contract';
import type { RatingSummary as WireSummary } from '@stoa/contract/stoa/reviews';

/** The counts of a product's published reviews, as the database keeps them. */
export type RatingFacts = {
  stars1: number;
  stars2: number;
  stars3: number;
  stars4: number;
  stars5: number;
  withMedia: number;
};

export const noRatings: RatingFacts = { stars1: 0, stars2: 0, stars3: 0, stars4: 0, stars5: 0, withMedia: 0 };

export const starsOf = (facts: RatingFacts): number[] => [
  facts.stars1,
  facts.stars2,
  facts.stars3,
  facts.stars4,
  facts.stars5,
];

/** The counts with what follows from them. */
export function summaryOf(facts: RatingFacts): Required<Static<typeof WireSummary>> {
  const distribution = starsOf(facts);
  const count = distribution.reduce((sum, stars) => sum + stars, 0);
  const points = distribution.reduce((sum, stars, place) => sum + stars * (place + 1), 0);
  const average = count === 0 ? 0 : Math.round((points * 10) / count) / 10;
  return { average, count, distribution, withMedia: facts.withMedia };
}

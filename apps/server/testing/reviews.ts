// For tests: what is counted of reviews, counted again.

import { reviews } from '@stoa/contract';
import { expect } from 'vitest';
import { type Customer, expectAnswer, type Shop } from './shop.ts';

type ReviewRow = {
  id: string;
  entity_id: string;
  rating: number;
  status: string;
  with_media: boolean;
  helpful: number;
  unhelpful: number;
};
type VoteRow = { review_id: string; helpful: boolean };
type FactsRow = {
  entity_id: string;
  stars_1: number;
  stars_2: number;
  stars_3: number;
  stars_4: number;
  stars_5: number;
  with_media: number;
};
type ProductRow = { id: string; rating: number; rating_count: number };

/** A visitor whose network is their own: many reviews from one are taken for advertising. */
export function newReviewer(shop: Pick<Shop, 'visitor'>): Customer {
  const visitor = shop.visitor();
  const address = Array.from({ length: 3 }, () => Math.floor(Math.random() * 250));
  visitor.ctx.client = { address: `10.${address.join('.')}`, userAgent: 'test' };
  return visitor;
}

/** Writes a review as a person with an address. */
export async function writeReview(who: Customer, entityId: string, email: string, content: object) {
  const asked = { namespace: 'stores', entityId, name: 'Ada', email, content };
  const { review } = expectAnswer(await who.call(reviews.createReviewAndContact, asked));
  if (!review?.id) throw new Error('there is no review');
  return { ...review, id: review.id };
}

/** Compares all counts that the database keeps with those of the rows that they count. */
export async function expectExactCounts(shop: Pick<Shop, 'rows'>): Promise<void> {
  const rows = await shop.rows<ReviewRow>('reviews');
  const votes = await shop.rows<VoteRow>('review_votes');
  const votesOf = (id: string, helpful: boolean) =>
    votes.filter((vote) => vote.review_id === id && vote.helpful === helpful).length;
  const voted = ({ id, helpful, unhelpful }: ReviewRow) => ({ id, helpful, unhelpful });
  expect(rows.map(voted)).toEqual(
    rows.map(({ id }) => ({ id, helpful: votesOf(id, true), unhelpful: votesOf(id, false) })),
  );
  const facts = await shop.rows<FactsRow>('review_facts');
  for (const product of await shop.rows<ProductRow>('products')) {
    const published = rows.filter(({ entity_id, status }) => entity_id === product.id && status === 'APPROVED');
    const stars = [1, 2, 3, 4, 5].map((rating) => published.filter((row) => row.rating === rating).length);
    const kept = facts.find(({ entity_id }) => entity_id === product.id);
    const keptStars = kept ? [kept.stars_1, kept.stars_2, kept.stars_3, kept.stars_4, kept.stars_5] : [0, 0, 0, 0, 0];
    expect([...keptStars, kept?.with_media ?? 0]).toEqual([...stars, published.filter((row) => row.with_media).length]);
    const points = published.reduce((sum, { rating }) => sum + rating, 0);
    const average = published.length > 0 ? Math.round((points * 10) / published.length) : 0;
    expect([product.rating, product.rating_count]).toEqual([average, published.length]);
  }
}

import type { Api } from '../../lib/api.ts';
import type { VoteView } from './review-view.ts';

/** The form's field for the review: forms with it are votes. */
export const VOTED = 'review';

/** What a button of the form sends: a vote, or the wish to take it back. */
export const NO_VOTE = 'NONE';
export type Vote = 'HELPFUL' | 'UNHELPFUL' | typeof NO_VOTE;

/** Null for anything else. */
export const readVote = (text: unknown): Vote | null =>
  text === 'HELPFUL' || text === 'UNHELPFUL' || text === NO_VOTE ? text : null;

type Client = Pick<Api['storefrontReviews'], 'voteReview' | 'removeVote'>;

/** Votes on a review, once for each person: another vote replaces the first. Returns the new counts. */
export async function castVote(client: Client, reviewId: string, vote: Vote): Promise<VoteView> {
  const { counts } = await (vote === NO_VOTE ? client.removeVote({ reviewId }) : client.voteReview({ reviewId, vote }));
  const { helpful = 0, unhelpful = 0, ownVote = null } = counts ?? {};
  return { helpful, unhelpful, own: ownVote };
}

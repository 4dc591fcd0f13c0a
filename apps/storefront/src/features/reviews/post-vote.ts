import { ApiError } from '@stoa/sdk';
import type { Visit } from '../../lib/render-page.tsx';
import { redirect, type StorefrontResponse } from '../../lib/storefront-request.ts';
import { fieldOf } from '../account/posted-form.ts';
import { withNotice, withoutNotice } from './review-choice.ts';
import { reviewId } from './review-item.tsx';
import { castVote, readVote, VOTED } from './vote.ts';

/** A vote on a review, posted to the product's page without scripts: back to the review. */
export async function postVote({ api, request }: Visit): Promise<StorefrontResponse> {
  const id = fieldOf(request, VOTED);
  const page = withoutNotice(request.url);
  const vote = readVote(fieldOf(request, 'vote'));
  try {
    if (vote) await castVote(api.storefrontReviews, id, vote);
    return redirect(`${page}#${reviewId(id)}`);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    return redirect(withNotice(page, 'vote-failed'));
  }
}

import { ApiError } from '@stoa/sdk';
import { ownPathOf } from '../../lib/own-path.ts';
import type { Visit } from '../../lib/render-page.tsx';
import { redirect, type StorefrontResponse } from '../../lib/storefront-request.ts';
import { fieldOf } from '../account/posted-form.ts';
import { productHref } from '../product/product-href.ts';
import { withNotice } from './review-choice.ts';
import { reviewId } from './review-item.tsx';
import { castVote, readVote } from './vote.ts';

/** A vote on a review, without scripts: back to the review. */
export async function postVote({ api, request }: Visit, slug: string): Promise<StorefrontResponse> {
  const id = fieldOf(request, 'review');
  const from = fieldOf(request, 'from');
  const page = (from.startsWith('/') && ownPathOf(from, request.url.origin)) || productHref(slug);
  const vote = readVote(fieldOf(request, 'vote'));
  try {
    if (vote) await castVote(api.storefrontReviews, id, vote);
    return redirect(`${page}#${reviewId(id)}`);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    return redirect(withNotice(page, 'vote-failed'));
  }
}

import type { Visit } from '../../lib/render-page.tsx';
import type { VisitorShell } from '../../lib/site.ts';
import type { ProductView } from '../product/product-view.ts';
import { readChoice, toRequest } from './review-choice.ts';
import { type ReviewsView, viewReviews } from './review-view.ts';

/**
 * The reviews that a product's page shows. What is the same for every visitor is remembered, and a product without
 * reviews needs no call; only visitors who wrote or voted have something of their own to look for.
 */
export async function loadReviews(
  { api, request, messages }: Visit,
  { site, hasReviews }: Pick<VisitorShell, 'site' | 'hasReviews'>,
  product: Pick<ProductView, 'id' | 'rating'>,
): Promise<ReviewsView> {
  const choice = readChoice(request.url.searchParams);
  const asked = toRequest(product.id, choice);
  const { listProductReviews } = api.storefrontReviews;
  const load = () => {
    if (hasReviews) return listProductReviews(asked);
    if (!product.rating) return {};
    return request.remember(`reviews ${JSON.stringify(asked)}`, () =>
      listProductReviews({ ...asked, anonymous: true }),
    );
  };
  return viewReviews(await load(), choice, site, messages.reviews);
}

import { renderPart, type Visit } from '../../lib/render-page.tsx';
import type { VisitorShell } from '../../lib/site.ts';
import { productHref } from '../product/product-href.ts';
import type { ProductView } from '../product/product-view.ts';
import { choiceHref, otherParameters, type ReviewChoice, readChoice, toRequest } from './review-choice.ts';
import { type ReviewsView, viewReviews } from './review-view.ts';
import { ReviewsBody } from './reviews-body.tsx';

export type LoadedReviews = {
  view: ReviewsView;
  /** The summary and the list, where every visitor sees the same; null where they are rendered for this one. */
  html: string | null;
};

/**
 * The reviews that a product's page shows. What is the same for every visitor is remembered, and a product without
 * reviews needs no call; only visitors who wrote or voted have something of their own to look for.
 */
export async function loadReviews(
  visit: Visit,
  { site, hasReviews }: Pick<VisitorShell, 'site' | 'hasReviews'>,
  product: Pick<ProductView, 'id' | 'rating' | 'slug'>,
): Promise<LoadedReviews> {
  const { api, request, messages } = visit;
  const { url } = request;
  const choice = readChoice(url.searchParams);
  const asked = toRequest(product.id, choice);
  const { listProductReviews } = api.storefrontReviews;
  const viewOf = (answer: Parameters<typeof viewReviews>[0]) => viewReviews(answer, choice, site, messages.reviews);
  if (hasReviews) return { view: viewOf(await listProductReviews(asked)), html: null };
  if (!product.rating) return { view: viewOf({}), html: null };
  const others = otherParameters(url);
  const { view, html } = await request.remember(
    `reviews ${JSON.stringify({ ...asked, hasOthers: others !== '' })}`,
    async () => {
      const view = viewOf(await listProductReviews({ ...asked, anonymous: true }));
      const shown = rememberedUrl({ slug: product.slug, choice, hasOthers: others !== '' }, url.origin);
      const body = <ReviewsBody slug={product.slug} view={view} url={shown} siteName={site.name} />;
      return { view, html: view.rating && renderPart(visit, body) };
    },
  );
  return { view, html: html && withParameters(html, others) };
}

/**
 * Stands in remembered HTML for a page's other parameters, such as chosen options: its links keep them. A secret of this
 * process, so that no review can contain it.
 */
const OTHERS = crypto.randomUUID();

function rememberedUrl(
  { slug, choice, hasOthers }: { slug: string; choice: ReviewChoice; hasOthers: boolean },
  origin: string,
): URL {
  const page = new URL(`${productHref(slug)}${hasOthers ? `?${OTHERS}` : ''}`, origin);
  return new URL(choiceHref(page, choice), origin);
}

/** @param parameters encoded, so that `&` alone means something in HTML */
const withParameters = (html: string, parameters: string): string =>
  html.replaceAll(`${OTHERS}=`, parameters.replaceAll('&', '&amp;'));

import { renderBlocks, schemeStyles } from '@stoa/blocks';
import type { ReactNode } from 'react';
import { renderPage, type Visit } from '../../lib/render-page.tsx';
import type { VisitorShell } from '../../lib/site.ts';
import type { StorefrontResponse } from '../../lib/storefront-request.ts';
import { loadReviews } from '../reviews/load-reviews.tsx';
import type { Arranged } from '../shop-pages/shop-page.ts';
import type { Problem } from './add-to-cart.ts';
import type { Answers } from './answers.ts';
import type { SignUp } from './back-in-stock.ts';
import { depositNote } from './deposit-note.ts';
import type { FoundProduct } from './load-product.ts';
import { withFirst } from './media-view.ts';
import { priceNote } from './price-note.ts';
import { headOfProduct } from './product-head.ts';
import { productHref } from './product-href.ts';
import { productParts } from './product-page.tsx';
import { PLAN, readPlan } from './purchase-form.ts';
import { completeSelection, pictureOfSelection, type Selection } from './variants.ts';

/** What a visitor has chosen so far, and what came of it. */
export type Attempt = {
  selection: Selection;
  answers: Answers;
  plan: string;
  quantity: number;
  problem: Problem | null;
  signUp: SignUp | null;
  status: number;
};
export const untried: Attempt = {
  quantity: 1,
  answers: {},
  problem: null,
  signUp: null,
  status: 200,
  selection: {},
  plan: '',
};

/** The page of a product, arranged as its owner did it. `above`: what stands over it. */
export async function renderProduct(
  visit: Visit,
  shell: VisitorShell,
  found: FoundProduct,
  attempt: Attempt,
  { root, data }: Arranged,
  above: ReactNode = null,
): Promise<StorefrontResponse> {
  const { parts, reviews, crumbs } = await partsFor(visit, shell, found, attempt);
  const { content, css, schemes } = renderBlocks(root, { data: { ...data, parts, related: found.related } });
  return renderPage(visit, shell, {
    status: attempt.status,
    hasIslands: true,
    styles: schemeStyles(shell.site.theme, schemes) + css,
    head: headOfProduct({ ...found, reviews: reviews.view }, shell.site, crumbs, visit.messages.site),
    children: (
      <>
        {above}
        {content}
      </>
    ),
  });
}

/** What the blocks of the page show. */
export async function partsFor(visit: Visit, shell: VisitorShell, found: FoundProduct, attempt: Attempt) {
  const { view, collectsRequests } = found;
  const { status: _status, selection, plan, ...purchase } = attempt;
  const crumbs = [
    { name: visit.messages.site.shop, href: '/shop' },
    ...view.breadcrumbs,
    { name: view.name, href: productHref(view.slug) },
  ];
  const chosen = completeSelection(view, selection);
  const reviews = await loadReviews(visit, shell, view);
  const parts = productParts({
    view: { ...view, media: withFirst(view.media, pictureOfSelection(view, chosen)) },
    siteName: shell.site.name,
    reviews,
    url: visit.request.url,
    crumbs,
    isWished: shell.wishedIds.includes(view.id),
    purchase: {
      ...purchase,
      selection: chosen,
      plan: readPlan([[PLAN, plan]], view.plans),
      planLegend: view.plans.length > 0 ? visit.messages.subscriptions.purchase : '',
      collectsRequests,
      priceNote: priceNote(shell.site, visit.messages),
      depositNote: depositNote(view, visit.messages.product),
    },
  });
  return { parts, reviews, crumbs };
}

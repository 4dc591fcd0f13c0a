import type { Visit } from '../../lib/render-page.tsx';
import type { VisitorShell } from '../../lib/site.ts';
import { loadReviews } from '../reviews/load-reviews.tsx';
import type { Shown } from '../shop-pages/render-shop-page.tsx';
import type { Problem } from './add-to-cart.ts';
import type { Answers } from './answers.ts';
import type { SignUp } from './back-in-stock.ts';
import { depositNote } from './deposit-note.ts';
import { type FoundProduct, loadProduct } from './load-product.ts';
import { withFirst } from './media-view.ts';
import { priceNote } from './price-note.ts';
import { headOfProduct } from './product-head.ts';
import { productHref } from './product-href.ts';
import { productParts } from './product-page.tsx';
import { productValues } from './product-values.ts';
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

/** What the page of a product shows, of which a visitor has chosen so much. */
export async function shownProduct(
  visit: Visit,
  shell: VisitorShell,
  found: FoundProduct,
  attempt: Attempt,
): Promise<Shown> {
  const { view, collectsRequests } = found;
  const { status, selection, plan, ...purchase } = attempt;
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
  const head = headOfProduct({ ...found, reviews: reviews.view }, shell.site, crumbs, visit.messages.site);
  const values = () => productValues(view, visit.messages.listing);
  return { status, head, parts, rows: { relatedProducts: found.related }, values };
}

/** The page of a product as nobody has chosen anything yet; null where there is no such product. */
export async function sampleProduct(visit: Visit, shell: VisitorShell, slug: string): Promise<Shown | null> {
  const found = await loadProduct(visit, slug);
  return found && shownProduct(visit, shell, found, untried);
}

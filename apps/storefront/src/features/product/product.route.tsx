import { BLOCK_FIELD } from '@stoa/blocks';
import type { Visit } from '../../lib/render-page.tsx';
import { loadShell, type VisitorShell } from '../../lib/site.ts';
import { redirect, type StorefrontResponse } from '../../lib/storefront-request.ts';
import { renderNotFound } from '../errors/errors.route.tsx';
import { SENT } from '../forms/sent.ts';
import { postVote } from '../reviews/post-vote.ts';
import { VOTED } from '../reviews/vote.ts';
import { answerArranged } from '../shop-pages/render-shop-page.tsx';
import { loadShopPage } from '../shop-pages/shop-page.ts';
import { addToCart, buyNow, type Problem } from './add-to-cart.ts';
import { NOTIFY, signUpForStock, thanksIn } from './back-in-stock.ts';
import { queryOfSelection, selectionFromNames } from './deep-link.ts';
import { type FoundProduct, loadProduct } from './load-product.ts';
import { movedProduct } from './moved-product.ts';
import { productHref } from './product-href.ts';
import { BUY_NOW, PLAN, readAnswers, readPlan, readQuantity, readSelection } from './purchase-form.ts';
import { recordView } from './related-products.ts';
import { type Attempt, shownProduct, untried } from './render-product.tsx';

/** Marks the address of a page after the visitor has just signed up. */
const SIGNED_UP = 'signed-up';

/** A product's page. Choices in the query, by name or from the form without scripts, are preselected. */
export async function showProduct(visit: Visit, slug: string): Promise<StorefrontResponse> {
  const { request, api } = visit;
  const [shell, found] = await Promise.all([loadShell(api, request.url.origin), loadSeenProduct(visit, slug)]);
  if (found?.view.slug !== slug) return movedProduct(visit, shell, { slug, known: found?.view.slug });
  const { searchParams } = request.url;
  // of several things that were sent from the page, the form's thanks are the latest
  const signUp = searchParams.has(SIGNED_UP) && !searchParams.has(SENT) ? thanksIn(visit.messages.product) : null;
  return showAttempt(visit, shell, found, { ...chosenIn(visit, found), signUp });
}

/** What the address says that the visitor chose. */
function chosenIn({ request }: Visit, { view }: FoundProduct): Attempt {
  const { searchParams } = request.url;
  return {
    ...untried,
    selection: { ...selectionFromNames(view.options, searchParams), ...readSelection(searchParams) },
    answers: readAnswers(searchParams),
    plan: searchParams.get(PLAN) ?? '',
    quantity: readQuantity(searchParams.get('quantity')) ?? 1,
  };
}

/** The product of a page that the visitor is viewing. */
async function loadSeenProduct(visit: Visit, slug: string): Promise<FoundProduct | null> {
  const found = await loadProduct(visit, slug);
  if (visit.request.isKnown && found?.view.slug === slug) await recordView(visit.api, found.view.id);
  return found;
}

/** The forms of the page, without scripts: they answer under the address of the page. */
export async function postProduct(visit: Visit, slug: string): Promise<StorefrontResponse> {
  const { request, api } = visit;
  const form = request.form ?? new URLSearchParams();
  if (form.has(VOTED)) return postVote(visit);
  const [shell, found] = await Promise.all([loadShell(api, request.url.origin), loadProduct(visit, slug)]);
  if (found?.view.slug !== slug) return movedProduct(visit, shell, { slug, known: found?.view.slug });
  if (form.has(BLOCK_FIELD)) return showAttempt(visit, shell, found, chosenIn(visit, found));
  return form.get('intent') === NOTIFY ? signUp(visit, shell, found, form) : buy(visit, shell, found, form);
}

/** Adds to the cart and shows it, or opens the checkout; or shows the page with the errors. */
async function buy(visit: Visit, shell: VisitorShell, found: FoundProduct, form: URLSearchParams) {
  const quantity = readQuantity(form.get('quantity') ?? '1');
  const wish = {
    selection: readSelection(form),
    answers: readAnswers(form),
    quantity,
    plan: readPlan(form, found.view.plans),
  };
  const { api, messages } = visit;
  let problem: Problem | null;
  if (form.get('intent') === BUY_NOW) {
    const opened = await buyNow(api.checkouts, found.view, wish, messages.product);
    if (typeof opened === 'string') return redirect(`/checkout/${opened}`);
    problem = opened;
  } else problem = await addToCart(api.carts, found.view, wish, messages.product);
  if (problem === null) return redirect('/cart');
  return showAttempt(visit, shell, found, { ...untried, ...wish, quantity: quantity ?? 1, problem, status: 422 });
}

/** Requests a notification for when a variant is back in stock, and shows the page again. */
async function signUp(visit: Visit, shell: VisitorShell, found: FoundProduct, form: URLSearchParams) {
  const variant = found.view.variants.find(({ id }) => id === form.get('variant'));
  if (!variant) return renderNotFound(visit, shell);
  const page = productHref(found.view.slug) + queryOfSelection(found.view.options, variant.choices);
  const result = await signUpForStock(
    visit.api.backInStock,
    found.view,
    variant,
    { email: form.get('email') ?? '', itemUrl: new URL(page, shell.site.url).href },
    visit.messages.product,
  );
  if (result.isDone) return redirect(`${page}${page.includes('?') ? '&' : '?'}${SIGNED_UP}`);
  const attempt = { selection: variant.choices, signUp: result, status: 422 };
  return showAttempt(visit, shell, found, { ...untried, ...attempt });
}

async function showAttempt(visit: Visit, shell: VisitorShell, found: FoundProduct, attempt: Attempt) {
  const [shown, arranged] = await Promise.all([
    shownProduct(visit, shell, found, attempt),
    loadShopPage(visit, shell.site, 'PRODUCT'),
  ]);
  return answerArranged(visit, shell, shown, arranged);
}

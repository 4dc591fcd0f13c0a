import { ProductPage } from '../components/product-page.tsx';
import { addToCart, type Problem } from '../lib/add-to-cart.ts';
import type { Answers } from '../lib/answers.ts';
import { type SignUp, signUpForStock, thanks } from '../lib/back-in-stock.ts';
import { collectsRequests } from '../lib/back-in-stock-settings.ts';
import { queryOfSelection, selectionFromNames } from '../lib/deep-link.ts';
import { type FoundProduct, loadProduct } from '../lib/load-product.ts';
import { withFirst } from '../lib/media-view.ts';
import { headOfProduct } from '../lib/product-head.ts';
import { productHref } from '../lib/product-href.ts';
import { readAnswers, readQuantity, readSelection } from '../lib/purchase-form.ts';
import { loadRelated, recordView } from '../lib/related-products.ts';
import { renderPage, type Visit } from '../lib/render-page.tsx';
import { loadShell, type Shell } from '../lib/site.ts';
import { movedTo, redirect, type StorefrontResponse } from '../lib/storefront-request.ts';
import { canBeHad, completeSelection, pictureOfSelection, type Selection } from '../lib/variants.ts';
import { loadWishes } from '../lib/wishlist.ts';
import { renderNotFound } from './errors.tsx';

type Attempt = {
  selection: Selection;
  answers: Answers;
  quantity: number;
  problem: Problem | null;
  signUp: SignUp | null;
  status: number;
};
const untried = { quantity: 1, answers: {}, problem: null, signUp: null, status: 200 };

/** Marks the address of a page whose visitor signed up a moment ago. */
const SIGNED_UP = 'signed-up';

/** A product's page. Choices in the query, named or as the form without script sends them, are taken over. */
export async function showProduct(visit: Visit, slug: string): Promise<StorefrontResponse> {
  const { request, api } = visit;
  const { searchParams } = request.url;
  const shell = await loadShell(api, request.url.origin);
  const found = await loadProduct(api, slug, shell.site.language);
  if (found?.view.slug !== slug) return moved(visit, shell, slug, found?.view.slug);
  return renderProduct(visit, shell, found, {
    ...untried,
    selection: { ...selectionFromNames(found.view.options, searchParams), ...readSelection(searchParams) },
    answers: readAnswers(searchParams),
    quantity: readQuantity(searchParams.get('quantity')) ?? 1,
    signUp: searchParams.has(SIGNED_UP) ? thanks : null,
  });
}

/** To the page of the product that once had the slug, or to none. */
async function moved(visit: Visit, shell: Shell, slug: string, known: string | undefined) {
  const current = known ?? (await visit.api.storefront.getCurrentSlug({ kind: 'PRODUCT', slug })).slug;
  return current ? movedTo(productHref(current) + visit.request.url.search) : renderNotFound(visit, shell);
}

/** The purchase form without script: adds to the cart and shows it, or the product's page with what is wrong. */
export async function postToCart(visit: Visit): Promise<StorefrontResponse> {
  const { request, api } = visit;
  const form = request.form ?? new URLSearchParams();
  const shell = await loadShell(api, request.url.origin);
  const found = await loadProduct(api, form.get('slug') ?? '', shell.site.language);
  if (!found) return renderNotFound(visit, shell);
  const quantity = readQuantity(form.get('quantity') ?? '1');
  const wish = { selection: readSelection(form), answers: readAnswers(form), quantity };
  const problem = await addToCart(api.carts, found.view, wish);
  if (problem === null) return redirect('/cart');
  return renderProduct(visit, shell, found, { ...untried, ...wish, quantity: quantity ?? 1, problem, status: 422 });
}

/** The form for what is sold out, without script: asks to be told, and shows the product's page again. */
export async function postBackInStock(visit: Visit): Promise<StorefrontResponse> {
  const { request, api } = visit;
  const form = request.form ?? new URLSearchParams();
  const shell = await loadShell(api, request.url.origin);
  const found = await loadProduct(api, form.get('slug') ?? '', shell.site.language);
  const variant = found?.view.variants.find(({ id }) => id === form.get('variant'));
  if (!found || !variant) return renderNotFound(visit, shell);
  const page = productHref(found.view.slug) + queryOfSelection(found.view.options, variant.choices);
  const address = new URL(page, shell.site.url).href;
  const signUp = await signUpForStock(api.backInStock, found.view, variant, form.get('email') ?? '', address);
  if (signUp.isDone) return redirect(`${page}${page.includes('?') ? '&' : '?'}${SIGNED_UP}`);
  return renderProduct(visit, shell, found, { ...untried, selection: variant.choices, signUp, status: 422 });
}

async function renderProduct(visit: Visit, shell: Shell, found: FoundProduct, attempt: Attempt) {
  const { product, view } = found;
  const { status, selection, ...purchase } = attempt;
  const crumbs = [
    { name: 'Shop', href: '/shop' },
    ...view.breadcrumbs,
    { name: view.name, href: productHref(view.slug) },
  ];
  const chosen = completeSelection(view, selection);
  const shown = { ...view, media: withFirst(view.media, pictureOfSelection(view, chosen)) };
  const [related, wishes, collects] = await Promise.all([
    loadRelated(visit.api, product),
    loadWishes(visit.api),
    view.variants.every(canBeHad) ? false : collectsRequests(visit.api),
    visit.request.isKnown && recordView(visit.api, product),
  ]);
  return renderPage(visit, shell, {
    status,
    hasIslands: true,
    head: headOfProduct(product, view, shell.site, crumbs),
    children: (
      <ProductPage
        view={shown}
        siteName={shell.site.name}
        crumbs={crumbs}
        related={related}
        isWished={wishes.includes(view.id)}
        purchase={{ ...purchase, selection: chosen, collectsRequests: collects }}
      />
    ),
  });
}

import type { OfferedGiftCard } from '../../lib/api.ts';
import { hasProblems, noProblem } from '../../lib/form-state.ts';
import { renderPage, type Visit } from '../../lib/render-page.tsx';
import { loadShell, type VisitorShell } from '../../lib/site.ts';
import { redirect, type StorefrontResponse } from '../../lib/storefront-request.ts';
import { renderNotFound } from '../errors/errors.route.tsx';
import { emptyFields, type GiftCardFields, readFields, toCartRequest, wrongFields } from './gift-card-form.ts';
import { GiftCardPage } from './gift-card-page.tsx';

type Loaded = { shell: VisitorShell; product: OfferedGiftCard };

/** The page where visitors buy a gift card; none while the shop sells none. */
export async function showGiftCard(visit: Visit): Promise<StorefrontResponse> {
  const loaded = await load(visit);
  return 'product' in loaded ? render(visit, loaded, emptyFields(loaded.product)) : loaded;
}

/** Puts a gift card into the cart and shows it, or the page with the errors. */
export async function postGiftCard(visit: Visit): Promise<StorefrontResponse> {
  const { request, api, messages } = visit;
  const loaded = await load(visit);
  if (!('product' in loaded)) return loaded;
  const { product, shell } = loaded;
  const fields = readFields(request.form ?? new URLSearchParams());
  const { currency, language, timeZone } = shell.site;
  const rules = { product, money: { currency, language }, timeZone, now: new Date() };
  const { problems } = messages.giftCard;
  const state = { errors: wrongFields(fields, rules, problems), problem: null };
  if (hasProblems(state)) return render(visit, loaded, fields, state);
  await api.carts.addToCurrentCart(toCartRequest(fields, rules));
  const { cartItemCount = 0 } = await api.visitors.getCollected();
  // what is not sold is not added
  if (cartItemCount === shell.cartCount) return render(visit, loaded, fields, { errors: {}, problem: problems.gone });
  return redirect('/cart');
}

async function load(visit: Visit): Promise<Loaded | StorefrontResponse> {
  const { api, request } = visit;
  const [shell, { product }] = await Promise.all([
    loadShell(api, request.url.origin),
    api.giftCards.getOfferedGiftCard(),
  ]);
  return product ? { shell, product } : renderNotFound(visit, shell);
}

function render(visit: Visit, { shell, product }: Loaded, fields: GiftCardFields, state = noProblem) {
  return renderPage(visit, shell, {
    status: hasProblems(state) ? 422 : 200,
    head: { title: product.name ?? '', canonical: '/gift-card' },
    children: <GiftCardPage product={product} fields={fields} state={state} site={shell.site} now={new Date()} />,
  });
}

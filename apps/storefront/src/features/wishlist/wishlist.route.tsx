import { ProductCard } from '@stoa/blocks';
import { useMessages } from '@stoa/messages/react';
import { Notice } from '../../components/notice.tsx';
import { hasCode, isMissing } from '../../lib/api-errors.ts';
import { ownPathOf } from '../../lib/own-path.ts';
import { renderPage, type Visit } from '../../lib/render-page.tsx';
import { loadShell } from '../../lib/site.ts';
import { redirect, type StorefrontResponse } from '../../lib/storefront-request.ts';
import { summarize } from '../product/product-summary.ts';
import { WishForm } from './wish-form.tsx';
import { setWish } from './wishlist.ts';

export async function showWishlist(visit: Visit): Promise<StorefrontResponse> {
  const { api, request } = visit;
  const messages = visit.messages.wishlist;
  const shell = await loadShell(api, request.url.origin);
  const products = await loadWished(visit, shell.wishedIds);
  const isFull = request.url.searchParams.get('notice') === 'full';
  return renderPage(visit, shell, {
    head: { title: messages.title },
    children: (
      <div className="listing">
        <h1>{messages.title}</h1>
        <Notice>{isFull && messages.full}</Notice>
        {products.length > 0 ? (
          <ul className="product-list">
            {products.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} headingLevel={2} />
                <WishedActions product={product} />
                <WishForm productId={product.id} productName={product.name} isWished from="/wishlist" />
              </li>
            ))}
          </ul>
        ) : (
          <div className="empty-state">
            <p className="lead">{messages.empty}</p>
            <p>
              <a className="button" href="/shop">
                {visit.messages.site.browseShop}
              </a>
            </p>
          </div>
        )}
      </div>
    ),
  });
}

async function loadWished({ api, request, messages }: Visit, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const search = { filter: { id: { $in: ids } }, cursorPaging: { limit: ids.length } };
  const { products = [] } = await api.products.searchProducts({ search });
  return products
    .toSorted((one, other) => ids.indexOf(one.id ?? '') - ids.indexOf(other.id ?? ''))
    .map((product) => ({
      ...summarize(product, messages.listing, request),
      hasChoices: Boolean(product.options?.length || product.modifiers?.some(({ mandatory }) => mandatory)),
    }));
}

type Wished = Awaited<ReturnType<typeof loadWished>>[number];

/** Adds the product to the cart, or leads to its choices. */
function WishedActions({ product: { href, name, hasChoices, isSoldOut } }: { product: Wished }) {
  const messages = useMessages('wishlist');
  const named = <span className="visually-hidden">: {name}</span>;
  if (isSoldOut) return null;
  if (hasChoices)
    return (
      <a className="button button-quiet button-wide" href={href}>
        {messages.choose}
        {named}
      </a>
    );
  return (
    <form method="post" action={href}>
      <button className="button button-quiet button-wide" type="submit">
        {messages.addToCart}
        {named}
      </button>
    </form>
  );
}

/** Changes the wishlist and returns to the visitor's page. */
export async function postWish({ request, api }: Visit): Promise<StorefrontResponse> {
  const { form, url } = request;
  try {
    await setWish(api, form?.get('product') ?? '', form?.get('wish') === 'yes');
  } catch (error) {
    if (hasCode(error, 'WISHLIST_ITEMS_LIMIT_EXCEEDED')) return redirect('/wishlist?notice=full');
    if (!isMissing(error)) throw error;
  }
  return redirect(ownPathOf(form?.get('from') || '/wishlist', url.origin) ?? '/wishlist');
}

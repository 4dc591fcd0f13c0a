import { ProductCard } from '@stoa/blocks';
import { Notice } from '../components/notice.tsx';
import { WishForm } from '../components/wish-form.tsx';
import type { Api } from '../lib/api.ts';
import { hasCode, isMissing } from '../lib/api-errors.ts';
import { summarize } from '../lib/product-summary.ts';
import { renderPage, type Visit } from '../lib/render-page.tsx';
import { loadShell } from '../lib/site.ts';
import { redirect, type StorefrontResponse } from '../lib/storefront-request.ts';
import { loadWishes, setWish } from '../lib/wishlist.ts';

/** What the page says where a list is full. */
const NOTICES: Record<string, string> = { full: 'The list is full. Remove something from it first.' };

export async function showWishlist(visit: Visit): Promise<StorefrontResponse> {
  const { api, request } = visit;
  const [shell, products] = await Promise.all([loadShell(api, request.url.origin), loadWished(api)]);
  const notice = NOTICES[request.url.searchParams.get('notice') ?? ''];
  return renderPage(visit, shell, {
    head: { title: 'Wish list' },
    children: (
      <div className="listing">
        <h1>Wish list</h1>
        <Notice>{notice}</Notice>
        {products.length > 0 ? (
          <ul className="product-list">
            {products.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} headingLevel={2} />
                <WishForm productId={product.id} productName={product.name} isWished from="/wishlist" />
              </li>
            ))}
          </ul>
        ) : (
          <div className="empty-state">
            <p className="lead">There is nothing on your list yet.</p>
            <p>
              <a className="button" href="/shop">
                See what there is
              </a>
            </p>
          </div>
        )}
      </div>
    ),
  });
}

async function loadWished(api: Api) {
  const ids = await loadWishes(api);
  if (ids.length === 0) return [];
  const search = { filter: { id: { $in: ids } }, cursorPaging: { limit: ids.length } };
  const { products = [] } = await api.products.searchProducts({ search });
  return products.toSorted((one, other) => ids.indexOf(one.id ?? '') - ids.indexOf(other.id ?? '')).map(summarize);
}

/** Changes the list and goes back to where the visitor was. */
export async function postWish({ request, api }: Visit): Promise<StorefrontResponse> {
  const { form, url } = request;
  try {
    await setWish(api, form?.get('product') ?? '', form?.get('wish') === 'yes');
  } catch (error) {
    if (hasCode(error, 'WISHLIST_ITEMS_LIMIT_EXCEEDED')) return redirect('/wishlist?notice=full');
    if (!isMissing(error)) throw error;
  }
  const back = URL.parse(form?.get('from') || '/wishlist', url.origin);
  // a link from elsewhere must not lead elsewhere
  return redirect(back?.origin === url.origin ? back.pathname + back.search : '/wishlist');
}

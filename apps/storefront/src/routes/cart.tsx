import { CartLines } from '../components/cart-lines.tsx';
import { Notice } from '../components/notice.tsx';
import { Sum } from '../components/sum.tsx';
import { loadMember } from '../lib/account-page.tsx';
import { hasCode } from '../lib/api-errors.ts';
import { type CartView, loadCart } from '../lib/cart-view.ts';
import { readQuantity } from '../lib/purchase-form.ts';
import { renderPage, type Visit } from '../lib/render-page.tsx';
import { prefillCheckout } from '../lib/save-checkout.ts';
import { loadSite } from '../lib/site.ts';
import { redirect, type StorefrontResponse } from '../lib/storefront-request.ts';

/** What the page says after a change, by the `notice` of its address. */
const NOTICES: Record<string, string> = {
  updated: 'The cart was updated.',
  removed: 'The item was removed.',
  limited: 'There are not that many left. The quantity was set to what is there.',
  quantity: 'The quantity must be a whole number from 1 to 999.',
  changed: 'Something in the cart is no longer available as it was. Check it and go on.',
};

export async function showCart({ request, ...visit }: Visit): Promise<StorefrontResponse> {
  const [site, cart] = await Promise.all([loadSite(visit.api, request.url.origin), loadCart(visit.api.carts)]);
  const notice = NOTICES[request.url.searchParams.get('notice') ?? ''];
  return renderPage(
    { request, ...visit },
    { site, cartCount: cart.count },
    {
      head: { title: 'Cart' },
      children: (
        <div className="cart-page">
          <h1>Cart</h1>
          <Notice>{notice}</Notice>
          {cart.lines.length > 0 ? <FullCart cart={cart} /> : <EmptyCart />}
        </div>
      ),
    },
  );
}

function FullCart({ cart }: { cart: CartView }) {
  return (
    <div className="cart">
      <CartLines lines={cart.lines} />
      <section className="cart-summary" aria-labelledby="cart-summary-heading">
        <h2 id="cart-summary-heading">Summary</h2>
        <Sum rows={cart.rows} totalLabel="Estimated total" total={cart.total} />
        <p className="field-hint">Delivery and tax are worked out at checkout, from your address.</p>
        {cart.canCheckOut ? (
          <form method="post" action="/checkout">
            <button className="button button-wide" type="submit">
              Check out
            </button>
          </form>
        ) : (
          <p className="form-message">Some items cannot be bought as they are. Change or remove them to check out.</p>
        )}
        <a className="more-link" href="/shop">
          Continue shopping
        </a>
      </section>
    </div>
  );
}

function EmptyCart() {
  return (
    <div className="empty-state">
      <p className="lead">Your cart is empty.</p>
      <p>
        <a className="button" href="/shop">
          See what there is
        </a>
      </p>
    </div>
  );
}

/** Sets the quantity of a line. More than there are is reduced to what is there. */
export async function postQuantity({ request, api }: Visit): Promise<StorefrontResponse> {
  const id = request.form?.get('line') ?? '';
  const quantity = readQuantity(request.form?.get('quantity') ?? null);
  if (quantity === null) return redirect('/cart?notice=quantity');
  return answer(async () => {
    const { cart } = await api.carts.updateCurrentCartLineItemQuantity({ lineItems: [{ id, quantity }] });
    const line = cart?.lineItems?.find((candidate) => candidate.id === id);
    return (line?.quantity ?? quantity) < quantity ? 'limited' : 'updated';
  });
}

export async function postRemoval({ request, api }: Visit): Promise<StorefrontResponse> {
  return answer(async () => {
    await api.carts.removeLineItemsFromCurrentCart({ lineItemIds: [request.form?.get('line') ?? ''] });
    return 'removed';
  });
}

/** Makes a checkout of the cart and goes there. */
export async function postCheckout(visit: Visit): Promise<StorefrontResponse> {
  const { api } = visit;
  return answer(async () => {
    const { checkoutId = '' } = await api.carts.createCheckoutFromCurrentCart({ channelType: 'WEB' });
    const member = await loadMember(visit);
    // what an account knows is a convenience: where it cannot be used, the buyer types it
    if (member) await prefillCheckout(api.checkouts, checkoutId, member).catch(() => undefined);
    return { href: `/checkout/${checkoutId}` };
  });
}

/** Back to the cart with a notice, or to another address; also where the cart changed in another window meanwhile. */
async function answer(change: () => Promise<string | { href: string }>): Promise<StorefrontResponse> {
  try {
    const outcome = await change();
    return redirect(typeof outcome === 'string' ? `/cart?notice=${outcome}` : outcome.href);
  } catch (error) {
    if (hasCode(error, 'OWNED_CART_NOT_FOUND')) return redirect('/cart');
    if (hasCode(error, 'EMPTY_CHECKOUT', 'FULL_OUT_OF_STOCK', 'PARTIAL_OUT_OF_STOCK', '400', '404', '428')) {
      return redirect('/cart?notice=changed');
    }
    throw error;
  }
}

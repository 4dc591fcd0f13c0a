import { useMessages } from '@stoa/messages/react';
import { Notice } from '../../components/notice.tsx';
import { hasCode } from '../../lib/api-errors.ts';
import { messageOf } from '../../lib/message-of.ts';
import { renderPage, type Visit } from '../../lib/render-page.tsx';
import { loadSite } from '../../lib/site.ts';
import { redirect, type StorefrontResponse } from '../../lib/storefront-request.ts';
import { loadMember } from '../account/account-page.tsx';
import { prefillCheckout } from '../checkout/save-checkout.ts';
import { refusedCode } from '../codes/change-codes.ts';
import { CodeField } from '../codes/code-field.tsx';
import { codeForms, MISSING } from '../codes/codes.ts';
import { readQuantity } from '../product/purchase-form.ts';
import { CartLines } from './cart-lines.tsx';
import { type CartView, loadCart } from './cart-view.ts';
import { Sum } from './sum.tsx';

export const showCart = (visit: Visit): Promise<StorefrontResponse> => renderCart(visit, { typed: '', error: null });

/** A rejected coupon code, and the code of the error. */
type CouponAttempt = { typed: string; error: string | null };

async function renderCart(visit: Visit, attempt: CouponAttempt): Promise<StorefrontResponse> {
  const { request } = visit;
  const messages = visit.messages.cart;
  const [site, cart] = await Promise.all([
    loadSite(visit.api, request.url.origin),
    loadCart(visit.api.carts, messages),
  ]);
  const notice = messageOf(messages.notices, request.url.searchParams.get('notice'));
  return renderPage(
    visit,
    { site, cartCount: cart.count },
    {
      status: attempt.error ? 422 : 200,
      head: { title: messages.cart },
      children: (
        <div className="cart-page">
          <h1>{messages.cart}</h1>
          <Notice>{notice}</Notice>
          {cart.lines.length > 0 ? <FullCart cart={cart} attempt={attempt} /> : <EmptyCart />}
        </div>
      ),
    },
  );
}

function FullCart({ cart, attempt }: { cart: CartView; attempt: CouponAttempt }) {
  const messages = useMessages('cart');
  const { continueShopping } = useMessages('site');
  return (
    <div className="cart">
      <CartLines lines={cart.lines} />
      <section className="cart-summary" aria-labelledby="cart-summary-heading">
        <h2 id="cart-summary-heading">{messages.summary}</h2>
        <form method="post" action="/cart/coupon">
          <CodeField kind="coupon" applied={cart.coupon} typed={attempt.typed} error={attempt.error} />
        </form>
        <Sum rows={cart.rows} totalLabel={messages.estimatedTotal} total={cart.total} />
        <p className="field-hint">{messages.deliveryAtCheckout}</p>
        {cart.canCheckOut ? (
          <form method="post" action="/checkout">
            <button className="button button-wide" type="submit">
              {messages.checkOut}
            </button>
          </form>
        ) : (
          <p className="form-message">{messages.cannotCheckOut}</p>
        )}
        <a className="more-link" href="/shop">
          {continueShopping}
        </a>
      </section>
    </div>
  );
}

function EmptyCart() {
  const messages = useMessages('cart');
  const { browseShop } = useMessages('site');
  return (
    <div className="empty-state">
      <p className="lead">{messages.empty}</p>
      <p>
        <a className="button" href="/shop">
          {browseShop}
        </a>
      </p>
    </div>
  );
}

/** Sets the quantity of a line, up to the available stock. */
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

/** Applies a coupon, or removes it. */
export async function postCoupon(visit: Visit): Promise<StorefrontResponse> {
  const {
    api,
    request: { form },
  } = visit;
  const { field, remove } = codeForms.coupon;
  const typed = form?.get(field)?.trim() ?? '';
  if (form?.get('intent') === remove)
    return answer(async () => {
      await api.carts.removeCouponFromCurrentCart();
      return 'couponRemoved';
    });
  if (!typed) return renderCart(visit, { typed, error: MISSING });
  try {
    await api.carts.updateCurrentCart({ couponCode: typed });
    return redirect('/cart?notice=couponApplied');
  } catch (error) {
    if (hasCode(error, 'OWNED_CART_NOT_FOUND')) return redirect('/cart');
    return renderCart(visit, { typed, error: refusedCode(error, 'coupon') });
  }
}

/** Creates a checkout from the cart and goes there. */
export async function postCheckout(visit: Visit): Promise<StorefrontResponse> {
  const { api } = visit;
  return answer(async () => {
    const { checkoutId = '' } = await api.carts.createCheckoutFromCurrentCart({ channelType: 'WEB' });
    const member = await loadMember(visit);
    // the account's data is a convenience: if it cannot be used, the buyer types it
    if (member) await prefillCheckout(api.checkouts, checkoutId, member).catch(() => undefined);
    return { href: `/checkout/${checkoutId}` };
  });
}

/** Redirects to the cart with a notice, or to another address; also if another window changed the cart meanwhile. */
async function answer(change: () => Promise<string | { href: string }>): Promise<StorefrontResponse> {
  try {
    const outcome = await change();
    return redirect(typeof outcome === 'string' ? `/cart?notice=${outcome}` : outcome.href);
  } catch (error) {
    if (hasCode(error, 'OWNED_CART_NOT_FOUND')) return redirect('/cart');
    if (hasCode(error, 'LINE_AMOUNT_TOO_LARGE')) return redirect('/cart?notice=tooExpensive');
    if (hasCode(error, 'EMPTY_CHECKOUT', 'FULL_OUT_OF_STOCK', 'PARTIAL_OUT_OF_STOCK', '400', '404', '428')) {
      return redirect('/cart?notice=changed');
    }
    throw error;
  }
}

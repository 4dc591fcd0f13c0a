import { CartLink } from '@stoa/blocks/site-frame';
import { useMessages } from '@stoa/messages/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useStore } from '../../lib/store.ts';
import { cartStore } from './cart-store.ts';
import { type CartView, sumOfCart } from './cart-view.ts';
import { CompactLines } from './compact-lines.tsx';
import { Sum } from './sum.tsx';

const DrawerExtras = lazy(() => import('./drawer-extras.tsx'));

/** The cart link in the header, and the drawer that opens when an item is added. */
export default function Cart({ count }: { count: number }) {
  const change = useStore(cartStore, null);
  return (
    <>
      <CartLink count={change?.cart.count ?? count} />
      {change?.isShown && <CartDrawer cart={change.cart} />}
    </>
  );
}

function CartDrawer({ cart }: { cart: CartView }) {
  const messages = useMessages('cart');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (cart.count > 0 && !dialog.current?.open) dialog.current?.showModal();
  }, [cart]);
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className="cart-drawer" aria-labelledby="cart-drawer-heading" closedby="any">
      <div className="cart-drawer-content">
        <div className="cart-drawer-top">
          <h2 id="cart-drawer-heading">{messages.added}</h2>
          <button type="button" className="icon-button" onClick={close}>
            <span className="visually-hidden">{messages.close}</span>
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d="M5 5l14 14M19 5L5 19" />
            </svg>
          </button>
        </div>
        <CompactLines lines={cart.lines} />
        <div className="cart-drawer-end">
          <Extras cart={cart} />
          <Sum {...sumOfCart(cart, messages)} />
          <form id={CHECKOUT_FORM} method="post" action="/checkout">
            <button className="button button-wide" type="submit">
              {messages.checkOut}
            </button>
          </form>
          <a className="button button-quiet button-wide" href="/cart">
            {messages.viewCart}
          </a>
        </div>
      </div>
    </dialog>
  );
}

const CHECKOUT_FORM = 'drawer-checkout';

/** What few need right away is loaded once it is unfolded. */
function Extras({ cart }: { cart: CartView }) {
  const messages = useMessages('cart');
  const [isWanted, setIsWanted] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsWanted((was) => was || currentTarget.open)}>
      <summary>{messages.extras}</summary>
      {isWanted && (
        <Suspense>
          <DrawerExtras cart={cart} checkoutForm={CHECKOUT_FORM} />
        </Suspense>
      )}
    </details>
  );
}

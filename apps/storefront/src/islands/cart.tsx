import { useEffect, useRef } from 'react';
import { CartLink } from '../components/cart-link.tsx';
import { CompactLines } from '../components/compact-lines.tsx';
import { cartStore } from '../lib/cart-store.ts';
import type { CartView } from '../lib/cart-view.ts';
import { useStore } from '../lib/store.ts';

/** The header's way to the cart, and the drawer that opens when something was added. */
export default function Cart({ count }: { count: number }) {
  const cart = useStore(cartStore, null);
  return (
    <>
      <CartLink count={cart?.count ?? count} />
      {cart && <CartDrawer cart={cart} />}
    </>
  );
}

function CartDrawer({ cart }: { cart: CartView }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (cart.count > 0 && !dialog.current?.open) dialog.current?.showModal();
  }, [cart]);
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className="cart-drawer" aria-labelledby="cart-drawer-heading" closedby="any">
      <div className="cart-drawer-content">
        <div className="cart-drawer-top">
          <h2 id="cart-drawer-heading">Added to your cart</h2>
          <button type="button" className="icon-button" onClick={close}>
            <span className="visually-hidden">Close</span>
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d="M5 5l14 14M19 5L5 19" />
            </svg>
          </button>
        </div>
        <CompactLines lines={cart.lines} />
        <div className="cart-drawer-end">
          <p className="cart-drawer-total">
            <span>Subtotal</span> <span>{cart.rows[0]?.amount}</span>
          </p>
          <form method="post" action="/checkout">
            <button className="button button-wide" type="submit">
              Check out
            </button>
          </form>
          <a className="button button-quiet button-wide" href="/cart">
            View cart
          </a>
        </div>
      </div>
    </dialog>
  );
}

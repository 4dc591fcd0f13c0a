import { useMessages } from '@stoa/messages/react';
/** A link to the cart, with the number of items in it. */
export function CartLink({ count }: { count: number }) {
  const messages = useMessages('cart');
  return (
    <a className="cart-link" href="/cart">
      <span>{messages.cart}</span>
      {count > 0 && (
        <span className="cart-count">
          {count}
          <span className="visually-hidden"> {messages.itemsUnit(count)}</span>
        </span>
      )}
    </a>
  );
}

/** The way to the cart, with the number of items in it. */
export function CartLink({ count }: { count: number }) {
  return (
    <a className="cart-link" href="/cart">
      <span>Cart</span>
      {count > 0 && (
        <span className="cart-count">
          {count}
          <span className="visually-hidden"> {count === 1 ? 'item' : 'items'}</span>
        </span>
      )}
    </a>
  );
}

import { useMessages } from '@stoa/messages/react';

type WishFormProps = {
  productId: string;
  productName: string;
  isWished: boolean;
  /** The page to return to: a path of the site. */
  from: string;
};

/** Puts a product on the visitor's wishlist, or takes it off. */
export function WishForm({ productId, productName, isWished, from, ...marks }: WishFormProps) {
  const messages = useMessages('wishlist');
  return (
    <form className="wish-form" method="post" action="/wishlist" {...marks}>
      <input type="hidden" name="product" value={productId} />
      <input type="hidden" name="wish" value={isWished ? 'no' : 'yes'} />
      <input type="hidden" name="from" value={from} />
      <button className="text-button" type="submit">
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" data-full={isWished || undefined}>
          <path d="M12 20C5 14.5 3 11.5 3 8.5A4.5 4.5 0 0 1 12 6a4.5 4.5 0 0 1 9 2.5c0 3-2 6-9 11.5z" />
        </svg>
        {isWished ? messages.remove : messages.add}
        <span className="visually-hidden">: {productName}</span>
      </button>
    </form>
  );
}

import { useMessages } from '@stoa/messages/react';
import type { ProductView } from '../product/product-view.ts';
import { reviewHref } from './review-href.ts';

/** Asks once more before a review is deleted. */
export function DeleteReview({ product: { name, slug } }: { product: Pick<ProductView, 'name' | 'slug'> }) {
  const messages = useMessages('reviewing');
  return (
    <form method="post" action={reviewHref(slug)}>
      <p className="lead">{messages.deleteText(name)}</p>
      <input type="hidden" name="intent" value="delete" />
      <p className="actions">
        <button className="button" type="submit">
          {messages.delete}
        </button>
        <a className="button button-quiet" href={reviewHref(slug)}>
          {messages.keep}
        </a>
      </p>
    </form>
  );
}

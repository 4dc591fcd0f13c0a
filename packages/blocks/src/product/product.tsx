import type { BlockProps, BlockView } from '../block-data.ts';
import { drawn, rowOf } from '../shop-pages/part-views.tsx';

/** The pictures of the product, and beside them what its owner put there, in the order in which they are seen. */
function viewProduct({ block, data: { parts = {} }, headingLevel, slot }: BlockProps) {
  const side = block.styles.gallerySide?.all;
  const gallery = side === 'none' ? null : parts.productGallery;
  const isGalleryLast = side === 'end';
  return (
    <article className="product" data-plain={gallery ? undefined : ''}>
      {!isGalleryLast && gallery}
      <div className="product-words">{slot('content', headingLevel)}</div>
      {isGalleryLast && gallery}
    </article>
  );
}

export const product: BlockView = { view: viewProduct, example: () => ({}) };
export const breadcrumbs = drawn('breadcrumbs');
export const productRibbons = drawn('productRibbons');
export const productName = drawn('productName', { hasTitle: true });
export const productRating = drawn('productRating');
export const productBrand = drawn('productBrand');
export const purchase = drawn('purchase');
export const wishButton = drawn('wishButton');
export const productDescription = drawn('productDescription');
export const productDetails = drawn('productDetails');
export const productReviews = drawn('productReviews');
export const relatedProducts = rowOf('relatedProducts', 'related');

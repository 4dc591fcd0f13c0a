import { useMessages } from '@stoa/messages/react';
import type { BlockProps, BlockView } from '../block-data.ts';
import { ProductRow } from '../product-row.tsx';
import { readText } from '../read-props.ts';

/** The pictures of the product, and beside them what its owner put there, in the order in which they are seen. */
function viewProduct({ block, data: { parts = {} }, headingLevel, slot }: BlockProps) {
  const gallery = parts.productGallery;
  const isGalleryLast = block.styles.gallerySide?.all === 'end';
  return (
    <article className="product" data-plain={gallery ? undefined : ''}>
      {!isGalleryLast && gallery}
      <div className="product-words">{slot('content', headingLevel)}</div>
      {isGalleryLast && gallery}
    </article>
  );
}

function viewRelated({ block, data: { related = [] }, edit }: BlockProps) {
  if (related.length === 0) return null;
  const heading = readText(block.props, 'heading');
  return <Related heading={heading} products={related} {...(heading && { edit: edit('heading') })} />;
}

/** Without words of its owner, it is called as all shops call it. */
function Related({ heading, ...row }: Omit<Parameters<typeof ProductRow>[0], 'id'>) {
  const messages = useMessages('site');
  return <ProductRow id="related" heading={heading || messages.related} {...row} />;
}

/** A part of the page that whoever loaded the product has drawn. */
const drawn = (type: string): BlockView => ({
  view: ({ data }) => data.parts?.[type] ?? null,
  example: () => ({}),
});

export const product: BlockView = { view: viewProduct, hasTitle: true, example: () => ({}) };
export const breadcrumbs = drawn('breadcrumbs');
export const productRibbons = drawn('productRibbons');
export const productName = drawn('productName');
export const productRating = drawn('productRating');
export const productBrand = drawn('productBrand');
export const purchase = drawn('purchase');
export const wishButton = drawn('wishButton');
export const productDescription = drawn('productDescription');
export const productDetails = drawn('productDetails');
export const productReviews = drawn('productReviews');
export const relatedProducts: BlockView = { view: viewRelated, example: () => ({}) };

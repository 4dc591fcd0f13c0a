/** The page of a product, and the parts of it that owners arrange. What they show is the product of the page. */
import type { BlockSchema, Style, Subject } from '@stoa/page-model';
import { productData } from '../schemas/data.ts';
import { heading } from '../schemas/properties.ts';
import { itemOf, sectionOf, shopPage } from '../shop-pages/parts.ts';

const ofProduct: readonly Subject[] = ['product'];

export const productPage: BlockSchema = shopPage('product', {
  type: 'productPage',
  label: 'Product page',
  data: productData,
  title: 'product.name',
});

const gallerySide: Style = {
  label: 'Pictures',
  property: 'data-gallery',
  steps: {
    start: { label: 'Before the words' },
    end: { label: 'After the words', value: 'end' },
    none: { label: 'No pictures', value: 'none' },
  },
  usual: 'start',
};

export const breadcrumbs = sectionOf(['product', 'list', 'post'], { type: 'breadcrumbs', label: 'Breadcrumbs' });

export const product = sectionOf(ofProduct, {
  type: 'product',
  label: 'Product',
  isRequired: true,
  styles: { gallerySide },
  slots: {
    content: {
      label: 'Beside the pictures',
      accepts: [
        'productRibbons',
        'productName',
        'productRating',
        'productBrand',
        'purchase',
        'wishButton',
        'productDescription',
        'productDetails',
        'element',
      ],
      most: 40,
    },
  },
});

export const productRibbons = itemOf(ofProduct, { type: 'productRibbons', label: 'Ribbons' });
export const productName = itemOf(ofProduct, { type: 'productName', label: 'Name' });
export const productRating = itemOf(ofProduct, { type: 'productRating', label: 'Rating' });
export const productBrand = itemOf(ofProduct, { type: 'productBrand', label: 'Brand' });
export const purchase = itemOf(ofProduct, { type: 'purchase', label: 'Price and buttons', isRequired: true });
export const wishButton = itemOf(ofProduct, { type: 'wishButton', label: 'Wishlist button' });
export const productDescription = itemOf(ofProduct, { type: 'productDescription', label: 'Description' });
export const productDetails = itemOf(ofProduct, { type: 'productDetails', label: 'Info sections' });

export const productReviews = sectionOf(ofProduct, { type: 'productReviews', label: 'Reviews' });

export const relatedProducts = sectionOf(ofProduct, {
  type: 'relatedProducts',
  label: 'Related products',
  named: 'heading',
  props: { heading },
});

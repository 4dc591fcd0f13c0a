/** The page of a product, and the parts of it that owners arrange. What they show is the product of the page. */
import type { BlockSchema, Style } from '@stoa/page-model';
import { heading } from '../schemas/properties.ts';

export const productPage: BlockSchema = {
  type: 'productPage',
  label: 'Product page',
  group: 'page',
  about: 'product',
  props: {},
  slots: { content: { label: 'Sections', accepts: ['section'], most: 200 } },
};

const ofProduct = { needs: ['product'], isSingle: true, props: {}, slots: {} } as const;
const section = { ...ofProduct, group: 'section' } as const;
const item = { ...ofProduct, group: 'item' } as const;

const gallerySide: Style = {
  label: 'Pictures',
  property: 'data-gallery',
  steps: { start: { label: 'Before the words' }, end: { label: 'After the words', value: 'end' } },
  usual: 'start',
};

export const breadcrumbs: BlockSchema = { ...section, type: 'breadcrumbs', label: 'Path to the page' };

export const product: BlockSchema = {
  ...section,
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
};

export const productRibbons: BlockSchema = { ...item, type: 'productRibbons', label: 'Ribbons' };
export const productName: BlockSchema = { ...item, type: 'productName', label: 'Name', isRequired: true };
export const productRating: BlockSchema = { ...item, type: 'productRating', label: 'Rating' };
export const productBrand: BlockSchema = { ...item, type: 'productBrand', label: 'Brand' };
export const purchase: BlockSchema = { ...item, type: 'purchase', label: 'Price and buttons', isRequired: true };
export const wishButton: BlockSchema = { ...item, type: 'wishButton', label: 'Wishlist button' };
export const productDescription: BlockSchema = { ...item, type: 'productDescription', label: 'Description' };
export const productDetails: BlockSchema = { ...item, type: 'productDetails', label: 'Info sections' };

export const productReviews: BlockSchema = { ...section, type: 'productReviews', label: 'Reviews' };

export const relatedProducts: BlockSchema = {
  ...section,
  type: 'relatedProducts',
  label: 'Related products',
  named: 'heading',
  props: { heading },
};

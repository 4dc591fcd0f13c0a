/** How the pages of a shop are arranged until their owner arranges them otherwise. */
import type { ShopPage } from '@stoa/contract/stoa/site';
import type { Block } from '@stoa/page-model';

/** Each type once: it is its own id, so that two editors who begin at the same time mean the same blocks. */
const one = (type: string): Block => ({ id: type, type });

const product: Block = {
  ...one('product'),
  slots: {
    content: [
      'productRibbons',
      'productName',
      'productRating',
      'productBrand',
      'purchase',
      'wishButton',
      'productDescription',
      'productDetails',
    ].map(one),
  },
};

export const standardShopPages: Readonly<Record<ShopPage, Block>> = {
  PRODUCT: {
    ...one('productPage'),
    slots: { content: [one('breadcrumbs'), product, one('productReviews'), one('relatedProducts')] },
  },
};

/** The calls that pages make, and the shapes they read. */
import type * as contract from '@stoa/contract';
import type { Request, Response } from '@stoa/contract';
import { storesAppIds } from '@stoa/contract/stores/app-ids';
import {
  checkouts,
  collections,
  connect,
  currentCart,
  orders,
  payments,
  productsV1Reader,
  productsV3,
  sites,
  type Transport,
} from '@stoa/sdk';

export type V1Product = NonNullable<Response<typeof contract.productsV1Reader.queryProducts>['products']>[number];
export type V3Product = NonNullable<Response<typeof contract.productsV3.getProductBySlug>['product']>;
export type Collection = NonNullable<Response<typeof contract.collections.getCollectionBySlug>['collection']>;
export type CartTotals = Response<typeof contract.currentCart.estimateCurrentCartTotals>;
export type Cart = NonNullable<CartTotals['cart']>;
export type CartLine = NonNullable<Cart['lineItems']>[number];
export type Checkout = NonNullable<Response<typeof contract.checkouts.getCheckout>['checkout']>;
export type CheckoutLine = NonNullable<Checkout['lineItems']>[number];
export type Order = NonNullable<Response<typeof contract.orders.getOrder>['order']>;
export type OrderLine = NonNullable<Order['lineItems']>[number];
export type AddRequest = Request<typeof contract.currentCart.addToCurrentCart>;
export type UpdateRequest = Request<typeof contract.checkouts.updateCheckout>;
export type ApiSite = NonNullable<Response<typeof contract.sites.getSite>['site']>;
export type ApiPage = NonNullable<Response<typeof contract.sites.getPublishedPage>['page']>;
/** An amount as carts and checkouts state it. */
export type Amount = NonNullable<CheckoutLine['price']>;

export const connectApi = (transport: Transport) => ({
  carts: connect(currentCart, transport),
  checkouts: connect(checkouts, transport),
  collections: connect(collections, transport),
  orders: connect(orders, transport),
  payments: connect(payments, transport),
  productsV1: connect(productsV1Reader, transport),
  productsV3: connect(productsV3, transport),
  sites: connect(sites, transport),
});

export type Api = ReturnType<typeof connectApi>;

/** By this id carts know that a line is a product of the shop. */
export const [STORES_APP_ID] = storesAppIds;

/** The calls that pages make, and the shapes they read. */
import type * as contract from '@stoa/contract';
import type { Request, Response } from '@stoa/contract';
import { storesAppIds } from '@stoa/contract/stores/app-ids';
import {
  authentication,
  backInStockNotifications,
  backInStockSettings,
  categories,
  checkouts,
  connect,
  currentCart,
  identityProviders,
  loginSteps,
  memberAdministration,
  memberSession,
  members,
  orders,
  payments,
  productsV3,
  productViews,
  recommendations,
  recovery,
  security,
  sites,
  storefront,
  type Transport,
  tags,
  verification,
  wishlists,
} from '@stoa/sdk';

export type V3Product = NonNullable<Response<typeof contract.productsV3.getProductBySlug>['product']>;
type Search = NonNullable<Request<typeof contract.storefront.listProducts>['search']>;
export type Aggregation = NonNullable<Search['aggregations']>[number];
type AggregationData = NonNullable<Response<typeof contract.storefront.listProducts>['aggregationData']>;
export type AggregationResult = NonNullable<AggregationData['results']>[number];
export type Availability = NonNullable<Response<typeof contract.storefront.getAvailability>['variants']>;
export type Category = NonNullable<Response<typeof contract.categories.getCategoryBySlug>['category']>;
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

export type Member = NonNullable<Response<typeof contract.members.getCurrentMember>['member']>;
/** Where a login got to: in, or to what is still missing. */
export type LoginAnswer = Response<typeof contract.loginSteps.verifySecondFactor>;

export const connectApi = (transport: Transport) => ({
  identityProviders: connect(identityProviders, transport),
  authentication: connect(authentication, transport),
  backInStock: connect(backInStockNotifications, transport),
  backInStockSettings: connect(backInStockSettings, transport),
  carts: connect(currentCart, transport),
  categories: connect(categories, transport),
  checkouts: connect(checkouts, transport),
  loginSteps: connect(loginSteps, transport),
  members: connect(members, transport),
  memberData: connect(memberAdministration, transport),
  memberSession: connect(memberSession, transport),
  orders: connect(orders, transport),
  payments: connect(payments, transport),
  products: connect(productsV3, transport),
  productViews: connect(productViews, transport),
  recommendations: connect(recommendations, transport),
  recovery: connect(recovery, transport),
  security: connect(security, transport),
  sites: connect(sites, transport),
  storefront: connect(storefront, transport),
  tags: connect(tags, transport),
  verification: connect(verification, transport),
  wishlists: connect(wishlists, transport),
});

export type Api = ReturnType<typeof connectApi>;

/** Calls the API so that a login asks for all of its steps, whatever the browser is remembered for. */
export const askingForAllSteps =
  (transport: Transport): Transport =>
  (call) =>
    transport({ ...call, headers: { ...call.headers, 'x-stoa-prompt': 'login' } });

/** By this id carts know that a line is a product of the shop. */
export const [STORES_APP_ID] = storesAppIds;

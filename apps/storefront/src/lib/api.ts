/** The API calls of pages, and the types that they read. */
import type * as contract from '@stoa/contract';
import type { Request, Response } from '@stoa/contract';
import { storesAppIds } from '@stoa/contract/stores/app-ids';
import { connectAll, type Transport } from '@stoa/sdk';
import * as services from '@stoa/sdk/services';

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
export type SavedCard = NonNullable<
  Response<typeof contract.savedPaymentMethods.listSavedPaymentMethods>['savedPaymentMethods']
>[number];
export type PaidByGiftCard = NonNullable<Response<typeof contract.payments.listGiftCardPayments>['giftCards']>[number];
export type OfferedGiftCard = NonNullable<Response<typeof contract.giftCardProduct.getOfferedGiftCard>['product']>;
export type Fulfillments = NonNullable<
  Response<typeof contract.orderFulfillments.listFulfillmentsForSingleOrder>['orderWithFulfillments']
>['fulfillments'];
export type Invitation = NonNullable<Response<typeof contract.reviewInvitations.openReviewInvitation>['invitation']>;
export type AddRequest = Request<typeof contract.currentCart.addToCurrentCart>;
export type CreateCheckoutRequest = Request<typeof contract.checkouts.createCheckout>;
export type UpdateRequest = Request<typeof contract.checkouts.updateCheckout>;
export type ApiSite = NonNullable<Response<typeof contract.sites.getSite>['site']>;
export type ApiPage = NonNullable<Response<typeof contract.sites.getPublishedPage>['page']>;
export type ApiCheckoutForm = NonNullable<Response<typeof contract.checkoutForm.getCheckoutForm>['form']>;
export type AddressFormat = NonNullable<Response<typeof contract.addressFormats.getAddressFormat>['format']>;
/** An amount in the format of carts and checkouts. */
export type Amount = NonNullable<CheckoutLine['price']>;

export type ProductReviews = Response<typeof contract.storefrontReviews.listProductReviews>;
export type ShownReview = NonNullable<ProductReviews['reviews']>[number];
export type OwnReview = NonNullable<ProductReviews['own']>;
export type MyReview = NonNullable<Response<typeof contract.storefrontReviews.listMyReviews>['reviews']>[number];

export type RequestToPay = NonNullable<Response<typeof contract.paymentRequestPage.openPaymentRequest>['request']>;
export type OrderDownload = NonNullable<Response<typeof contract.downloads.openDownloads>['downloads']>[number];
export type Subscription = NonNullable<Response<typeof contract.subscriptions.getSubscription>['subscription']>;
export type SubscriptionCycle = NonNullable<Response<typeof contract.subscriptions.getSubscription>['cycles']>[number];
export type OpenReturns = Response<typeof contract.orderReturns.openReturns>;
export type OrderReturn = NonNullable<OpenReturns['returns']>[number];
export type Invoice = NonNullable<Response<typeof contract.invoices.listInvoicesOfOrder>['invoices']>[number];
export type Receipt = NonNullable<Response<typeof contract.receipts.listReceiptsOfOrder>['receipts']>[number];

export type BlogPost = NonNullable<Response<typeof contract.blogPosts.getPost>['post']>;
export type BlogPostPage = NonNullable<Response<typeof contract.blogReading.getPostPage>['page']>;
export type BlogCategory = NonNullable<Response<typeof contract.blogCategories.getCategory>['category']>;

export type Member = NonNullable<Response<typeof contract.members.getCurrentMember>['member']>;
/** The state of a login: complete, or waiting for another step. */
export type LoginAnswer = Response<typeof contract.loginSteps.verifySecondFactor>;

/** The services used by pages, by their names there. */
const called = {
  addressFormats: services.addressFormats,
  banners: services.banners,
  forms: services.forms,
  formSubmissions: services.formSubmissions,
  fulfillments: services.orderFulfillments,
  giftCards: services.giftCardProduct,
  identityProviders: services.identityProviders,
  authentication: services.authentication,
  backInStock: services.backInStockNotifications,
  backInStockSettings: services.backInStockSettings,
  blog: services.blogReading,
  blogCategories: services.blogCategories,
  blogLikes: services.blogLikes,
  blogPosts: services.blogPosts,
  blogTags: services.blogTags,
  carts: services.currentCart,
  categories: services.categories,
  checkoutForm: services.checkoutForm,
  checkouts: services.checkouts,
  invitations: services.reviewInvitations,
  invoices: services.invoices,
  recoveryMails: services.recoveryMails,
  loginSteps: services.loginSteps,
  members: services.members,
  memberData: services.memberAdministration,
  memberSession: services.memberSession,
  newsletter: services.newsletter,
  orderPages: services.orderPages,
  downloads: services.downloads,
  orderReturns: services.orderReturns,
  receipts: services.receipts,
  savedPaymentMethods: services.savedPaymentMethods,
  subscriptions: services.subscriptions,
  orders: services.orders,
  pages: services.pages,
  paymentRequests: services.paymentRequestPage,
  payments: services.payments,
  products: services.productsV3,
  productViews: services.productViews,
  recommendations: services.recommendations,
  recovery: services.recovery,
  reviews: services.reviews,
  security: services.security,
  sites: services.sites,
  storefront: services.storefront,
  storefrontReviews: services.storefrontReviews,
  tags: services.tags,
  tips: services.tips,
  verification: services.verification,
  visitors: services.visitors,
  wishlists: services.wishlists,
};

export const connectApi = (transport: Transport) => connectAll(called, transport);

export type Api = ReturnType<typeof connectApi>;

/** Calls the API so that a login requires all of its steps, even in a remembered browser. */
export const askingForAllSteps =
  (transport: Transport): Transport =>
  (call) =>
    transport({ ...call, headers: { ...call.headers, 'x-stoa-prompt': 'login' } });

/** The id by which carts recognise a line as a product of the shop. */
export const [STORES_APP_ID] = storesAppIds;

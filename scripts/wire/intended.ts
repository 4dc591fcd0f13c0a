import type { Intended } from './difference.ts';

/** Intended differences from the facts, with their reasons. */
export const intended: readonly Intended[] = [
  {
    reason: 'Kinds of rich content nodes exclude each other, and null stands for the others.',
    differences: ['* null Node: * may be null in responses', '* null RichContent: * may be null in responses'],
  },
  {
    reason: 'Fields that the public typings leave out are served where a feature needs them.',
    differences: ['* internal *: * is missing*'],
  },
  {
    reason: 'Where the facts have no limit, ours keeps texts, lists and pages to what the database and pages can hold.',
    differences: ['* limit *: *: maxLength is * instead of absent', '* limit *: *: maxItems is * instead of absent'],
  },
  {
    reason: 'Nothing is less than none.',
    differences: ['* limit *: *: minimum is * instead of absent', '* limit *: *: maximum is 100 instead of absent'],
  },
  {
    reason: 'The format allows no empty text, and none of another length.',
    differences: [
      'crm.contacts limit ContactEmail: email: minLength is absent instead of 1',
      'ecom.tax-regions limit TaxRegion: country: minLength is absent instead of 2',
      'ecom.order-fulfillments limit FulfillmentTrackingInfo: trackingLink: minLength is absent instead of 1',
      'media.files limit ImportFileRequest: url: minLength is absent instead of 2',
      'stores.inventory-items-v-3 limit BulkDeleteInventoryItemsRequest: inventoryItemIds: * is absent instead of *',
      'stores.subscription-options limit DeleteSubscriptionOptionRequest: id: minLength is absent instead of 1',
    ],
  },
  {
    reason: 'Names and keys that people read need a letter.',
    differences: ['* limit *: *: minLength is 1 instead of absent'],
  },
  {
    reason: 'The address holds its own terms, signed.',
    differences: ['forms.submissions limit GetMediaUploadURLResponse: uploadUrl: maxLength is absent instead of 500'],
  },
  {
    reason: 'The id in the address names the area; every id has the length of one.',
    differences: [
      'ecom.local-delivery-options field *: id is missing (deprecated) in requests',
      'ecom.local-delivery-options limit *: localDeliveryOptionId: maxLength is absent instead of 50',
    ],
  },
  {
    reason: 'Names of countries and subdivisions follow from their codes.',
    differences: ['ecom.delivery-solutions type Address: * is read-only'],
  },
  {
    reason: 'A login with any text fails alike: how an address is written tells nothing about accounts.',
    differences: ['identity.authentication limit LoginId: email: format is absent instead of email'],
  },
  {
    reason: 'An empty list of plans ends all plans of a product.',
    differences: ['stores.products-v-3 limit SubscriptionDetails: subscriptions: minItems is absent instead of 1'],
  },
  {
    reason: 'Slugs have up to 300 characters, and each is found.',
    differences: ['stores.products-v-3 limit V3GetProductBySlugRequest: slug: maxLength is 300 instead of 100'],
  },
  {
    reason: 'An unknown identity provider is answered by a page, not by a violation.',
    differences: ['redirects.redirects limit AuthorizeRequest: idp: format is absent instead of guid'],
  },
  {
    reason: 'A list that is asked for without a query is the list from its beginning.',
    differences: ['* required *: lacks query'],
  },
  {
    reason: 'Requests that name no tree are about the tree of the store’s products.',
    differences: [
      'categories.categories required *: lacks treeReference',
      'categories.categories required *: lacks treeReference.appNamespace',
    ],
  },
  {
    reason: 'A product, and a count of stock, can be saved whatever it was; with a revision, only if it is still that.',
    differences: [
      'stores.products-v-3 required updateProduct*: lacks product.revision',
      'stores.inventory-items-v-3 required updateInventoryItem: lacks inventoryItem.revision',
      'stores.inventory-items-v-3 required bulkUpdateInventoryItems: lacks inventoryItems.inventoryItem.revision',
    ],
  },
  {
    reason: 'Products are physical unless their type says otherwise.',
    differences: [
      'stores.products-v-3 required *: lacks product.productType',
      'stores.products-v-3 required *: lacks products.productType',
    ],
  },
  {
    reason: 'A variant keeps the price that a change leaves out.',
    differences: ['stores.products-v-3 required *pdateProduct*: lacks *.variantsInfo.variants.price*'],
  },
  {
    reason: 'A category without a parent may have an empty one.',
    differences: ['categories.categories required createCategory: lacks category.parentCategory.id'],
  },
  {
    reason: 'Tags may be removed without giving others.',
    differences: ['members.badge-assignments required bulkUpdateBadgeAssignmentTags*: lacks assignTags'],
  },
  {
    reason: 'A tip is written together with its order, which no draft holds back: it is refused, or done.',
    differences: [
      'ecom.tips code addTipDistributionsToOrder: lacks ORDER_IS_ALREADY_EDITED',
      'ecom.tips code addTipDistributionsToOrder: lacks FAILED_*',
    ],
  },
  {
    reason: 'Some currencies have three decimals; amounts end where sums stay exact.',
    differences: [
      'ecom.tips limit *: *: lte is 1000000000 instead of absent',
      'ecom.tips limit *: *: maxScale is 3 instead of 2',
      'ecom.tip-settings limit Preset: value: maximum is 1000000 instead of absent',
      'ecom.currencies limit DecimalValue: decimalPlaces: maximum is 20 instead of absent',
    ],
  },
  {
    reason: 'The operation has no meaning without them.',
    differences: ['* required *: adds *'],
  },
  {
    reason:
      'Staff and apps see without a permission what visitors see; with it, also what is hidden. ' +
      'Orders are shown to those who may read all, and to their buyers.',
    differences: [
      'categories.categories permission *: lacks CATEGORIES.CATEGORY_READ',
      'ecom.back-in-stock-settings permission getSettings: lacks *',
      'ecom.orders permission getOrder: lacks *',
      'ecom.recommendations permission *: lacks RECOMMENDATIONS.READ',
      'reviews.reviews permission *: lacks REVIEWS.READ_PRIVATE_REVIEWS',
      'stores.products-v-3 permission *: lacks WIX_STORES.PRODUCT_READ',
      'stores.products-v-3 permission *: lacks WIX_STORES.PRODUCT_READ_NON_VISIBLE',
      'stores.products-v-3 permission *: lacks WIX_STORES.PRODUCT_MERCHANT_DATA_READ',
      'stores.products-v-3 permission *: lacks WIX_STORES.ALL_PRODUCTS_CATEGORY_READ',
      'stores.read-only-variants-v-3 permission *: lacks WIX_STORES.READ_ONLY_VARIANT_READ*',
    ],
  },
  {
    reason: 'The permission of its kind guards it: roles grant no permissions of a single operation.',
    differences: [
      'stores.products-v-3 permission bulkUpdateProductTags*: *',
      'stores.stores-locations-v-3 permission getDefaultStoresLocation: *',
    ],
  },
  {
    reason: 'Changes of other people’s accounts need a permission.',
    differences: ['members.authentication permission *: adds MEMBERS.*'],
  },
  {
    reason: 'Apps write reviews with the permission to write them, whichever operation they call.',
    differences: ['reviews.reviews permission createReviewAndContact: adds REVIEWS.CREATE_REVIEW'],
  },
  {
    reason: 'Ratings have one to five stars.',
    differences: ['reviews.reviews limit ReviewContent: rating: maximum is 5 instead of absent'],
  },
  {
    reason: 'Choices of several colours or with a picture of their own are not offered.',
    differences: ['* value ChoiceType: lacks MULTIPLE_COLORS', '* value ChoiceType: lacks IMAGE'],
  },
  {
    reason: 'The facts describe the request as a whole, the contract its fields.',
    differences: ['identity.oauth field RawHttp*: * is missing*'],
  },
  {
    reason: 'A contact names its member; what else is known of members is told by their own service.',
    differences: ['crm.contacts field MemberInfo: * is missing in responses'],
  },
  {
    reason: 'Discount rules name members one by one, and are not limited in their uses: those fields are internal.',
    differences: [
      'ecom.discount-rules value EligibilityType: lacks CONTACT_*',
      'ecom.discount-rules field DiscountSettings: *',
    ],
  },
  {
    reason: 'Coupons do not repeat the name and picture of their item, and all of them are those of the store.',
    differences: ['marketing.coupons field Coupon: * is missing in responses'],
  },
  {
    reason: 'Coupons have limits where the wire states none; filters may be JSON as well as its text.',
    differences: ['marketing.coupons limit *', 'marketing.coupons type Query: *'],
  },
  {
    reason: 'Gift cards are the site’s own: none is issued by an app.',
    differences: ['ecom.checkout code *: lacks GIFT_CARD_CODE_INVALID'],
  },
  {
    reason: 'Subscriptions, saved payment methods and checks by apps are no part of checkouts.',
    differences: [
      'ecom.checkout code *: lacks SUBSCRIPTION_WITH_*',
      'ecom.checkout code *: lacks NO_SAVE_PAYMENT_METHOD_CONFIRMATION',
      'ecom.checkout code createOrder: lacks *VIOLATIONS*',
    ],
  },
  {
    reason: 'A line has at least one piece, and what is wrong with an item is a violation when it is added.',
    differences: [
      'ecom.cart code createCheckout: lacks LINE_ITEM_WITH_ZERO_QUANTITY',
      'ecom.cart code createCheckout: lacks CUSTOM_LINE_ITEM_*',
      'ecom.cart code createCart: lacks CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM',
    ],
  },
  {
    reason: 'Addresses that browsers follow need no permission, and answer by a redirection.',
    differences: [
      '* field RawHttpResponse: *',
      'ecom.checkout-templates code createAndRedirectToCheckout: *',
      'ecom.checkout permission markCheckoutAsCompletedAndRedirectToUrl: *',
    ],
  },
  {
    reason: 'Fields and statuses that a template does not have are violations that name the field.',
    differences: [
      'ecom.checkout-templates code updateCheckoutTemplate: lacks *_UNSUPPORTED_FIELD',
      'ecom.checkout-templates code updateCheckoutTemplate: lacks *_UNKNOWN_STATUS',
    ],
  },
  {
    reason: 'Both generations of carts are the same carts: they need the same permissions, and announce a change once.',
    differences: [
      'ecom.cart-v-2 permission *',
      'ecom.current-cart-v-2 permission *',
      'ecom.cart-v-2 event *: is never announced',
    ],
  },
  {
    reason: 'Carts have no memberships, subscriptions and demo orders.',
    differences: [
      'ecom.*cart-v-2 code *: lacks *MODIFIER*',
      'ecom.*cart-v-2 code *: lacks *MEMBERSHIP*',
      'ecom.*cart-v-2 code *: lacks PLAN_LINE_ITEM_NOT_FOUND',
      'ecom.*cart-v-2 code *: lacks LINE_ITEM_PRICE_CONFLICT',
      'ecom.*cart-v-2 code *: lacks *SUBSCRIPTION*',
      'ecom.*cart-v-2 code *: lacks *DEMO*',
    ],
  },
  {
    reason: 'Placing the order of a cart charges nothing: buyers pay on the checkout page, or through the checkout.',
    differences: [
      'ecom.cart-v-2 code placeOrder: lacks *PAYMENT*',
      'ecom.cart-v-2 code placeOrder: lacks INVALID_THIRD_PARTY_CHECKOUT_TOKEN',
    ],
  },
  {
    reason:
      'Wrong addresses and fields are violations that name the field, and every site is published with its checkout.',
    differences: [
      'ecom.*cart-v-2 code update*Cart: lacks INVALID_ADDRESS_FORMAT',
      'ecom.*cart-v-2 code update*Cart: lacks DATA_EXTENSION_UPDATE_FAILED',
      'ecom.*cart-v-2 code update*Cart: lacks BUSINESS_LOCATION_NOT_FOUND',
      'ecom.cart-v-2 code getCheckoutUrl: *',
    ],
  },
  {
    reason: 'Items are added alone: coupons, gift cards and delivery methods have operations of their own.',
    differences: [
      'ecom.current-cart-v-2 code addLineItemsToCurrentCart: lacks *COUPON*',
      'ecom.current-cart-v-2 code addLineItemsToCurrentCart: lacks *GIFT_CARD*',
      'ecom.current-cart-v-2 code addLineItemsToCurrentCart: lacks DELIVERY_METHOD_*',
    ],
  },
  {
    reason: 'Products for members are refused when they are put into a cart.',
    differences: ['ecom.checkout code *: lacks MEMBERS_ONLY_ITEM'],
  },
  {
    reason: 'Answers show a list without choices while its choices are being replaced.',
    differences: ['stores.* limit *ChoicesSettings: choices: minItems is absent instead of 1'],
  },
  {
    reason: 'The use case requires one of the destinations that are offered.',
    differences: ['redirects.redirects required createRedirectSession: lacks (*)'],
  },
  {
    reason: 'It does not happen yet.',
    differences: [
      'ecom.order-transactions event wix.ecom.v1.order_transactions_updated: is never announced',
      'ecom.checkout event *checkout_deleted: is never announced',
      'ecom.orders event *: is never announced',
      'ecom.subscription-contracts event *_deleted: is never announced',
    ],
  },
  {
    reason: 'Passkeys need no id of their challenge, and nobody confirms a login on another device.',
    differences: [
      'identity.* field VerificationChallenge: pushData is missing in responses',
      'identity.* field WebAuthnChallengeData: challengeId is missing in responses',
    ],
  },
  {
    reason: 'Registration and login refuse for fewer reasons, and say the same of captchas by one code.',
    differences: ['identity.authentication code registerV2: *', 'identity.authentication code loginV2: *'],
  },
  {
    reason: 'Wrong filters, sorts and fields are violations that name the field.',
    differences: [
      'crm.contacts code *: lacks UNSUPPORTED_*',
      'crm.contacts code *: lacks MALFORMED_FILTER',
      'identity.sign-on-policy code *: lacks INVALID_ARGUMENT',
      'identity.sign-on-policy code *: lacks INSUFFICIENT_DEADLINE_BUDGET',
    ],
  },
  {
    reason: 'Deleting a contact deletes no member.',
    differences: ['crm.contacts code deleteContact: lacks FAILED_DELETE_CONTACT_AFTER_MEMBER_DELETION'],
  },
  {
    reason: 'Events of the first catalogue say what changed; the entities say how.',
    differences: ['stores.products field *: * is missing*', 'stores.inventory field *: * is missing*'],
  },
  {
    reason: 'Changes of stock are not attributed to apps.',
    differences: ['stores.inventory-items-v-3 field InventoryItemUpdatedWithReason: appId is missing in responses'],
  },
  {
    reason: 'The condition does not arise here, or a code or a general rule answers it.',
    differences: ['* rule *: * is never named'],
  },
  {
    reason: 'An order is sent from one location.',
    differences: ['ecom.order-billing code refundPayments: lacks PARTIAL_REFUND_FOR_MULTIPLE_LOCATIONS_NOT_ALLOWED'],
  },
  {
    reason: 'Programs take the card on a page of their own, and nobody is sent to these addresses.',
    differences: ['ecom.orders limit RedirectUrls: *: format is absent instead of web-url'],
  },
  {
    reason: 'Whole entities are answered. A date without a time has ten characters.',
    differences: [
      'ecom.abandoned-checkouts field QueryV2: * is missing in requests',
      'ecom.abandoned-checkouts limit GetAbandonedCheckoutAnalyticsRequest: * minLength is absent instead of 10',
    ],
  },
  {
    reason: 'Contracts change by what their buyers and shops do, and by no drafts: their list of changes is empty.',
    differences: [
      'ecom.subscription-contracts field SubscriptionContractActivity: * is missing in responses',
      'ecom.subscription-contracts null SubscriptionContractActivity: id may be null in responses',
    ],
  },
];

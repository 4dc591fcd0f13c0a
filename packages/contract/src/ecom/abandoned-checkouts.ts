/** Checkouts that were begun and left, and those of them that were bought after all. */
import { events } from '../events.ts';
import { backOffice, open, operation, service } from '../operation.ts';
import {
  anyObject,
  boolean,
  choice,
  currency,
  date,
  decimal,
  email,
  guid,
  integer,
  list,
  localDate,
  message,
  nullable,
  number,
  readonly,
  ref,
  text,
  webUrl,
} from '../schema.ts';
import { FullAddressContactDetails } from '../shared/address.ts';
import { CommonSearchDetailsMode } from '../shared/aggregation.ts';
import {
  CatalogReference,
  DescriptionLine,
  DiscountType,
  PhysicalProperties,
  ProductName,
} from '../shared/commerce.ts';
import { BulkActionMetadata, ItemMetadata } from '../shared/errors.ts';
import { CommonImage } from '../shared/media.ts';
import { MultiCurrencyPrice } from '../shared/money.ts';
import { CursorPaging, Cursors, PlatformPaging, PlatformQuery, sorting } from '../shared/paging.ts';
import { CheckoutCoupon, CheckoutDiscountRule, CheckoutMerchantDiscount } from './checkout-entity.ts';

export const AbandonedCheckoutStatus = choice('ABANDONED', 'RECOVERED');
export const AbandonedCheckoutActivityType = choice(
  'SCHEDULED',
  'EMAIL_SENT',
  'EMAIL_NOT_SENT',
  'NOTIFICATION_SENT',
  'TASK_CREATED',
  'AUTOMATION_SKIPPED',
);
export const AbandonedCheckoutActivity = message('AbandonedCheckoutActivity', {
  createdDate: nullable(date),
  type: AbandonedCheckoutActivityType,
});
/** Who left a checkout. */
export const AbandonedCheckoutBuyer = message(
  'AbandonedCheckoutBuyer',
  {
    visitorId: guid,
    memberId: guid,
    userId: guid,
    contactId: readonly(nullable(guid)),
    email: nullable(email),
  },
  { atMostOne: [['visitorId', 'memberId', 'userId']] },
);
export const AbandonedCheckoutLineItem = message('AbandonedCheckoutLineItem', {
  id: readonly(nullable(guid)),
  quantity: integer({ minimum: 1, maximum: 100000 }),
  catalogReference: ref(CatalogReference),
  productName: readonly(ref(ProductName)),
  price: readonly(ref(MultiCurrencyPrice)),
  priceBeforeDiscounts: readonly(ref(MultiCurrencyPrice)),
  descriptionLines: readonly(list(ref(DescriptionLine), { maxItems: 300 })),
  image: readonly(ref(CommonImage)),
  physicalProperties: readonly(ref(PhysicalProperties)),
});
export const AbandonedCheckoutDiscount = message(
  'AbandonedCheckoutDiscount',
  {
    coupon: ref(CheckoutCoupon),
    merchantDiscount: ref(CheckoutMerchantDiscount),
    discountRule: ref(CheckoutDiscountRule),
    discountType: DiscountType,
    lineItemIds: list(guid, { maxItems: 300 }),
  },
  { atMostOne: [['coupon', 'merchantDiscount', 'discountRule']] },
);
export const AbandonedCheckout = message('AbandonedCheckout', {
  id: guid,
  /** When it was found to be abandoned. */
  createdDate: nullable(date),
  updatedDate: nullable(date),
  checkoutId: nullable(guid),
  cartId: nullable(guid),
  status: AbandonedCheckoutStatus,
  buyerLanguage: nullable(text()),
  buyerInfo: ref(AbandonedCheckoutBuyer),
  contactDetails: ref(FullAddressContactDetails),
  currency,
  conversionCurrency: nullable(currency),
  /** After discounts, gift cards and taxes. */
  totalPrice: ref(MultiCurrencyPrice),
  activities: readonly(list(ref(AbandonedCheckoutActivity), { maxItems: 20 })),
  checkoutRecoveredDate: nullable(date),
  /** Leads back to the checkout, in any browser. */
  checkoutUrl: webUrl,
  subtotalPrice: ref(MultiCurrencyPrice),
  lineItems: readonly(list(ref(AbandonedCheckoutLineItem), { minItems: 1, maxItems: 300 })),
  appliedDiscounts: readonly(list(ref(AbandonedCheckoutDiscount), { maxItems: 100 })),
});
export const AbandonedCheckoutPagingMetadata = message('AbandonedCheckoutPagingMetadata', {
  count: nullable(integer()),
  offset: nullable(integer({ minimum: 0 })),
  total: nullable(integer()),
  tooManyToCount: nullable(boolean),
  cursors: ref(Cursors),
});
export const AbandonedCheckoutWords = message('AbandonedCheckoutWords', {
  mode: CommonSearchDetailsMode,
  expression: nullable(text({ maxLength: 100 })),
  fields: list(text({ maxLength: 100 }), { maxItems: 20 }),
  fuzzy: boolean,
});
export const AbandonedCheckoutSearch = message(
  'AbandonedCheckoutSearch',
  {
    paging: ref(PlatformPaging),
    cursorPaging: ref(CursorPaging),
    filter: nullable(anyObject),
    sort: list(ref(sorting('AbandonedCheckoutSorting', 40)), { maxItems: 4 }),
    search: ref(AbandonedCheckoutWords),
  },
  { atMostOne: [['paging', 'cursorPaging']] },
);
export const BulkAbandonedCheckoutResult = message('BulkAbandonedCheckoutResult', { itemMetadata: ref(ItemMetadata) });
export const AbandonedCheckoutMetric = choice(
  'RECOVERABLE_VALUE',
  'RECOVERABLE_CHECKOUT_COUNT',
  'AVERAGE_RECOVERABLE_CHECKOUT_VALUE',
  'RECOVERED_VALUE',
  'RECOVERED_CHECKOUT_COUNT',
  'RECOVERY_RATE',
);

const read = backOffice('ECOM.ABANDONED_CHECKOUT_READ');
const remove = backOffice('ECOM.ABANDONED_CHECKOUT_DELETE');
const amount = nullable(decimal({ gte: 0, maxScale: 2 }));

export const abandonedCheckouts = service('ecom.abandoned-checkouts', ['/ecom', ''], {
  getAbandonedCheckout: operation({
    method: 'GET',
    path: '/v1/abandoned-checkout/{abandonedCheckoutId}',
    summary: 'Get an abandoned checkout',
    permit: read,
    request: { abandonedCheckoutId: guid },
    response: { abandonedCheckout: ref(AbandonedCheckout) },
    required: ['abandonedCheckoutId'],
  }),
  deleteAbandonedCheckout: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v1/abandoned-checkout/{abandonedCheckoutId}',
    summary: 'Delete an abandoned checkout, with its mails that were not sent yet; the buyer keeps the checkout',
    permit: remove,
    request: { abandonedCheckoutId: guid },
    response: {},
    required: ['abandonedCheckoutId'],
  }),
  bulkDeleteAbandonedCheckouts: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/bulk/abandoned-checkout/delete',
    summary: 'Delete abandoned checkouts, each on its own',
    permit: remove,
    request: { abandonedCheckoutIds: list(guid, { minItems: 1, maxItems: 100 }) },
    response: {
      results: list(ref(BulkAbandonedCheckoutResult), { minItems: 1, maxItems: 100 }),
      bulkActionMetadata: ref(BulkActionMetadata),
    },
    required: ['abandonedCheckoutIds'],
  }),
  queryAbandonedCheckouts: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/abandoned-checkout/query',
    summary: 'Query abandoned checkouts, latest first',
    permit: read,
    request: { query: ref(PlatformQuery) },
    response: {
      /** For older programs: the same. */
      results: list(ref(AbandonedCheckout)),
      abandonedCheckouts: list(ref(AbandonedCheckout)),
      metadata: ref(AbandonedCheckoutPagingMetadata),
    },
    required: ['query'],
  }),
  searchAbandonedCheckouts: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/abandoned-checkout/search',
    summary: 'Search abandoned checkouts by buyer and items',
    permit: read,
    request: { search: ref(AbandonedCheckoutSearch) },
    response: {
      abandonedCheckouts: list(ref(AbandonedCheckout)),
      pagingMetadata: ref(AbandonedCheckoutPagingMetadata),
    },
    required: ['search'],
  }),
  addAbandonedCheckoutActivity: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/abandoned-checkouts/{abandonedCheckoutId}/add-activity',
    summary: 'Note what was done to win the buyer back; of more than 20 activities, the latest are kept',
    permit: backOffice('ECOM.ABANDONED_CHECKOUT_UPDATE'),
    request: { abandonedCheckoutId: nullable(guid), activityType: AbandonedCheckoutActivityType },
    response: { abandonedCheckout: ref(AbandonedCheckout) },
    required: ['abandonedCheckoutId'],
  }),
  getAbandonedCheckoutAnalytics: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/abandoned-checkout/get-analytics',
    summary: 'Get what the checkouts abandoned in a period are worth, and how many of them came back',
    permit: backOffice('ecom:v1:abandoned_checkout:get_abandoned_checkout_analytics'),
    request: {
      /** Both days by the calendar of the site, and included. */
      startDate: localDate,
      endDate: localDate,
      /** All if absent or empty. */
      metrics: list(AbandonedCheckoutMetric, { maxItems: 6 }),
      statuses: list(AbandonedCheckoutStatus, { maxItems: 2 }),
    },
    response: {
      currency,
      recoverableValue: amount,
      recoverableCheckoutCount: nullable(number()),
      averageRecoverableCheckoutValue: amount,
      recoveredValue: amount,
      recoveredCheckoutCount: nullable(number()),
      recoveryRate: nullable(number()),
    },
    required: ['endDate', 'startDate'],
  }),
  redirectToCheckout: operation({
    method: 'GET',
    redirects: true,
    path: '/v1/abandoned-checkout/{abandonedCheckoutId}/redirect-to-checkout',
    summary: 'Go back to an abandoned checkout, or to the site where there is none',
    permit: open,
    request: { abandonedCheckoutId: guid, metasiteId: guid },
    response: { redirect: text() },
    required: ['abandonedCheckoutId', 'metasiteId'],
  }),
});

export const AbandonedCheckoutRecovered = message('AbandonedCheckoutRecovered', {
  abandonedCheckout: ref(AbandonedCheckout),
});
export const abandonedCheckoutEvents = events('wix.ecom.v1.abandoned_checkout', {
  entity: AbandonedCheckout,
  permission: 'ECOM.ABANDONED_CHECKOUT_READ',
  created: 'A checkout is found to be abandoned.',
  updated: 'An abandoned checkout is changed by its buyer and left again, or something was done to win the buyer back.',
  deleted: { when: 'An abandoned checkout is deleted.', carriesEntity: true },
  actions: {
    recovered: { when: 'An abandoned checkout is bought after all.', carries: AbandonedCheckoutRecovered },
  },
});

import { events } from '../events.ts';
import { backOffice, operation, service } from '../operation.ts';
import {
  anyObject,
  boolean,
  epochMilliseconds,
  fieldMask,
  guid,
  integer,
  list,
  message,
  nullable,
  number,
  orJsonText,
  ref,
  text,
} from '../schema.ts';
import { BulkActionMetadata, ItemMetadata } from '../shared/errors.ts';

export const CouponScope = message('CouponScope', {
  /** `stores`, `bookings`, `events` or `pricingPlans`. */
  namespace: text(),
  /** Items of a kind, or one of them; without it, everything of the namespace. */
  group: ref(message('CouponScopeGroup', { name: text(), entityId: nullable(text({ maxLength: 36 })) })),
});
export const CouponSpecification = message(
  'CouponSpecification',
  {
    name: nullable(text({ maxLength: 50 })),
    /** Case-insensitive. */
    code: nullable(text({ maxLength: 20 })),
    /** Milliseconds since 1970. */
    startTime: nullable(epochMilliseconds),
    expirationTime: nullable(epochMilliseconds),
    scope: ref(CouponScope),
    minimumSubtotal: nullable(number({ minimum: 0 })),
    moneyOffAmount: number({ minimum: 0 }),
    percentOffRate: number({ minimum: 0.01, maximum: 100 }),
    freeShipping: boolean,
    fixedPriceAmount: number({ minimum: 0 }),
    buyXGetY: ref(message('CouponBuyXGetY', { x: integer({ minimum: 1 }), y: integer({ minimum: 1 }) })),
    usageLimit: nullable(integer({ minimum: 1 })),
    /** Customers are known by their e-mail address, and as members. */
    limitPerCustomer: nullable(integer({ minimum: 1 })),
    /** Whether a single unit gets it: one of the cheapest in the scope. */
    limitedToOneItem: nullable(boolean),
    appliesToSubscriptions: nullable(boolean),
    discountedCycleCount: nullable(integer({ minimum: 1, maximum: 999 })),
    active: nullable(boolean),
    /** The name of the field that has the value: `percentOffRate`. It follows from that field, and never changes. */
    type: text(),
  },
  {
    atMostOne: [
      ['scope', 'minimumSubtotal'],
      ['moneyOffAmount', 'percentOffRate', 'freeShipping', 'fixedPriceAmount', 'buyXGetY'],
    ],
  },
);
export const MarketingCoupon = message('MarketingCoupon', {
  id: text(),
  specification: ref(CouponSpecification),
  dateCreated: text(),
  expired: boolean,
  numberOfUsages: integer(),
});
const CouponApplied = message('CouponApplied', {
  coupon: ref(MarketingCoupon),
  wixAppId: text(),
  wixAppOrderId: text(),
});

const permit = backOffice('COUPONS.MANAGE');
const neededFields = ['specification.name', 'specification.code', 'specification.startTime'] as const;

/** Discounts with a code. */
export const coupons = service('marketing.coupons', ['/stores', '', '/_api/coupons-server'], {
  createCoupon: operation({
    method: 'POST',
    effect: 'write',
    path: '/v2/coupons',
    summary: 'Create coupon',
    permit,
    request: { specification: ref(CouponSpecification) },
    response: { id: text() },
    required: ['specification', ...neededFields],
    errors: ['ALREADY_EXISTS'],
  }),
  updateCoupon: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v2/coupons/{id}',
    summary: 'Update coupon',
    permit,
    request: { id: guid, specification: ref(CouponSpecification), fieldMask: fieldMask('specification') },
    response: {},
    required: ['id', 'specification'],
    errors: ['ALREADY_EXISTS'],
  }),
  getCoupon: operation({
    method: 'GET',
    path: '/v2/coupons/{id}',
    summary: 'Get coupon',
    permit,
    request: { id: guid },
    response: { coupon: ref(MarketingCoupon) },
    required: ['id'],
  }),
  deleteCoupon: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v2/coupons/{id}',
    summary: 'Delete coupon',
    permit,
    request: { id: guid },
    response: {},
    required: ['id'],
  }),
  queryCoupons: operation({
    method: 'POST',
    effect: 'read',
    path: '/v2/coupons/query',
    summary: 'Query coupons',
    permit,
    request: {
      query: ref(
        message('CouponQuery', {
          paging: ref(message('CouponPaging', { limit: nullable(integer()), offset: nullable(integer()) })),
          filter: nullable(orJsonText(anyObject)),
          sort: nullable(orJsonText(anyObject)),
        }),
      ),
    },
    response: { coupons: list(ref(MarketingCoupon)), totalResults: nullable(integer()) },
  }),
  bulkDeleteCoupons: operation({
    method: 'POST',
    effect: 'write',
    path: '/v2/bulk/coupons/delete',
    summary: 'Bulk delete coupons',
    permit,
    request: { ids: list(guid, { minItems: 1, maxItems: 100 }) },
    response: { results: list(ref(ItemMetadata)), deleteMetadata: ref(BulkActionMetadata) },
    required: ['ids'],
  }),
  bulkCreateCoupons: operation({
    method: 'POST',
    effect: 'write',
    path: '/v2/bulk/coupons/create',
    summary: 'Bulk create coupons',
    permit,
    request: {
      specifications: list(ref(CouponSpecification), { minItems: 1, maxItems: 100 }),
      returnFullEntity: boolean,
    },
    response: {
      results: list(
        ref(message('BulkCreateCouponResult', { itemMetadata: ref(ItemMetadata), coupon: ref(MarketingCoupon) })),
      ),
      bulkActionMetadata: ref(BulkActionMetadata),
    },
    required: ['specifications'],
  }),
});

export const couponEvents = events('wix.ecommerce.coupons.v2.coupon', {
  entity: MarketingCoupon,
  permission: 'COUPONS.MANAGE',
  created: 'A coupon is created.',
  updated: 'A coupon changes.',
  deleted: 'A coupon is deleted.',
  actions: { applied: { when: 'An order is placed with a coupon.', carries: CouponApplied } },
});

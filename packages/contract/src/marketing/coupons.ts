import { events } from '../events.ts';
import { backOffice, operation, service } from '../operation.ts';
import { boolean, guid, integer, message, nullable, number, ref, text } from '../schema.ts';

export const CouponSpecification = message(
  'CouponSpecification',
  {
    name: nullable(text({ maxLength: 50 })),
    /** Case-insensitive. */
    code: nullable(text({ maxLength: 20 })),
    /** Milliseconds since 1970. */
    startTime: nullable(text()),
    expirationTime: nullable(text()),
    minimumSubtotal: nullable(number({ minimum: 0 })),
    moneyOffAmount: number({ minimum: 0 }),
    percentOffRate: number({ minimum: 0.01, maximum: 100 }),
    usageLimit: nullable(integer({ minimum: 1 })),
    active: nullable(boolean),
  },
  { atMostOne: [['moneyOffAmount', 'percentOffRate']] },
);
export const MarketingCoupon = message('MarketingCoupon', {
  id: text(),
  specification: ref(CouponSpecification),
  dateCreated: text(),
  expired: boolean,
  numberOfUsages: integer(),
});

/** Discounts with a code. */
export const coupons = service('marketing.coupons', ['/stores', '', '/_api/coupons-server'], {
  createCoupon: operation({
    method: 'POST',
    effect: 'write',
    path: '/v2/coupons',
    summary: 'Create coupon',
    permit: backOffice('COUPONS.MANAGE'),
    request: { specification: ref(CouponSpecification) },
    response: { id: text() },
    required: ['specification', 'specification.name', 'specification.code', 'specification.startTime'],
    errors: ['ALREADY_EXISTS'],
  }),
  getCoupon: operation({
    method: 'GET',
    path: '/v2/coupons/{id}',
    summary: 'Get coupon',
    permit: backOffice('COUPONS.MANAGE'),
    request: { id: guid },
    response: { coupon: ref(MarketingCoupon) },
    required: ['id'],
  }),
  deleteCoupon: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v2/coupons/{id}',
    summary: 'Delete coupon',
    permit: backOffice('COUPONS.MANAGE'),
    request: { id: guid },
    response: {},
    required: ['id'],
  }),
});

export const couponEvents = events('wix.ecommerce.coupons.v2.coupon', {
  entity: MarketingCoupon,
  permission: 'COUPONS.MANAGE',
  created: 'A coupon is created.',
  deleted: 'A coupon is deleted.',
});

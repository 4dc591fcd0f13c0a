import { events } from '../events.ts';
import { anyone, operation, service } from '../operation.ts';
import { boolean, currency, email, fieldMask, guid, list, nullable, readonly, ref, text } from '../schema.ts';
import { Address } from '../shared/address.ts';
import {
  AdditionalFee,
  ChannelType,
  CustomLineItem,
  GiftCard,
  LineItemQuantityUpdate,
  Violation,
} from '../shared/commerce.ts';
import { WeightUnit } from '../shared/common.ts';
import { CalculationErrors } from '../shared/errors.ts';
import { PriceSummary, TaxSummary } from '../shared/money.ts';
import {
  CalculatedLineItem,
  Cart,
  CartAppliedDiscount,
  CartLineItem,
  CartMembershipOptions,
  CartSelectedMemberships,
  CartShippingInformation,
  SelectedShippingOption,
} from './cart.ts';

export const currentCart = service('ecom.current-cart', ['/ecom', '', '/_api/ecom-cart'], {
  getCurrentCart: operation({
    method: 'GET',
    path: '/v1/carts/current',
    summary: 'Get current cart',
    permit: anyone('ECOM.READ_CARTS'),
    request: {},
    response: {
      cart: ref(Cart),
    },
    errors: ['OWNED_CART_NOT_FOUND'],
  }),
  updateCurrentCart: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/carts/current',
    summary: 'Update current cart',
    permit: anyone('ECOM.MODIFY_CARTS'),
    request: {
      cartInfo: ref(Cart),
      cartFieldmask: fieldMask('cartInfo'),
      couponCode: nullable(text()),
      lineItems: list(ref(CartLineItem), { maxItems: 300 }),
      customLineItems: list(ref(CustomLineItem), { maxItems: 300 }),
    },
    response: {
      cart: ref(Cart),
    },
    required: ['lineItems.catalogReference'],
    errors: [
      'ERROR_COUPON_DOES_NOT_EXIST',
      'ERROR_COUPON_HAS_EXPIRED',
      'ERROR_COUPON_IS_DISABLED',
      'ERROR_COUPON_IS_NOT_ACTIVE_YET',
      'ERROR_COUPON_MINIMUM_SUBTOTAL_NOT_REACHED',
      'ERROR_COUPON_USAGE_EXCEEDED',
      'SUBSCRIPTION_ONLY_PRODUCT',
      'MEMBERS_ONLY_PRODUCT',
      'LINE_AMOUNT_TOO_LARGE',
      'OWNED_CART_NOT_FOUND',
    ],
  }),
  addToCurrentCart: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/carts/current/add-to-cart',
    summary: 'Add to current cart',
    permit: anyone('ECOM.MODIFY_CARTS'),
    request: {
      lineItems: list(ref(CartLineItem), { maxItems: 100 }),
      customLineItems: list(ref(CustomLineItem), { maxItems: 100 }),
      businessLocationId: nullable(guid),
    },
    response: {
      cart: ref(Cart),
    },
    required: [
      'customLineItems.itemType',
      'customLineItems.price',
      'lineItems.catalogReference',
      'lineItems.quantity',
      'lineItems.selectedMembership.id',
      'lineItems.selectedMembership.appId',
    ],
    errors: ['SUBSCRIPTION_ONLY_PRODUCT', 'MEMBERS_ONLY_PRODUCT', 'LINE_AMOUNT_TOO_LARGE', 'OWNED_CART_NOT_FOUND'],
  }),
  removeLineItemsFromCurrentCart: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/carts/current/remove-line-items',
    summary: 'Remove line items from current cart',
    permit: anyone('ECOM.MODIFY_CARTS'),
    request: {
      lineItemIds: list(guid, { minItems: 1, maxItems: 100 }),
    },
    response: {
      cart: ref(Cart),
    },
    required: ['lineItemIds'],
    errors: ['OWNED_CART_NOT_FOUND'],
  }),
  createCheckoutFromCurrentCart: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/carts/current/create-checkout',
    summary: 'Create checkout from current cart',
    permit: anyone('ECOM.CREATE_CHECKOUT_FROM_CART'),
    request: {
      channelType: ChannelType,
      shippingAddress: ref(Address),
      billingAddress: ref(Address),
      selectedShippingOption: ref(SelectedShippingOption),
      email: nullable(email),
    },
    response: {
      checkoutId: text(),
    },
    errors: [
      'OWNED_CART_NOT_FOUND',
      'EMPTY_CHECKOUT',
      'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE',
      'INVALID_SELECTED_CARRIER_SERVICE_OPTION',
      'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND',
      'SITE_MUST_ACCEPT_PAYMENTS',
      'SUBSCRIPTION_ONLY_PRODUCT',
      'MEMBERS_ONLY_PRODUCT',
    ],
  }),
  removeCouponFromCurrentCart: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/carts/current/remove-coupon',
    summary: 'Remove coupon from current cart',
    permit: anyone('ECOM.MODIFY_CARTS'),
    request: {},
    response: {
      cart: ref(Cart),
    },
    errors: ['OWNED_CART_NOT_FOUND'],
  }),
  updateCurrentCartLineItemQuantity: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/carts/current/update-line-items-quantity',
    summary: 'Update current cart line item quantity',
    permit: anyone('ECOM.MODIFY_CARTS'),
    request: {
      lineItems: list(ref(LineItemQuantityUpdate), { minItems: 1, maxItems: 100 }),
    },
    response: {
      cart: ref(Cart),
    },
    required: ['lineItems'],
    errors: ['OWNED_CART_NOT_FOUND', 'SUBSCRIPTION_ONLY_PRODUCT', 'MEMBERS_ONLY_PRODUCT', 'LINE_AMOUNT_TOO_LARGE'],
  }),
  estimateCurrentCartTotals: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/carts/current/estimate-totals',
    summary: 'Estimate current cart totals',
    permit: anyone('ECOM.READ_CARTS'),
    request: {
      selectedShippingOption: ref(SelectedShippingOption),
      shippingAddress: ref(Address),
      billingAddress: ref(Address),
      selectedMemberships: ref(CartSelectedMemberships),
      calculateTax: nullable(boolean),
      calculateShipping: nullable(boolean),
      calculateAdditionalFees: nullable(boolean),
    },
    response: {
      cart: ref(Cart),
      calculatedLineItems: list(ref(CalculatedLineItem)),
      priceSummary: ref(PriceSummary),
      giftCard: ref(GiftCard),
      taxSummary: ref(TaxSummary),
      shippingInfo: ref(CartShippingInformation),
      appliedDiscounts: list(ref(CartAppliedDiscount)),
      calculationErrors: ref(CalculationErrors),
      weightUnit: WeightUnit,
      currency: currency,
      payNow: readonly(ref(PriceSummary)),
      payLater: readonly(ref(PriceSummary)),
      membershipOptions: ref(CartMembershipOptions),
      additionalFees: list(ref(AdditionalFee), { maxItems: 100 }),
      violations: readonly(list(ref(Violation))),
    },
    errors: ['OWNED_CART_NOT_FOUND'],
  }),
  deleteCurrentCart: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v1/carts/current',
    summary: 'Delete current cart',
    permit: anyone('ECOM.MODIFY_CARTS'),
    request: {},
    response: {},
  }),
});

export const cartEvents = events('wix.ecom.v1.cart', {
  entity: Cart,
  permission: 'ECOM.READ_CARTS',
  created: 'A visitor or member puts the first item into a cart.',
  updated:
    'The items, quantities, codes or details of a cart change; also when a member logs in and two carts become one.',
  deleted: 'A cart ends: it is deleted, ordered, merged into another, or abandoned for too long.',
});

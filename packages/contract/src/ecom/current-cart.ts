import { anyone, operation, service } from '../operation.ts';
import { boolean, currency, email, guid, list, nullable, readonly, ref, text } from '../schema.ts';
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
    path: '/v1/carts/current',
    summary: 'Update current cart',
    permit: anyone('ECOM.MODIFY_CARTS'),
    request: {
      cartInfo: ref(Cart),
      couponCode: nullable(text()),
      lineItems: list(ref(CartLineItem), { maxItems: 300 }),
      customLineItems: list(ref(CustomLineItem), { maxItems: 300 }),
    },
    response: {
      cart: ref(Cart),
    },
    required: ['lineItems.catalogReference'],
  }),
  addToCurrentCart: operation({
    method: 'POST',
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
  }),
  removeLineItemsFromCurrentCart: operation({
    method: 'POST',
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
  }),
  createCheckoutFromCurrentCart: operation({
    method: 'POST',
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
  }),
  removeCouponFromCurrentCart: operation({
    method: 'POST',
    path: '/v1/carts/current/remove-coupon',
    summary: 'Remove coupon from current cart',
    permit: anyone('ECOM.MODIFY_CARTS'),
    request: {},
    response: {
      cart: ref(Cart),
    },
  }),
  updateCurrentCartLineItemQuantity: operation({
    method: 'POST',
    path: '/v1/carts/current/update-line-items-quantity',
    summary: 'Update current cart line item quantity',
    permit: anyone('ECOM.MODIFY_CARTS'),
    request: {
      lineItems: list(ref(LineItemQuantityUpdate), { maxItems: 100 }),
    },
    response: {
      cart: ref(Cart),
    },
    required: ['lineItems'],
  }),
  estimateCurrentCartTotals: operation({
    method: 'POST',
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
  }),
  deleteCurrentCart: operation({
    method: 'DELETE',
    path: '/v1/carts/current',
    summary: 'Delete current cart',
    permit: anyone('ECOM.MODIFY_CARTS'),
    request: {},
    response: {},
  }),
});

import { events } from '../events.ts';
import { anyone, operation, service } from '../operation.ts';
import { fieldMask, ref, text } from '../schema.ts';
import { Cart } from './cart.ts';
import {
  addToCartRequest,
  addToCartRequired,
  cartRequest,
  checkoutOfCartErrors,
  checkoutOfCartRequest,
  couponErrors,
  estimateRequest,
  estimateResponse,
  itemErrors,
  quantitiesRequest,
  removeLinesRequest,
} from './cart-requests.ts';

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
      ...cartRequest,
      cartFieldmask: fieldMask('cartInfo'),
    },
    response: {
      cart: ref(Cart),
    },
    required: ['lineItems.catalogReference'],
    errors: [
      ...couponErrors,
      ...itemErrors,
      'OWNED_CART_NOT_FOUND',
      'CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER',
    ],
  }),
  addToCurrentCart: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/carts/current/add-to-cart',
    summary: 'Add to current cart',
    permit: anyone('ECOM.MODIFY_CARTS'),
    request: addToCartRequest,
    response: {
      cart: ref(Cart),
    },
    required: [...addToCartRequired, 'lineItems.quantity'],
    errors: [...itemErrors, 'OWNED_CART_NOT_FOUND', 'CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION'],
  }),
  removeLineItemsFromCurrentCart: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/carts/current/remove-line-items',
    summary: 'Remove line items from current cart',
    permit: anyone('ECOM.MODIFY_CARTS'),
    request: removeLinesRequest,
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
    request: checkoutOfCartRequest,
    response: {
      checkoutId: text(),
    },
    errors: ['OWNED_CART_NOT_FOUND', ...checkoutOfCartErrors],
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
    request: quantitiesRequest,
    response: {
      cart: ref(Cart),
    },
    required: ['lineItems'],
    errors: ['OWNED_CART_NOT_FOUND', ...itemErrors],
  }),
  estimateCurrentCartTotals: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/carts/current/estimate-totals',
    summary: 'Estimate current cart totals',
    permit: anyone('ECOM.READ_CARTS'),
    request: estimateRequest,
    response: estimateResponse,
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
  created: 'A visitor or member puts the first item into a cart, or a client creates one.',
  updated:
    'The items, quantities, codes or details of a cart change; also when a member logs in and two carts become one.',
  deleted: 'A cart ends: it is deleted, ordered, merged into another, or abandoned for too long.',
});

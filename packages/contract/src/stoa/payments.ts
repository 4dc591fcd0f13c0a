/** Payments as buyers make and see them on the hosted pages. */
import { Price } from '../ecom/order-activities.ts';
import { anyone, operation, service } from '../operation.ts';
import { boolean, choice, decimal, guid, list, message, nullable, ref, text } from '../schema.ts';

/** What a gift card paid for an order. */
export const PaidByGiftCard = message('PaidByGiftCard', {
  /** All but its last four characters are stars. */
  obfuscatedCode: text({ maxLength: 30 }),
  amount: ref(Price),
});

export const payments = service('stoa.payments', ['/stoa'], {
  payCheckout: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/checkouts/{checkoutId}/pay',
    summary:
      'Place the order of a checkout and pay for it by the chosen method; repeating the call returns the same order',
    permit: anyone('ECOM.MODIFY_CHECKOUTS'),
    request: {
      checkoutId: guid,
      method: choice('offline', 'card', 'payPal'),
      /** The token from the payment provider's form, if it has one. The sandbox derives it from a test card's number. */
      paymentToken: text({ maxLength: 500 }),
      /** A card that the member let be kept, in place of a token. */
      savedPaymentMethodId: guid,
      /** Whether the member wants the card to be kept for later purchases. Without effect for other buyers. */
      saveCard: boolean,
      /** The checkout's `payNow.total` that the buyer agreed to. If it has changed since: `CHECKOUT_CHANGED`. */
      agreedAmount: decimal({ gte: 0 }),
      /** Whether the buyer agreed to the site's policies, which some sites ask for. */
      agreedToPolicies: boolean,
      /** Whether the buyer asked for marketing e-mails. Without effect where the site does not offer them. */
      agreedToMarketing: boolean,
    },
    response: {
      orderId: guid,
      /** `PAID` and `PAY_LATER` complete the checkout, `ACTION_REQUIRED` needs a visit to `actionUrl`. */
      outcome: choice('PAID', 'PAY_LATER', 'ACTION_REQUIRED', 'DECLINED'),
      actionUrl: nullable(text()),
      message: nullable(text()),
    },
    required: ['checkoutId', 'method'],
    errors: [
      'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE',
      'CHECKOUT_IS_COMPLETE',
      'SAVED_PAYMENT_METHOD_NOT_FOUND',
      'SAVED_PAYMENT_METHOD_NOT_USABLE',
      'SUBSCRIPTION_ONLY_PRODUCT',
      'MEMBERS_ONLY_PRODUCT',
      'CHECKOUT_NOT_FOUND',
      'CHECKOUT_ALREADY_PAID',
      'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS',
      'EMPTY_CHECKOUT',
      'FULL_OUT_OF_STOCK',
      'LINE_AMOUNT_TOO_LARGE',
      'PARTIAL_OUT_OF_STOCK',
      'NO_SELECTED_CARRIER_SERVICE_OPTION',
      'MISSING_SHIPPING_ADDRESS',
      'MISSING_BILLING_ADDRESS',
      'PAYMENT_ERROR',
      'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE',
      'SITE_NOT_ACCEPTING_PAYMENTS',
      'CHECKOUT_CHANGED',
      'VIOLATIONS_WITH_ERROR_SEVERITY',
      'FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS',
      'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED',
      'ERROR_COUPON_USAGE_EXCEEDED',
      'COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD',
      'GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD',
      'REDEEM_GIFT_CARD_ERROR',
      'SUBSCRIPTION_WITH_GIFT_CARD',
      'SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS',
      'SUBSCRIPTION_WITH_ZERO_TOTAL',
    ],
  }),
  listGiftCardPayments: operation({
    method: 'GET',
    path: '/v1/orders/{orderId}/gift-card-payments',
    summary: 'List what gift cards paid for an order, for its buyer',
    permit: anyone(),
    request: { orderId: text({ minLength: 1, maxLength: 100 }) },
    response: { giftCards: list(ref(PaidByGiftCard)) },
    required: ['orderId'],
    errors: ['ORDER_NOT_FOUND'],
  }),
  offerCard: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/payment-intents/{paymentIntentId}/card',
    summary: 'Note the card that a buyer gave for a prepared charge. Whoever knows the intent may give a card for it',
    permit: anyone('ECOM.MODIFY_CHECKOUTS'),
    request: {
      paymentIntentId: guid,
      /** The token from the payment provider's card form. The sandbox derives it from a test card's number. */
      paymentToken: text({ minLength: 1, maxLength: 500 }),
    },
    response: {},
    required: ['paymentIntentId', 'paymentToken'],
    errors: ['PAYMENT_INTENT_NOT_FOUND'],
  }),
  followPayment: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/payments/{paymentId}/follow',
    summary: 'Ask the provider what became of a payment, for the buyer who comes back from its page',
    permit: anyone('ECOM.MODIFY_CHECKOUTS'),
    request: {
      paymentId: guid,
      /** Whether the buyer wants to pay in another way: unless it is paid already, the payment ends. */
      giveUp: boolean,
    },
    response: {
      orderId: guid,
      /** Absent for orders created without a checkout. */
      checkoutId: guid,
      /** `ACTION_REQUIRED`: the buyer has not paid yet, and can at `actionUrl`. `PROCESSING`: the provider takes its time. */
      outcome: choice('PAID', 'ACTION_REQUIRED', 'PROCESSING', 'DECLINED'),
      actionUrl: nullable(text()),
      message: nullable(text()),
    },
    required: ['paymentId'],
    errors: ['PAYMENT_ERROR'],
  }),
  completePaymentAction: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/payments/{paymentId}/complete-action',
    summary: "Answer the sandbox bank's question to the buyer (3-D Secure)",
    permit: anyone('ECOM.MODIFY_CHECKOUTS'),
    request: { paymentId: guid, approved: choice('yes', 'no') },
    response: {
      orderId: guid,
      /** Absent for orders created without a checkout. */
      checkoutId: guid,
      outcome: choice('PAID', 'DECLINED'),
      message: nullable(text()),
    },
    required: ['paymentId', 'approved'],
    errors: ['PAYMENT_ERROR'],
  }),
});

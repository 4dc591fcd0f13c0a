/** Paying on the hosted checkout page. */
import { anyone, operation, service } from '../operation.ts';
import { choice, guid, nullable, text } from '../schema.ts';

export const payments = service('stoa.payments', ['/stoa'], {
  payCheckout: operation({
    method: 'POST',
    path: '/v1/checkouts/{checkoutId}/pay',
    summary: 'Place the order of a checkout and pay it by the chosen method; repeated, it answers with the same order',
    permit: anyone('ECOM.MODIFY_CHECKOUTS'),
    request: {
      checkoutId: guid,
      method: choice('offline', 'card'),
      /** From the payment provider's card form; the sandbox makes it from a test card's number. */
      paymentToken: text({ maxLength: 500 }),
    },
    response: {
      orderId: guid,
      /** PAID and PENDING finish the checkout; ACTION_REQUIRED sends the buyer to `actionUrl`; DECLINED lets them try again. */
      outcome: choice('PAID', 'PAY_LATER', 'ACTION_REQUIRED', 'DECLINED'),
      actionUrl: nullable(text()),
      message: nullable(text()),
    },
    required: ['checkoutId', 'method'],
    errors: [
      'CHECKOUT_NOT_FOUND',
      'CHECKOUT_ALREADY_PAID',
      'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS',
      'EMPTY_CHECKOUT',
      'FULL_OUT_OF_STOCK',
      'PARTIAL_OUT_OF_STOCK',
      'NO_SELECTED_CARRIER_SERVICE_OPTION',
      'MISSING_SHIPPING_ADDRESS',
      'MISSING_BILLING_ADDRESS',
      'PAYMENT_ERROR',
      'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE',
      'SITE_NOT_ACCEPTING_PAYMENTS',
    ],
  }),
  completePaymentAction: operation({
    method: 'POST',
    path: '/v1/payments/{paymentId}/complete-action',
    summary: "The buyer's answer to the sandbox bank's question (3-D Secure)",
    permit: anyone('ECOM.MODIFY_CHECKOUTS'),
    request: { paymentId: guid, approved: choice('yes', 'no') },
    response: { orderId: guid, checkoutId: guid, outcome: choice('PAID', 'DECLINED'), message: nullable(text()) },
    required: ['paymentId', 'approved'],
    errors: ['PAYMENT_ERROR'],
  }),
});

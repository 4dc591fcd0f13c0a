import { backOffice, operation, service } from '../operation.ts';
import { guid, message, nullable, readonly, ref, text } from '../schema.ts';

const words = readonly(nullable(text({ minLength: 1, maxLength: 50 })));
const shortWords = readonly(nullable(text({ minLength: 1, maxLength: 30 })));
export const CheckoutContent = message('CheckoutContent', {
  continueShoppingLink: shortWords,
  orderSummary: shortWords,
  customerDetails: shortWords,
  reviewAndPlaceOrder: words,
  placeOrderButton: words,
  placeOrderPayButton: words,
});

/** The words of checkout pages. */
export const checkoutContent = service('ecom.checkout-content', ['/ecom', ''], {
  getCheckoutContent: operation({
    method: 'GET',
    path: '/v1/checkout-content/{appId}/{componentId}',
    summary: 'Get the words of a checkout page',
    permit: backOffice('ECOM.CHECKOUT_CONTENT_READ'),
    request: { appId: guid, componentId: guid, languageCode: nullable(text({ minLength: 1, maxLength: 20 })) },
    response: { checkoutContent: ref(CheckoutContent) },
    required: ['appId', 'componentId'],
    errors: ['TRANSLATIONS_NOT_FOUND', 'REQUIRED_APP_NOT_INSTALLED', 'REQUIRED_COMPONENT_DOES_NOT_EXIST'],
  }),
});

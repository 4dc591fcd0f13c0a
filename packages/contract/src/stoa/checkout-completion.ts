/** Links for payment pages outside the server. */
import { backOffice, operation, service } from '../operation.ts';
import { date, guid, nullable, text, webUrl } from '../schema.ts';

export const checkoutCompletion = service('stoa.checkout-completion', ['/stoa'], {
  createCompletionLink: operation({
    method: 'POST',
    effect: 'write',
    keeps: 'nothing',
    path: '/v1/checkouts/{checkoutId}/completion-link',
    summary: 'Create the link to which a payment page sends buyers who have paid',
    permit: backOffice('ECOM.MODIFY_CHECKOUTS'),
    request: {
      checkoutId: guid,
      /** The order in the system that took the payment. */
      orderId: nullable(guid),
      /** Where buyers go from there; `{orderId}` in it is filled in. */
      redirectUrl: webUrl,
    },
    response: { url: text(), expiresDate: date },
    required: ['checkoutId', 'redirectUrl'],
    errors: ['CHECKOUT_NOT_FOUND'],
  }),
});

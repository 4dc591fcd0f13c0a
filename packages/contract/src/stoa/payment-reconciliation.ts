/** What comparing payments with their providers has found. */
import { backOffice, operation, service } from '../operation.ts';
import { choice, currency, date, decimal, guid, list, message, nullable, ref, text } from '../schema.ts';

const amount = decimal({ gte: 0, lte: 1000000000000000 });
/** Which payment something is about. */
const about = {
  paymentId: guid,
  currency,
  /** Such as `stripe`. */
  provider: text(),
  /** The provider's name for the payment. */
  reference: nullable(text()),
  /** The order that it is for; null where it is for something else. */
  orderId: nullable(guid),
  foundDate: date,
};
const DifferenceKind = choice('RECEIVED', 'RETURNED', 'CHARGED_BACK');

/** Money that the provider counts in another way than we do, so that a person has to find out why. */
export const PaymentDifference = message('PaymentDifference', {
  ...about,
  kind: DifferenceKind,
  ours: amount,
  theirs: amount,
});

/** A movement of money that nobody told this server of, and that was written once it was found. */
export const MendedMovement = message('MendedMovement', {
  ...about,
  id: guid,
  kind: choice('CAPTURE', 'VOID', 'REFUND', 'CHARGEBACK', 'CHARGEBACK_REVERSAL'),
  amount,
});

export const paymentReconciliation = service('stoa.payment-reconciliation', ['/stoa'], {
  getReconciliation: operation({
    method: 'GET',
    path: '/v1/payment-reconciliation',
    summary:
      'List differences between payments and their providers that nobody has dealt with, and the movements of the last 30 days that were found by comparing',
    permit: backOffice('ECOM.READ_TRANSACTIONS'),
    request: {},
    response: { differences: list(ref(PaymentDifference)), mended: list(ref(MendedMovement)) },
  }),
  settleDifference: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/payment-reconciliation/settle',
    summary: 'Say that a difference is dealt with; it comes back if its amounts change',
    permit: backOffice('ECOM.MODIFY_TRANSACTIONS'),
    request: {
      paymentId: guid,
      kind: DifferenceKind,
      /** As it was listed, so that nobody deals with other amounts than they saw. */
      foundDate: date,
    },
    response: {},
    required: ['paymentId', 'kind', 'foundDate'],
    errors: ['PAYMENT_DIFFERENCE_NOT_FOUND'],
  }),
});

/** Payment requests as those see them who got the link, and mailing the link. */
import { Price } from '../ecom/order-activities.ts';
import { backOffice, open, operation, service } from '../operation.ts';
import { choice, date, guid, list, message, nullable, ref, text } from '../schema.ts';

/** From the link: it stands for the request. */
const token = text({ minLength: 1, maxLength: 200 });

export const RequestToPay = message('RequestToPay', {
  title: text(),
  description: nullable(text()),
  orderNumber: text(),
  amount: ref(Price),
  /** `SETTLED`: nothing is owed for the order any more, or less than is asked for. */
  state: choice('UNPAID', 'PAID', 'EXPIRED', 'VOIDED', 'SETTLED'),
  expirationDate: nullable(date),
  methods: list(choice('card', 'offline')),
  /** Where to transfer money to; null where that is not offered. */
  bankDetails: nullable(text()),
});
const outcome = {
  outcome: choice('PAID', 'ACTION_REQUIRED', 'DECLINED'),
  actionUrl: nullable(text()),
  message: nullable(text()),
};

export const paymentRequestPage = service('stoa.payment-requests', ['/stoa'], {
  openPaymentRequest: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/payment-requests/open',
    summary: 'Read what a link asks to pay',
    permit: open,
    request: { token },
    response: { request: ref(RequestToPay) },
    required: ['token'],
    errors: ['ORDER_PAYMENT_REQUEST_NOT_FOUND'],
  }),
  payPaymentRequest: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/payment-requests/pay',
    summary: 'Pay what a link asks for by card',
    permit: open,
    request: { token, paymentToken: text({ minLength: 1, maxLength: 500 }) },
    response: outcome,
    required: ['token', 'paymentToken'],
    errors: [
      'ORDER_PAYMENT_REQUEST_NOT_FOUND',
      'CANNOT_CHARGE_PAID_ORDER_PAYMENT_REQUEST',
      'CANNOT_CHARGE_EXPIRED_ORDER_PAYMENT_REQUEST',
      'CANNOT_CHARGE_VOIDED_ORDER_PAYMENT_REQUEST',
      'PAYMENT_IN_PROGRESS',
      'PAYMENT_METHOD_UNAVAILABLE',
      'PAYMENT_ERROR',
      'ORDER_CANCELED',
      'ORDER_PAID',
      'INVALID_AMOUNT',
    ],
  }),
  answerBank: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/payment-requests/answer-bank',
    summary: "Answer the sandbox bank's question about a payment of the link (3-D Secure)",
    permit: open,
    request: { token, paymentId: guid, approved: choice('yes', 'no') },
    response: outcome,
    required: ['token', 'paymentId', 'approved'],
    errors: ['ORDER_PAYMENT_REQUEST_NOT_FOUND', 'PAYMENT_ERROR'],
  }),
  sendPaymentRequest: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/payment-requests/{orderPaymentRequestId}/send',
    summary: 'Mail the link of a payment request to the buyer',
    permit: backOffice('ECOM.ORDER_PAYMENT_REQUEST_UPDATE'),
    request: { orderPaymentRequestId: guid },
    response: {},
    required: ['orderPaymentRequestId'],
    errors: ['ORDER_PAYMENT_REQUEST_NOT_FOUND', 'PAYMENT_REQUEST_NOT_OPEN', 'BUYER_NOT_REACHABLE'],
  }),
});

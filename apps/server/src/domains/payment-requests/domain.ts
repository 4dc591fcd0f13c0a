import type { Domain } from '../../domain.ts';
import { requestExpires } from './expiry.ts';
import { requestsFollowOrders } from './follow-orders.ts';
import { paymentRequestLetter } from './letters/payment-request.ts';
import { served } from './operations.ts';

export const paymentRequests: Domain = {
  name: 'payment-requests',
  says: 'Links by which buyers pay what is left of an order, or a part of it',
  owns: ['payment_request_attempts', 'payment_requests'],
  serves: served,
  consumes: [requestsFollowOrders],
  tasks: [requestExpires],
  letters: [paymentRequestLetter],
};

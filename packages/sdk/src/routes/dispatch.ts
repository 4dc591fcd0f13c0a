/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const dispatch = /* @__PURE__ */ routes<typeof contract.dispatch>({
  dispatchItems: 'POST /stoa/v1/orders/{orderId}/dispatch',
  resendDispatchConfirmation: 'POST /stoa/v1/orders/{orderId}/dispatch/{fulfillmentId}/resend',
  resendOrderConfirmation: 'POST /stoa/v1/orders/{orderId}/confirmation/resend',
  tellPickupReady: 'POST /stoa/v1/orders/{orderId}/pickup-ready',
});

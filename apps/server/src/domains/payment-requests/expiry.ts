import { orderPaymentRequestEvents } from '@stoa/contract';
import type { Context } from '../../context.ts';
import type { Task } from '../../platform/tasks/index.ts';
import { requestResource } from './payment-requests.ts';

/** Ends a request that is not paid by its date. A payment that was begun before may still succeed. */
export const requestExpires: Task<Context, { requestId: string }> = {
  name: 'payment request expires',
  lane: 'database',
  async handle(ctx, tx, { requestId }) {
    const [request] = await requestResource.findByIds(tx, [requestId], { lock: true });
    if (request?.status !== 'UNPAID') return;
    await requestResource.change(ctx, tx, request, () => ({ status: 'EXPIRED' }), {
      announce: (expired) =>
        orderPaymentRequestEvents.expired(expired.id, { orderPaymentRequest: requestResource.view(ctx, expired) }),
    });
  },
};

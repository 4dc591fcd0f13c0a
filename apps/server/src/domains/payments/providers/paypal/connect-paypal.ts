import type { ProviderContext } from '../../provider.ts';
import type { ConnectedAccount, ConnectionFailure } from '../connected-account.ts';
import { type PayPalKeys, PayPalRefusal, payPalClient } from './paypal-client.ts';
import { PAYPAL_EVENTS } from './paypal-events.ts';

/** Tries an app's keys, and asks PayPal to send what happens to payments to `notificationsUrl`. */
export async function connectPayPal(
  ctx: ProviderContext,
  keys: Pick<PayPalKeys, 'clientId' | 'clientSecret' | 'isLive'>,
  notificationsUrl: string,
): Promise<ConnectedAccount | ConnectionFailure> {
  try {
    const client = await payPalClient(ctx, keys);
    const webhookId = await client
      .post<{ id: string }>('/v1/notifications/webhooks', {
        url: notificationsUrl,
        event_types: PAYPAL_EVENTS.map((name) => ({ name })),
      })
      // PayPal calls only public https addresses: payments are then asked about instead
      .then(
        ({ id }) => id,
        () => null,
      );
    const secret: PayPalKeys = { ...keys, webhookId };
    return { secret: JSON.stringify(secret), title: null, isLive: keys.isLive, isNotified: webhookId !== null };
  } catch (error) {
    return {
      failure:
        error instanceof PayPalRefusal
          ? 'PayPal does not accept this client ID and secret.'
          : 'PayPal cannot be reached at the moment.',
    };
  }
}

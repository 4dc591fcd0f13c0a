import type Stripe from 'stripe';
import type { ProviderContext } from '../../provider.ts';
import type { ConnectedAccount, ConnectionFailure } from '../connected-account.ts';
import { API_VERSION, isRefused, type StripeKeys, stripeClient } from './stripe-client.ts';
import { STRIPE_EVENTS } from './stripe-events.ts';

/** Tries a secret key, and asks Stripe to send what happens to payments to `notificationsUrl`. */
export async function connectStripe(
  ctx: ProviderContext,
  { secretKey }: { secretKey: string },
  notificationsUrl: string,
): Promise<ConnectedAccount | ConnectionFailure> {
  const client = await stripeClient(ctx, secretKey);
  try {
    await client.balance.retrieve();
  } catch (error) {
    return { failure: isRefused(error) ? error.message : 'Stripe cannot be reached at the moment.' };
  }
  const keys: StripeKeys = { secretKey, webhookSecret: await registered(client, notificationsUrl) };
  const known = await client.accounts.retrieveCurrent().catch(() => null);
  return {
    secret: JSON.stringify(keys),
    title: known?.settings?.dashboard.display_name || known?.business_profile?.name || known?.id || null,
    isLive: !/^[a-z]+_test_/.test(secretKey),
    isNotified: keys.webhookSecret !== null,
  };
}

/** Stripe calls only public addresses, and keys can be restricted: payments are then asked about instead. */
async function registered(client: Stripe, url: string): Promise<string | null> {
  try {
    const { secret } = await client.webhookEndpoints.create({
      url,
      enabled_events: [...STRIPE_EVENTS],
      api_version: API_VERSION,
    });
    return secret ?? null;
  } catch {
    return null;
  }
}

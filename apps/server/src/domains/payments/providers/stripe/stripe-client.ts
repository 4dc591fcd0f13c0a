import type Stripe from 'stripe';
import type { ProviderContext } from '../../provider.ts';

/** What an account with Stripe is known by. Stored encrypted, as JSON. */
export type StripeKeys = {
  /** A secret key, or a restricted one: `sk_…`, `rk_…`. */
  secretKey: string;
  /** Signs what Stripe sends; null where Stripe cannot reach this server. */
  webhookSecret: string | null;
};

type Server = Pick<ProviderContext, 'callOutside' | 'paymentServers'>;

/** The version of Stripe's API that this was written for, whatever the account's default is. */
export const API_VERSION = '2026-10-28.endive';
/** Retries keep their idempotency key, so that nothing is charged twice. */
const RETRIES = 2;

/** Stripe's own library, which calls through ours: private addresses are refused, and answers are limited in size. */
export async function stripeClient({ callOutside, paymentServers }: Server, secretKey: string): Promise<Stripe> {
  // loaded where a site has an account: it is large
  const { default: Client } = await import('stripe');
  const { protocol, hostname, port } = new URL(paymentServers.stripe);
  return new Client(secretKey, {
    apiVersion: API_VERSION,
    httpClient: Client.createFetchHttpClient((address: string | URL | Request, call: RequestInit = {}) =>
      callOutside(String(address), {
        method: call.method === 'GET' ? 'GET' : 'POST',
        headers: Object.fromEntries(new Headers(call.headers)),
        ...(typeof call.body === 'string' && { body: call.body }),
      }),
    ),
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port && { port }),
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
}

type RefusedRequest = Error & {
  type: string;
  code?: string;
  /** The bank's reason, where a card was declined. */
  decline_code?: string;
  /** The charge that was declined. */
  payment_intent?: { id: string };
};

/** Whether Stripe understood a request and refused it, so that repeating it changes nothing. */
export const isRefused = (error: unknown): error is RefusedRequest =>
  error instanceof Error &&
  'type' in error &&
  ['StripeInvalidRequestError', 'StripeCardError', 'StripeAuthenticationError', 'StripePermissionError'].includes(
    String(error.type),
  );

import { parseAmount } from '@stoa/money';
import type { Notification, RawNotification } from '../../provider.ts';
import type { PayPalClient } from './paypal-client.ts';
import { linkOf, outcomeOfMoney, type PayPalMoney, type PayPalOrder } from './paypal-outcomes.ts';

/** What PayPal is asked to send. */
export const PAYPAL_EVENTS = [
  'CHECKOUT.ORDER.APPROVED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.REFUNDED',
] as const;

type Event = { event_type: string; resource: PayPalMoney & Pick<PayPalOrder, 'purchase_units'> };

/** The headers that PayPal signs with. Without one of them, nothing is asked. */
const SIGNED = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
};

/**
 * Reads an event; null where PayPal does not say that it sent it. Events come twice, late and in any order, so that
 * they only say what to look at: the state is asked for.
 */
export async function readPayPalEvent(
  open: () => Promise<PayPalClient>,
  { headers, body }: RawNotification,
  webhookId: string,
): Promise<Notification[] | null> {
  const event = parsed(body);
  const signature = Object.entries(SIGNED).map(([field, header]) => [field, headers[header]]);
  if (!event || signature.some(([, value]) => typeof value !== 'string')) return null;
  const client = await open();
  const { verification_status: verified } = await client.post<{ verification_status: string }>(
    '/v1/notifications/verify-webhook-signature',
    { ...Object.fromEntries(signature), webhook_id: webhookId, webhook_event: event },
  );
  if (verified !== 'SUCCESS') return null;
  return event.event_type === 'PAYMENT.CAPTURE.REFUNDED' ? newsOfRefund(client, event) : newsOfCharge(event);
}

function parsed(body: string): Event | null {
  try {
    const event = JSON.parse(body) as Event | null;
    return event?.event_type && event.resource?.id ? event : null;
  } catch {
    return null;
  }
}

/** A transaction of ours, which is looked up. */
function newsOfCharge({ resource }: Event): Notification[] {
  const key = resource.custom_id ?? resource.purchase_units?.[0]?.custom_id;
  return key ? [{ key }] : [];
}

/** A refund of ours, or one that the merchant made at PayPal: it bears the name of the charge. */
async function newsOfRefund(client: PayPalClient, { resource }: Event): Promise<Notification[]> {
  if (isRefundKey(resource.custom_id)) return [{ key: resource.custom_id }];
  const refund = await client.get<PayPalMoney>(`/v2/payments/refunds/${encodeURIComponent(resource.id)}`);
  const captureHref = linkOf(refund, 'up');
  const amount = refund.amount && parseAmount(refund.amount.value, refund.amount.currency_code);
  if (!captureHref || !amount) return [];
  const capture = await client.get<PayPalMoney>(new URL(captureHref).pathname);
  const authorizationKey = capture.custom_id;
  if (!authorizationKey) return [];
  const begunThere = { type: 'REFUND' as const, amount, authorizationKey };
  return [{ key: refund.id, outcome: outcomeOfMoney(refund), begunThere }];
}

export const isRefundKey = (key: string | undefined): key is string => key?.includes(':refund:') === true;

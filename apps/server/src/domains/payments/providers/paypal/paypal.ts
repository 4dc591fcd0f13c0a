import type { Outcome } from '../../payment.ts';
import type {
  Charge,
  LookUp,
  PaymentProvider,
  ProviderAccount,
  ProviderContext,
  ProviderMovement,
} from '../../provider.ts';
import { toPayPalAmount } from './paypal-amount.ts';
import { type PayPalClient, type PayPalKeys, PayPalRefusal, payPalClient } from './paypal-client.ts';
import { readPayPalEvent } from './paypal-events.ts';
import { outcomeOfMoney, outcomeOfOrder, type PayPalMoney, type PayPalOrder, refused } from './paypal-outcomes.ts';
import { statementOf } from './paypal-statement.ts';

/**
 * Charges by PayPal, whose page the buyer is sent to. PayPal waits until the merchant takes what the buyer approved: the
 * look-up does, whether the buyer's return, a notification or the follow-up asks for it. The reference of an
 * authorisation is PayPal's order at first, and then the capture, or the authorisation to capture.
 */
export function payPal(ctx: ProviderContext, account: ProviderAccount): PaymentProvider {
  const keys = JSON.parse(account.secret) as PayPalKeys;
  const open = () => payPalClient(ctx, keys);
  const move =
    (pathOf: (movement: ProviderMovement) => string, more: (movement: ProviderMovement) => object = () => ({})) =>
    async (movement: ProviderMovement): Promise<Outcome> => {
      const amount = toPayPalAmount(movement.amount, movement.currency);
      if (!amount) return refused(null, `PayPal cannot move this amount in ${movement.currency}.`);
      const client = await open();
      return orRefused(async () =>
        outcomeOfMoney(await client.post<PayPalMoney>(pathOf(movement), { amount, ...more(movement) }, movement.key)),
      );
    };
  const capture = move(({ authorization }) => `/v2/payments/authorizations/${authorization.reference}/capture`);
  const release = move(({ authorization }) => `/v2/payments/authorizations/${authorization.reference}/void`);
  const refund = move(
    ({ captureReference }) => `/v2/payments/captures/${captureReference}/refund`,
    ({ key }) => ({ custom_id: key }),
  );
  return {
    id: 'payPal',
    accountId: account.id,
    beginsWith: 'PAGE',
    capabilities: { capturesLater: true, capturesParts: true, refunds: true, savesCards: false },
    async begin(charge) {
      return begin(await open(), charge);
    },
    capture,
    void: release,
    refund,
    async lookUp(asked) {
      const client = await open();
      if (asked.type === 'AUTHORIZE') return lookUpCharge(client, asked);
      if (asked.type === 'CHARGEBACK' || asked.type === 'CHARGEBACK_REVERSAL')
        return { status: 'SUCCEEDED', reference: asked.reference ?? asked.key };
      if (asked.reference) return lookUpMoney(client, asked.type, asked.reference);
      // the same request again is answered with what became of the first
      const { key, amount, currency, authorization, captureReference } = asked;
      const movement = {
        ...{ key, amount, currency, captureReference },
        authorization: { key: authorization.key, reference: authorization.reference ?? '' },
      };
      return { CAPTURE: capture, VOID: release, REFUND: refund }[asked.type](movement);
    },
    async statement(payment) {
      return statementOf(await open(), payment);
    },
    async readNotification(raw) {
      return keys.webhookId ? readPayPalEvent(open, raw, keys.webhookId) : null;
    },
  };
}

async function begin(client: PayPalClient, charge: Charge): Promise<Outcome> {
  const { key, paymentId, amount: asked, currency, capture, returnUrl, description } = charge;
  const amount = toPayPalAmount(asked, currency);
  if (!amount) return refused(null, `PayPal cannot charge this amount in ${currency}.`);
  const returnPage = `${returnUrl}/return?payment=${paymentId}`;
  return orRefused(async () => {
    const order = await client.post<PayPalOrder>(
      '/v2/checkout/orders',
      {
        intent: capture === 'LATER' ? 'AUTHORIZE' : 'CAPTURE',
        purchase_units: [{ custom_id: key, description, amount }],
        payment_source: {
          paypal: {
            experience_context: {
              brand_name: description,
              user_action: 'PAY_NOW',
              shipping_preference: 'NO_SHIPPING',
              return_url: returnPage,
              cancel_url: `${returnPage}&canceled=yes`,
            },
          },
        },
      },
      key,
    );
    return outcomeOfOrder(order);
  });
}

async function orRefused(ask: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof PayPalRefusal) return refused(null, error.message, codes[error.code]);
    throw error;
  }
}

const codes: Record<string, 'DECLINED'> = { INSTRUMENT_DECLINED: 'DECLINED', PAYER_CANNOT_PAY: 'DECLINED' };

/** Takes the money of an order that the buyer has approved. What is not approved in time is never taken. */
async function lookUpCharge(client: PayPalClient, { key, reference, giveUp }: LookUp): Promise<Outcome> {
  if (!reference) return refused(null, 'The payment was not completed.', 'EXPIRED');
  const order = await client.get<PayPalOrder>(`/v2/checkout/orders/${reference}`);
  if (order.status === 'APPROVED') {
    const step = order.intent === 'AUTHORIZE' ? 'authorize' : 'capture';
    return orRefused(async () =>
      outcomeOfOrder(await client.post<PayPalOrder>(`/v2/checkout/orders/${reference}/${step}`, {}, `${key}:${step}`)),
    );
  }
  const outcome = outcomeOfOrder(order);
  return giveUp && outcome.status === 'ACTION_REQUIRED'
    ? refused(reference, 'The payment was not completed.', 'NOT_CONFIRMED')
    : outcome;
}

async function lookUpMoney(client: PayPalClient, type: 'CAPTURE' | 'VOID' | 'REFUND', reference: string) {
  const places = { CAPTURE: 'captures', VOID: 'authorizations', REFUND: 'refunds' };
  return outcomeOfMoney(await client.get<PayPalMoney>(`/v2/payments/${places[type]}/${reference}`));
}

/**
 * PayPal as far as the server calls it: tokens, orders with a page for approving them, captures, authorisations, refunds
 * and notifications. A repeated PayPal-Request-Id is answered with the first answer.
 */
import { type StandIn, type StandInAnswer, type StandInRequest, standIn } from './stand-in.ts';

type Amount = { currency_code: string; value: string };
type Money = {
  id: string;
  status: string;
  custom_id?: string;
  amount: Amount;
  links: { rel: string; href: string }[];
  supplementary_data?: { related_ids: { order_id: string } };
};
type Order = {
  id: string;
  intent: 'CAPTURE' | 'AUTHORIZE';
  status: string;
  links: { rel: string; href: string }[];
  purchase_units: {
    custom_id: string;
    amount: Amount;
    payments?: { captures?: Money[]; authorizations?: Money[]; refunds?: Money[] };
  }[];
  /** What it was paid with. */
  payment_source?: { paypal: object } | { card: Card };
  returnUrl: string;
  cancelUrl: string;
};
type Card = { brand: string; last_digits: string; expiry: string };

export type PayPalStandIn = StandIn & {
  clientId: string;
  clientSecret: string;
  requests: string[];
  orders: Map<string, Order>;
  captures: Map<string, Money>;
  refunds: Map<string, Money>;
  webhook: { url: string; id: string } | null;
  /** The buyer approves an order on PayPal's page. */
  approve(orderId: string): void;
  /** Buyers pay with a card on PayPal's page from now on; null: with their accounts. */
  paysWith(card: Card | null): void;
  /** Leaves the next `times` requests unanswered after they were carried out. */
  loseAnswers(times: number): void;
  /** The next captures are declined, or take their time. */
  capturesAre(status: 'COMPLETED' | 'DECLINED' | 'PENDING'): void;
  /** A notification as PayPal signs it. */
  event(type: string, resource: object): { headers: Record<string, string>; body: string };
  /** A refund that the merchant made at PayPal. */
  refundThere(captureId: string, value: string): Money;
};

const SIGNATURE = 'signed-by-the-stand-in';

export async function payPalStandIn(): Promise<PayPalStandIn> {
  let [number, lost] = [0, 0];
  let captureStatus: 'COMPLETED' | 'DECLINED' | 'PENDING' = 'COMPLETED';
  const [orders, captures, refunds, authorizations] = [
    new Map<string, Order>(),
    new Map<string, Money>(),
    new Map<string, Money>(),
    new Map<string, Money>(),
  ];
  let given: Card | null = null;
  const answered = new Map<string, StandInAnswer>();
  const requests: string[] = [];
  const next = (kind: string) => `${kind}-${++number}`;
  const [clientId, clientSecret] = ['client-of-the-stand-in', 'secret-of-the-stand-in'];

  const carryOut =
    (act: (body: Record<string, unknown>, request: StandInRequest) => StandInAnswer) =>
    (request: StandInRequest): StandInAnswer => {
      requests.push(`${request.method} ${request.url.pathname}`);
      if (request.headers.authorization !== 'Bearer token-of-the-stand-in')
        return problem(401, 'AUTHENTICATION_FAILURE');
      const key = request.headers['paypal-request-id'];
      const before = typeof key === 'string' ? answered.get(key) : undefined;
      const answer = before ?? act(request.text ? (JSON.parse(request.text) as Record<string, unknown>) : {}, request);
      if (typeof key === 'string') answered.set(key, answer);
      if (lost === 0) return answer;
      lost -= 1;
      return { status: 500 };
    };
  const found = <One>(from: Map<string, One>, id: string | undefined, act: (one: One) => StandInAnswer) => {
    const one = from.get(id ?? '');
    return one ? act(one) : problem(404, 'RESOURCE_NOT_FOUND');
  };

  function newMoney(into: Map<string, Money>, kind: string, money: Omit<Money, 'id'>): Money {
    const made = { id: next(kind), ...money };
    into.set(made.id, made);
    return made;
  }

  function take(order: Order, step: 'capture' | 'authorize'): StandInAnswer {
    const [unit] = order.purchase_units;
    if (order.status === 'COMPLETED') return { status: 201, body: order };
    if (order.status !== 'APPROVED' || !unit) return problem(422, 'ORDER_NOT_APPROVED');
    if (captureStatus === 'DECLINED') return problem(422, 'INSTRUMENT_DECLINED');
    const { amount, custom_id: customId } = unit;
    const money = { status: captureStatus, custom_id: customId, amount, links: [], ...madeBy(order.id) };
    unit.payments =
      step === 'capture'
        ? { captures: [newMoney(captures, 'capture', money)] }
        : { authorizations: [newMoney(authorizations, 'authorization', { ...money, status: 'CREATED' })] };
    order.status = 'COMPLETED';
    order.payment_source = given ? { card: given } : { paypal: { account_id: 'BUYER' } };
    return { status: 201, body: order };
  }

  const standInFor: PayPalStandIn = {
    ...(await standIn({
      'POST /v1/oauth2/token': ({ headers }) =>
        headers.authorization === `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
          ? { body: { access_token: 'token-of-the-stand-in', expires_in: 32_400 } }
          : { status: 401, body: { error: 'invalid_client', error_description: 'Client Authentication failed' } },
      'POST /v1/notifications/webhooks': carryOut(({ url }) => {
        standInFor.webhook = { url: String(url), id: 'webhook-of-the-stand-in' };
        return { status: 201, body: standInFor.webhook };
      }),
      'POST /v1/notifications/verify-webhook-signature': carryOut(({ transmission_sig: signature }) => ({
        body: { verification_status: signature === SIGNATURE ? 'SUCCESS' : 'FAILURE' },
      })),
      'POST /v2/checkout/orders': carryOut((body) => {
        const [unit] = body.purchase_units as Order['purchase_units'];
        const { experience_context: page } = (body.payment_source as PaymentSource).paypal;
        const id = next('order');
        const order: Order = {
          id,
          intent: body.intent as Order['intent'],
          status: 'PAYER_ACTION_REQUIRED',
          links: [{ rel: 'payer-action', href: `${standInFor.url}/approve/${id}` }],
          purchase_units: unit ? [unit] : [],
          returnUrl: page.return_url,
          cancelUrl: page.cancel_url,
        };
        orders.set(id, order);
        return { status: 201, body: order };
      }),
      'GET /v2/checkout/orders/:': carryOut((_, { parts: [id] }) => found(orders, id, (order) => ({ body: order }))),
      'POST /v2/checkout/orders/:/capture': carryOut((_, { parts: [id] }) =>
        found(orders, id, (order) => take(order, 'capture')),
      ),
      'POST /v2/checkout/orders/:/authorize': carryOut((_, { parts: [id] }) =>
        found(orders, id, (order) => take(order, 'authorize')),
      ),
      'POST /v2/payments/authorizations/:/capture': carryOut(({ amount }, { parts: [id] }) =>
        found(authorizations, id, (authorization) => {
          if (authorization.status !== 'CREATED') return problem(422, 'AUTHORIZATION_ALREADY_CAPTURED');
          authorization.status = 'CAPTURED';
          const { custom_id: customId } = authorization;
          const { supplementary_data: of } = authorization;
          const money = { status: captureStatus, custom_id: customId, amount: amount as Amount, links: [] };
          const capture = newMoney(captures, 'capture', { ...money, supplementary_data: of });
          const payments = paymentsOf(capture);
          if (payments) payments.captures = [...(payments.captures ?? []), capture];
          return { status: 201, body: capture };
        }),
      ),
      'POST /v2/payments/authorizations/:/void': carryOut((_, { parts: [id] }) =>
        found(authorizations, id, (authorization) => {
          authorization.status = 'VOIDED';
          return { body: authorization };
        }),
      ),
      'GET /v2/payments/authorizations/:': carryOut((_, { parts: [id] }) =>
        found(authorizations, id, (authorization) => ({ body: authorization })),
      ),
      'GET /v2/payments/captures/:': carryOut((_, { parts: [id] }) =>
        found(captures, id, (capture) => ({ body: capture })),
      ),
      'POST /v2/payments/captures/:/refund': carryOut(({ amount, custom_id: customId }, { parts: [id = ''] }) =>
        found(captures, id, () => ({
          status: 201,
          body: newRefund(id, amount as Amount, customId as string | undefined),
        })),
      ),
      'GET /v2/payments/refunds/:': carryOut((_, { parts: [id] }) =>
        found(refunds, id, (refund) => ({ body: refund })),
      ),
      // the page for approving
      'GET /approve/:': ({ parts: [id = ''] }) => ({ html: approvePage(orders.get(id)) }),
      'POST /approve/:': ({ parts: [id = ''], text }) => {
        const order = orders.get(id);
        if (!order) return { status: 404 };
        if (text !== 'answer=pay') return { location: order.cancelUrl };
        standInFor.approve(id);
        return { location: order.returnUrl };
      },
    })),
    ...{ clientId, clientSecret, requests, orders, captures, refunds },
    webhook: null,
    approve(orderId) {
      const order = orders.get(orderId);
      if (order?.status !== 'PAYER_ACTION_REQUIRED') throw new Error('there is nothing to approve');
      order.status = 'APPROVED';
    },
    paysWith: (card) => {
      given = card;
    },
    loseAnswers: (times) => {
      lost = times;
    },
    capturesAre: (status) => {
      captureStatus = status;
    },
    event: (type, resource) => ({
      headers: {
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': 'https://api.paypal.com/cert',
        'paypal-transmission-id': next('transmission'),
        'paypal-transmission-sig': SIGNATURE,
        'paypal-transmission-time': new Date().toISOString(),
      },
      body: JSON.stringify({ id: next('event'), event_type: type, resource }),
    }),
    refundThere(captureId, value) {
      const capture = captures.get(captureId);
      if (!capture) throw new Error(`there is no ${captureId}`);
      return newRefund(captureId, { ...capture.amount, value }, capture.custom_id);
    },
  };

  function newRefund(captureId: string, amount: Amount, customId: string | undefined): Money {
    const links = [{ rel: 'up', href: `${standInFor.url}/v2/payments/captures/${captureId}` }];
    const refund = newMoney(refunds, 'refund', {
      status: 'COMPLETED',
      ...(customId && { custom_id: customId }),
      amount,
      links,
    });
    const payments = paymentsOf(captures.get(captureId));
    if (payments) payments.refunds = [...(payments.refunds ?? []), refund];
    return refund;
  }

  /** The money of the order that some money was made by. */
  function paymentsOf(money: Money | undefined) {
    const order = orders.get(money?.supplementary_data?.related_ids.order_id ?? '');
    return order?.purchase_units[0]?.payments;
  }
  return standInFor;
}

const madeBy = (orderId: string) => ({ supplementary_data: { related_ids: { order_id: orderId } } });

type PaymentSource = { paypal: { experience_context: { return_url: string; cancel_url: string } } };

const problem = (status: number, issue: string): StandInAnswer => ({
  status,
  body: { name: issue, message: issue, details: [{ issue, description: `PayPal says: ${issue}` }] },
});

const approvePage = (order: Order | undefined): string => `<!doctype html><html lang="en"><title>Approve</title>
  <main><h1>PayPal</h1><p>${order?.purchase_units[0]?.amount.value ?? ''}</p>
  <form method="post"><button name="answer" value="pay">Pay</button><button name="answer" value="cancel">Cancel</button></form></main></html>`;

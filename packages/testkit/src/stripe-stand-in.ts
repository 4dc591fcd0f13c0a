/**
 * Stripe as far as the server calls it: pages for paying, payment intents, refunds, disputes, webhooks. Repeated keys are
 * answered with the first answer; the same key with another request is refused, as Stripe does. Its page for paying is a
 * form, so that a browser can pay on it.
 */
import { createHmac } from 'node:crypto';
import { type StandIn, type StandInAnswer, type StandInRequest, standIn } from './stand-in.ts';
import {
  type Card,
  type Dispute,
  expandOf,
  type Fields,
  type Intent,
  type Metadata,
  metadataOf,
  payPage,
  problem,
  type Refund,
  type Session,
  type Setup,
  shown,
  shownSetup,
} from './stripe-objects.ts';

/** What a stand-in does that Stripe does on its own. */
export type StripeStandIn = StandIn & {
  /** The requests that it got: method and path. */
  requests: string[];
  sessions: Map<string, Session>;
  intents: Map<string, Intent>;
  refunds: Map<string, Refund>;
  /** The endpoint that was registered for notifications. */
  webhook: { url: string; secret: string } | null;
  /** The buyer pays on the page. */
  pay(sessionId: string, outcome?: 'paid' | 'processing'): void;
  /** The card that buyers give on the page from now on. */
  paysWith(card: Partial<Card>): void;
  /** What the bank says to charges of saved cards: a reason to decline them, or null. */
  declinesSaved(reason: string | null): void;
  /** Whether the bank asks buyers who are there when a saved card is charged. */
  asksBuyers(isAsked: boolean): void;
  /** The buyer answers the bank. */
  confirm(intentId: string): void;
  /** What it says to the account's key: that it is none any more (401), or that it may not do this (403); null: nothing. */
  refusesKey(status: 401 | 403 | null): void;
  /** The cards that Stripe has forgotten. */
  detached: Set<string>;
  /** Leaves charges of saved cards unanswered after they were carried out. */
  losesChargesOfSaved(isLost: boolean): void;
  /** Leaves the next `times` requests unanswered after they were carried out, as a broken line does. */
  loseAnswers(times: number): void;
  /** The next refunds take their time, or fail later. */
  refundsAre(status: 'succeeded' | 'pending' | 'failed'): void;
  /** A notification as Stripe signs it. */
  event(type: string, object: object): { headers: Record<string, string>; body: string };
  /** A refund that the merchant made in Stripe's dashboard. */
  refundThere(intentId: string, amount: number): Refund;
  /** The bank takes money back for its customer, and with `isWon` returns it. */
  disputeThere(intentId: string, amount: number, isWon?: boolean): Dispute;
};

const SECRET_KEY = 'sk_test_stand_in';

export async function stripeStandIn(): Promise<StripeStandIn & { secretKey: string }> {
  let [number, lost] = [0, 0];
  let declineReason: string | null = null;
  let keyProblem: 401 | 403 | null = null;
  let given: Card = { brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2049 };
  let [isSavedLost, isAsking] = [false, false];
  const detached = new Set<string>();
  let refundStatus: 'succeeded' | 'pending' | 'failed' = 'succeeded';
  const [sessions, intents, refunds] = [
    new Map<string, Session>(),
    new Map<string, Intent>(),
    new Map<string, Refund>(),
  ];
  const setups = new Map<string, Setup>();
  const disputes = new Map<string, Dispute>();
  const answered = new Map<string, { text: string; answer: StandInAnswer }>();
  const requests: string[] = [];
  const next = (kind: string) => `${kind}_test_${++number}`;

  /** Answers a keyed request once, and refuses callers without the key of the account. */
  const carryOut =
    (act: (fields: Fields, request: StandInRequest) => StandInAnswer) =>
    (request: StandInRequest): StandInAnswer => {
      requests.push(`${request.method} ${request.url.pathname}`);
      if (keyProblem) return problem(keyProblem, 'The key does not have the permission', 'invalid_request_error');
      if (request.headers.authorization !== `Bearer ${SECRET_KEY}`)
        return problem(401, 'Invalid API Key provided', 'invalid_request_error');
      const key = request.headers['idempotency-key'];
      const before = typeof key === 'string' ? answered.get(key) : undefined;
      if (before && before.text !== request.text)
        return problem(
          400,
          'Keys for idempotent requests can only be used with the same parameters',
          'idempotency_error',
        );
      const answer = before?.answer ?? act(Object.fromEntries(new URLSearchParams(request.text)), request);
      if (typeof key === 'string') answered.set(key, { text: request.text, answer });
      const isLost = isSavedLost && request.method === 'POST' && request.url.pathname === '/v1/payment_intents';
      if (isLost) return problem(500, 'The answer was lost', 'api_error');
      if (lost === 0) return answer;
      lost -= 1;
      return problem(500, 'The answer was lost', 'api_error');
    };
  const found = <One>(from: Map<string, One>, id: string | undefined, act: (one: One) => StandInAnswer) => {
    const one = from.get(id ?? '');
    return one ? act(one) : problem(404, `No such object: ${id}`, 'invalid_request_error');
  };
  const expanded = (session: Session, expand: readonly string[]) => {
    const intent = intents.get(session.payment_intent ?? '');
    const setup = setups.get(session.setup_intent ?? '');
    return {
      ...session,
      payment_intent: intent ? shown(intent, expand.includes('payment_intent.latest_charge')) : null,
      setup_intent: setup ? shownSetup(setup, expand.includes('setup_intent.payment_method')) : null,
    };
  };

  const standInFor: StripeStandIn & { secretKey: string } = {
    ...(await standIn({
      'GET /v1/balance': carryOut(() => ({ body: { object: 'balance', livemode: false } })),
      'GET /v1/account': carryOut(() => ({
        body: { id: 'acct_test', object: 'account', settings: { dashboard: { display_name: 'Halftone Ltd' } } },
      })),
      'POST /v1/webhook_endpoints': carryOut(({ url = '' }) => {
        if (url.includes('refused.')) return problem(400, 'Invalid URL', 'invalid_request_error');
        standInFor.webhook = { url, secret: 'whsec_stand_in' };
        return { body: { id: 'we_test', object: 'webhook_endpoint', url, secret: 'whsec_stand_in' } };
      }),
      'POST /v1/checkout/sessions': carryOut((fields) => ({ body: newSession(fields) })),
      'GET /v1/checkout/sessions/:': carryOut((_, { parts: [id], url }) =>
        found(sessions, id, (session) => ({ body: expanded(session, expandOf(url)) })),
      ),
      'POST /v1/checkout/sessions/:/expire': carryOut((_, { parts: [id] }) =>
        found(sessions, id, (session) => {
          if (session.status !== 'open')
            return problem(
              400,
              'Only Checkout Sessions with a status in ["open"] can be expired',
              'invalid_request_error',
            );
          Object.assign(session, { status: 'expired', url: null });
          return { body: session };
        }),
      ),
      'POST /v1/payment_intents': carryOut(chargeSaved),
      'GET /v1/payment_intents': carryOut((_, { url }) => ({
        body: {
          object: 'list',
          has_more: false,
          data: [...intents.values()]
            .filter(({ customer }) => customer === url.searchParams.get('customer'))
            .map((intent) => shown(intent, expandOf(url).includes('data.latest_charge')))
            .toReversed(),
        },
      })),
      'GET /v1/payment_intents/:': carryOut((_, { parts: [id], url }) =>
        found(intents, id, (intent) => ({ body: shown(intent, expandOf(url).includes('latest_charge')) })),
      ),
      'GET /v1/setup_intents/:': carryOut((_, { parts: [id], url }) =>
        found(setups, id, (setup) => ({ body: shownSetup(setup, expandOf(url).includes('payment_method')) })),
      ),
      'POST /v1/payment_intents/:/capture': carryOut((fields, { parts: [id] }) =>
        found(intents, id, (intent) => {
          if (intent.status !== 'requires_capture')
            return problem(400, 'This PaymentIntent could not be captured', 'invalid_request_error');
          const amount = Number(fields.amount_to_capture ?? intent.amount);
          if (amount > intent.amount) return problem(400, 'The amount to capture is too high', 'invalid_request_error');
          Object.assign(intent, { status: 'succeeded', amount_received: amount });
          return { body: shown(intent, false) };
        }),
      ),
      'POST /v1/payment_intents/:/cancel': carryOut((_, { parts: [id] }) =>
        found(intents, id, (intent) => {
          if (intent.status !== 'requires_capture' && intent.status !== 'requires_action')
            return problem(400, 'You cannot cancel this PaymentIntent', 'invalid_request_error');
          intent.status = 'canceled';
          return { body: shown(intent, false) };
        }),
      ),
      'POST /v1/payment_methods/:/detach': carryOut((_, { parts: [id = ''] }) => {
        if (detached.has(id)) return problem(400, 'The payment method is not attached', 'invalid_request_error');
        detached.add(id);
        return { body: { id, object: 'payment_method', customer: null } };
      }),
      'POST /v1/refunds': carryOut((fields) =>
        found(intents, fields.payment_intent, (intent) => {
          const amount = Number(fields.amount);
          const refunded = [...refunds.values()]
            .filter(({ payment_intent: of, status }) => of === intent.id && status !== 'failed')
            .reduce((sum, each) => sum + each.amount, 0);
          if (refunded + amount > intent.amount_received)
            return problem(400, 'Refund amount is greater than the unrefunded amount', 'invalid_request_error');
          return { body: newRefund(intent, amount, metadataOf(fields)) };
        }),
      ),
      'GET /v1/refunds': carryOut((_, { url }) => ({
        body: {
          object: 'list',
          has_more: false,
          data: [...refunds.values()].filter((each) => each.payment_intent === url.searchParams.get('payment_intent')),
        },
      })),
      'GET /v1/refunds/:': carryOut((_, { parts: [id] }) => found(refunds, id, (refund) => ({ body: refund }))),
      'GET /v1/disputes': carryOut((_, { url }) => ({
        body: {
          object: 'list',
          has_more: false,
          data: [...disputes.values()].filter((each) => each.payment_intent === url.searchParams.get('payment_intent')),
        },
      })),
      // the page for paying
      'GET /pay/:': ({ parts: [id = ''] }) => ({ html: payPage(sessions.get(id)) }),
      'POST /pay/:': ({ parts: [id = ''], text }) => {
        const session = sessions.get(id);
        if (!session) return { status: 404 };
        if (text !== 'answer=pay') return { location: session.cancel_url };
        standInFor.pay(id);
        return { location: session.success_url };
      },
    })),
    secretKey: SECRET_KEY,
    requests,
    detached,
    sessions,
    intents,
    refunds,
    webhook: null,
    pay(sessionId, outcome = 'paid') {
      const session = sessions.get(sessionId);
      if (session?.status !== 'open') throw new Error('there is nothing to pay');
      if (session.isSetup) return giveCard(session);
      const isHeld = session.capture_method === 'manual';
      const paid = isHeld ? 'requires_capture' : 'succeeded';
      const id = next('pi');
      intents.set(id, {
        id,
        object: 'payment_intent',
        amount: session.amount,
        amount_received: isHeld || outcome === 'processing' ? 0 : session.amount,
        currency: session.currency,
        status: outcome === 'processing' ? 'processing' : paid,
        capture_method: session.capture_method,
        metadata: session.intentMetadata,
        last_payment_error: null,
        customer: session.keepsCard ? next('cus') : null,
        payment_method: next('pm'),
        card: given,
      });
      Object.assign(session, { status: 'complete', url: null, payment_intent: id });
    },
    paysWith: (card) => {
      given = { ...given, ...card };
    },
    declinesSaved: (reason) => {
      declineReason = reason;
    },
    refusesKey: (status) => {
      keyProblem = status;
    },
    asksBuyers: (isAsked) => {
      isAsking = isAsked;
    },
    confirm(intentId) {
      const intent = intents.get(intentId);
      if (intent?.status !== 'requires_action') throw new Error('there is nothing to confirm');
      const isHeld = intent.capture_method === 'manual';
      Object.assign(intent, {
        status: isHeld ? 'requires_capture' : 'succeeded',
        amount_received: isHeld ? 0 : intent.amount,
        next_action: null,
      });
    },
    losesChargesOfSaved: (isLost) => {
      isSavedLost = isLost;
    },
    loseAnswers: (times) => {
      lost = times;
    },
    refundsAre: (status) => {
      refundStatus = status;
    },
    event(type, object) {
      const body = JSON.stringify({ id: next('evt'), object: 'event', type, data: { object } });
      const time = Math.floor(Date.now() / 1000);
      const signature = createHmac('sha256', 'whsec_stand_in').update(`${time}.${body}`).digest('hex');
      return { headers: { 'stripe-signature': `t=${time},v1=${signature}` }, body };
    },
    refundThere(intentId, amount) {
      const intent = intents.get(intentId);
      if (!intent) throw new Error(`there is no ${intentId}`);
      return newRefund(intent, amount, {});
    },
    disputeThere(intentId, amount, isWon = false) {
      const intent = intents.get(intentId);
      if (!intent) throw new Error(`there is no ${intentId}`);
      const dispute: Dispute = {
        ...{ id: next('du'), object: 'dispute', amount, currency: intent.currency, payment_intent: intentId },
        balance_transactions: [{ amount: -amount }, ...(isWon ? [{ amount }] : [])],
      };
      disputes.set(dispute.id, dispute);
      return dispute;
    },
  };

  /** The buyer gives a card that is charged later. */
  function giveCard(session: Session): void {
    const id = next('seti');
    const kept = { customer: session.keepsCard ? next('cus') : null, payment_method: next('pm'), card: given };
    setups.set(id, { id, object: 'setup_intent', status: 'succeeded', metadata: session.intentMetadata, ...kept });
    Object.assign(session, { status: 'complete', url: null, setup_intent: id });
  }

  function newSession(fields: Fields): Session {
    const id = next('cs');
    const isSetup = fields.mode === 'setup';
    const session: Session = {
      id,
      object: 'checkout.session',
      status: 'open',
      url: `${standInFor.url}/pay/${id}`,
      metadata: metadataOf(fields),
      payment_intent: null,
      setup_intent: null,
      isSetup,
      amount: isSetup ? 0 : Number(fields['line_items[0][price_data][unit_amount]']),
      currency: fields['line_items[0][price_data][currency]'] ?? '',
      capture_method: fields['payment_intent_data[capture_method]'] ?? 'automatic',
      intentMetadata: metadataOf(fields, 'payment_intent_data[metadata]'),
      keepsCard:
        (isSetup || fields['payment_intent_data[setup_future_usage]'] === 'off_session') &&
        fields.customer_creation === 'always',
      success_url: fields.success_url ?? '',
      cancel_url: fields.cancel_url ?? '',
      name: fields['line_items[0][price_data][product_data][name]'] ?? '',
    };
    sessions.set(id, session);
    return session;
  }

  /** A charge without its buyer: of a card that was saved for its customer. */
  function chargeSaved(fields: Fields): StandInAnswer {
    const { customer = '', payment_method: card = '', amount = '', currency = '' } = fields;
    const kept = [...intents.values(), ...setups.values()].find(
      (each) => each.customer === customer && each.payment_method === card,
    );
    if (!kept || detached.has(card))
      return problem(400, 'The customer does not have this payment method', 'invalid_request_error');
    const isThere = Boolean(fields.return_url);
    if ((fields.off_session === 'true') === isThere || fields.confirm !== 'true')
      return problem(400, 'Either the buyer is there, or not', 'invalid_request_error');
    const isAsked = isThere && isAsking;
    const isHeld = fields.capture_method === 'manual';
    const paid = isHeld ? 'requires_capture' : 'succeeded';
    const accepted = isAsked ? 'requires_action' : paid;
    const decline = declineReason && { message: 'Your card was declined.', decline_code: declineReason };
    const intent: Intent = {
      id: next('pi'),
      object: 'payment_intent',
      amount: Number(amount),
      amount_received: isHeld || decline || isAsked ? 0 : Number(amount),
      currency,
      status: decline ? 'requires_payment_method' : accepted,
      capture_method: fields.capture_method ?? 'automatic',
      metadata: metadataOf(fields),
      last_payment_error: decline || null,
      customer,
      payment_method: card,
      card: kept.card,
    };
    if (isAsked) {
      const page = { url: `${standInFor.url}/confirm/${intent.id}`, return_url: fields.return_url ?? '' };
      intent.next_action = { type: 'redirect_to_url', redirect_to_url: page };
    }
    intents.set(intent.id, intent);
    if (!decline) return { body: shown(intent, fields['expand[0]'] === 'latest_charge') };
    return {
      status: 402,
      body: { error: { type: 'card_error', code: 'card_declined', ...decline, payment_intent: intent } },
    };
  }

  function newRefund({ id: intent, currency }: Intent, amount: number, metadata: Metadata): Refund {
    const refund: Refund = {
      id: next('re'),
      object: 'refund',
      amount,
      currency,
      status: refundStatus,
      payment_intent: intent,
      metadata,
      failure_reason: refundStatus === 'failed' ? 'lost_or_stolen_card' : null,
    };
    refunds.set(refund.id, refund);
    return refund;
  }
  return standInFor;
}

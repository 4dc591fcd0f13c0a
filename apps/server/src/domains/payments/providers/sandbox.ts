import { createHmac, timingSafeEqual } from 'node:crypto';
import type { sandboxCards } from '@stoa/contract';
import { sum } from '@stoa/money';
import type { Scope } from '../../../platform/db/index.ts';
import type { Card, FailureCode, Outcome, TransactionType } from '../payment.ts';
import type { Movement } from '../payment-machine.ts';
import type {
  Charge,
  Notification,
  PaymentProvider,
  ProviderAccount,
  ProviderMovement,
  RawNotification,
  Statement,
  StatementOf,
} from '../provider.ts';
import { findInBooks, listInBooks, type SandboxTransaction, say } from './sandbox.store.ts';

type Token = (typeof sandboxCards)[number]['token'];
type Said = Pick<Outcome, 'status'> & { failureCode?: FailureCode; failure?: string };

/** The bank's answer to a charge, for each test card. */
const charges: Record<Token, Said> = {
  'sandbox-4242424242424242': { status: 'SUCCEEDED' },
  'sandbox-4000000000000002': failed('DECLINED', 'Your card was declined.'),
  'sandbox-4000000000009995': failed('INSUFFICIENT_FUNDS', 'Your card has insufficient funds.'),
  'sandbox-4000002760003184': { status: 'ACTION_REQUIRED' },
};

/** Cards that buyers are not shown: their trouble comes later, when the merchant moves the money. */
const laterTrouble: Record<string, Partial<Record<Movement, Said>>> = {
  'sandbox-4000000000000341': { CAPTURE: failed('REFUSED', 'The bank refused the capture.') },
  'sandbox-4000000000005126': { REFUND: failed('REFUSED', 'The bank refused the refund.') },
  'sandbox-4000000000007726': { CAPTURE: { status: 'PROCESSING' }, REFUND: { status: 'PROCESSING' } },
};

const unknownCard = failed('DECLINED', 'This is not a test card.');
const refusedByBuyer = failed('NOT_CONFIRMED', 'The payment was not confirmed.');
const neverArrived = failed('EXPIRED', 'The payment was not completed.');

function failed(failureCode: FailureCode, failure: string): Said {
  return { status: 'FAILED', failureCode, failure };
}

/** The header with a notification's signature: an HMAC of its body by the account's secret. */
const SIGNATURE = 'x-sandbox-signature';

/** The sandbox, with controls for its bank. */
export type Sandbox = PaymentProvider & {
  /** Passes the buyer's answer to the bank's question about a charge. */
  answer(key: string, approved: boolean): Promise<Outcome>;
  /** Moves money at the bank, as the merchant may do there; returns the news of it. */
  moveThere(type: Begun, amount: number, authorizationKey: string): Promise<Notification>;
  /** A notification as the bank sends it. */
  notify(notifications: readonly Notification[]): RawNotification;
};

type Begun = Exclude<TransactionType, 'AUTHORIZE'>;

/** Takes test cards only and moves no money. It keeps books, as a bank does, and answers a key always the same. */
export function sandbox(scope: Scope, { id: accountId, secret }: ProviderAccount): Sandbox {
  const conclude = (asked: { key: string; type: TransactionType }, said: Said) =>
    say(
      scope,
      { amount: 0, card: '', authorizationKey: null, ...asked, outcome: named(asked.key, said) },
      { endsQuestion: true },
    );

  const move =
    (type: Movement) =>
    async ({ key, amount, authorization }: ProviderMovement) => {
      const card = (await findInBooks(scope, authorization.key))?.card ?? '';
      const outcome = named(key, laterTrouble[card]?.[type] ?? { status: 'SUCCEEDED' });
      const authorizationKey = authorization.key;
      return say(scope, { key, type, amount, card, authorizationKey, outcome }, { endsQuestion: false });
    };

  return {
    id: 'sandbox',
    accountId,
    beginsWith: 'TOKEN',
    capabilities: { capturesLater: true, capturesParts: true, refunds: true, savesCards: true },
    begin: async ({ key, amount, token, saved, isBuyerThere, isVerified, paymentId, returnUrl }: Charge) => {
      const card = saved ? ((await findInBooks(scope, saved.key))?.card ?? '') : token;
      const said = saidTo(card);
      const isAsked = isVerified && isBuyerThere && said.status === 'SUCCEEDED';
      const outcome = named(
        key,
        isAsked ? { status: 'ACTION_REQUIRED' } : said,
        `${returnUrl}/confirm?payment=${paymentId}`,
      );
      const told = { key, type: 'AUTHORIZE' as const, amount, card, authorizationKey: key, outcome };
      return withCard(await say(scope, told, { endsQuestion: false }), card);
    },
    capture: move('CAPTURE'),
    void: move('VOID'),
    refund: move('REFUND'),
    async lookUp({ key, type, giveUp }) {
      const known = await findInBooks(scope, key);
      if (known?.outcome.status === 'ACTION_REQUIRED' && giveUp) return conclude({ key, type }, refusedByBuyer);
      if (!known) return conclude({ key, type }, neverArrived);
      return type === 'AUTHORIZE' ? withCard(known.outcome, known.card) : known.outcome;
    },
    statement: async (payment) => statementOf(payment, await listInBooks(scope, payment)),
    async readNotification({ headers, body }) {
      const signature = headers[SIGNATURE];
      const isSigned = typeof signature === 'string' && isSame(signature, sign(secret, body));
      return isSigned ? (JSON.parse(body) as { notifications: Notification[] }).notifications : null;
    },
    async answer(key, approved) {
      const outcome = await conclude({ key, type: 'AUTHORIZE' }, approved ? { status: 'SUCCEEDED' } : refusedByBuyer);
      return withCard(outcome, (await findInBooks(scope, key))?.card ?? '');
    },
    async moveThere(type, amount, authorizationKey) {
      const key = `${authorizationKey}:there:${type.toLowerCase()}:${amount}`;
      const outcome = named(key, { status: 'SUCCEEDED' });
      await say(scope, { key, type, amount, card: '', authorizationKey, outcome }, { endsQuestion: false });
      return { key, outcome, begunThere: { type, amount, authorizationKey } };
    },
    notify(notifications) {
      const body = JSON.stringify({ notifications });
      return { headers: { [SIGNATURE]: sign(secret, body), 'content-type': 'application/json' }, body };
    },
  };
}

function statementOf({ authorization, capture, amount }: StatementOf, books: readonly SandboxTransaction[]): Statement {
  const done = books.filter(({ outcome }) => outcome.status === 'SUCCEEDED');
  const sumOf = (type: TransactionType) => sum(done.filter((each) => each.type === type).map((each) => each.amount));
  const isTaken = capture === 'AT_ONCE' && done.some(({ type }) => type === 'AUTHORIZE');
  const movements = books.flatMap((each): Notification[] => {
    const { key, type, outcome } = each;
    if (type === 'AUTHORIZE' || type === 'CAPTURE' || type === 'VOID') return [];
    return [{ key, outcome, begunThere: { type, amount: each.amount, authorizationKey: authorization.key } }];
  });
  return {
    received: isTaken ? amount : sumOf('CAPTURE'),
    receivedAs: authorization.reference,
    returned: sumOf('REFUND'),
    chargedBack: Math.max(0, sumOf('CHARGEBACK') - sumOf('CHARGEBACK_REVERSAL')),
    isReleased: sumOf('VOID') > 0,
    movements,
  };
}

const saidTo = (token: string): Said => {
  if (Object.hasOwn(laterTrouble, token)) return { status: 'SUCCEEDED' };
  return Object.hasOwn(charges, token) ? charges[token as Token] : unknownCard;
};

/** Its test cards are all of one brand, and never expire while anybody tests with them. */
const withCard = (outcome: Outcome, token: string): Outcome => ({ ...outcome, ...cardOf(token) });

function cardOf(token: string): { card?: Card } {
  if (saidTo(token) === unknownCard) return {};
  return { card: { brand: 'Visa', lastFourDigits: token.slice(-4), expirationMonth: 12, expirationYear: 2049 } };
}

const named = (key: string, said: Said, actionUrl?: string): Outcome =>
  ({ ...said, reference: `sandbox-${key}`, ...(said.status === 'ACTION_REQUIRED' && { actionUrl }) }) as Outcome;

const sign = (secret: string, body: string): string => createHmac('sha256', secret).update(body).digest('hex');

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

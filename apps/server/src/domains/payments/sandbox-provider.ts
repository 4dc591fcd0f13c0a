import type { sandboxCards } from '@stoa/contract';
import { LRUCache } from 'lru-cache';
import type { PaymentOutcome } from '../orders/index.ts';
import type { PaymentProvider } from './payment-provider.ts';

type Token = (typeof sandboxCards)[number]['token'];

/** What the bank of each test card says. */
const behaviours: Record<Token, Omit<PaymentOutcome, 'reference'>> = {
  'sandbox-4242424242424242': { status: 'APPROVED' },
  'sandbox-4000000000000002': { status: 'DECLINED', failure: 'Your card was declined.' },
  'sandbox-4000000000009995': { status: 'DECLINED', failure: 'Your card has insufficient funds.' },
  'sandbox-4000002760003184': { status: 'ACTION_REQUIRED' },
};

const unknownCard: Omit<PaymentOutcome, 'reference'> = { status: 'DECLINED', failure: 'This is not a test card.' };
const refusedByBuyer: Omit<PaymentOutcome, 'reference'> = {
  status: 'DECLINED',
  failure: 'The payment was not confirmed.',
};
const neverArrived: Omit<PaymentOutcome, 'reference'> = {
  status: 'DECLINED',
  failure: 'The payment was not completed.',
};

/** Takes test cards only and moves no money. What it answered to a key it answers again, as real providers do. */
export function sandboxProvider(): PaymentProvider {
  const outcomes = new LRUCache<string, PaymentOutcome>({ max: 50_000 });

  function decide(idempotencyKey: string, outcome: Omit<PaymentOutcome, 'reference'>): PaymentOutcome {
    const decided = { ...outcome, reference: `sandbox-${idempotencyKey}` };
    outcomes.set(idempotencyKey, decided);
    return decided;
  }

  return {
    id: 'sandbox',
    async charge({ idempotencyKey, token }) {
      return (
        outcomes.get(idempotencyKey) ?? decide(idempotencyKey, isTestCard(token) ? behaviours[token] : unknownCard)
      );
    },
    async answer(idempotencyKey, approved) {
      const known = outcomes.get(idempotencyKey);
      if (known && known.status !== 'ACTION_REQUIRED') return known;
      return decide(idempotencyKey, approved ? { status: 'APPROVED' } : refusedByBuyer);
    },
    async conclude(idempotencyKey, { giveUp }) {
      const known = outcomes.get(idempotencyKey);
      const isStillAsking = known?.status === 'ACTION_REQUIRED' && !giveUp;
      if (known && (known.status !== 'ACTION_REQUIRED' || isStillAsking)) return known;
      return decide(idempotencyKey, known ? refusedByBuyer : neverArrived);
    },
  };
}

const isTestCard = (token: string): token is Token => Object.hasOwn(behaviours, token);

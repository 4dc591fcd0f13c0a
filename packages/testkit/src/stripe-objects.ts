/** What Stripe knows, as its API shows it, and how its forms say things. */
import type { StandInAnswer } from './stand-in.ts';

export type Fields = Record<string, string>;
export type Metadata = Record<string, string>;
export type Intent = {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  status: string;
  capture_method: string;
  metadata: Metadata;
  last_payment_error: { message: string; decline_code: string } | null;
  /** Set where the card was saved. */
  customer: string | null;
  payment_method: string | null;
  /** The card that paid it; answered as a charge's where one asks for that. */
  card: Card;
  /** What the bank asks the buyer. */
  next_action?: { type: 'redirect_to_url'; redirect_to_url: { url: string; return_url: string } } | null;
};
/** A card that was given before anything was charged. */
export type Setup = Pick<Intent, 'id' | 'status' | 'metadata' | 'customer' | 'payment_method' | 'card'> & {
  object: 'setup_intent';
};
/** The last four digits decide on the rest. */
export type Card = { brand: string; last4: string; exp_month: number; exp_year: number };
export type Session = {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  url: string | null;
  metadata: Metadata;
  payment_intent: string | null;
  /** Of a page that only asks for a card. */
  setup_intent: string | null;
  isSetup: boolean;
  amount: number;
  currency: string;
  capture_method: string;
  intentMetadata: Metadata;
  /** Whether the card is kept for later charges. */
  keepsCard: boolean;
  success_url: string;
  cancel_url: string;
  name: string;
};
export type Refund = {
  id: string;
  object: 'refund';
  amount: number;
  currency: string;
  status: string;
  payment_intent: string;
  metadata: Metadata;
  failure_reason: string | null;
};

export type Dispute = {
  id: string;
  object: 'dispute';
  amount: number;
  currency: string;
  payment_intent: string;
  /** The money that the bank took, and gave back. */
  balance_transactions: { amount: number }[];
};

/** An intent as Stripe shows it: with the charge and its card where they were asked for, else with the charge's name. */
export const shown = ({ card, ...intent }: Intent, isExpanded: boolean) => ({
  ...intent,
  latest_charge: isExpanded
    ? { id: `ch_${intent.id}`, object: 'charge', payment_method_details: { type: 'card', card } }
    : `ch_${intent.id}`,
});

/** A setup intent as Stripe shows it: with its card where that was asked for. */
export const shownSetup = ({ card, ...setup }: Setup, isExpanded: boolean) => ({
  ...setup,
  last_setup_error: null,
  payment_method: isExpanded ? { id: setup.payment_method, object: 'payment_method', card } : setup.payment_method,
});

export const problem = (status: number, message: string, type: string): StandInAnswer => ({
  status,
  body: { error: { message, type } },
});

/** What a request wants to see in place of names. */
export const expandOf = ({ searchParams }: URL): string[] =>
  [...searchParams].filter(([name]) => name.startsWith('expand[')).map(([, value]) => value);

export function metadataOf(fields: Fields, name = 'metadata'): Metadata {
  const entries = Object.entries(fields).filter(([field]) => field.startsWith(`${name}[`));
  return Object.fromEntries(entries.map(([field, value]) => [field.slice(name.length + 1, -1), value]));
}

export const payPage = (session: Session | undefined): string => `<!doctype html><html lang="en"><title>Pay</title>
  <main><h1>${session?.name ?? ''}</h1><p>${session?.amount ?? ''} ${session?.currency ?? ''}</p>
  <form method="post"><button name="answer" value="pay">Pay</button><button name="answer" value="cancel">Cancel</button></form></main></html>`;

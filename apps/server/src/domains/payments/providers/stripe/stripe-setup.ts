import type Stripe from 'stripe';
import type { Outcome } from '../../payment.ts';
import type { CardOf } from '../../provider.ts';
import { outcomeOfSetup, refused } from './stripe-outcomes.ts';

/*
 * Cards that are given before anything is charged, on the page of Stripe that asks for nothing else. What they are known by
 * is Stripe's setup intent, in place of a payment intent.
 */

/** What a setup intent is asked for with, to learn of its card. */
export const WITH_METHOD = 'payment_method';

const isSetup = (reference: string): boolean => reference.startsWith('seti_');

/** The outcome of asking for a card, by its reference; null where the reference is that of a payment. */
export const lookUpSetup = async (client: Stripe, reference: string): Promise<Outcome | null> =>
  isSetup(reference) ? outcomeOfSetup(await client.setupIntents.retrieve(reference, { expand: [WITH_METHOD] })) : null;

/** The customer and the card that Stripe keeps, by the payment or the setup that they were given with. */
export const keptBy = ({ reference }: CardOf, client: Stripe) =>
  isSetup(reference) ? client.setupIntents.retrieve(reference) : client.paymentIntents.retrieve(reference);

/** A card that is kept already, and charged later, needs nobody to be asked. */
export async function checkSavedCard(client: Stripe, saved: CardOf): Promise<Outcome> {
  const { customer, payment_method: card } = await keptBy(saved, client);
  return customer && card
    ? { status: 'SUCCEEDED', reference: saved.reference }
    : refused(null, 'Stripe has not saved the card.');
}

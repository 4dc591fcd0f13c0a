import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { Outcome, Payment, PaymentTransaction } from '../payment.ts';
import { saveDetails } from '../payments.store.ts';
import { putSavedCard } from './saved-cards.store.ts';

/**
 * Keeps the card of a payment that has just succeeded, where its buyer wants that. Returns the payment, which names the
 * card from then on. A card that the provider tells too little of cannot be recognised, and is not kept.
 */
export async function keepCard(
  ctx: Context,
  tx: Tx,
  payment: Payment,
  { type, key }: PaymentTransaction,
  { status, reference }: Outcome,
): Promise<Payment> {
  const { keepFor, ...details } = payment.details;
  const { brand = null, lastFourDigits, expirationMonth, expirationYear } = details.card ?? {};
  const isPaid = type === 'AUTHORIZE' && status === 'SUCCEEDED';
  if (!keepFor || !isPaid || !payment.accountId || !reference) return payment;
  if (!lastFourDigits || !expirationMonth || !expirationYear) return payment;
  const { provider, accountId } = payment;
  const known = { brand, lastFourDigits, expirationMonth, expirationYear };
  const names = { id: ctx.newId(), memberId: keepFor, provider, accountId, authorization: { key, reference } };
  const savedCardId = await putSavedCard(tx, { ...names, ...known }, ctx.now());
  const named = { ...details, keepFor, savedCardId };
  await saveDetails(tx, payment.id, named);
  return { ...payment, details: named };
}

import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { lockAccount } from '../../identity/index.ts';
import type { Outcome, Payment, PaymentTransaction } from '../payment.ts';
import { saveDetails } from '../payments.store.ts';
import { forgetLater, forgetReplaced } from './forget-card.ts';
import { putSavedCard } from './saved-cards.store.ts';

/**
 * Keeps the card of a payment that has just succeeded, where its buyer wants that. Returns the payment, which names the
 * card from then on. A card that the provider tells too little of cannot be recognised, and is not kept. One whose
 * owner has deleted the account meanwhile is forgotten.
 */
export async function keepCard(
  ctx: Context,
  tx: Tx,
  payment: Payment,
  { type, key }: PaymentTransaction,
  { status, reference }: Outcome,
): Promise<Payment> {
  const { details } = payment;
  const { keepFor } = details;
  const { brand = null, lastFourDigits, expirationMonth, expirationYear } = details.card ?? {};
  const isPaid = type === 'AUTHORIZE' && status === 'SUCCEEDED';
  // a card that was charged again is kept already
  if (!keepFor || details.chargedAgain || !isPaid || !payment.accountId || !reference) return payment;
  if (!lastFourDigits || !expirationMonth || !expirationYear) return payment;
  const { provider, accountId } = payment;
  const given = { provider, accountId, authorization: { key, reference } };
  if (!(await lockAccount(tx, ctx.siteId, keepFor))) {
    forgetLater(ctx, tx, given);
    return payment;
  }
  const known = { brand, lastFourDigits, expirationMonth, expirationYear };
  const card = { id: ctx.newId(), memberId: keepFor, ...given, ...known };
  const { id: savedCardId, replaced } = await putSavedCard(tx, card, ctx.now());
  if (replaced) forgetReplaced(ctx, tx, { ...given, authorization: replaced });
  const named = { ...details, savedCardId };
  await saveDetails(tx, payment.id, named);
  return { ...payment, details: named };
}

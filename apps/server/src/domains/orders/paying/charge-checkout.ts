import type { Context } from '../../../context.ts';
import { readSite } from '../../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { type Stated, type Terms, withQuote } from '../../checkout/index.ts';
import { checkoutRulesOf } from '../../checkout-settings/index.ts';
import { findSavedCard, type PaymentProvider, perform, providersOf, type SavedCard } from '../../payments/index.ts';
import { chargeTerms } from '../charging/prepare-payment.ts';
import { beginCheckoutPayment } from './begin-payment.ts';
import { type Charged, charged } from './charged.ts';
import { orderPayable } from './order-payable.ts';
import { payingByCardOfApp } from './paying-by-card-of-app.ts';

/** How a buyer pays at once. */
export type ChosenPayment = {
  method: 'card' | 'payPal';
  /** From the provider's own form, if it has one. */
  token?: string | null;
  /** A card of the member, in place of a token. */
  savedCardId?: string | undefined;
};

type Wishes = {
  isHeld?: boolean;
  isSaved?: boolean;
  /** Whether the member who pays wants the card to be kept; without effect for others, and for a card that is kept. */
  isKept?: boolean;
};

/** A card of the caller, if the provider that is paid by has it; other people's cards do not exist. */
async function cardToCharge(ctx: Context, id: string, { accountId }: PaymentProvider): Promise<SavedCard | Refusal> {
  const card = await readSite(ctx, (tx) => findSavedCard(tx, id));
  if (!card || ctx.caller.kind !== 'member' || card.memberId !== ctx.caller.id)
    return refuse('SAVED_PAYMENT_METHOD_NOT_FOUND');
  return card.accountId === accountId ? card : refuse('SAVED_PAYMENT_METHOD_NOT_USABLE');
}

const keptIn = ({ caller }: Context, { capabilities }: PaymentProvider, { isKept }: Wishes) =>
  isKept && caller.kind === 'member' && capabilities.savesCards ? { keepFor: caller.id } : {};

/** Pays a checkout at once: places its order and charges it. Of simultaneous calls, one charges. */
export async function chargeCheckout(
  ctx: Context,
  checkoutId: string,
  { method, token, savedCardId }: ChosenPayment,
  { stated, wishes = {} }: { stated?: Stated; wishes?: Wishes } = {},
): Promise<Charged | Refusal> {
  const provider = ctx.site.settings.paymentMethods.includes(method) && (await providersOf(ctx)).serving(method);
  if (!provider) return refuse('PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE');
  const card = savedCardId ? await cardToCharge(ctx, savedCardId, provider) : null;
  if (isRefusal(card)) return card;
  const { delayCapture } = await checkoutRulesOf(ctx);
  const isHeld = wishes.isHeld || delayCapture;
  const { capture, details } = await chargeTerms(ctx, {
    isHeld,
    settings: undefined,
    isSaved: wishes.isSaved ?? false,
  });
  const charge = {
    capture,
    details: { ...details, ...(card ? { savedCardId: card.id } : keptIn(ctx, provider, wishes)) },
    ...(card && { saved: card.authorization, isBuyerThere: true }),
  };
  const place = (terms: Terms) =>
    perform(ctx, orderPayable, (tx) =>
      beginCheckoutPayment(ctx, tx, checkoutId, { provider, method, token, terms, ...charge }),
    );
  const performed = await withQuote(ctx, checkoutId, payingByCardOfApp(ctx, checkoutId, place), stated);
  if (isRefusal(performed) || 'outcome' in performed) return performed;
  return charged(performed.payable.order, performed.payment);
}

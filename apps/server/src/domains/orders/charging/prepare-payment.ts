/** Charges that are prepared by the merchant, for a card that the buyer gives later. */
import type { orders, payments } from '@stoa/contract';
import { parseAmount } from '@stoa/money';
import type { Context } from '../../../context.ts';
import { type Tx, withSite } from '../../../platform/db/index.ts';
import { isGuid } from '../../../platform/ids.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { checkoutRulesOf } from '../../checkout-settings/index.ts';
import { insertIntent, lockIntent, type PaymentIntent, providersOf, saveIntent } from '../../payments/index.ts';
import { type Collectability, collectabilityFacts, collectabilityOf } from '../collecting/collectability.ts';
import { planFor } from '../holding/scheduled-action.ts';
import { type OrderPayable, orderPayable } from '../paying/order-payable.ts';

type Service = typeof orders;
type Settings = Parameters<typeof planFor>[1];

/** How a card is charged: at once, or held first. */
export type ChargeTerms = Pick<PaymentIntent, 'capture' | 'details'>;

/** The terms of a charge. Money is held where the request says so, and what happens to it then is planned. */
export async function chargeTerms(
  ctx: Context,
  { isHeld, settings, isSaved = false }: { isHeld: boolean; settings: Settings; isSaved?: boolean },
): Promise<ChargeTerms> {
  const saved = isSaved ? { savedPaymentMethod: true } : {};
  if (!isHeld && !settings) return { capture: 'AT_ONCE', details: saved };
  const { captureBeforeExpiry } = await checkoutRulesOf(ctx);
  return { capture: 'LATER', details: { ...saved, scheduled: planFor(ctx, settings, captureBeforeExpiry) } };
}

/** Prepares a charge, or changes one that was prepared. */
export const preparePaymentCollection: UseCase<Service['preparePaymentCollection']> = async (
  ctx,
  { ecomOrderId, amount, paymentGatewayOrderId, delayedCapture = false, delayedCaptureSettings },
) => {
  if (!(await takesCards(ctx))) return refuse('PAYMENT_METHODS_NOT_FOUND');
  const terms = await chargeTerms(ctx, { isHeld: delayedCapture, settings: delayedCaptureSettings });
  return withSite(ctx, async (tx) => {
    const payable = await lockOrder(ctx, tx, ecomOrderId);
    if (!payable) return refuse('NO_ASSOCIATED_ECOM_ORDER');
    const facts = collectabilityFacts(payable.order);
    const refused = refusals[collectabilityOf(facts)];
    if (refused) return refuse(refused);
    const minor = parseAmount(amount.amount ?? '', payable.currency);
    if (!minor || minor < 0 || minor > facts.owed) return refuse('INVALID_AMOUNT');
    const id = await putIntent(ctx, tx, payable, { known: paymentGatewayOrderId ?? null, amount: minor, terms });
    return isRefusal(id) ? id : { paymentGatewayOrderId: id };
  });
};

/** Prepares the charge of everything that is owed. */
export const paymentCollectionCreatePaymentGatewayOrder: UseCase<
  Service['paymentCollectionCreatePaymentGatewayOrder']
> = async (ctx, { ecomOrderId, delayedCapture = false }) => {
  const terms = await chargeTerms(ctx, { isHeld: delayedCapture, settings: undefined });
  return withSite(ctx, async (tx) => {
    const payable = await lockOrder(ctx, tx, ecomOrderId);
    if (!payable) return refuse('ORDER_NOT_FOUND');
    const facts = collectabilityFacts(payable.order);
    const refused = refusals[collectabilityOf(facts)];
    if (refused === 'ORDER_HAS_CHARGEBACKS') return refuse('ORDER_ALREADY_PAID');
    if (refused) return refuse(refused);
    const id = await putIntent(ctx, tx, payable, { known: null, amount: facts.owed, terms });
    return isRefusal(id) ? id : { paymentGatewayOrderId: id };
  });
};

export const takesCards = async (ctx: Context): Promise<boolean> =>
  ctx.site.settings.paymentMethods.includes('card') && (await providersOf(ctx)).serving('card') !== null;

const lockOrder = async (ctx: Context, tx: Tx, id: string): Promise<OrderPayable | null> =>
  isGuid(id) ? orderPayable.lock(ctx, tx, id.toLowerCase()) : null;

const refusals: Partial<Record<Collectability, 'ORDER_CANCELED' | 'ORDER_ALREADY_PAID' | 'ORDER_HAS_CHARGEBACKS'>> = {
  NONCOLLECTABLE_ORDER_IS_CANCELLED: 'ORDER_CANCELED',
  NONCOLLECTABLE_ORDER_IS_REJECTED: 'ORDER_CANCELED',
  NONCOLLECTABLE_ORDER_IS_PENDING: 'ORDER_ALREADY_PAID',
  NONCOLLECTABLE_ORDER_IS_PAID: 'ORDER_ALREADY_PAID',
  NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS: 'ORDER_HAS_CHARGEBACKS',
};

type Prepared = { known: string | null; amount: number; terms: ChargeTerms };

/** Writes a prepared charge; one that is named must be of the same order, and not used yet. */
export async function putIntent(
  ctx: Context,
  tx: Tx,
  payable: OrderPayable,
  { known, amount, terms }: Prepared,
): Promise<string | Refusal> {
  if (known) {
    const intent = isGuid(known) ? await lockIntent(tx, known.toLowerCase()) : null;
    if (!intent || intent.payableId !== payable.id || intent.usedDate) return refuse('NO_ASSOCIATED_ECOM_ORDER');
    await saveIntent(tx, { ...intent, amount, ...terms });
    return intent.id;
  }
  const id = ctx.newId();
  const { id: payableId, currency } = payable;
  await insertIntent(tx, { id, payableKind: 'ORDER', payableId, amount, currency, ...terms }, ctx.now());
  return id;
}

/** Notes the card that the buyer gave in the provider's own form. */
export const offerCard: UseCase<(typeof payments)['offerCard']> = (ctx, { paymentIntentId, paymentToken }) =>
  withSite(ctx, async (tx) => {
    const intent = await lockIntent(tx, paymentIntentId.toLowerCase());
    if (!intent || intent.usedDate) return refuse('PAYMENT_INTENT_NOT_FOUND');
    await saveIntent(tx, { ...intent, token: paymentToken });
    return {};
  });

import type { ItemPrices } from '@stoa/pricing';
import type { Context } from '../../context.ts';
import { refuseWhileLeased } from '../../platform/db/index.ts';
import { type DeliveryRules, deliveryOffer, type Offer } from '../delivery/index.ts';
import { calculateTaxes } from '../tax/index.ts';
import { isShippable, type Line } from './line.ts';
import { type FeeQuestion, feesOf } from './providers/additional-fees.ts';
import { askedItem } from './providers/ask-providers.ts';
import { holdingTriggers, type TriggerQuestion } from './providers/discount-triggers.ts';
import { type GiftCardProvider, giftCardOf, type RedeemFrom, redeemFrom, voidAt } from './providers/gift-cards.ts';
import {
  type ChargeQuestion,
  chargeMembership,
  type MembershipQuestion,
  membershipsOf,
  voidMembershipCharge,
} from './providers/memberships.ts';
import { paymentSettingsOf, type SettingsQuestion } from './providers/payment-settings.ts';
import type { ValidationQuestion } from './providers/provider.ts';
import { violationsOf } from './providers/validations.ts';
import type { Destination } from './purchase.ts';

/**
 * A question that an app may answer over the network. It takes the context and never a transaction, and refuses to be
 * asked while one is open.
 */
type Port<Question, Answer> = (ctx: Context, question: Question) => Promise<Answer>;

export const port =
  <Question, Answer>(name: string, answer: Port<Question, Answer>): Port<Question, Answer> =>
  async (ctx, question) => {
    refuseWhileLeased(name);
    return answer(ctx, question);
  };

type Shipment = {
  rules: DeliveryRules;
  lines: readonly Line[];
  /** The lines with their discounts, in the same order. */
  priced: readonly Pick<ItemPrices, 'linePrice' | 'discount'>[];
  destination: Destination | null;
};

/** The delivery options for the lines that are shipped, with prices; none where nothing is. */
export const deliveryRates = port<Shipment, Offer>('delivery rates', (ctx, { lines, priced, ...shipment }) =>
  deliveryOffer(ctx, {
    ...shipment,
    lines: lines.flatMap((line, index) => {
      const { linePrice = 0, discount = 0 } = priced[index] ?? {};
      const { id, quantity, item } = line;
      const { weight, deliveryProfileId = null } = item;
      const carried = { id, name: item.productName, quantity, weight, item: askedItem(line) };
      return isShippable(line) ? [{ ...carried, total: linePrice - discount, deliveryProfileId }] : [];
    }),
  }),
);

/** The tax on a purchase: by the site's own rates, or by the calculator of its region. */
export const taxCalculator = port('tax', calculateTaxes);

/** The conditions of automatic discounts that apps check, of which those that hold are returned. */
export const customTriggers = port('discount triggers', (ctx: Context, question: TriggerQuestion) =>
  holdingTriggers(ctx, question),
);

/** What is charged beside lines and delivery: the shop's own fee, and those of others. */
export const additionalFees = port('additional fees', (ctx: Context, question: FeeQuestion) => feesOf(ctx, question));

/** What others have against a purchase; the shop's own minimum is known without asking. */
export const validations = port('validations', (ctx: Context, question: ValidationQuestion) =>
  violationsOf(ctx, question),
);

/** How a purchase is to be paid. */
export const paymentSettings = port('payment settings', (ctx: Context, question: SettingsQuestion) =>
  paymentSettingsOf(ctx, question),
);

/** The memberships of a buyer, and what they can pay for: the shop has none of its own. */
export const memberships = port('memberships', (ctx: Context, question: MembershipQuestion) =>
  membershipsOf(ctx, question),
);

/** Lets a membership pay: the provider's name of the charge, or null where it does not. */
export const membershipCharge = port('the charge of a membership', (ctx: Context, question: ChargeQuestion) =>
  chargeMembership(ctx, question),
);

/** Takes back what a membership paid; whether it is. */
export const membershipVoid = port(
  'the end of a charge',
  (ctx: Context, question: { appId: string; transactionId: string }) => voidMembershipCharge(ctx, question),
);

/** Whose gift card has a code, and what it can pay. */
export const giftCardBalance = port(
  'the balance of a gift card',
  (ctx: Context, question: { code: string; issuers?: readonly GiftCardProvider[] }) => giftCardOf(ctx, question),
);

/** Has a gift card pay; null where nobody knows whether it did. */
export const giftCardRedemption = port('a gift card', (ctx: Context, question: RedeemFrom) =>
  redeemFrom(ctx, question),
);

/** Returns what a gift card paid; null where nobody knows whether it was returned. */
export const giftCardVoid = port(
  'the return to a gift card',
  (ctx: Context, question: { issuer: GiftCardProvider; transactionId: string }) => voidAt(ctx, question),
);

import type { Response, subscriptionContracts, subscriptions } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { type Order, viewOrder } from '../orders/index.ts';
import { viewPrice, viewSubscriptionSettings } from '../purchase/index.ts';
import { type Contract, isLastCycle, isOnTrial, orderOfCycle } from './contract.ts';

type ViewContext = Pick<Context, 'addresses' | 'site'>;
type WireContract = NonNullable<
  Response<(typeof subscriptionContracts)['getSubscriptionContract']>['subscriptionContract']
>;
type WireSubscription = NonNullable<Response<(typeof subscriptions)['getSubscription']>['subscription']>;

/** A contract as programs see it: what the next cycle's order is made of. */
export function viewContract(ctx: ViewContext, contract: Contract): WireContract {
  const { terms, order } = contract;
  const wire = viewOrder(ctx, order);
  return {
    id: contract.id,
    revision: contract.revision,
    createdDate: contract.createdDate,
    updatedDate: contract.updatedDate,
    title: terms.title,
    description: terms.description,
    subscriptionSettings: viewSubscriptionSettings(terms),
    lineItems: wire.lineItems,
    buyerInfo: wire.buyerInfo,
    buyerLanguage: wire.buyerLanguage,
    weightUnit: wire.weightUnit,
    currency: wire.currency,
    taxIncludedInPrices: wire.taxIncludedInPrices,
    priceSummary: wire.priceSummary,
    taxInfo: wire.taxInfo,
    channelInfo: wire.channelInfo,
    additionalFees: wire.additionalFees ?? [],
    appliedDiscounts: wire.appliedDiscounts ?? [],
    ...(wire.billingInfo && { billingInfo: wire.billingInfo }),
    ...(wire.shippingInfo && { shippingInfo: wire.shippingInfo }),
    ...(wire.recipientInfo && { recipientInfo: wire.recipientInfo }),
    ...(wire.customFields && { customFields: wire.customFields }),
    ...(wire.extendedFields && { extendedFields: wire.extendedFields }),
    activities: (contract.changes ?? []).map(({ id, date }) => {
      return { id, createdDate: date, activityType: 'CHANGES_APPLIED' };
    }),
  };
}

/** A subscription as its buyer and its shop see it. */
export function viewSubscription(ctx: ViewContext, contract: Contract): WireSubscription {
  const { terms, status, nextDate, problem } = contract;
  const order = orderOfCycle(contract, contract.nextCycle);
  const { lineItems = [] } = viewOrder(ctx, order);
  const isOver = status === 'CANCELED' || status === 'ENDED';
  const { firstName, lastName } = order.billingInfo?.contactDetails ?? {};
  const isLast = isLastCycle(contract);
  return {
    id: contract.id,
    status,
    title: terms.title,
    settings: viewSubscriptionSettings(terms),
    items: lineItems.map(({ id = '', productName, quantity = 1, image, descriptionLines = [] }) => ({
      id,
      name: productName?.translated ?? productName?.original ?? '',
      quantity,
      imageUrl: image?.url ?? null,
      choices: descriptionLines.flatMap(({ plainText, colorInfo }) => (plainText ?? colorInfo)?.original ?? []),
    })),
    recipient: order.delivery?.destination ?? null,
    total: viewPrice(order.total, { currency: order.currency, language: ctx.site.language }),
    createdDate: contract.createdDate,
    nextChargeDate: status === 'ACTIVE' && !isLast ? nextDate : null,
    endDate: contract.endedDate ?? (!isOver && isLast ? nextDate : null),
    trialEndDate: (!isOver && isOnTrial(contract) && contract.trialEnd) || null,
    cycle: contract.nextCycle - 1,
    problem: problem?.kind ?? null,
    problemDetails: problem?.details ?? null,
    failedAttempts: contract.failedAttempts,
    ...(contract.card.shown && { card: contract.card.shown }),
    savedPaymentMethodId: contract.card.savedCardId ?? null,
    buyerName: [firstName, lastName].filter(Boolean).join(' ') || null,
    email: contract.email,
    contactId: order.contactId,
    memberId: order.buyer.memberId ?? null,
  };
}

/** An order of a cycle. */
export const viewCycle = (ctx: ViewContext, cycle: number, order: Order) => ({
  cycle,
  orderId: order.id,
  orderNumber: String(order.number),
  date: order.purchasedDate ?? order.createdDate,
  total: viewPrice(order.total, { currency: order.currency, language: ctx.site.language }),
});

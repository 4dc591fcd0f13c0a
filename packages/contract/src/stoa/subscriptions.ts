/** Subscriptions of products as their buyers and shops manage them: what is charged when, and how they end. */
import { OrderSubscriptionSettings } from '../ecom/order.ts';
import { Price } from '../ecom/order-activities.ts';
import { backOffice, operation, type Permit, people, service } from '../operation.ts';
import { choice, date, guid, integer, list, message, nullable, ref, text } from '../schema.ts';
import { AddressWithContact } from '../shared/address.ts';
import { CursorPagingMetadata, CursorQuery } from '../shared/paging.ts';

export const SubscriptionStatus = choice('ACTIVE', 'PAUSED', 'SUSPENDED', 'CANCELED', 'ENDED');
export const SubscribedItem = message('SubscribedItem', {
  /** That of its line in the contract. */
  id: guid,
  name: text(),
  quantity: integer(),
  /** The picture's id and address; null without one. */
  imageUrl: nullable(text()),
  /** Options and texts that were chosen. */
  choices: list(text()),
});
export const SubscriptionCycle = message('SubscriptionCycle', {
  /** 0 for the order of a free trial. */
  cycle: integer(),
  orderId: guid,
  orderNumber: text(),
  date,
  total: ref(Price),
});
export const SubscriptionCard = message('SubscriptionCard', {
  /** As people write it: `Visa`. */
  brand: nullable(text()),
  lastFourDigits: nullable(text()),
  expirationMonth: nullable(integer()),
  expirationYear: nullable(integer()),
});
export const ProductSubscription = message('ProductSubscription', {
  /** That of its contract. */
  id: guid,
  status: SubscriptionStatus,
  title: text(),
  settings: ref(OrderSubscriptionSettings),
  /** Those of the next cycle. */
  items: list(ref(SubscribedItem)),
  /** Who gets the next cycle, and where; null where nothing is sent. */
  recipient: nullable(ref(AddressWithContact)),
  /** What was charged last, or is charged next if that was changed: delivery and tax can differ by then. */
  total: ref(Price),
  createdDate: date,
  /** When the next cycle is charged; null where none is, or it is not known when. */
  nextChargeDate: nullable(date),
  /** When it ends; null while nobody said so. */
  endDate: nullable(date),
  /** When its free trial ends, and cycle 1 is charged; null without one, and once it is over. */
  trialEndDate: nullable(date),
  /** The cycle that was charged last; 0 before cycle 1 was. */
  cycle: integer(),
  /** Why the next cycle could not be charged; null where it has not been tried, or can be. */
  problem: nullable(choice('PAYMENT', 'STOCK', 'DELIVERY', 'OTHER')),
  /** The same in the words of the bank, if it said more. */
  problemDetails: nullable(text()),
  /** How often that failed in a row. */
  failedAttempts: integer(),
  /** The card that it is charged to; absent where nobody knows what it is. */
  card: ref(SubscriptionCard),
  /** The same among the saved payment methods of its buyer; null where it is none of them. */
  savedPaymentMethodId: nullable(guid),
  buyerName: nullable(text()),
  email: nullable(text()),
  contactId: nullable(guid),
  memberId: nullable(guid),
});

const subscriptionId = guid;
/** A guest's link to one of its orders, for whoever has no account. */
const token = text({ minLength: 1, maxLength: 200 });
const one = { subscription: ref(ProductSubscription) };
const path = '/v1/subscriptions';
/** Its buyer, logged in or by the link in a mail, and whoever has the permission. */
const buyerOr = (permission: string): Permit => ({
  callers: ['nobody', 'visitor', 'member', 'staff', 'app'],
  permissions: [permission],
});
const manage = buyerOr('ECOM.SUBSCRIPTION_CONTRACT_MANAGE');
const step = ['SUBSCRIPTION_CONTRACT_NOT_FOUND', 'SUBSCRIPTION_STATE_CONFLICT'] as const;

export const subscriptions = service('stoa.subscriptions', ['/stoa'], {
  listMySubscriptions: operation({
    method: 'GET',
    path: `${path}/mine`,
    summary: "List the caller's subscriptions, the latest first",
    permit: people,
    request: {},
    response: { subscriptions: list(ref(ProductSubscription)) },
  }),
  querySubscriptions: operation({
    method: 'POST',
    effect: 'read',
    path: `${path}/query`,
    summary: 'Query subscriptions',
    permit: backOffice('ECOM.SUBSCRIPTION_CONTRACT_READ'),
    request: { query: ref(CursorQuery) },
    response: { subscriptions: list(ref(ProductSubscription)), pagingMetadata: ref(CursorPagingMetadata) },
  }),
  getSubscription: operation({
    method: 'GET',
    path: `${path}/{subscriptionId}`,
    summary: 'Get a subscription, with the orders of its cycles',
    permit: buyerOr('ECOM.SUBSCRIPTION_CONTRACT_READ'),
    request: { subscriptionId, token },
    response: { ...one, cycles: list(ref(SubscriptionCycle)) },
    required: ['subscriptionId'],
    errors: ['SUBSCRIPTION_CONTRACT_NOT_FOUND'],
  }),
  pauseSubscription: operation({
    method: 'POST',
    effect: 'write',
    logsStaff: true,
    path: `${path}/{subscriptionId}/pause`,
    summary: 'Charge no further cycles of a subscription until it is resumed',
    permit: manage,
    request: { subscriptionId, token },
    response: one,
    required: ['subscriptionId'],
    errors: step,
  }),
  resumeSubscription: operation({
    method: 'POST',
    effect: 'write',
    logsStaff: true,
    path: `${path}/{subscriptionId}/resume`,
    summary: 'Go on with a subscription that was paused, suspended, or about to end; what is due is charged at once',
    permit: manage,
    request: { subscriptionId, token },
    response: one,
    required: ['subscriptionId'],
    errors: step,
  }),
  paySubscription: operation({
    method: 'POST',
    effect: 'write',
    path: `${path}/{subscriptionId}/pay`,
    summary: 'Pay the cycle whose charge failed with another card, which is charged for the further ones, too',
    permit: people,
    request: {
      subscriptionId,
      token,
      /** From the payment provider's form, if it has one. The sandbox derives it from a test card's number. */
      paymentToken: text({ maxLength: 500 }),
    },
    response: {
      ...one,
      /** `ACTION_REQUIRED` needs a visit to `actionUrl`. */
      outcome: choice('PAID', 'ACTION_REQUIRED', 'DECLINED'),
      actionUrl: nullable(text()),
      message: nullable(text()),
    },
    required: ['subscriptionId'],
    errors: [...step, 'SUBSCRIPTION_CANNOT_BE_CHARGED'],
  }),
  changeSubscriptionCard: operation({
    method: 'POST',
    effect: 'write',
    path: `${path}/{subscriptionId}/card`,
    summary: 'Charge the further cycles of a subscription to another saved payment method of its buyer',
    permit: { callers: ['member'], permissions: [] },
    request: { subscriptionId, savedPaymentMethodId: guid },
    response: one,
    required: ['subscriptionId', 'savedPaymentMethodId'],
    errors: [...step, 'SAVED_PAYMENT_METHOD_NOT_FOUND'],
  }),
  cancelSubscription: operation({
    method: 'POST',
    effect: 'write',
    logsStaff: true,
    path: `${path}/{subscriptionId}/cancel`,
    summary: 'End a subscription at once, or when the cycle ends that was paid',
    permit: manage,
    request: { subscriptionId, token, when: choice('NOW', 'CYCLE_END') },
    response: one,
    required: ['subscriptionId', 'when'],
    errors: step,
  }),
});

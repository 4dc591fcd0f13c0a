import { plural } from './grammar.ts';

type Frequency = 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
type Trial = { frequency: Frequency; interval: number };

const units: Record<Frequency, { one: string; other: string }> = {
  DAY: { one: 'Every day', other: 'Every # days' },
  WEEK: { one: 'Every week', other: 'Every # weeks' },
  MONTH: { one: 'Every month', other: 'Every # months' },
  YEAR: { one: 'Every year', other: 'Every # years' },
};

const freeFor: Record<Frequency, { one: string; other: string }> = {
  DAY: { one: '# day free', other: '# days free' },
  WEEK: { one: '# week free', other: '# weeks free' },
  MONTH: { one: '# month free', other: '# months free' },
  YEAR: { one: '# year free', other: '# years free' },
};
const within = (how: string): string => how.charAt(0).toLowerCase() + how.slice(1);

/** Items that are bought repeatedly: on their product's page, in carts and orders, and in their buyer's account. */
export const subscriptions = {
  /** How often something is delivered and charged. */
  every: (frequency: Frequency, interval: number) => plural(interval, units[frequency]),
  /** `times` is how often it is charged in all. */
  times: (every: string, times: number) => `${every}, ${plural(times, { one: '# time', other: '# times' })} in all`,
  /** The name of what a line of a cart or an order says. */
  line: 'Subscription',
  /** On the product page: the ways to buy it. */
  purchase: 'How would you like to buy it?',
  once: 'One-time purchase',
  /** Beside the payment of what is charged again. `how` is “Every month”. */
  consent: (how: string) =>
    `You’re subscribing: ${within(how)}. Your card is kept and charged again for each delivery. You can cancel at any time.`,
  /** How something is charged that is free first. `how` is “Every month”. */
  trialThen: ({ frequency, interval }: Trial, how: string) =>
    `${plural(interval, freeFor[frequency])}, then ${within(how)}`,
  /** The same with the price. */
  trialThenPrice: ({ frequency, interval }: Trial, price: string, how: string) =>
    `${plural(interval, freeFor[frequency])}, then ${price} ${within(how)}`,
  /** Beside the payment. `terms` is “14 days free, then €9.00 every month”. */
  trialConsent: (terms: string) =>
    `You’re starting a free trial: ${terms}. Your card is kept. It’s charged when the trial ends, and again for each delivery. If you cancel before then, it won’t be charged for them.`,
  trialUntil: 'Free trial until',
  trialCancelHint: 'If you cancel before your free trial ends, your card won’t be charged again.',
  title: 'Subscriptions',
  empty: 'You have no subscriptions.',
  all: 'All subscriptions',
  statuses: {
    ACTIVE: 'Active',
    PAUSED: 'Paused',
    SUSPENDED: 'Suspended',
    CANCELED: 'Cancelled',
    ENDED: 'Ended',
  },
  columns: { items: 'Items', status: 'Status', next: 'Next charge', total: 'Per delivery' },
  delivery: 'Delivery',
  status: 'Status',
  since: 'Since',
  total: 'Price per delivery',
  next: 'Next charge',
  nextTry: 'Next attempt',
  ends: 'Ends on',
  ended: 'Ended on',
  problems: {
    PAYMENT: 'Your card couldn’t be charged.',
    STOCK: 'An item was sold out.',
    DELIVERY: 'We couldn’t deliver to your address.',
    OTHER: 'The next delivery couldn’t be ordered.',
  },
  /** On the page of one of its orders. */
  see: 'See your subscription',
  orders: 'Orders',
  pause: 'Pause',
  resume: 'Resume',
  keep: 'Don’t cancel',
  tryAgain: 'Try again now',
  /** Above the two ways to cancel. */
  cancel: 'Cancel subscription',
  cancelHint: 'What you’ve paid for will still be delivered.',
  /** `date` is when the cycle ends that was paid. */
  cancelThen: (date: string) => `Cancel on ${date}`,
  cancelNow: 'Cancel now',
  /** Where a charge failed. */
  otherCard: {
    title: 'Pay with another card',
    hint: 'We’ll charge it for the delivery that couldn’t be paid, and for the ones after it.',
    pay: 'Pay now',
  },
  notices: {
    cardChanged: 'We’ll charge this card from now on.',
    paid: 'Thank you for your payment. Your subscription goes on.',
    declined: 'Your card was declined and you haven’t been charged. Try another one.',
    unavailable: 'The next delivery can’t be ordered at the moment. You haven’t been charged.',
    paused: 'Your subscription is paused.',
    resumed: 'Your subscription is active again.',
    canceled: 'Your subscription has been cancelled.',
    refused: 'That wasn’t possible: your subscription has changed. Please look at it again.',
  },
};

/** Free trials of subscriptions: on the form of a product, and on the page of a subscription. */
export const freeTrials = {
  length: 'Free trial',
  none: 'none',
  unit: 'Trial period',
  hint: 'The first order is sent at once and is free, except for delivery. The card is charged when the trial ends. Each customer can try a product once.',
  wrongLength: 'Enter 1 to 999, or nothing',
  /** Before a date. */
  until: 'Free trial until',
  /** In place of the number of a cycle. */
  cycle: 'Free trial',
};

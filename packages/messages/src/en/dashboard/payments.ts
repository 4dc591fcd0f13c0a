/** The money of all orders: payments, refunds, and what differs at the providers. */
export const payments = {
  title: 'Payments',
  nouns: {
    one: 'entry',
    many: 'entries',
  },
  search: 'Search by order, customer or reference',
  providers: {
    offline: 'Outside of this site',
    sandbox: 'Test cards',
  },
  kinds: {
    PAYMENT: 'Payment',
    AUTHORIZATION: 'Held by the bank',
    RELEASE: 'Released',
    REFUND: 'Refund',
    CHARGEBACK: 'Chargeback',
    CHARGEBACK_REVERSAL: 'Chargeback returned',
  },
  /** A payment, refund or the like, as it is read out in the list. */
  ofOrder: {
    PAYMENT: (order: string) => `Payment of order ${order}`,
    AUTHORIZATION: (order: string) => `Held by the bank of order ${order}`,
    RELEASE: (order: string) => `Released of order ${order}`,
    REFUND: (order: string) => `Refund of order ${order}`,
    CHARGEBACK: (order: string) => `Chargeback of order ${order}`,
    CHARGEBACK_REVERSAL: (order: string) => `Chargeback returned of order ${order}`,
  },
  order: 'Order',
  orderNumbered: (order: string) => `Order ${order}`,
  kind: 'Kind',
  paymentsAndRefunds: 'Payments and refunds',
  refunds: 'Refunds',
  chargebacks: 'Chargebacks',
  status: 'Status',
  anyStatus: 'Any status',
  statuses: {
    SUCCEEDED: 'Completed',
    PENDING: 'Pending',
    FAILED: 'Failed',
  },
  paidThrough: 'Paid through',
  anyProvider: 'Any provider',
  date: 'Date',
  customer: 'Customer',
  amount: 'Amount',
  none: 'No payments yet',
  noneText:
    'Whatever customers pay, and whatever you refund, appears here with its order. Gift cards don’t: they were paid for when they were bought.',
  differences: {
    title: 'Differences to decide on',
    mendedTitle: 'Found at the providers in the last 30 days',
    none: 'No differences',
    showOrder: 'Show the order',
    kinds: {
      RECEIVED: 'Money received',
      RETURNED: 'Money refunded',
      CHARGED_BACK: 'Money charged back',
    },
    mended: {
      CAPTURE: 'Held money was collected',
      VOID: 'Held money was released',
    },
    amounts: (provider: string, theirs: string, ours: string) => `${provider}: ${theirs}. Here: ${ours}.`,
    found: (date: string) => `Found on ${date}`,
    settle: 'Dealt with',
    settleNamed: (what: string, provider: string) => `Dealt with: ${what}, ${provider}`,
    settleTitle: 'Is this dealt with?',
    settleText: 'The difference leaves this list, and comes back only if the amounts change. No money is moved.',
    settleConfirm: 'It’s dealt with',
    settled: 'The difference is dealt with',
    advice: {
      receivedThere: (provider: string) =>
        `The money arrived at ${provider} after this site had given up on the payment. Fulfil the order, or refund the money at ${provider}.`,
      receivedHere: (provider: string) =>
        `This site counts money that ${provider} doesn’t have. Check the payment at ${provider} before you send anything.`,
      returnedThere: (provider: string) =>
        `More was refunded at ${provider} than this site knows of. Check the refunds of the payment there.`,
      returnedHere: (provider: string) =>
        `A refund didn’t reach the customer. Refund it again at ${provider}, or pay it back in another way.`,
      chargedBack: (provider: string) =>
        `${provider} and this site don’t agree on what the customer’s bank took back. Check the dispute at ${provider}.`,
    },
  },
};

/**
 * A line that is not paid in full with the order: outside the site later, by a membership there or on the site, or by a
 * deposit per unit, which includes all tax on it, and the rest later.
 */
export type LinePayment =
  | { option: 'FULL_PAYMENT_OFFLINE' | 'MEMBERSHIP_OFFLINE' | 'MEMBERSHIP' }
  | { option: 'DEPOSIT_ONLINE'; deposit: number };

import type { Asked } from './asked.ts';

/** What sites ask for that decided on nothing. */
export const usuallyAsked: Asked = {
  phone: 'OPTIONAL',
  address: {},
  customField: null,
  buyerNote: false,
  codes: ['coupon', 'giftCard'],
  agreement: null,
  marketing: null,
  minimalBilling: false,
  policies: [],
  heading: null,
  look: {},
  tips: null,
};

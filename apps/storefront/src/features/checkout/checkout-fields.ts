/** The form of the checkout: its fields, their parsing, and their errors. */
import type { Messages } from '@stoa/messages';
import type { AddressFormat } from '../../lib/api.ts';
import type { FieldErrors } from '../../lib/form-state.ts';
import { type Address, isOverlongAddress, readAddress, validateAddress } from '../address/address.ts';
import type { CodeFields } from '../codes/change-codes.ts';
import { codeForms } from '../codes/codes.ts';

export type CheckoutFields = {
  email: string;
  phone: string;
  /** The shipping address; if nothing is delivered, the billing address. */
  address: Address;
  /** Only if the bill goes elsewhere. */
  billing: Address | null;
  /** A shipping option's value. */
  shipping: string;
  payment: string;
  card: string;
} & CodeFields;

/** The value of the field `billTo` for a separate billing address. */
export const BILL_ELSEWHERE = 'other';
export const BILLING_PREFIX = 'billing.';

const LONGEST_PHONE = 50;
type Fields = { get(name: string): FormDataEntryValue | null };

export function readCheckoutForm(fields: Fields): CheckoutFields {
  return {
    email: textOf(fields, 'email'),
    phone: textOf(fields, 'phone'),
    address: readAddress(fields, ''),
    billing: textOf(fields, 'billTo') === BILL_ELSEWHERE ? readAddress(fields, BILLING_PREFIX) : null,
    shipping: textOf(fields, 'shipping'),
    payment: textOf(fields, 'payment'),
    card: textOf(fields, 'card'),
    codes: {
      coupon: textOf(fields, codeForms.coupon.field),
      giftCard: textOf(fields, codeForms.giftCard.field),
    },
    intent: textOf(fields, 'intent'),
  };
}

const textOf = (fields: Fields, name: string): string => {
  const value = fields.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

export const isEmail = (text: string): boolean => text.length <= 320 && /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text);

/** Whether a value is too long for a checkout. */
export const isOverlong = ({ phone, address, billing }: CheckoutFields): boolean =>
  phone.length > LONGEST_PHONE || isOverlongAddress(address) || (billing !== null && isOverlongAddress(billing));

/** The options that the visitor may choose from. */
export type Offers = {
  needsShipping: boolean;
  shipping: string[];
  /** The options with which the buyer collects the goods. */
  pickups: string[];
  /** Whether nothing is left to pay. */
  isPaid: boolean;
  payments: string[];
  cards: string[];
};

type Texts = Pick<Messages, 'checkout' | 'address'>;

/** The formats of the addresses in a form. */
export type Formats = { address: AddressFormat; billing: AddressFormat };

/** The errors to correct before the order can be placed. */
export function validateCheckout(form: CheckoutFields, offers: Offers, formats: Formats, messages: Texts): FieldErrors {
  const texts = messages.checkout.errors;
  const errors: FieldErrors = {};
  if (!form.email) errors.email = texts.email;
  else if (!isEmail(form.email)) errors.email = texts.emailInvalid;
  if (form.phone.length > LONGEST_PHONE) errors.phone = texts.phoneTooLong;
  const scope = isCollected(form, offers) ? 'person' : 'all';
  Object.assign(errors, validateAddress(form.address, '', formats.address, messages.address, scope));
  if (form.billing)
    Object.assign(errors, validateAddress(form.billing, BILLING_PREFIX, formats.billing, messages.address));
  if (offers.needsShipping && !errors.country) Object.assign(errors, validateShipping(form, offers, texts));
  if (!offers.isPaid) Object.assign(errors, validatePayment(form, offers, texts));
  return errors;
}

/** Whoever collects the goods need not say where they live. */
const isCollected = (form: CheckoutFields, { needsShipping, pickups }: Offers): boolean =>
  needsShipping && pickups.includes(form.shipping);

function validatePayment(form: CheckoutFields, offers: Offers, texts: Texts['checkout']['errors']): FieldErrors {
  if (!offers.payments.includes(form.payment)) return { payment: texts.payment };
  return form.payment === 'card' && !offers.cards.includes(form.card) ? { card: texts.card } : {};
}

function validateShipping(form: CheckoutFields, offers: Offers, texts: Texts['checkout']['errors']): FieldErrors {
  if (offers.shipping.length === 0) return { country: texts.noDelivery };
  return offers.shipping.includes(form.shipping) ? {} : { shipping: texts.shipping };
}

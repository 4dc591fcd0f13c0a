/** The form of the checkout: its fields, their parsing, and their errors. */
import type { Messages } from '@stoa/messages';
import type { AddressFormat } from '../../lib/api.ts';
import type { FieldErrors } from '../../lib/form-state.ts';
import {
  type Address,
  type FieldUses,
  isOverlongAddress,
  readAddress,
  type Scope,
  validateAddress,
} from '../address/address.ts';
import type { CodeFields } from '../codes/change-codes.ts';
import { CODE, REFUSED_CODE } from '../codes/codes.ts';
import { SAVED_CARD } from '../payment-methods/saved-card.ts';
import type { Asked } from './asked.ts';
import { type ChosenMembership, MEMBERSHIP, readMemberships } from './memberships.ts';
import { type TipFields, tipOf } from './tip.ts';

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
  /** A card that the member lets be kept, by its id; empty for another one. */
  savedCard: string;
  /** Whether the member wants the card to be kept. */
  keepsCard: boolean;
  /** The answer to the shop's own question. */
  custom: string;
  note: string;
  /** What memberships are to pay; null where none could. */
  memberships?: ChosenMembership[] | null;
  /** To the policies. */
  agrees: boolean;
  /** To marketing e-mails. */
  wantsMarketing: boolean;
} & TipFields &
  CodeFields;

/** Begins the value of a delivery at an agreed time; the field of that name has the option with the time. */
export const TIMED = 'time:';

/** The value of the field `billTo` for a separate billing address. */
export const BILL_ELSEWHERE = 'other';
export const BILLING_PREFIX = 'billing.';

const LONGEST_PHONE = 50;
export const LONGEST_ANSWER = 500;
export const LONGEST_NOTE = 1000;
type Fields = {
  get(name: string): FormDataEntryValue | null;
  getAll(name: string): readonly FormDataEntryValue[];
};

export function readCheckoutForm(fields: Fields): CheckoutFields {
  return {
    email: textOf(fields, 'email'),
    phone: textOf(fields, 'phone'),
    address: readAddress(fields, ''),
    billing: textOf(fields, 'billTo') === BILL_ELSEWHERE ? readAddress(fields, BILLING_PREFIX) : null,
    shipping: readShipping(fields),
    payment: textOf(fields, 'payment'),
    card: textOf(fields, 'card'),
    savedCard: textOf(fields, SAVED_CARD),
    keepsCard: textOf(fields, 'keepsCard') !== '',
    custom: textOf(fields, 'custom'),
    note: textOf(fields, 'note'),
    memberships: readMemberships(fields.getAll(MEMBERSHIP)),
    agrees: textOf(fields, 'agrees') !== '',
    wantsMarketing: textOf(fields, 'wantsMarketing') !== '',
    tip: textOf(fields, 'tip'),
    tipAmount: textOf(fields, 'tipAmount'),
    code: textOf(fields, CODE),
    refusedCode: textOf(fields, REFUSED_CODE),
    intent: textOf(fields, 'intent'),
  };
}

function readShipping(fields: Fields): string {
  const shipping = textOf(fields, 'shipping');
  return shipping.startsWith(TIMED) ? textOf(fields, shipping) : shipping;
}

const textOf = (fields: Fields, name: string): string => {
  const value = fields.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

export const isEmail = (text: string): boolean => text.length <= 320 && /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text);

/** Whether a value is too long for a checkout. */
export const isOverlong = ({ phone, address, billing, custom, note }: CheckoutFields): boolean =>
  phone.length > LONGEST_PHONE ||
  custom.length > LONGEST_ANSWER ||
  note.length > LONGEST_NOTE ||
  isOverlongAddress(address) ||
  (billing !== null && isOverlongAddress(billing));

/** The options that the visitor may choose from. */
export type Offers = {
  needsShipping: boolean;
  shipping: string[];
  /** The options with which the buyer collects the goods. */
  pickups: string[];
  /** Why there are none of them, or some are missing. */
  deliveryProblem?: string | null;
  /** Whether nothing is left to pay. */
  isPaid: boolean;
  payments: string[];
  /** The sandbox's test cards; null where cards are entered on the provider's own page. */
  cards: string[] | null;
  /** The cards that the member lets be kept, by their ids. */
  saved: string[];
  asked: Asked;
};

type Texts = Pick<Messages, 'checkout' | 'address'>;

/** The formats of the addresses in a form. */
export type Formats = { address: AddressFormat; billing: AddressFormat };

/** The errors to correct before the order can be placed. */
export function validateCheckout(form: CheckoutFields, offers: Offers, formats: Formats, messages: Texts): FieldErrors {
  const texts = messages.checkout.errors;
  const { asked } = offers;
  const errors: FieldErrors = {};
  if (!form.email) errors.email = texts.email;
  else if (!isEmail(form.email)) errors.email = texts.emailInvalid;
  if (form.phone.length > LONGEST_PHONE) errors.phone = texts.phoneTooLong;
  else if (!form.phone && asked.phone === 'REQUIRED') errors.phone = texts.phone;
  const scope = scopeOf(form, offers);
  Object.assign(errors, validateAddress(form.address, '', formats.address, messages.address, scope, asked.address));
  if (form.billing)
    Object.assign(
      errors,
      validateAddress(form.billing, BILLING_PREFIX, formats.billing, messages.address, 'all', billingUses(asked)),
    );
  if (offers.needsShipping && !errors.country) Object.assign(errors, validateShipping(form, offers, texts));
  Object.assign(errors, validateAnswers(form, asked, messages));
  if (asked.tips && tipOf(form) === undefined) errors.tipAmount = texts.tipAmount;
  if (!offers.isPaid) Object.assign(errors, validatePayment(form, offers, texts));
  if (asked.agreement && !form.agrees) errors.agrees = texts.agrees;
  return errors;
}

/** The address that goods are sent to is asked for in full; a bill needs no more than usual. */
export const billingUses = ({ address }: Asked): FieldUses =>
  Object.fromEntries(Object.entries(address).map(([name, use]) => [name, use === 'REQUIRED' ? 'OPTIONAL' : use]));

/** Which fields the first address of the form has. */
function scopeOf(form: CheckoutFields, offers: Offers): Scope {
  if (isCollected(form, offers)) return 'person';
  return !offers.needsShipping && offers.asked.minimalBilling ? 'person' : 'all';
}

function validateAnswers({ custom, note }: CheckoutFields, { customField }: Asked, messages: Texts): FieldErrors {
  const { tooLong } = messages.address;
  return {
    ...(customField?.isRequired && !custom && { custom: messages.checkout.errors.custom(customField.title) }),
    ...(custom.length > LONGEST_ANSWER && { custom: tooLong(LONGEST_ANSWER) }),
    ...(note.length > LONGEST_NOTE && { note: tooLong(LONGEST_NOTE) }),
  };
}

/** Whoever collects the goods need not say where they live. */
const isCollected = (form: CheckoutFields, { needsShipping, pickups }: Offers): boolean =>
  needsShipping && pickups.includes(form.shipping);

function validatePayment(form: CheckoutFields, offers: Offers, texts: Texts['checkout']['errors']): FieldErrors {
  if (!offers.payments.includes(form.payment)) return { payment: texts.payment };
  if (form.payment !== 'card') return {};
  if (form.savedCard) return offers.saved.includes(form.savedCard) ? {} : { card: texts.card };
  return offers.cards?.includes(form.card) === false ? { card: texts.card } : {};
}

function validateShipping(form: CheckoutFields, offers: Offers, texts: Texts['checkout']['errors']): FieldErrors {
  if (offers.shipping.length === 0) return { country: offers.deliveryProblem ?? texts.noDelivery };
  return offers.shipping.includes(form.shipping) ? {} : { shipping: texts.shipping };
}

/** The form of the checkout: its fields, how they are read, and what is wrong with them. */
import { hasPostalCodes, isCountry } from './countries.ts';

export type AddressFields = {
  firstName: string;
  lastName: string;
  company: string;
  addressLine: string;
  addressLine2: string;
  city: string;
  subdivision: string;
  postalCode: string;
  country: string;
};

export type CheckoutForm = {
  email: string;
  phone: string;
  /** Where the goods go; where there is nothing to deliver, the billing address. */
  address: AddressFields;
  /** Only where the bill goes elsewhere. */
  billing: AddressFields | null;
  /** A shipping option's value. */
  shipping: string;
  payment: string;
  card: string;
};

/** Messages by field name, in the order of the form. */
export type FieldErrors = Record<string, string>;

/** Bills go to another address when the field `billTo` has this value. */
export const BILL_ELSEWHERE = 'other';
export const BILLING_PREFIX = 'billing.';

const LONGEST_PHONE = 50;
const LIMITS: Record<keyof AddressFields, number> = {
  firstName: 100,
  lastName: 100,
  company: 100,
  addressLine: 150,
  addressLine2: 100,
  city: 50,
  subdivision: 50,
  postalCode: 50,
  country: 2,
};

type Fields = { get(name: string): FormDataEntryValue | null };

export function readCheckoutForm(fields: Fields): CheckoutForm {
  return {
    email: textOf(fields, 'email'),
    phone: textOf(fields, 'phone'),
    address: readAddress(fields, ''),
    billing: textOf(fields, 'billTo') === BILL_ELSEWHERE ? readAddress(fields, BILLING_PREFIX) : null,
    shipping: textOf(fields, 'shipping'),
    payment: textOf(fields, 'payment'),
    card: textOf(fields, 'card'),
  };
}

/** The fields of an address, whose names begin with the prefix. */
export function readAddress(fields: Fields, prefix: string): AddressFields {
  const names = Object.keys(LIMITS) as (keyof AddressFields)[];
  return Object.fromEntries(names.map((name) => [name, textOf(fields, prefix + name)])) as AddressFields;
}

const textOf = (fields: Fields, name: string): string => {
  const value = fields.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

export const isEmail = (text: string): boolean => text.length <= 320 && /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text);

/** Whether something is longer than a checkout can keep. */
export const isOverlong = ({ phone, address, billing }: CheckoutForm): boolean =>
  phone.length > LONGEST_PHONE ||
  [address, billing ?? address].some((fields) =>
    (Object.entries(LIMITS) as [keyof AddressFields, number][]).some(([name, limit]) => fields[name].length > limit),
  );

/** What the visitor may choose from. */
export type Offers = { needsShipping: boolean; shipping: string[]; payments: string[]; cards: string[] };

/** What must be put right before the order can be placed. */
export function validateCheckout(form: CheckoutForm, offers: Offers): FieldErrors {
  const errors: FieldErrors = {};
  if (!form.email) errors.email = 'Enter your e-mail address.';
  else if (!isEmail(form.email)) errors.email = 'Enter an e-mail address such as name@example.com.';
  if (form.phone.length > LONGEST_PHONE) errors.phone = 'The phone number is too long.';
  Object.assign(errors, validateAddress(form.address, ''));
  if (form.billing) Object.assign(errors, validateAddress(form.billing, BILLING_PREFIX));
  if (offers.needsShipping && !errors.country) Object.assign(errors, validateShipping(form, offers));
  if (!offers.payments.includes(form.payment)) errors.payment = 'Choose how to pay.';
  else if (form.payment === 'card' && !offers.cards.includes(form.card)) errors.card = 'Choose a card.';
  return errors;
}

function validateShipping(form: CheckoutForm, offers: Offers): FieldErrors {
  if (offers.shipping.length === 0) return { country: 'We do not deliver to this address.' };
  return offers.shipping.includes(form.shipping) ? {} : { shipping: 'Choose how it should be delivered.' };
}

const REQUIRED: [keyof AddressFields, string][] = [
  ['firstName', 'Enter the first name.'],
  ['lastName', 'Enter the last name.'],
  ['addressLine', 'Enter street and house number.'],
  ['city', 'Enter the town or city.'],
];

/** What is wrong with an address. */
export function validateAddress(address: AddressFields, prefix: string, { isPlaceOnly = false } = {}): FieldErrors {
  const errors: FieldErrors = {};
  const required = isPlaceOnly ? REQUIRED.filter(([name]) => name !== 'firstName' && name !== 'lastName') : REQUIRED;
  if (!isCountry(address.country)) errors[`${prefix}country`] = 'Choose a country.';
  for (const [name, message] of required) if (!address[name]) errors[prefix + name] = message;
  if (!address.postalCode && hasPostalCodes(address.country)) errors[`${prefix}postalCode`] = 'Enter the postal code.';
  for (const [name, limit] of Object.entries(LIMITS) as [keyof AddressFields, number][]) {
    if (address[name].length > limit) errors[prefix + name] = `Use at most ${limit} characters.`;
  }
  return inOrder(errors, prefix);
}

/** The fields of an address from top to bottom. */
const ORDER: (keyof AddressFields)[] = [
  'country',
  'firstName',
  'lastName',
  'company',
  'addressLine',
  'addressLine2',
  'postalCode',
  'city',
  'subdivision',
];

const inOrder = (errors: FieldErrors, prefix: string): FieldErrors =>
  Object.fromEntries(
    ORDER.flatMap((name): [string, string][] => {
      const message = errors[prefix + name];
      return message ? [[prefix + name, message]] : [];
    }),
  );

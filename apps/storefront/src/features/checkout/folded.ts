/** What is known of a checkout already, each part in a line: members with a saved address need not read a form again. */
import { writeAddress } from '@stoa/contract/stoa/check-address';
import type { AddressFormat } from '../../lib/api.ts';
import type { FieldErrors } from '../../lib/form-state.ts';
import type { Site } from '../../lib/site.ts';
import type { Address } from '../address/address.ts';
import type { CheckoutFields } from './checkout-fields.ts';
import type { CheckoutView } from './checkout-view.ts';

/** The lines of a checkout's parts; an empty one belongs to a part that the checkout does not have. */
export type Folded = { details: string; delivery: string; payment: string };

/** How addresses of a country are written. */
export type Envelope = Pick<AddressFormat, 'envelope' | 'subdivisions'>;

/** An address in a line, in the order of its country. */
export function addressText(address: Address, format: Envelope, country: string): string {
  const { firstName, lastName, company } = address;
  // the code of a subdivision without its country: NY
  const place = { ...address, subdivision: address.subdivision.replace(/^[A-Z]{2}-/, '') };
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return inALine(name, company, ...writeAddress(place, {}, format), country);
}

/** What there is of some words: `Standard delivery, €4.90`. */
export const inALine = (...words: (string | null | undefined)[]): string =>
  words
    .map((word) => word?.trim())
    .filter(Boolean)
    .join(', ');

type Parts = {
  form: CheckoutFields;
  view: Pick<CheckoutView, 'needsShipping' | 'shippingChoices' | 'isPaid'>;
  format: Envelope;
  country: string;
  methods: Site['paymentMethods'];
  nameOfCard: (brand: string | null | undefined, digits: string) => string;
};

/** The parts of a checkout whose form is complete. */
export function foldedOf({ form, view, format, country, methods, nameOfCard }: Parts): Folded {
  const method = methods.find(({ id }) => id === form.payment);
  const card = method?.saved?.find(({ id }) => id === form.savedCard)?.paymentMethod?.cardInfo;
  const choice = view.shippingChoices.find(({ isChosen }) => isChosen);
  return {
    details: inALine(form.email, addressText(form.address, format, country)),
    delivery: view.needsShipping ? inALine(choice?.title, choice?.price) : '',
    payment: view.isPaid ? '' : inALine(method?.title, card && nameOfCard(card.brandName, card.lastFourDigits ?? '')),
  };
}

/** The fields that stay open in a folded checkout. */
const OPEN = ['custom', 'note', 'tip', 'tipAmount', 'agrees', 'card'];

/** Whether nothing of what is folded is missing or wrong. */
export const isComplete = (errors: FieldErrors): boolean => Object.keys(errors).every((name) => OPEN.includes(name));

/** A checkout as view data for its page and its islands. */

import { isCountry } from '@stoa/contract/stoa/countries';
import type { Messages } from '@stoa/messages';
import { formatSum } from '../../lib/amounts.ts';
import type { Amount, Checkout, Member } from '../../lib/api.ts';
import { type Address, type AddressInfo, addressOf, toAddressInfo } from '../address/address.ts';
import { discountRows, isPositive, type SumRow } from '../cart/cart-view.ts';
import {
  formatted,
  type LineView,
  type Objection,
  objectionsOf,
  tooExpensiveOf,
  viewCheckoutLine,
} from '../cart/line-view.ts';
import { type AppliedCodes, appliedCodes, endingOf } from '../codes/codes.ts';
import type { Asked } from './asked.ts';
import { type CheckoutFields, isEmail } from './checkout-fields.ts';
import { needsShipping } from './needs-shipping.ts';
import {
  deliveryProblemOf,
  isDestinationKnown,
  isPartlyDelivered,
  priceOrFree,
  readShippingValue,
  type ShippingChoice,
  selectedShipping,
  shippingChoices,
} from './shipping-view.ts';
import { type TipFields, tipFields } from './tip.ts';

/** The texts for rendering a checkout. */
export type CheckoutTexts = Pick<Messages, 'checkout' | 'cart'>;

export type CheckoutView = {
  lines: LineView[];
  /** A line costs too much, so that nothing can be ordered. */
  isTooExpensive: boolean;
  rows: SumRow[];
  /** The amount to pay, after gift cards. */
  total: string;
  /** The same in the currency that is charged. */
  charged: string;
  /** What the buyer agrees to pay now, and once a free trial is over: the server asks again when it has changed. */
  seenTotal: string;
  /** What is charged first once a free trial is over; null where there is none. */
  afterTrial: string | null;
  /** Whether the buyer sees amounts in another currency than the one that is charged. */
  isConverted: boolean;
  totalLabel: string;
  /** What is due after the order; null where all of it is paid with it. */
  later: SumRow | null;
  /** Nothing is to pay with the order: gift cards cover it, or it is zero. */
  isPaid: boolean;
  /** Nothing is to pay before a free trial ends: only a card is asked for. */
  isForTrial: boolean;
  codes: AppliedCodes;
  needsShipping: boolean;
  /** Whether a country was given, as the delivery options depend on it. */
  hasDestination: boolean;
  shippingChoices: ShippingChoice[];
  /** What is held against the purchase: the items cost too little, or something else. */
  objections: Objection[];
  /** Some lines cannot be delivered to the address, so that nothing can be ordered. */
  isPartlyDelivered: boolean;
  /** Why there are no delivery options, or some are missing; null where none are. */
  deliveryProblem: string | null;
  shipping: string | null;
  /** Of the shop: times of delivery are on its clock. */
  timeZone: string;
};

export function viewCheckout(checkout: Checkout, messages: CheckoutTexts, timeZone = 'UTC'): CheckoutView {
  const isShipped = needsShipping(checkout);
  const hasDestination = isDestinationKnown(checkout);
  const tooExpensive = tooExpensiveOf(checkout);
  return {
    lines: (checkout.lineItems ?? []).map((line) => viewCheckoutLine(line, tooExpensive)),
    isTooExpensive: tooExpensive.size > 0,
    ...sumOf(checkout, isShipped, messages),
    afterTrial: formatted(checkout.payAfterFreeTrial?.total) || null,
    codes: appliedCodes(checkout),
    needsShipping: isShipped,
    hasDestination,
    shippingChoices: hasDestination ? shippingChoices(checkout, messages.cart, timeZone) : [],
    objections: objectionsOf(checkout),
    isPartlyDelivered: isPartlyDelivered(checkout),
    deliveryProblem: hasDestination ? deliveryProblemOf(checkout, messages.checkout.deliveryProblems) : null,
    shipping: selectedShipping(checkout),
    timeZone,
  };
}

/**
 * What a gift card and deposits leave of the total is to pay with the order. What is shown of it is the difference of what
 * is shown.
 */
function sumOf(
  checkout: Checkout,
  isShipped: boolean,
  messages: CheckoutTexts,
): Pick<
  CheckoutView,
  'rows' | 'total' | 'charged' | 'seenTotal' | 'isConverted' | 'totalLabel' | 'later' | 'isPaid' | 'isForTrial'
> {
  const {
    giftCard,
    priceSummary,
    currency = '',
    conversionCurrency = currency,
    buyerLanguage: language = 'en',
  } = checkout;
  const isConverted = conversionCurrency !== currency;
  const texts = messages.cart;
  const rows = sumRows(checkout, isShipped, messages);
  const total = formatted(priceSummary?.total);
  const paid = isPositive(giftCard?.amount) ? giftCard?.amount : undefined;
  const { payNowTotalAfterGiftCard: dueNow = priceSummary?.total, totalAfterGiftCard: due = dueNow } = checkout;
  const afterTrial = formatted(checkout.payAfterFreeTrial?.total);
  // a free trial asks for the card that is charged at its end
  const isNothingDue = Number(dueNow?.amount ?? 0) === 0;
  const isPaid = isNothingDue && !afterTrial;
  const charged = dueNow?.formattedAmount ?? '';
  const isDivided = Number(due?.amount ?? 0) > Number(dueNow?.amount ?? 0);
  const plain = {
    ...{ charged, isConverted, isPaid, isForTrial: isNothingDue && !isPaid },
    seenTotal: [charged, afterTrial].filter(Boolean).join(', '),
    later: afterTrial ? { label: texts.afterTrial, amount: afterTrial } : null,
  };
  if (!paid && !isDivided) return { ...plain, rows, total, totalLabel: texts.total };
  const kind = isConverted ? 'convertedAmount' : 'amount';
  const left = (...less: (Amount | undefined)[]) =>
    formatSum([priceSummary?.total?.[kind] ?? '0', ...less.map((amount) => `-${amount?.[kind] ?? '0'}`)], {
      currency: conversionCurrency,
      language,
    });
  const above = [
    ...rows,
    { label: texts.total, amount: total },
    ...(paid ? [{ label: texts.giftCard(endingOf(giftCard ?? {})), amount: `−${formatted(paid)}` }] : []),
  ];
  if (!isDivided) return { ...plain, rows: above, total: left(paid), totalLabel: texts.toPay };
  const laterLabel = isPaidByMembership(checkout) ? messages.checkout.byMembership : texts.dueLater;
  const later = { label: laterLabel, amount: left(paid, dueNow) };
  return { ...plain, rows: above, total: formatted(dueNow), totalLabel: texts.dueNow, later };
}

/** Whether memberships pay all that is not due with the order. */
function isPaidByMembership({ lineItems = [] }: Checkout): boolean {
  const later = lineItems.filter(
    ({ paymentOption = 'FULL_PAYMENT_ONLINE' }) => paymentOption !== 'FULL_PAYMENT_ONLINE',
  );
  return later.length > 0 && later.every(({ paymentOption }) => paymentOption === 'MEMBERSHIP');
}

function sumRows(checkout: Checkout, isShipped: boolean, messages: CheckoutTexts): SumRow[] {
  const texts = messages.cart;
  const { priceSummary: sum } = checkout;
  const hasShipping = selectedShipping(checkout) !== null;
  const taxLabel = checkout.taxIncludedInPrice ? texts.taxIncluded : texts.tax;
  return [
    { label: texts.subtotal, amount: formatted(sum?.subtotal) },
    ...discountRows(checkout, texts),
    ...(isShipped
      ? [
          {
            label: texts.delivery,
            amount: hasShipping ? priceOrFree(sum?.shipping, texts) : messages.checkout.chooseCountry,
          },
        ]
      : []),
    ...(checkout.additionalFees ?? []).map(({ name, translatedName, price }) => ({
      label: translatedName || name || texts.fees,
      amount: formatted(price),
    })),
    ...(isPositive(sum?.tax) ? [{ label: taxLabel, amount: formatted(sum?.tax) }] : []),
    ...(isTaxExempt(checkout) ? [{ label: texts.tax, amount: texts.taxExempt }] : []),
  ];
}

/** Whether the buyer's exemption is why there is no tax. */
function isTaxExempt({ lineItems = [], shippingInfo, priceSummary }: Checkout): boolean {
  const taxed = [...lineItems, shippingInfo?.selectedCarrierServiceOption?.cost];
  return (
    !isPositive(priceSummary?.tax) &&
    taxed.some((part) => part?.taxDetails?.taxBreakdown?.some(({ nonTaxableAmount }) => isPositive(nonTaxableAmount)))
  );
}

/** The data of the checkout, as the form's fields. */
export function formOfCheckout(
  checkout: Checkout,
  firstPayment: string,
  asked: Asked,
  tip: TipFields = tipFields(undefined),
): CheckoutFields {
  const destination = checkout.shippingInfo?.shippingDestination;
  const { billingInfo } = checkout;
  const address = addressOf(needsShipping(checkout) ? destination : billingInfo);
  const billing = addressOf(billingInfo);
  const billsElsewhere = isCountry(billing.country) && JSON.stringify(billing) !== JSON.stringify(address);
  return {
    email: checkout.buyerInfo?.email ?? '',
    phone: (destination ?? billingInfo)?.contactDetails?.phone ?? '',
    address,
    billing: billsElsewhere ? billing : null,
    shipping: selectedShipping(checkout) ?? '',
    payment: firstPayment,
    card: '',
    savedCard: '',
    keepsCard: false,
    custom: String(checkout.customFields?.find(({ title }) => title === asked.customField?.name)?.value ?? ''),
    note: checkout.buyerNote ?? '',
    agrees: asked.agreement?.isChecked ?? false,
    wantsMarketing: asked.marketing?.isChecked ?? false,
    ...tip,
    code: '',
    refusedCode: '',
    intent: '',
  };
}

/** Whether more than a country is known of where the buyer lives. */
export const isAddressTyped = ({ address: { addressLine, postalCode, city } }: CheckoutFields): boolean =>
  [addressLine, postalCode, city].some((value) => value !== '');

/** The form of a checkout without an address, with the data of the buyer's account. */
export function fillFromAccount(form: CheckoutFields, { contact, loginEmail }: Member): CheckoutFields {
  const { firstName, lastName, addresses, phones } = contact ?? {};
  const address = addressOf({ address: addresses?.[0], contactDetails: { firstName, lastName } });
  return { ...form, address, email: form.email || (loginEmail ?? ''), phone: form.phone || (phones?.[0] ?? '') };
}

/** What is known of a checkout whose form is saved. */
export type Known = Pick<Checkout, 'customFields' | 'buyerNote'> & {
  needsShipping: boolean;
  asked: Asked;
  /** The saved tip; absent: none. */
  tip?: TipFields;
};

/** The valid part of a form, complete or not, as an update of the checkout. */
export function changesOf(id: string, form: CheckoutFields, known: Known): Checkout & { id: string } {
  const { needsShipping } = known;
  const address = isCountry(form.address.country) ? withContact(form.address, form.phone) : undefined;
  const billing = form.billing && isCountry(form.billing.country) ? withContact(form.billing, form.phone) : address;
  return {
    id,
    ...(isEmail(form.email) && { buyerInfo: { email: form.email } }),
    ...answersOf(form, known),
    ...(form.memberships && { membershipOptions: { selectedMemberships: { memberships: form.memberships } } }),
    ...(billing && { billingInfo: billing }),
    ...(needsShipping &&
      address && {
        shippingInfo: {
          shippingDestination: address,
          ...(form.shipping && { selectedCarrierServiceOption: readShippingValue(form.shipping) }),
        },
      }),
  };
}

/** The answers that the form asks for, beside those to questions of other front ends. */
function answersOf({ custom, note }: CheckoutFields, { asked, customFields = [], buyerNote }: Known) {
  const { name, title } = asked.customField ?? {};
  const others = customFields.filter((field) => field.title !== name);
  const answered = customFields.find((field) => field.title === name)?.value ?? '';
  const given = { title: name, ...(title !== name && { translatedTitle: title }), value: custom };
  return {
    ...(name && answered !== custom && { customFields: custom ? [...others, given] : others }),
    ...(asked.buyerNote && (buyerNote ?? '') !== note && { buyerNote: note || null }),
  };
}

function withContact(address: Address, phone: string): AddressInfo {
  const info = toAddressInfo(address);
  return { ...info, contactDetails: { ...info.contactDetails, ...(phone && { phone }) } };
}

/** A checkout as view data for its page and its islands. */

import { isCountry } from '@stoa/contract/stoa/countries';
import type { Messages } from '@stoa/messages';
import { formatSum } from '../../lib/amounts.ts';
import type { Checkout, Member } from '../../lib/api.ts';
import { type Address, type AddressInfo, addressOf, toAddressInfo } from '../address/address.ts';
import { discountRows, formatted, isPositive, type SumRow } from '../cart/cart-view.ts';
import { type LineView, tooExpensiveOf, viewCheckoutLine } from '../cart/line-view.ts';
import { type AppliedCodes, appliedCodes, endingOf } from '../codes/codes.ts';
import { type CheckoutFields, isEmail } from './checkout-fields.ts';

/** The texts for rendering a checkout. */
export type CheckoutTexts = Pick<Messages, 'checkout' | 'cart'>;

/** `isPickup`: the buyer collects the goods. */
type ShippingChoice = { value: string; title: string; time: string; price: string; isPickup: boolean };

export type CheckoutView = {
  lines: LineView[];
  /** A line costs too much, so that nothing can be ordered. */
  isTooExpensive: boolean;
  rows: SumRow[];
  /** The amount to pay, after gift cards. */
  total: string;
  totalLabel: string;
  /** Gift cards cover the total, or it is zero. */
  isPaid: boolean;
  codes: AppliedCodes;
  needsShipping: boolean;
  /** Whether a country was given, as the delivery options depend on it. */
  hasDestination: boolean;
  shippingChoices: ShippingChoice[];
  shipping: string | null;
};

export function viewCheckout(checkout: Checkout, messages: CheckoutTexts): CheckoutView {
  const isShipped = needsShipping(checkout);
  const hasDestination = isDestinationKnown(checkout);
  const tooExpensive = tooExpensiveOf(checkout);
  return {
    lines: (checkout.lineItems ?? []).map((line) => viewCheckoutLine(line, tooExpensive)),
    isTooExpensive: tooExpensive.size > 0,
    ...sumOf(checkout, isShipped, messages),
    codes: appliedCodes(checkout),
    needsShipping: isShipped,
    hasDestination,
    shippingChoices: hasDestination ? shippingChoices(checkout, messages.cart) : [],
    shipping: selectedShipping(checkout),
  };
}

export const needsShipping = (checkout: Checkout): boolean =>
  (checkout.lineItems ?? []).some((line) => line.physicalProperties?.shippable ?? line.itemType?.preset !== 'DIGITAL');

/** A gift card covers part of the total; the rest is to be paid. */
function sumOf(
  checkout: Checkout,
  isShipped: boolean,
  messages: CheckoutTexts,
): Pick<CheckoutView, 'rows' | 'total' | 'totalLabel' | 'isPaid'> {
  const { giftCard, priceSummary, currency = '', siteLanguage = 'en' } = checkout;
  const texts = messages.cart;
  const rows = sumRows(checkout, isShipped, messages);
  const total = formatted(priceSummary?.total);
  const paid = giftCard?.amount;
  const isPaid = Number(priceSummary?.total?.amount) === Number(paid?.amount ?? 0);
  if (!giftCard || !isPositive(paid)) return { rows, total, totalLabel: texts.total, isPaid };
  const amounts = [priceSummary?.total?.amount ?? '0', `-${paid?.amount}`];
  return {
    rows: [
      ...rows,
      { label: texts.total, amount: total },
      { label: texts.giftCard(endingOf(giftCard)), amount: `−${formatted(paid)}` },
    ],
    total: formatSum(amounts, { currency, language: siteLanguage }),
    totalLabel: texts.toPay,
    isPaid,
  };
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
    ...(isPositive(sum?.additionalFees) ? [{ label: texts.fees, amount: formatted(sum?.additionalFees) }] : []),
    ...(isPositive(sum?.tax) ? [{ label: taxLabel, amount: formatted(sum?.tax) }] : []),
  ];
}

type Sum = NonNullable<Checkout['priceSummary']>;
const priceOrFree = (amount: Sum['shipping'], { free }: Messages['cart']): string =>
  isPositive(amount) ? formatted(amount) : free;

/** Carrier and code combined, as the value of a form field. */
const shippingValue = (carrierId: string | null | undefined, code: string): string => `${carrierId ?? ''}/${code}`;

type ShippingOption = NonNullable<
  NonNullable<NonNullable<Checkout['shippingInfo']>['carrierServiceOptions']>[number]['shippingOptions']
>[number];

/** The options of all carriers, each with its value in the form. */
const shippingOptionsOf = ({ shippingInfo }: Checkout): (ShippingOption & { value: string; code: string })[] =>
  (shippingInfo?.carrierServiceOptions ?? []).flatMap(({ carrierId, shippingOptions = [] }) =>
    shippingOptions.flatMap((option) =>
      option.code ? [{ ...option, code: option.code, value: shippingValue(carrierId, option.code) }] : [],
    ),
  );

const isDestinationKnown = ({ shippingInfo }: Checkout): boolean =>
  Boolean(shippingInfo?.shippingDestination?.address?.country);

/** The delivery options for the address, as form values; none before a country is known. */
export const offeredShipping = (checkout: Checkout): string[] =>
  isDestinationKnown(checkout) ? shippingOptionsOf(checkout).map(({ value }) => value) : [];

/** The options of a checkout with which the buyer collects the goods, as form values. */
export const offeredPickups = (checkout: Checkout): string[] =>
  shippingOptionsOf(checkout).flatMap(({ value, logistics }) => (logistics?.pickupDetails ? value : []));

const shippingChoices = (checkout: Checkout, messages: Messages['cart']): ShippingChoice[] =>
  shippingOptionsOf(checkout).map(({ value, code, title, logistics, cost }) => ({
    value,
    title: title ?? code,
    time: logistics?.deliveryTime ?? '',
    price: priceOrFree(cost?.price, messages),
    isPickup: Boolean(logistics?.pickupDetails),
  }));

/** The delivery option chosen in the checkout, as one of the offered values. */
export function selectedShipping(checkout: Checkout): string | null {
  const { code, carrierId } = checkout.shippingInfo?.selectedCarrierServiceOption ?? {};
  if (!code) return null;
  const exact = shippingValue(carrierId, code);
  const offered = shippingOptionsOf(checkout).map(({ value }) => value);
  return offered.find((value) => value === exact) ?? offered.find((value) => value.endsWith(`/${code}`)) ?? null;
}

export function readShippingValue(value: string): { code: string; carrierId?: string } {
  const slash = value.indexOf('/');
  const carrierId = value.slice(0, slash);
  return { code: value.slice(slash + 1), ...(carrierId && { carrierId }) };
}

/** The data of the checkout, as the form's fields. */
export function formOfCheckout(checkout: Checkout, firstPayment: string): CheckoutFields {
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
    codes: { coupon: '', giftCard: '' },
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

/** The valid part of a form, complete or not, as an update of the checkout. */
export function changesOf(id: string, form: CheckoutFields, needsShipping: boolean): Checkout & { id: string } {
  const address = isCountry(form.address.country) ? withContact(form.address, form.phone) : undefined;
  const billing = form.billing && isCountry(form.billing.country) ? withContact(form.billing, form.phone) : address;
  return {
    id,
    ...(isEmail(form.email) && { buyerInfo: { email: form.email } }),
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

function withContact(address: Address, phone: string): AddressInfo {
  const info = toAddressInfo(address);
  return { ...info, contactDetails: { ...info.contactDetails, ...(phone && { phone }) } };
}

/** A checkout as its page and its islands show it. */
import type { Checkout } from './api.ts';
import { formatted, isPositive, type SumRow } from './cart-view.ts';
import { type AddressFields, type CheckoutForm, isEmail } from './checkout-form.ts';
import { isCountry } from './countries.ts';
import { type LineView, viewCheckoutLine } from './line-view.ts';

type ShippingChoice = { value: string; title: string; time: string; price: string };

export type CheckoutView = {
  lines: LineView[];
  rows: SumRow[];
  total: string;
  needsShipping: boolean;
  /** Whether a country was given, on which what is offered depends. */
  hasDestination: boolean;
  shippingChoices: ShippingChoice[];
  shipping: string | null;
};

export function viewCheckout(checkout: Checkout): CheckoutView {
  const needsShipping = hasGoodsToShip(checkout);
  const hasDestination = Boolean(checkout.shippingInfo?.shippingDestination?.address?.country);
  return {
    lines: (checkout.lineItems ?? []).map(viewCheckoutLine),
    rows: sumRows(checkout, needsShipping),
    total: formatted(checkout.priceSummary?.total),
    needsShipping,
    hasDestination,
    shippingChoices: hasDestination ? shippingChoices(checkout) : [],
    shipping: selectedShipping(checkout),
  };
}

const hasGoodsToShip = (checkout: Checkout): boolean =>
  (checkout.lineItems ?? []).some((line) => line.physicalProperties?.shippable ?? line.itemType?.preset !== 'DIGITAL');

function sumRows(checkout: Checkout, needsShipping: boolean): SumRow[] {
  const { priceSummary: sum } = checkout;
  const hasShipping = selectedShipping(checkout) !== null;
  const taxLabel = checkout.taxIncludedInPrice ? 'Tax, included' : 'Tax';
  return [
    { label: 'Subtotal', amount: formatted(sum?.subtotal) },
    ...(isPositive(sum?.discount) ? [{ label: 'Discount', amount: `−${formatted(sum?.discount)}` }] : []),
    ...(needsShipping
      ? [{ label: 'Delivery', amount: hasShipping ? priceOrFree(sum?.shipping) : 'Choose a country' }]
      : []),
    ...(isPositive(sum?.additionalFees) ? [{ label: 'Fees', amount: formatted(sum?.additionalFees) }] : []),
    ...(isPositive(sum?.tax) ? [{ label: taxLabel, amount: formatted(sum?.tax) }] : []),
  ];
}

type Sum = NonNullable<Checkout['priceSummary']>;
const priceOrFree = (amount: Sum['shipping']): string => (isPositive(amount) ? formatted(amount) : 'Free');

/** Carrier and code in one, as the value of a form's field. */
const shippingValue = (carrierId: string | null | undefined, code: string): string => `${carrierId ?? ''}/${code}`;

function shippingChoices(checkout: Checkout): ShippingChoice[] {
  return (checkout.shippingInfo?.carrierServiceOptions ?? []).flatMap(({ carrierId, shippingOptions = [] }) =>
    shippingOptions.flatMap(({ code, title, logistics, cost }) =>
      code
        ? [
            {
              value: shippingValue(carrierId, code),
              title: title ?? code,
              time: logistics?.deliveryTime ?? '',
              price: priceOrFree(cost?.price),
            },
          ]
        : [],
    ),
  );
}

/** What the checkout has chosen, as one of the values that are offered. */
function selectedShipping(checkout: Checkout): string | null {
  const { code, carrierId } = checkout.shippingInfo?.selectedCarrierServiceOption ?? {};
  if (!code) return null;
  const exact = shippingValue(carrierId, code);
  const offered = shippingChoices(checkout).map(({ value }) => value);
  return offered.find((value) => value === exact) ?? offered.find((value) => value.endsWith(`/${code}`)) ?? null;
}

export function readShippingValue(value: string): { code: string; carrierId?: string } {
  const slash = value.indexOf('/');
  const carrierId = value.slice(0, slash);
  return { code: value.slice(slash + 1), ...(carrierId && { carrierId }) };
}

/** What the checkout already knows, as the form's fields. */
export function formOfCheckout(checkout: Checkout, firstPayment: string): CheckoutForm {
  const destination = checkout.shippingInfo?.shippingDestination;
  const { billingInfo } = checkout;
  const address = hasGoodsToShip(checkout) ? addressFields(destination) : addressFields(billingInfo);
  const billing = addressFields(billingInfo);
  const billsElsewhere = isCountry(billing.country) && JSON.stringify(billing) !== JSON.stringify(address);
  return {
    email: checkout.buyerInfo?.email ?? '',
    phone: (destination ?? billingInfo)?.contactDetails?.phone ?? '',
    address,
    billing: billsElsewhere ? billing : null,
    shipping: selectedShipping(checkout) ?? '',
    payment: firstPayment,
    card: '',
  };
}

/** The fields of a form for whom and where; empty where nothing is known. */
export function addressFields(info: Checkout['billingInfo']): AddressFields {
  const { address, contactDetails } = info ?? {};
  return {
    firstName: contactDetails?.firstName ?? '',
    lastName: contactDetails?.lastName ?? '',
    company: contactDetails?.company ?? '',
    addressLine: address?.addressLine ?? '',
    addressLine2: address?.addressLine2 ?? '',
    city: address?.city ?? '',
    subdivision: address?.subdivision ?? '',
    postalCode: address?.postalCode ?? '',
    country: address?.country ?? '',
  };
}

/** What of a form, complete or not, can be saved: an update of the checkout. */
export function changesOf(id: string, form: CheckoutForm, needsShipping: boolean): Checkout & { id: string } {
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

function withContact(fields: AddressFields, phone: string): NonNullable<Checkout['billingInfo']> {
  const { firstName, lastName, company, ...address } = fields;
  return {
    address: onlyFilled(address),
    contactDetails: onlyFilled({ firstName, lastName, company, phone }),
  };
}

const onlyFilled = <T extends Record<string, string>>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as Partial<T>;

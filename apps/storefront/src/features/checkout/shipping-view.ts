/** The delivery options of a checkout as view data, and as values of its form. */
import { formatsOf, type Messages } from '@stoa/messages';
import type { Amount, Checkout } from '../../lib/api.ts';
import { isPositive } from '../cart/cart-view.ts';
import { formatted } from '../cart/line-view.ts';
import { TIMED } from './checkout-fields.ts';

export type ShippingChoice = {
  value: string;
  title: string;
  /** Until when, where to, and what to know: a line each. */
  notes: string[];
  price: string;
  /** The buyer collects the goods. */
  isPickup: boolean;
  isChosen: boolean;
  /** The times to choose from, and the chosen one, where goods are brought at an agreed time. */
  slots: { value: string; label: string }[];
  slot: string;
};

type ShippingOption = NonNullable<
  NonNullable<NonNullable<Checkout['shippingInfo']>['carrierServiceOptions']>[number]['shippingOptions']
>[number];
type Offered = ShippingOption & { value: string; code: string };

export const priceOrFree = (amount: Amount | undefined, { free }: Messages['cart']): string =>
  isPositive(amount) ? formatted(amount) : free;

/** Carrier and code combined, as the value of a form field. */
const shippingValue = (carrierId: string | null | undefined, code: string): string => `${carrierId ?? ''}/${code}`;

export function readShippingValue(value: string): { code: string; carrierId?: string } {
  const slash = value.indexOf('/');
  const carrierId = value.slice(0, slash);
  return { code: value.slice(slash + 1), ...(carrierId && { carrierId }) };
}

/** The options of all carriers that deliver everything, each with its value in the form. */
const shippingOptionsOf = ({ shippingInfo }: Checkout): Offered[] =>
  (shippingInfo?.carrierServiceOptions ?? []).flatMap(({ carrierId, shippingOptions = [] }) =>
    shippingOptions.flatMap((option) =>
      option.code && !option.partial
        ? [{ ...option, code: option.code, value: shippingValue(carrierId, option.code) }]
        : [],
    ),
  );

export const isDestinationKnown = ({ shippingInfo }: Checkout): boolean =>
  Boolean(shippingInfo?.shippingDestination?.address?.country);

/** Whether every option leaves out some lines. */
export const isPartlyDelivered = (checkout: Checkout): boolean =>
  shippingOptionsOf(checkout).length === 0 &&
  (checkout.shippingInfo?.carrierServiceOptions ?? []).some(({ shippingOptions = [] }) => shippingOptions.length > 0);

/** Why carriers told no prices, in words for the buyer: first what they can do about it. */
export function deliveryProblemOf({ calculationErrors }: Checkout, texts: DeliveryProblems): string | null {
  const errors = calculationErrors?.carrierErrors?.errors ?? [];
  const codes = errors.map(({ error }) => error?.applicationError?.code ?? '');
  const aboutAddress = codes.find(
    (code): code is keyof DeliveryProblems => code !== 'GENERIC_ERROR' && Object.hasOwn(texts, code),
  );
  return codes.length > 0 ? texts[aboutAddress ?? 'GENERIC_ERROR'] : null;
}

type DeliveryProblems = Messages['checkout']['deliveryProblems'];

/** The delivery options for the address, as form values; none before a country is known. */
export const offeredShipping = (checkout: Checkout): string[] =>
  isDestinationKnown(checkout) ? shippingOptionsOf(checkout).map(({ value }) => value) : [];

/** The options of a checkout with which the buyer collects the goods, as form values. */
export const offeredPickups = (checkout: Checkout): string[] =>
  shippingOptionsOf(checkout).flatMap(({ value, logistics }) => (logistics?.pickupDetails ? value : []));

/** The delivery option that counts in the checkout, as one of the offered values. */
export function selectedShipping(checkout: Checkout): string | null {
  const { code, carrierId } = checkout.shippingInfo?.selectedCarrierServiceOption ?? {};
  if (!code) return null;
  const exact = shippingValue(carrierId, code);
  const offered = shippingOptionsOf(checkout).map(({ value }) => value);
  return offered.find((value) => value === exact) ?? offered.find((value) => value.endsWith(`/${code}`)) ?? null;
}

/** The options to choose from: those that differ in their time alone are one, with a list of times. */
export function shippingChoices(checkout: Checkout, texts: Messages['cart'], timeZone: string): ShippingChoice[] {
  const chosen = selectedShipping(checkout);
  const groups = Map.groupBy(shippingOptionsOf(checkout), ({ value, title, logistics }) =>
    logistics?.deliveryTimeSlot ? `${TIMED}${title}` : value,
  );
  const { buyerLanguage = 'en' } = checkout;
  return [...groups].flatMap(([value, options]) => {
    const [first] = options;
    if (!first) return [];
    const { title, code, logistics, cost } = options.find((option) => option.value === chosen) ?? first;
    const isTimed = value.startsWith(TIMED);
    return [
      {
        value,
        title: title ?? code,
        notes: notesOf(logistics),
        price: priceOrFree(cost?.price, texts),
        isPickup: Boolean(logistics?.pickupDetails),
        isChosen: options.some((option) => option.value === chosen),
        slots: isTimed ? options.map((option) => slotOf(option, buyerLanguage, timeZone)) : [],
        slot: options.find((option) => option.value === chosen)?.value ?? first.value,
      },
    ];
  });
}

function notesOf(logistics: ShippingOption['logistics']): string[] {
  const { deliveryTime, instructions, pickupDetails } = logistics ?? {};
  return [deliveryTime, placeText(pickupDetails?.address), instructions].flatMap((note) => note || []);
}

type Place = NonNullable<NonNullable<ShippingOption['logistics']>['pickupDetails']>['address'];

/** Where goods are collected, in one line. */
function placeText(place: Place): string {
  const { streetAddress, addressLine, addressLine2, postalCode, city } = place ?? {};
  const street = [streetAddress?.name, streetAddress?.number].filter(Boolean).join(' ');
  const town = [postalCode, city].filter(Boolean).join(' ');
  return [addressLine || street, addressLine2, town].filter(Boolean).join(', ');
}

function slotOf({ value, logistics }: Offered, language: string, timeZone: string): { value: string; label: string } {
  const { from, to } = logistics?.deliveryTimeSlot ?? {};
  return { value, label: formatsOf({ language, timeZone }).timeSlot(from ?? '', to ?? '') };
}

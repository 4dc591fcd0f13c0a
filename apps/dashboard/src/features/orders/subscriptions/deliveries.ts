import { words } from '../../../app/words.ts';
/** The coming deliveries of a subscription, as a form changes them. */
import { emptyPlace, isEmptyPlace, type Place, placeOf, writtenPlace } from '../../../ui/address/place.ts';
import type { SubscriptionView } from './subscription.ts';

const texts = words.subscriptions;

export type DeliveryValues = {
  which: 'NEXT' | 'ALL';
  /** How many of each line there are. */
  quantities: number[];
  firstName: string;
  lastName: string;
  place: Place;
  tell: boolean;
};

type Recipient = NonNullable<SubscriptionView['recipient']>;

export const readDeliveries = ({ items = [], recipient, email }: SubscriptionView): DeliveryValues => ({
  which: 'ALL',
  quantities: items.map(({ quantity = 1 }) => quantity),
  ...readRecipient(recipient ?? {}),
  tell: Boolean(email),
});

const readRecipient = ({ address, contactDetails }: Recipient) => ({
  firstName: contactDetails?.firstName ?? '',
  lastName: contactDetails?.lastName ?? '',
  place: address ? placeOf(address) : emptyPlace,
});

/** Who gets the deliveries, on the wire; undefined where that is who gets them already. */
export function writeRecipient(
  { firstName, lastName, place }: DeliveryValues,
  known: Recipient | null | undefined,
): Recipient | undefined {
  const before = readRecipient(known ?? {});
  const isSame =
    before.firstName === firstName.trim() &&
    before.lastName === lastName.trim() &&
    JSON.stringify(writtenPlace(before.place)) === JSON.stringify(writtenPlace(place)) &&
    before.place.addressLine === place.addressLine.trim() &&
    before.place.addressLine2 === place.addressLine2.trim();
  if (isSame) return undefined;
  const address = {
    ...writtenPlace(place),
    addressLine: place.addressLine.trim() || null,
    addressLine2: place.addressLine2.trim() || null,
  };
  return {
    contactDetails: {
      ...known?.contactDetails,
      firstName: firstName.trim() || null,
      lastName: lastName.trim() || null,
    },
    ...(!isEmptyPlace(place) && { address }),
  };
}

export const wrongWithQuantities = (quantities: readonly number[]): string | null => {
  if (quantities.some((quantity) => !Number.isInteger(quantity) || quantity < 0)) return texts.deliveries.notWhole;
  return quantities.every((quantity) => quantity === 0) ? texts.deliveries.empty : null;
};

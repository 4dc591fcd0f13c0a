import type { PostalPlace } from './postal-place.ts';
import type { TimeSlot } from './time-slots.ts';

/** The words of a way to deliver. */
export type DeliveryWords = Pick<DeliveryOption, 'title' | 'deliveryTime' | 'instructions'>;

/** One way to deliver a purchase, with its price. */
export type DeliveryOption = {
  /** Names the option as long as it is offered. */
  code: string;
  /** The id of nothing where nobody in particular brings it. */
  carrierId: string;
  title: string;
  deliveryTime: string | null;
  instructions: string | null;
  /** Its words in other languages of the site; absent where nothing is translated. */
  translated?: Record<string, DeliveryWords>;
  /** For the whole purchase, with additional charges, in minor units: gross when prices include tax, otherwise net. */
  price: number;
  /** The part of `price` that the carrier charges additionally. */
  charges: Charge[];
  /** Where the buyer collects the goods; null where they are brought. */
  pickup: PostalPlace | null;
  /** When they are brought; null where no time is agreed on. */
  slot: TimeSlot | null;
  /** Who brings which lines. */
  allocations: Allocation[];
  /** Whether some lines cannot be delivered. */
  partial: boolean;
  /** Whether staff arranged it, at a price of its own. */
  isArranged?: boolean;
};

export type Charge = { details: string | null; amount: number };
export type Allocation = {
  carrierId: string;
  code: string;
  regionId: string;
  regionName: string;
  /** Null: all lines that are shipped. */
  lineIds: string[] | null;
};

/** An option in the words that somebody reads. */
export const inWordsOf = <O extends Partial<DeliveryWords> & Pick<DeliveryOption, 'translated'>>(
  option: O,
  language: string,
): O => ({ ...option, ...option.translated?.[language] });

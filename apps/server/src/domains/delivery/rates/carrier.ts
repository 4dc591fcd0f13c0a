import type { AreaDestination } from './areas.ts';
import type { Charge, DeliveryOption } from './delivery-option.ts';
import type { Measures } from './matching-rate.ts';

export type CarrierFacts = {
  id: string;
  displayName: string;
  description: string;
  /** Whether a region cannot have it without a backup rate. */
  needsBackupRate: boolean;
};

export type CarriedLine = {
  id: string;
  name: string;
  quantity: number;
  /** Of one unit, in the site's weight unit. */
  weight: number | null;
  /** Of the whole line, in minor units, after discounts. */
  total: number;
  /** Null: an item outside of catalogues. */
  item: { appId: string; id: string; options?: Record<string, unknown> | null } | null;
};

/** What a carrier is asked: the price of bringing these items to a place in one of its regions. */
export type CarrierQuestion = {
  regionId: string;
  measures: Measures;
  destination: AreaDestination;
  /** What is delivered. */
  lines: readonly CarriedLine[];
  currency: string;
  timeZone: string;
  lengthUnit: 'KM' | 'MI';
  now: Date;
};
export type CarrierRate = Pick<
  DeliveryOption,
  'code' | 'title' | 'deliveryTime' | 'instructions' | 'translated' | 'price' | 'pickup' | 'slot'
> & { charges?: Charge[] };

/** What a carrier can have against an address, by the names that apps call it. */
const addressProblems = ['MISSING_POSTAL_CODE', 'INVALID_POSTAL_CODE', 'PARTIAL_ADDRESS'] as const;
export type CarrierProblemCode = (typeof addressProblems)[number] | 'GENERIC_ERROR';

/** Thrown by a carrier that cannot tell its prices, and says why. */
export class CarrierRefused extends Error {
  readonly code: CarrierProblemCode;
  constructor(code: string) {
    super(code);
    this.code = addressProblems.find((known) => known === code) ?? 'GENERIC_ERROR';
  }
}

/** Somebody who delivers, and answers over the network. */
export type CarrierFor<C> = CarrierFacts & {
  rates(question: CarrierQuestion, ctx: C): CarrierRate[] | Promise<CarrierRate[]>;
};

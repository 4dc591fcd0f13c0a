import { PICKUP_CARRIER_ID } from '../carriers.ts';
import type { DeliveryRules } from '../delivery-rules.store.ts';
import { type AreaDestination, pointOf } from './areas.ts';
import { askCarrier } from './ask-carrier.ts';
import type { CarriedLine, CarrierProblemCode } from './carrier.ts';
import type { DeliveryOption } from './delivery-option.ts';
import type { Measures } from './matching-rate.ts';
import { type Group, mergeOptions } from './merge.ts';
import type { AnyCarrier } from './own-carriers.ts';
import type { OwnQuestion } from './own-question.ts';
import { type Region, regionOf } from './regions.ts';

/** An item to deliver. Lines that are not shipped are no part of it. */
export type ParcelLine = CarriedLine & {
  /** Null, or the id of a profile that no longer exists: the default profile. */
  deliveryProfileId: string | null;
};

export type Destination = {
  country?: string | null;
  subdivision?: string | null;
  city?: string | null;
  postalCode?: string | null;
  geocode?: { latitude?: number | null; longitude?: number | null };
};

export type DeliveryQuestion = Pick<OwnQuestion, 'currency' | 'timeZone' | 'lengthUnit' | 'now' | 'postage'> & {
  rules: DeliveryRules;
  lines: readonly ParcelLine[];
  destination: Destination | null;
  /** The title of an option made of several. */
  combined: string;
};
export type CarrierProblem = {
  carrierId: string;
  /** Absent in quotes stored before it was kept. */
  code?: CarrierProblemCode;
  description: string;
};
export type Offer = {
  options: DeliveryOption[];
  /** Carriers that could not tell their prices. */
  problems: CarrierProblem[];
  /** The lines that no option delivers to the destination. */
  undeliverable: string[];
};

/**
 * The ways to deliver lines to a destination: each profile is priced by the carriers of its region, and the options of
 * several profiles are merged. While the country is unknown, the rest of the world counts, and buyers may collect at any
 * pickup location.
 */
export async function offerDelivery(
  { rules, lines, destination, combined, ...facts }: DeliveryQuestion,
  carriers: readonly AnyCarrier[],
): Promise<Offer> {
  const groups = await Promise.all(
    groupByProfile(rules, lines).map(async ({ profile, lines: own }): Promise<Group & Pick<Offer, 'problems'>> => {
      const regions = (profile?.deliveryRegions ?? []) as Region[];
      const at = placeOf(destination);
      const weighed = { measures: measure(own), unweighed: unweighed(own) };
      const question = { ...facts, rules, ...weighed, lines: own.map(carried), destination: at };
      const asked = askedRegions(regions, at).map((region) => askRegion(region, own, question, carriers));
      const offers = await Promise.all(asked);
      return {
        lineIds: own.map(({ id }) => id),
        options: withoutRepeats(offers.flatMap(({ options }) => options)),
        problems: offers.flatMap(({ problems }) => problems),
      };
    }),
  );
  return {
    options: mergeOptions(groups, combined),
    problems: groups.flatMap(({ problems }) => problems),
    undeliverable: groups.flatMap(({ options, lineIds }) => (options.length > 0 ? [] : lineIds)),
  };
}

/** The region of a place with its carriers; for an unknown one also all others, where buyers can collect. */
function askedRegions(regions: readonly Region[], { country, subdivision }: AreaDestination): Region[] {
  const region = regionOf(regions, country ? { country, subdivision } : null);
  const here = region && region.active !== false ? [region] : [];
  if (country) return here;
  const elsewhere = regions
    .filter((one) => one !== region && one.active !== false)
    .map((one) => ({
      ...one,
      deliveryCarriers: (one.deliveryCarriers ?? []).filter(({ appId }) => appId === PICKUP_CARRIER_ID),
    }));
  return [...here, ...elsewhere];
}

const withoutRepeats = (options: readonly DeliveryOption[]): DeliveryOption[] =>
  [...new Map(options.toReversed().map((option) => [option.code, option])).values()].toReversed();

async function askRegion(
  region: Region,
  lines: readonly ParcelLine[],
  question: Omit<OwnQuestion, 'regionId'>,
  carriers: readonly AnyCarrier[],
): Promise<Pick<Offer, 'options' | 'problems'>> {
  const regionId = region.id ?? '';
  const asked = (region.deliveryCarriers ?? []).flatMap((settings) => {
    const carrier = carriers.find(({ id }) => id === settings.appId);
    const isHere = carrier && (carrier.isIn?.(question.rules, regionId) ?? true);
    return isHere ? [{ carrier, answer: askCarrier(carrier, settings, { ...question, regionId }) }] : [];
  });
  const answers = await Promise.all(asked.map(async ({ carrier, answer }) => ({ carrier, ...(await answer) })));
  const lineIds = lines.map(({ id }) => id);
  return {
    options: answers.flatMap(({ carrier: { id: carrierId }, rates }) =>
      rates.map((rate) => ({
        ...rate,
        carrierId,
        allocations: [{ carrierId, code: rate.code, regionId, regionName: region.name ?? '', lineIds }],
        partial: false,
      })),
    ),
    problems: answers.flatMap(({ carrier, error }) => (error === null ? [] : [{ carrierId: carrier.id, ...error }])),
  };
}

function groupByProfile(rules: DeliveryRules, lines: readonly ParcelLine[]) {
  const usual = rules.profiles.find((profile) => profile.default);
  const groups = new Map<DeliveryRules['profiles'][number] | undefined, ParcelLine[]>();
  for (const line of lines) {
    const profile = rules.profiles.find(({ id }) => id === line.deliveryProfileId) ?? usual;
    groups.set(profile, [...(groups.get(profile) ?? []), line]);
  }
  return [...groups].map(([profile, own]) => ({ profile, lines: own }));
}

function measure(lines: readonly ParcelLine[]): Measures {
  const add = (amount: (line: ParcelLine) => number) => lines.reduce((total, line) => total + amount(line), 0);
  return {
    price: add(({ total }) => total),
    weight: add(({ weight, quantity }) => (weight ?? 0) * quantity),
    quantity: add(({ quantity }) => quantity),
  };
}

const carried = ({ deliveryProfileId, ...line }: ParcelLine): CarriedLine => line;

const unweighed = (lines: readonly ParcelLine[]): number =>
  lines.reduce((units, { weight, quantity }) => units + (weight ? 0 : quantity), 0);

const placeOf = (destination: Destination | null): AreaDestination => ({
  country: destination?.country ?? null,
  subdivision: destination?.subdivision ?? null,
  city: destination?.city ?? null,
  postalCode: destination?.postalCode ?? null,
  point: pointOf(destination?.geocode),
});

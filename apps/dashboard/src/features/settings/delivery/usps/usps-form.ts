/** How parcels go by USPS, as it is edited and as the API has it. */
import type { Request, shippoConfigurations } from '@stoa/contract';
import { domesticServices, internationalServices, type packageTypes } from '@stoa/contract/ecom/shippo-configurations';
import { words } from '../../../../app/words.ts';
import { missing } from '../../../../ui/form/checks.ts';
import { readAmount, readMeasure, readQuantity } from '../../../../ui/form/read-number.ts';
import { existing, type Region, USPS_CARRIER, type UspsConfiguration } from '../queries.ts';
import { notAmount } from '../rates.ts';

const texts = words.usps;

type PackageType = (typeof packageTypes)[number];
export type UspsService = (typeof domesticServices)[number] | (typeof internationalServices)[number];

/** What the post calls its packages and services: names in every language. */
export const PACKAGES: Record<Exclude<PackageType, 'CUSTOM'>, string> = {
  FLAT_RATE_ENVELOPE: 'Flat Rate Envelope',
  PADDED_FLAT_RATE_ENVELOPE: 'Padded Flat Rate Envelope',
  SMALL_FLAT_RATE_BOX: 'Small Flat Rate Box',
  MEDIUM_FLAT_RATE_BOX_1: 'Medium Flat Rate Box 1',
  MEDIUM_FLAT_RATE_BOX_2: 'Medium Flat Rate Box 2',
  LARGE_FLAT_RATE_BOX: 'Large Flat Rate Box',
};
export const SERVICES: Record<UspsService, string> = {
  GROUND_ADVANTAGE: 'Ground Advantage',
  PRIORITY_MAIL: 'Priority Mail',
  PRIORITY_MAIL_EXPRESS: 'Priority Mail Express',
  FIRST_CLASS_PACKAGE_INTERNATIONAL: 'First-Class Package International',
  PRIORITY_MAIL_INTERNATIONAL: 'Priority Mail International',
  PRIORITY_MAIL_EXPRESS_INTERNATIONAL: 'Priority Mail Express International',
};
export const isDomestic = (service: UspsService): boolean => domesticServices.some((one) => one === service);

/** A service, with its numbers as they are typed. */
export type ServiceDraft = {
  /** The API's id; empty for one that was not chosen before. */
  id: string;
  service: UspsService;
  isOn: boolean;
  time: string;
  fee: string;
  feeKind: 'FIXED' | 'PERCENTAGE';
  freeFrom: string;
};

export type UspsDraft = {
  locationId: string;
  regionIds: string[];
  backupRate: string;
  backupWeight: string;
  packageType: PackageType;
  packageName: string;
  length: string;
  width: string;
  height: string;
  units: string;
  services: ServiceDraft[];
};

/** The rate of the carrier in the first of the regions that has one. */
const rateIn = (regions: readonly Region[], ids: readonly string[]): string =>
  regions
    .filter(({ id }) => ids.includes(id ?? ''))
    .flatMap(({ deliveryCarriers = [] }) => deliveryCarriers)
    .find(({ appId }) => appId === USPS_CARRIER)?.backupRate?.amount ?? '';

/** A configuration, with the regions as they were when it was loaded: they have the backup rate. */
export type Usps = { configuration: UspsConfiguration; regions: readonly Region[] };

export function readUsps({ configuration: known, regions }: Usps): UspsDraft {
  const { name, dimensions, maxNumberOfProducts } = known.packageDetails ?? {};
  const regionIds = existing(regions, known.deliveryRegionIds ?? []);
  const chosen = [...(known.domesticServices ?? []), ...(known.internationalServices ?? [])];
  return {
    locationId: known.osLocationId ?? '',
    regionIds,
    backupRate: rateIn(regions, regionIds),
    backupWeight: known.backupWeight ?? '',
    packageType: known.packageType ?? 'CUSTOM',
    packageName: name ?? '',
    length: dimensions?.length ?? '',
    width: dimensions?.width ?? '',
    height: dimensions?.height ?? '',
    units: maxNumberOfProducts ?? '',
    services: [...domesticServices, ...internationalServices].map((service) => {
      const one = chosen.find((each) => each.service === service);
      const { estimatedDeliveryTime, handlingFee, freeDeliveryMinimumAmount } = one?.serviceSettings ?? {};
      return {
        ...{ id: one?.id ?? '', service, isOn: one !== undefined },
        ...{ time: estimatedDeliveryTime ?? '', fee: handlingFee?.value ?? '' },
        ...{ feeKind: handlingFee?.calculationType ?? 'FIXED', freeFrom: freeDeliveryMinimumAmount ?? '' },
      };
    }),
  };
}

const orNothing = (typed: string, check: (typed: string) => string | null) => (typed.trim() ? check(typed) : null);
const isMore = (measure: string | null): boolean => measure !== null && Number(measure) > 0;

/** What can be told to be wrong without the server, by the paths of fields. */
export function wrongWithUsps(draft: UspsDraft): Record<string, string | null> {
  const { packageType, services } = draft;
  const notSize = (typed: string) => (isMore(readAmount(typed)) ? null : texts.noSize);
  const wrong: Record<string, string | null> = {
    locationId: missing(draft.locationId, texts.chooseLocation),
    regionIds: draft.regionIds.length > 0 ? null : words.delivery.chooseRegion,
    backupRate: notAmount(draft.backupRate),
    backupWeight: orNothing(draft.backupWeight, (typed) => (isMore(readMeasure(typed)) ? null : texts.noWeight)),
    services: services.some(({ isOn }) => isOn) ? null : texts.chooseService,
    ...(packageType === 'CUSTOM'
      ? {
          packageName: missing(draft.packageName),
          ...{ length: notSize(draft.length), width: notSize(draft.width), height: notSize(draft.height) },
        }
      : { units: (readQuantity(draft.units) ?? 0) > 0 ? null : texts.noUnits }),
  };
  for (const [index, { isOn, fee, freeFrom }] of services.entries()) {
    if (!isOn) continue;
    wrong[`services.${index}.fee`] = orNothing(fee, notAmount);
    wrong[`services.${index}.freeFrom`] = orNothing(freeFrom, notAmount);
  }
  return wrong;
}

type Sent = Request<typeof shippoConfigurations.createShippoConfiguration>['shippoConfiguration'];

/** The configuration as it is sent, without its regions: a change of them is an operation of its own. */
export function writeUsps(draft: UspsDraft): Omit<Sent, 'deliveryRegionId' | 'deliveryRegionIds'> {
  const { packageType, services } = draft;
  const size = (typed: string) => readAmount(typed) ?? '0';
  const settingsOf = ({ time, fee, feeKind, freeFrom }: ServiceDraft) => ({
    estimatedDeliveryTime: time.trim() || null,
    ...(fee.trim() && { handlingFee: { value: readAmount(fee) ?? '0', calculationType: feeKind } }),
    freeDeliveryMinimumAmount: readAmount(freeFrom),
  });
  const chosen = <S extends UspsService>(names: readonly S[]) =>
    services.flatMap((one) => {
      const service = names.find((name) => name === one.service);
      return one.isOn && service ? [{ id: one.id || null, service, serviceSettings: settingsOf(one) }] : [];
    });
  return {
    osLocationId: draft.locationId,
    packageType,
    packageDetails:
      packageType === 'CUSTOM'
        ? {
            name: draft.packageName.trim(),
            dimensions: { length: size(draft.length), width: size(draft.width), height: size(draft.height) },
          }
        : { maxNumberOfProducts: String(readQuantity(draft.units) ?? 1) },
    domesticServices: chosen(domesticServices),
    internationalServices: chosen(internationalServices),
    backupWeight: readMeasure(draft.backupWeight),
  };
}

/** USPS as a carrier: the services that the site chose, at the postage that a provider tells, with the site's own fees. */
import { multiplyRatio, sum } from '@stoa/money';
import { MOST_PER_LINE } from '@stoa/pricing';
import type { CarrierRate } from './carrier.ts';
import { minorUnits } from './matching-rate.ts';
import type { OwnQuestion } from './own-question.ts';
import type { PostageRule, PostalService, Service } from './postage-provider.ts';

/** The names by which the post itself sells its services. */
const titles: Record<PostalService, string> = {
  GROUND_ADVANTAGE: 'USPS Ground Advantage',
  PRIORITY_MAIL: 'USPS Priority Mail',
  PRIORITY_MAIL_EXPRESS: 'USPS Priority Mail Express',
  FIRST_CLASS_PACKAGE_INTERNATIONAL: 'USPS First-Class Package International Service',
  PRIORITY_MAIL_INTERNATIONAL: 'USPS Priority Mail International',
  PRIORITY_MAIL_EXPRESS_INTERNATIONAL: 'USPS Priority Mail Express International',
};

/** Where domestic mail goes: the United States, and the territories that have country codes of their own. */
const domesticCountries = new Set(['US', 'PR', 'GU', 'VI', 'AS', 'MP', 'UM']);

/** Whether any configuration ships to a region. */
export const hasPostage = (rules: readonly Pick<PostageRule, 'deliveryRegionIds'>[], regionId: string): boolean =>
  rules.some(({ deliveryRegionIds = [] }) => deliveryRegionIds.includes(regionId));

/** What the services of all configurations of a region cost. */
export async function post(question: OwnQuestion): Promise<CarrierRate[]> {
  const here = question.rules.postage.filter((rule) => hasPostage([rule], question.regionId));
  return (await Promise.all(here.map((rule) => ratesOf(rule, question)))).flat();
}

type ParcelQuestion = Pick<
  OwnQuestion,
  'measures' | 'unweighed' | 'destination' | 'currency' | 'lengthUnit' | 'postage'
>;

/**
 * What the services of a configuration cost. Those that are free for these items need nobody's answer, and stay on offer when
 * a provider fails.
 */
export async function ratesOf(rule: PostageRule, question: ParcelQuestion): Promise<CarrierRate[]> {
  const { measures, currency } = question;
  const services = servicesTo(rule, question.destination.country);
  const isFree = ({ serviceSettings }: Service) => {
    const from = serviceSettings?.freeDeliveryMinimumAmount;
    return typeof from === 'string' && measures.price >= minorUnits(from, currency);
  };
  const asked = services.filter((service) => !isFree(service)).flatMap(({ service }) => service ?? []);
  const prices = await postageOf(rule, question, asked).catch((error: unknown) => {
    if (asked.length === services.length) throw error;
    return {} as Awaited<ReturnType<typeof postageOf>>;
  });
  return services.flatMap((one): CarrierRate[] => {
    const { service, serviceSettings } = one;
    const postage = service && prices[service];
    if (!service || (!isFree(one) && postage === undefined)) return [];
    const price = isFree(one) || postage === undefined ? 0 : sum([postage, feeOf(one, postage, currency)]);
    const deliveryTime = serviceSettings?.estimatedDeliveryTime ?? null;
    const none = { instructions: null, pickup: null, slot: null };
    return [{ ...none, code: `${rule.id}/${service}`, title: titles[service], deliveryTime, price }];
  });
}

function servicesTo({ domesticServices, internationalServices }: PostageRule, country: string | null) {
  if (!country) return [];
  return (domesticCountries.has(country) ? domesticServices : internationalServices) ?? [];
}

async function postageOf(rule: PostageRule, question: ParcelQuestion, services: PostalService[]) {
  if (services.length === 0 || !question.postage || !rule.shipFrom?.country) return {};
  const prices = await question.postage.prices({ ...parcelsOf(rule, question), services, from: rule.shipFrom });
  const isSensible = (price: unknown) =>
    Number.isSafeInteger(price) && Number(price) >= 0 && Number(price) <= MOST_PER_LINE;
  if (!Object.values(prices).every(isSensible)) throw new Error('gave prices that make no sense');
  return prices;
}

/** One package of the shop's own holds everything; those of the post hold as many units as the site says. */
function parcelsOf(rule: PostageRule, { measures, unweighed, destination, currency, lengthUnit }: ParcelQuestion) {
  const { packageType = 'CUSTOM', packageDetails = {}, backupWeight } = rule;
  const isImperial = lengthUnit === 'MI';
  const { length, width, height } = packageDetails.dimensions ?? {};
  const most = Number(packageDetails.maxNumberOfProducts ?? 0);
  const parcels = most > 0 ? Math.ceil(measures.quantity / most) : 1;
  const weight = measures.weight + unweighed * Number(backupWeight ?? 0);
  return {
    packageType,
    dimensions:
      packageType === 'CUSTOM'
        ? {
            ...{ length: Number(length ?? 0), width: Number(width ?? 0), height: Number(height ?? 0) },
            unit: isImperial ? ('IN' as const) : ('CM' as const),
          }
        : null,
    parcels,
    weight: { value: weight / parcels, unit: isImperial ? ('LB' as const) : ('KG' as const) },
    to: destination,
    currency,
  };
}

function feeOf({ serviceSettings }: Service, postage: number, currency: string): number {
  const { value = '0', calculationType } = serviceSettings?.handlingFee ?? {};
  // percent have up to four decimals
  if (calculationType === 'PERCENTAGE') return multiplyRatio(postage, Math.round(Number(value) * 10_000), 1_000_000);
  return minorUnits(value, currency);
}

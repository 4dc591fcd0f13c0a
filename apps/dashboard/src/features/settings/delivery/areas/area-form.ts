import { words } from '../../../../app/words.ts';
import { missing } from '../../../../ui/form/checks.ts';
import { readQuantity } from '../../../../ui/form/read-number.ts';
import type { Area } from '../queries.ts';
import { noPrice, readPrice, type StepPrice, writePrice, wrongWithPrice } from '../rates.ts';
import { emptyWeek, minutesOf, timeOf, usualWeek, type Week, wrongWithWeek } from './week.ts';

const texts = words.localDelivery;

/** What an area goes by; `KEPT` is a shape that a program drew, or towns. */
export type AreaKind = 'POSTAL_CODES' | 'DISTANCE' | 'REGION' | 'KEPT';

export type AreaValues = {
  name: string;
  kind: AreaKind;
  postalCodes: string[];
  /** The address in the middle, and where it is on the map: `52.4895, 13.3936`. */
  address: string;
  position: string;
  /** In kilometres or miles. */
  radius: string;
  price: StepPrice;
  time: string;
  isScheduled: boolean;
  handlingDays: string;
  cutOff: string;
  week: Week;
  regionIds: string[];
};

const codes = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;
const olderDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const [SHORTEST, LONGEST] = [0.1, 50];
const MOST_HANDLING_DAYS = 30;

/** The rates of an area, or what older programs set in their place. */
export function ratesOf({ rates = [], rate, minimumFreeDeliveryOrderAmount: freeFrom }: Area) {
  if (rates.length > 0) return rates;
  return writePrice({ ...noPrice, amount: rate ?? '', freeFrom: typeof freeFrom === 'number' ? String(freeFrom) : '' });
}

export const isPriceKnown = (area: Area): boolean => readPrice(ratesOf(area)) !== null;

const hasOutline = ({ zipConfig, radiusConfig, customAreaConfig, cityConfig }: Area): boolean =>
  Boolean(zipConfig ?? radiusConfig ?? customAreaConfig ?? cityConfig);

const isAnywhere = ({ zipConfig }: Area): boolean => zipConfig?.zipCodes?.join() === ANYWHERE.join();

function kindOf(area: Area): AreaKind {
  if (area.customAreaConfig || area.cityConfig) return 'KEPT';
  if (area.radiusConfig) return 'DISTANCE';
  const isWhole = isAnywhere(area) || (area.id && !hasOutline(area));
  return isWhole ? 'REGION' : 'POSTAL_CODES';
}

export function readArea(area: Area): AreaValues {
  const { radiusConfig, scheduledDeliveryConfig: schedule } = area;
  const { latitude, longitude } = radiusConfig?.address?.geocode ?? {};
  const week = weekOf(schedule);
  const isScheduled = week !== emptyWeek;
  return {
    name: area.areaName ?? '',
    kind: kindOf(area),
    postalCodes: isAnywhere(area) ? [] : (area.zipConfig?.zipCodes ?? []),
    address: radiusConfig?.address?.formattedAddress ?? '',
    position: typeof latitude === 'number' ? `${latitude}, ${longitude ?? 0}` : '',
    radius: radiusConfig?.radius ? String(radiusConfig.radius) : '',
    price: area.id ? (readPrice(ratesOf(area)) ?? noPrice) : noPrice,
    time: area.estimatedDeliveryTime ?? '',
    isScheduled,
    handlingDays: String(schedule?.handlingDays ?? 0),
    cutOff: schedule?.cutOffTime ? timeOfDay(schedule.cutOffTime) : '',
    week: isScheduled ? week : usualWeek,
    regionIds: area.deliveryRegionIds ?? [],
  };
}

type Schedule = Area['scheduledDeliveryConfig'];
type TimePoint = { hours?: number | null; minutes?: number | null } | undefined;

const timeOfDay = (time: TimePoint): string => timeOf((time?.hours ?? 0) * 60 + (time?.minutes ?? 0));
const pointAt = (time: string) => ({ hours: Math.floor(minutesOf(time) / 60), minutes: minutesOf(time) % 60 });

/** The windows that are switched on, in the newer form or else in the older one. */
function weekOf(schedule: Schedule): Week {
  const { timeWindows = [], days } = schedule ?? {};
  const newer = codes.map((code) =>
    timeWindows
      .filter(({ day, enabled }) => day === code && enabled !== false)
      .map(({ start, end }) => ({ from: timeOfDay(start), to: timeOfDay(end) }))
      .toSorted((one, other) => minutesOf(one.from) - minutesOf(other.from)),
  );
  if (newer.some((windows) => windows.length > 0)) return newer;
  const older = olderDays.map((name) => {
    const { enabledForDelivery, timeSlots = [] } = days?.[name] ?? {};
    return enabledForDelivery ? timeSlots.map(({ from, to }) => ({ from: timeOfDay(from), to: timeOfDay(to) })) : [];
  });
  return older.some((windows) => windows.length > 0) ? older : emptyWeek;
}

/** Degrees north and east, as maps show them; null for anything else. */
export function readPosition(typed: string): { latitude: number; longitude: number } | null {
  const match = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(typed);
  const [latitude, longitude] = [Number(match?.[1]), Number(match?.[2])];
  return match && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

const readRadius = (typed: string): number => Number(typed.trim().replace(',', '.') || Number.NaN);

export function wrongWithArea(values: AreaValues, isPriced: boolean): Record<string, string | null | false> {
  const { name, kind, postalCodes, address, position, radius, price, isScheduled, handlingDays, week, regionIds } =
    values;
  const isNear = kind === 'DISTANCE';
  const distance = readRadius(radius);
  const days = readQuantity(handlingDays);
  return {
    name: missing(name),
    regionIds: regionIds.length === 0 && words.delivery.chooseRegion,
    postalCodes: kind === 'POSTAL_CODES' && wrongCodes(postalCodes),
    address: isNear && missing(address, texts.wrong.address),
    position: isNear && !readPosition(position) && texts.wrong.position,
    radius: isNear && !(distance >= SHORTEST && distance <= LONGEST) && texts.wrong.distance(SHORTEST, LONGEST),
    ...(isPriced && wrongWithPrice(price, 'price')),
    ...(isScheduled && {
      handlingDays: (days === null || days > MOST_HANDLING_DAYS) && texts.wrong.handlingDays(MOST_HANDLING_DAYS),
      ...wrongWithWeek(week, 'week'),
    }),
  };
}

function wrongCodes(postalCodes: readonly string[]): string | null {
  if (postalCodes.length === 0) return texts.wrong.noPostalCodes;
  const wrong = postalCodes.find((code) => /\*./.test(code.trim()) || !/[\p{L}\d]/u.test(code));
  return wrong === undefined ? null : texts.wrong.postalCode(wrong);
}

/** The area as it is sent, without its regions. */
export function writeArea(values: AreaValues, area: Area, isPriced: boolean) {
  const rates = writePrice(values.price);
  return {
    areaName: values.name.trim(),
    estimatedDeliveryTime: values.time.trim() || null,
    rate: isPriced ? (rates[0]?.amount ?? '0') : (area.rate ?? '0'),
    ...(isPriced && { rates, minimumFreeDeliveryOrderAmount: null }),
    ...outlineOf(values, area),
    scheduledDeliveryConfig: scheduleOf(values, area.scheduledDeliveryConfig),
  };
}

/** Any postal code: an area that once had an outline always has one. */
const ANYWHERE = ['*'];

function outlineOf({ kind, postalCodes, address, position, radius }: AreaValues, area: Area) {
  if (kind === 'POSTAL_CODES') return { zipConfig: { zipCodes: postalCodes.map((code) => code.trim()) } };
  if (kind === 'DISTANCE') {
    const geocode = readPosition(position) ?? {};
    return { radiusConfig: { address: { formattedAddress: address.trim(), geocode }, radius: readRadius(radius) } };
  }
  return kind === 'REGION' && hasOutline(area) ? { zipConfig: { zipCodes: ANYWHERE } } : {};
}

/** Windows that a program has switched off stay as they are. */
function scheduleOf({ isScheduled, handlingDays, cutOff, week }: AreaValues, known: Schedule) {
  const windows = week.flatMap((day, index) =>
    day.map(({ from, to }) => ({ day: codes[index] ?? 'MON', start: pointAt(from), end: pointAt(to), enabled: true })),
  );
  const off = (known?.timeWindows ?? []).filter(({ enabled }) => enabled === false);
  return {
    handlingDays: readQuantity(handlingDays) ?? 0,
    ...(cutOff && { cutOffTime: pointAt(cutOff) }),
    timeWindows: isScheduled ? [...windows, ...off] : off,
  };
}

/** Where an area is, in words. */
export function describeOutline(area: Area): string {
  const { zipConfig, radiusConfig, customAreaConfig, cityConfig } = area;
  const list = (names: readonly string[]) => `${names.slice(0, 5).join(', ')}${names.length > 5 ? ' …' : ''}`;
  if (isAnywhere(area)) return texts.areas.region;
  if (zipConfig) return list(zipConfig.zipCodes ?? []);
  if (radiusConfig) {
    const { radius, lengthUnit, address } = radiusConfig;
    return texts.upTo[lengthUnit === 'MI' ? 'miles' : 'km'](String(radius), address?.formattedAddress ?? '');
  }
  if (cityConfig) return list((cityConfig.cityItems ?? []).map(({ cityName = '' }) => cityName));
  return customAreaConfig ? texts.areas.onMap : texts.areas.region;
}

/** The days on which an area is delivered to, in words: `Mon, Tue, Sat`. */
export function describeWeek({ scheduledDeliveryConfig, estimatedDeliveryTime }: Area): string {
  const on = weekOf(scheduledDeliveryConfig).flatMap((windows, day) =>
    windows.length > 0 ? [words.weekdays.short[day] ?? ''] : [],
  );
  return on.length > 0 ? on.join(', ') : (estimatedDeliveryTime ?? '');
}

/** When an order can be brought at the earliest, in words. */
export function leadTime(handlingDays: string, cutOff: string): string {
  const days = readQuantity(handlingDays) ?? 0;
  return cutOff ? texts.earliestBefore(cutOff, days) : texts.earliest(days);
}

import { multiply, sum } from '@stoa/money';
import { checkCount } from './check-input.ts';
import type { PricingLine } from './pricing-input.ts';

/**
 * A delivery option, as a site configures it. Amounts are minor units: gross when prices include tax, otherwise net.
 */
export interface ShippingRule {
  id: string;
  title: string;
  /** For buyers to read: "3 to 5 working days". */
  deliveryTime: string;
  /** Its destinations: ISO 3166 codes of countries (`US`) and subdivisions (`US-CA`), or everywhere. */
  countries: readonly string[] | 'all';
  price: ShippingPrice;
  /** The subtotal from which it is free; null: never. */
  freeAbove: number | null;
  /** The buyer collects the goods. */
  pickup?: boolean;
}

export type ShippingPrice =
  | { type: 'FLAT'; amount: number }
  | { type: 'BY_TOTAL_PRICE' | 'BY_TOTAL_WEIGHT'; ranges: readonly ShippingPriceRange[] };

/** From `from` up to but without `to`; `to: null` is open. Of overlapping ranges, the first counts. */
export interface ShippingPriceRange {
  /** Minor units by price, the site's weight unit by weight. */
  from: number;
  to: number | null;
  /** For the whole cart. */
  amount: number;
}

/** The facts that determine delivery options and their prices. */
export interface Shipment {
  /** Of all lines, shippable or not, after discounts. */
  subtotal: number;
  /** Of the shippable lines, in the site's weight unit. */
  weight: number;
  /** Whether there is anything to ship. */
  shippable: boolean;
}

/** ISO 3166 codes: `{ country: 'US', subdivision: 'US-CA' }`. */
export interface Destination {
  country: string;
  subdivision?: string | null;
}

/** An option for delivering this shipment. */
export interface ShippingOption {
  id: string;
  title: string;
  deliveryTime: string;
  pickup: boolean;
  /** For the whole cart, in minor units: gross when prices include tax, otherwise net. */
  price: number;
}

/**
 * The shipment of a cart's lines, less the discounts of `discount`. Throws a RangeError when the subtotal leaves the
 * safe integer range.
 */
export function shipmentOf(lines: readonly PricingLine[], discount = 0): Shipment {
  const shippable = lines.filter((line) => line.shippable);
  const weight = shippable.reduce((total, line) => total + (line.weight ?? 0) * line.quantity, 0);
  return {
    subtotal: sum(lines.map((line) => multiply(line.unitPrice, line.quantity))) - discount,
    // 3 * 0.1 is slightly more than 0.3, which would fall into the next range
    weight: Math.round(weight * 1e6) / 1e6,
    shippable: shippable.length > 0,
  };
}

/**
 * The options that deliver this shipment to the destination, with prices, in their configured order; none without
 * anything to ship. For an unknown destination (null), only options that deliver everywhere. An option by price or
 * weight without a range for the shipment does not deliver it, not even for free. Throws a RangeError for negative or
 * fractional prices.
 */
export function shippingOptions(
  rules: readonly ShippingRule[],
  { subtotal, weight, shippable, destination }: Shipment & { destination: Destination | null },
): ShippingOption[] {
  if (!shippable) return [];
  return rules.flatMap((rule) => {
    if (!deliversTo(rule.countries, destination)) return [];
    const configured = configuredPrice(rule.price, subtotal, weight);
    if (configured === null) return [];
    checkCount(configured, `The price of shipping option ${rule.id}`);
    const free = rule.freeAbove !== null && subtotal >= rule.freeAbove;
    const { id, title, deliveryTime, pickup = false } = rule;
    return [{ id, title, deliveryTime, pickup, price: free ? 0 : configured }];
  });
}

function deliversTo(countries: ShippingRule['countries'], destination: Destination | null): boolean {
  if (countries === 'all') return true;
  if (!destination) return false;
  const { country, subdivision } = destination;
  return countries.some((code) => code === country || code === subdivision);
}

function configuredPrice(price: ShippingPrice, subtotal: number, weight: number): number | null {
  if (price.type === 'FLAT') return price.amount;
  const measure = price.type === 'BY_TOTAL_PRICE' ? subtotal : weight;
  const range = price.ranges.find(({ from, to }) => measure >= from && (to === null || measure < to));
  return range?.amount ?? null;
}

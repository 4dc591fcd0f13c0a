import type { CalculatedTax } from '@stoa/pricing';

/** Where something is taxed. */
export type TaxAddress = {
  country?: string | null;
  /** With or without its country: `US-NY` or `NY`. */
  subdivision?: string | null;
  city?: string | null;
  postalCode?: string | null;
  addressLine?: string | null;
};

export type TaxableItem = {
  id: string;
  kind: 'LINE' | 'SHIPPING' | 'FEE';
  name: string;
  quantity: number;
  /** For the whole quantity, after all discounts, in minor units: gross if prices include tax. */
  amount: number;
  taxGroupId: string | null;
};

export type TaxRequest = {
  /** ISO 4217. */
  currency: string;
  taxIncludedInPrices: boolean;
  address: TaxAddress;
  items: readonly TaxableItem[];
  /** Aborts when nobody waits for the answer any more. */
  signal: AbortSignal;
};

/** The taxes of the items, in the currency of the request. */
export type TaxAnswer = CalculatedTax & { currency: string };

/**
 * A tax calculator of somebody else: one file each, registered with the services (`providers.taxCalculators`). What it throws,
 * and an answer that makes no sense, leave the purchase to the rates that the site entered itself.
 */
export type TaxCalculatorFor<C> = {
  /** A GUID: the `appId` of the tax regions that use it. */
  id: string;
  name: string;
  /** ISO 3166-1 alpha-2. */
  unsupportedCountries: readonly string[];
  calculate(ctx: C, request: TaxRequest): Promise<TaxAnswer>;
};

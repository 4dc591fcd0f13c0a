import type { ShippingRule } from '@stoa/pricing';

/** A tenant: the facts about a site that use cases need. */
export type Site = {
  id: string;
  name: string;
  state: 'ENABLED' | 'DISABLED' | 'PENDING' | 'DEMO';
  /** ISO 4217; every stored amount of the site is in its minor unit. */
  currency: string;
  /** BCP 47; amounts and dates are formatted for it. */
  language: string;
  timeZone: string;
  catalogVersion: 'V1_CATALOG' | 'V3_CATALOG';
  /** Host name without port. */
  host: string;
  clientId: string;
  settings: SiteSettings;
};

type NavigationLink = { label: string; href: string };

export type SiteSettings = {
  tax: { name: string; rate: string; includedInPrices: boolean; appliesToShipping: boolean } | null;
  shippingOptions: ShippingRule[];
  paymentMethods: ('offline' | 'card')[];
  weightUnit: 'KG' | 'LB';
  /** Where the business is: ISO 3166-1 alpha-2. */
  country?: string;
  theme: Record<string, string>;
  navigation: (NavigationLink & { items?: NavigationLink[] })[];
  /** Number of the first order. */
  firstOrderNumber: number;
};

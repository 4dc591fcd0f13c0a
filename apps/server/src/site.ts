import type { BusinessSchedule, ConsentPolicy, SiteAddress, Static } from '@stoa/contract';

/** A tenant: the facts about a site that use cases need. */
export type Site = {
  id: string;
  name: string;
  state: 'ENABLED' | 'DISABLED' | 'PENDING' | 'DEMO';
  /** Since when operators of the server have shut it; absent or null where they have not. */
  blockedDate?: string | null;
  /** Since when it is in the trash; absent or null where it is not. */
  trashedDate?: string | null;
  /** ISO 4217; every stored amount of the site is in its minor unit. */
  currency: string;
  /** BCP 47; amounts and dates are formatted for it. */
  language: string;
  timeZone: string;
  catalogVersion: 'V1_CATALOG' | 'V3_CATALOG';
  /** Host name without port. */
  host: string;
  clientId: string;
  /** One more with each change of its settings. */
  revision: string;
  settings: SiteSettings;
};

type NavigationLink = { label: string; href: string };

/** The address of a business, without its country, which `SiteSettings` has. */
export type BusinessPlace = {
  subdivision?: string;
  city?: string;
  postalCode?: string;
  addressLine?: string;
  addressLine2?: string;
};

/** `isOff`: not sent, where that is the usual; `isOn`: sent, where it is not. `to`: the addresses in the business that get it. */
export type LetterSettings = { isOff?: true; isOn?: true; to?: string[] };

export type SiteSettings = {
  paymentMethods: ('offline' | 'card' | 'payPal')[];
  weightUnit: 'KG' | 'LB';
  /** Where the business is: ISO 3166-1 alpha-2. */
  country?: string;
  place?: BusinessPlace;
  /** Where customers reach the business. */
  email?: string;
  phone?: string;
  /** What the public client of site properties keeps beyond that. */
  business?: {
    name?: string;
    logo?: string;
    description?: string;
    companyId?: string;
    fax?: string;
    /** What `place` has no field for. */
    address?: Pick<
      Static<typeof SiteAddress>,
      'streetNumber' | 'hint' | 'isPhysical' | 'googleFormattedAddress' | 'coordinates'
    >;
    schedule?: Static<typeof BusinessSchedule>;
    consent?: Static<typeof ConsentPolicy>;
  };
  /** Whether what its template has is still being made. */
  isBeingFurnished?: boolean;
  /** Whether the dashboard no longer shows the steps of the set-up. */
  isSetUpHidden?: boolean;
  theme: Record<string, string>;
  navigation: (NavigationLink & { items?: NavigationLink[] })[];
  /** Without it, the footer has the links of the menu. */
  footer?: { text: string; links: NavigationLink[] };
  /** What the shop decided about its mails, by the name of the letter; absent for the usual. */
  letters?: Record<string, LetterSettings>;
  /** Number of the first order. */
  firstOrderNumber: number;
};

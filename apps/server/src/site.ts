import type { BusinessSchedule, ConsentPolicy, ServicePluginKind, SiteAddress, Static } from '@stoa/contract';
import type { ShopPage } from '@stoa/contract/stoa/site';
import type { Language } from '@stoa/messages';

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
  /** BCP 47; amounts and dates are formatted for it. The site's own, or another in which somebody reads it. */
  language: string;
  /** The site's own language, where `language` is another. */
  mainLanguage?: string;
  timeZone: string;
  catalogVersion: 'V1_CATALOG' | 'V3_CATALOG';
  /** Host name without port. */
  host: string;
  clientId: string;
  /** One more with each change of its settings. */
  revision: string;
  settings: SiteSettings;
  /** What its apps answer for it over HTTP; absent where there are none. */
  plugins?: readonly SitePlugin[];
  /** How much it may have at most; what is absent has no limit. */
  limits?: SiteLimits;
};

/** An app that is asked about purchases. */
export type SitePlugin = {
  id: string;
  /** The OAuth app that it belongs to. */
  appId: string;
  kind: Static<typeof ServicePluginKind>;
  name: string;
  /** The paths of the operations follow it. */
  url: string;
  settings: { validateInCart?: boolean; fallbackRequires3dSecure?: boolean };
  revision: string;
};

/** What operators can limit on a site. */
export type SiteLimit = 'products' | 'pages' | 'staff' | 'domains' | 'storageMegabytes';
export type SiteLimits = Partial<Record<SiteLimit, number>>;

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
  /** The languages, other than its own, in which visitors can read it: primary subtags, which its addresses begin with. */
  otherLanguages?: Language[] | undefined;
  /** Whether what its template has is still being made. */
  isBeingFurnished?: boolean;
  /** Whether the dashboard no longer shows the steps of the set-up. */
  isSetUpHidden?: boolean;
  theme: Record<string, string>;
  /** In place of the name above every page: a file of the media library, with its size in pixels where that is known. */
  logo?: { id: string; width: number | null; height: number | null } | undefined;
  navigation: (NavigationLink & { items?: NavigationLink[] })[];
  /** Without it, the footer has the links of the menu. */
  footer?: { text: string; links: NavigationLink[] };
  /** The pages of the shop that its live release arranges, each with the hash of its arrangement. */
  shopPages?: Partial<Record<ShopPage, string>> | undefined;
  /** What the shop decided about its mails, by the name of the letter; absent for the usual. */
  letters?: Record<string, LetterSettings>;
  /** Number of the first order. */
  firstOrderNumber: number;
};

/** The language that a site is written in, whichever it is read in. */
export const mainLanguageOf = ({ language, mainLanguage }: Pick<Site, 'language' | 'mainLanguage'>): string =>
  mainLanguage ?? language;

/** The site as it is read in a language; as it is written, where that is none of its own. */
export function siteIn<S extends Pick<Site, 'language' | 'mainLanguage'>>(site: S, language: string): S {
  const { mainLanguage, ...rest } = site;
  const main = mainLanguageOf(site);
  const written = { ...rest, language: main } as S;
  return language === main ? written : { ...written, language, mainLanguage: main };
}

/** Whether visitors can read a site in a language other than its own. */
export const isReadIn = ({ settings }: Pick<Site, 'settings'>, language: string): boolean =>
  settings.otherLanguages?.some((one) => one === language) ?? false;

/** What the addresses of pages begin with in the language that the site is read in: nothing for its own, else `/he`. */
export const languagePath = (site: Pick<Site, 'language' | 'mainLanguage' | 'settings'>): string =>
  site.mainLanguage && isReadIn(site, site.language) ? `/${site.language}` : '';

/** The language that the path of a page begins with, where the site can be read in it; else null. */
export function languageOfPath(site: Pick<Site, 'settings'>, path: string): string | null {
  if (!site.settings.otherLanguages?.length) return null;
  const first = /^\/([a-z]{2})(?=[/?#]|$)/.exec(path)?.[1] ?? '';
  return isReadIn(site, first) ? first : null;
}

/** The languages in which visitors can read a site, its own first; none if that is the only one. */
export const languagesOf = (site: Site): string[] => {
  const { otherLanguages = [] } = site.settings;
  return otherLanguages.length > 0 ? [mainLanguageOf(site), ...otherLanguages] : [];
};

import type { Transport } from '@stoa/sdk';
import type { DisplayCurrency } from './amounts.ts';

export type StorefrontRequest = {
  method: 'GET' | 'POST';
  /** The complete URL, with the site's host. */
  url: URL;
  /** The fields of a posted form. */
  form: URLSearchParams | null;
  /** The files of a posted form. */
  files: readonly PostedFile[];
  /** Whether the visitor has a cookie; an API call for one without would create a visitor. */
  isKnown: boolean;
  /** The country of the browser's language, if it names one: ISO 3166-1 alpha-2. */
  languageCountry: string | null;
  /** The language of the page, BCP 47. */
  language: string;
  /** What its address began with, for another language than the site's own: `/he`. `url` is without it. */
  languagePath: string;
  /** Calls the API as this visitor on this site. */
  transport: Transport;
  /**
   * Loads data and caches it for later pages until something of the site changes. For data that is the same for every
   * visitor of the site: `load` must not request the visitor's own data.
   */
  remember: <T extends object>(key: string, load: () => Promise<T>) => Promise<T>;
  /** The currency, other than the site's, that the visitor chose to see prices in. What is remembered is so for each. */
  displayCurrency: DisplayCurrency | null;
  /** A currency other than the site's; null where the site has no rate of it. */
  displayCurrencyOf: (code: string) => Promise<DisplayCurrency | null>;
  /** What the visitor agreed to and what not: `+ANALYTICS-ADVERTISING`; empty if they have not decided. */
  decision: string;
  /** The nonce of the content security policy, for the inline style sheet and speculation rules. */
  nonce: string;
  /** The return address of a custom front end. */
  returnAddresses: { thankYouPageUrl?: string; postFlowUrl?: string; cartPageUrl?: string; loginUrl?: string };
};

/** A file of a posted form; `upload` calls an operation that takes it. */
export type PostedFile = { field: string; name: string; upload: Transport };

export type StorefrontResponse = {
  status: number;
  headers: Record<string, string>;
  /** In chunks if it is long: they are produced while they are sent. */
  body: string | AsyncIterable<string>;
  /** The code of the currency that the visitor chose to see prices in, to be kept in the browser. */
  chosenCurrency?: string;
  /** What the visitor agreed to and what not, to be kept in the browser. */
  decision?: string;
  /** Hosts of others that the page may load from and send to. */
  hosts?: readonly string[];
};

/** Redirects to another page, to be loaded by GET. */
export const redirect = (location: string): StorefrontResponse => ({ status: 303, headers: { location }, body: '' });

/** Personal content is not cached by the browser, and its address is not revealed to other sites. */
export const personal = (response: StorefrontResponse): StorefrontResponse => ({
  ...response,
  headers: { ...response.headers, 'cache-control': 'no-store', 'referrer-policy': 'same-origin' },
});

/** The page has permanently moved to another address. */
export const movedTo = (location: string): StorefrontResponse => ({ status: 301, headers: { location }, body: '' });

export const textResponse = (body: StorefrontResponse['body'], contentType: string): StorefrontResponse => ({
  status: 200,
  headers: { 'content-type': `${contentType}; charset=utf-8` },
  body,
});

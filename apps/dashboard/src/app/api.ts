import {
  ApiError,
  accounts,
  brands,
  connect,
  httpTransport,
  mediaLibrary,
  orders,
  productsV1Reader,
  productsV3,
  reports,
  ribbons,
  siteAdministration,
  sites,
} from '@stoa/sdk';

let chosenSiteId: string | null = null;

/** Names the site that every following call acts on; null leaves it to the account's own. */
export function actOnSite(siteId: string | null) {
  chosenSiteId = siteId;
}

const transport = httpTransport({
  baseUrl: '',
  headers: (): Record<string, string> => (chosenSiteId ? { 'wix-site-id': chosenSiteId } : {}),
});

/** The server, as typed functions. Its refusals are thrown as ApiError. */
export const api = {
  accounts: connect(accounts, transport),
  brands: connect(brands, transport),
  mediaLibrary: connect(mediaLibrary, transport),
  orders: connect(orders, transport),
  productsV1Reader: connect(productsV1Reader, transport),
  productsV3: connect(productsV3, transport),
  reports: connect(reports, transport),
  ribbons: connect(ribbons, transport),
  siteAdministration: connect(siteAdministration, transport),
  sites: connect(sites, transport),
};

/** The server answered and said no: asking again gives the same answer. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401 && error.code !== 'INVALID_CREDENTIALS';

/**
 * Whether the session has ended. A stranger who asks the platform's own host is told 404, for no site is theirs: there
 * the session itself is asked.
 */
export async function hasSessionEnded(error: unknown): Promise<boolean> {
  if (isSignedOut(error)) return true;
  if (!(error instanceof ApiError) || error.status !== 404) return false;
  return api.accounts.getSession().then(() => false, isSignedOut);
}

export const hasCode = (error: unknown, code: string): boolean => error instanceof ApiError && error.code === code;

/** A field that the server always answers, although every field is optional on the wire. */
export function present<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`The answer lacks ${name}`);
  return value;
}

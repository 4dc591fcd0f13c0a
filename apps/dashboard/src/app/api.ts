import {
  ApiError,
  accounts,
  brands,
  catalogFiles,
  catalogImport,
  categories,
  connect,
  httpTransport,
  infoSections,
  inventoryHistory,
  inventoryItems,
  jobs,
  locations,
  mediaFiles,
  mediaFolders,
  mediaLibrary,
  orders,
  productsV1Reader,
  productsV3,
  reports,
  ribbons,
  savedViews,
  siteAdministration,
  sites,
  tags,
  taxGroups,
} from '@stoa/sdk';

let chosenSiteId: string | null = null;

/** Names the site that every following call acts on; null leaves it to the account's own. */
export function actOnSite(siteId: string | null) {
  chosenSiteId = siteId;
}

const headers = (): Record<string, string> => (chosenSiteId ? { 'wix-site-id': chosenSiteId } : {});
const transport = httpTransport({ baseUrl: '', headers });

/** The server, as typed functions. Its refusals are thrown as ApiError. */
export const api = {
  accounts: connect(accounts, transport),
  brands: connect(brands, transport),
  /** Uploads and downloads, which are not JSON. */
  catalogFiles: catalogFiles({ baseUrl: '', headers }),
  catalogImport: connect(catalogImport, transport),
  categories: connect(categories, transport),
  infoSections: connect(infoSections, transport),
  inventoryHistory: connect(inventoryHistory, transport),
  inventoryItems: connect(inventoryItems, transport),
  jobs: connect(jobs, transport),
  locations: connect(locations, transport),
  mediaFiles: connect(mediaFiles, transport),
  mediaFolders: connect(mediaFolders, transport),
  mediaLibrary: connect(mediaLibrary, transport),
  orders: connect(orders, transport),
  productsV1Reader: connect(productsV1Reader, transport),
  productsV3: connect(productsV3, transport),
  reports: connect(reports, transport),
  ribbons: connect(ribbons, transport),
  savedViews: connect(savedViews, transport),
  siteAdministration: connect(siteAdministration, transport),
  sites: connect(sites, transport),
  tags: connect(tags, transport),
  taxGroups: connect(taxGroups, transport),
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

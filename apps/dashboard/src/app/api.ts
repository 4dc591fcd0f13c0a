import {
  ApiError,
  accounts,
  audit,
  badgeAssignments,
  badges,
  brands,
  catalogFiles,
  catalogImport,
  categories,
  connect,
  contacts,
  developers,
  httpTransport,
  identityProviders,
  infoSections,
  inventoryHistory,
  inventoryItems,
  jobs,
  locations,
  mediaFiles,
  mediaFolders,
  mediaLibrary,
  memberAdministration,
  memberAuthorization,
  memberCustomFieldApplications,
  memberCustomFieldSuggestions,
  memberCustomFields,
  memberRoleDefinitions,
  members,
  orders,
  productsV1Reader,
  productsV3,
  reports,
  ribbons,
  savedViews,
  security,
  signInSettings,
  siteAdministration,
  sites,
  type Transport,
  tags,
  taxGroups,
  team,
} from '@stoa/sdk';

let chosenSiteId: string | null = null;

/** Names the site that every following call acts on; null leaves it to the account's own. */
export function actOnSite(siteId: string | null) {
  chosenSiteId = siteId;
}

const headers = (): Record<string, string> => (chosenSiteId ? { 'wix-site-id': chosenSiteId } : {});
const direct = httpTransport({ baseUrl: '', headers });

let proveAgain = async (): Promise<boolean> => false;

/** Says how people are asked to prove again who they are; that answers whether they did. */
export function whenProofIsNeeded(ask: () => Promise<boolean>) {
  proveAgain = ask;
}

/** Where the server wants to know who is there before it does something, it is asked again once that is proven. */
const transport: Transport = async (call) => {
  const answer = await direct(call);
  const wantsProof = answer.status === 401 && new ApiError(answer).code === 'RECENT_LOGIN_REQUIRED';
  return wantsProof && (await proveAgain()) ? direct(call) : answer;
};

/** The server, as typed functions. Its refusals are thrown as ApiError. */
export const api = {
  accounts: connect(accounts, transport),
  badgeAssignments: connect(badgeAssignments, transport),
  badges: connect(badges, transport),
  brands: connect(brands, transport),
  /** Uploads and downloads, which are not JSON. */
  catalogFiles: catalogFiles({ baseUrl: '', headers }),
  catalogImport: connect(catalogImport, transport),
  categories: connect(categories, transport),
  memberCustomFieldApplications: connect(memberCustomFieldApplications, transport),
  memberCustomFieldSuggestions: connect(memberCustomFieldSuggestions, transport),
  memberCustomFields: connect(memberCustomFields, transport),
  contacts: connect(contacts, transport),
  infoSections: connect(infoSections, transport),
  inventoryHistory: connect(inventoryHistory, transport),
  inventoryItems: connect(inventoryItems, transport),
  jobs: connect(jobs, transport),
  locations: connect(locations, transport),
  mediaFiles: connect(mediaFiles, transport),
  mediaFolders: connect(mediaFolders, transport),
  mediaLibrary: connect(mediaLibrary, transport),
  memberAdministration: connect(memberAdministration, transport),
  memberAuthorization: connect(memberAuthorization, transport),
  memberRoleDefinitions: connect(memberRoleDefinitions, transport),
  members: connect(members, transport),
  orders: connect(orders, transport),
  productsV1Reader: connect(productsV1Reader, transport),
  productsV3: connect(productsV3, transport),
  reports: connect(reports, transport),
  ribbons: connect(ribbons, transport),
  savedViews: connect(savedViews, transport),
  security: connect(security, transport),
  siteAdministration: connect(siteAdministration, transport),
  sites: connect(sites, transport),
  tags: connect(tags, transport),
  team: connect(team, transport),
  identityProviders: connect(identityProviders, transport),
  signInSettings: connect(signInSettings, transport),
  developers: connect(developers, transport),
  audit: connect(audit, transport),
  taxGroups: connect(taxGroups, transport),
};

/** These ask for something of people whose session goes on, or who have yet to sign in. */
const NOT_SIGNED_OUT = ['INVALID_CREDENTIALS', 'RECENT_LOGIN_REQUIRED', 'RESET_PASSWORD_REQUIRED'];

export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401 && !NOT_SIGNED_OUT.includes(error.code);

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

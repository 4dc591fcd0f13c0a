import { backOffice, operation, service } from '../operation.ts';
import { anyObject, boolean, choice, date, guid, integer, list, message, nullable, ref, text } from '../schema.ts';
import { CursorPaging, Sorting } from '../shared/paging.ts';

/** A site as the list of an account has it. */
export const ListedSite = message('ListedSite', {
  id: guid,
  name: text(),
  displayName: text(),
  createdDate: date,
  /** Since when it is in the trash. */
  trashedDate: nullable(date),
  published: boolean,
  premium: boolean,
  viewUrl: text(),
  editUrl: text(),
  ownerAccountId: guid,
  contributorAccountIds: list(guid),
  editorType: choice('UNKNOWN', 'EDITOR', 'ADI', 'EDITORX'),
  blocked: boolean,
  namespace: choice('UNKNOWN_NAMESPACE', 'WIX'),
  domainConnected: boolean,
});
export const SitesQuery = message('SitesQuery', {
  filter: anyObject,
  sort: list(ref(Sorting)),
  cursorPaging: ref(CursorPaging),
});

const anybodysSites = { ...backOffice(), withoutSite: true };

/** The sites of the caller: of a person, all on which they work; of an app, its own. */
export const siteList = service('sites.site-list', ['/site-list', ''], {
  querySites: operation({
    method: 'POST',
    effect: 'read',
    path: '/v2/sites/query',
    summary: 'Query sites',
    permit: anybodysSites,
    request: { query: ref(SitesQuery) },
    response: { sites: list(ref(ListedSite)), cursorPaging: ref(CursorPaging) },
  }),
  countSites: operation({
    method: 'POST',
    effect: 'read',
    path: '/v2/sites/count',
    summary: 'Count sites',
    permit: anybodysSites,
    request: { filter: anyObject },
    response: { count: integer() },
  }),
});

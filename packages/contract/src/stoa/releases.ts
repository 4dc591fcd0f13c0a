/** Releases of a site: what its visitors see, by the moments at which its drafts were published. */
import { backOffice, operation } from '../operation.ts';
import { boolean, choice, date, guid, integer, list, message, nullable, ref, text } from '../schema.ts';
import { SHOP_PAGES, SITE_PARTS } from './site.ts';

/** A page in a release. */
export const ReleasedPage = message('ReleasedPage', {
  id: guid,
  kind: choice('PAGE', ...SITE_PARTS, ...SHOP_PAGES),
  title: text(),
  /** Without the leading slash; the home page has none. */
  address: text({ maxLength: 200 }),
  /** The same as in other releases in which it was the same. */
  version: text(),
});

export const Release = message('Release', {
  number: integer(),
  note: text({ maxLength: 500 }),
  author: nullable(text()),
  /** The release whose pages were restored; null if drafts were published. */
  restored: nullable(integer()),
  pages: integer(),
  live: boolean,
  publishedDate: date,
});

/** A release that becomes live at a time, with the drafts as they were when it was scheduled. */
export const ScheduledRelease = message('ScheduledRelease', {
  id: guid,
  note: text({ maxLength: 500 }),
  author: nullable(text()),
  pages: integer(),
  publishDate: date,
});

/** They belong to the service of the pages. */
export const releaseOperations = {
  publishPages: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/releases',
    summary: 'Publish the drafts of all pages, at once',
    permit: backOffice('PAGES.PAGE_PUBLISH'),
    request: { note: text({ maxLength: 500 }) },
    response: { release: ref(Release) },
    errors: ['NOTHING_TO_PUBLISH'],
  }),
  listReleases: operation({
    method: 'GET',
    path: '/v1/releases',
    summary: 'List the latest releases, the live one first',
    permit: backOffice('PAGES.PAGE_READ'),
    request: {},
    response: { releases: list(ref(Release)) },
  }),
  scheduleRelease: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/scheduled-releases',
    summary: 'Publish the drafts of all pages, as they are now, at a later time',
    permit: backOffice('PAGES.PAGE_PUBLISH'),
    request: { publishDate: date, note: text({ maxLength: 500 }) },
    response: { release: ref(ScheduledRelease) },
    required: ['publishDate'],
    errors: ['TOO_MANY_RELEASES'],
  }),
  listScheduledReleases: operation({
    method: 'GET',
    path: '/v1/scheduled-releases',
    summary: 'List the releases that are waiting for their time, the earliest first',
    permit: backOffice('PAGES.PAGE_READ'),
    request: {},
    response: { releases: list(ref(ScheduledRelease)) },
  }),
  cancelScheduledRelease: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v1/scheduled-releases/{releaseId}',
    summary: 'Cancel a scheduled release; drafts stay as they are',
    permit: backOffice('PAGES.PAGE_PUBLISH'),
    request: { releaseId: guid },
    response: {},
    required: ['releaseId'],
  }),
  listReleasedPages: operation({
    method: 'GET',
    path: '/v1/releases/{number}/pages',
    summary: 'List the pages of a release, and the parts that they share',
    permit: backOffice('PAGES.PAGE_READ'),
    request: { number: integer({ minimum: 1 }) },
    response: { pages: list(ref(ReleasedPage)) },
    required: ['number'],
  }),
  restoreRelease: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/releases/restore',
    summary: 'Publish the pages of an earlier release again, as a new release; drafts stay as they are',
    permit: backOffice('PAGES.PAGE_PUBLISH'),
    request: { number: integer({ minimum: 1 }) },
    response: { release: ref(Release) },
    required: ['number'],
    errors: ['NOTHING_TO_PUBLISH'],
  }),
};

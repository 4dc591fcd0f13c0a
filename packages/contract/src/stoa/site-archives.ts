/** A whole site as one file: made of one site, and taken in by a new one on this server or another. */
import { backOffice, operation, service } from '../operation.ts';
import { boolean, guid, number } from '../schema.ts';

/** Archives hold what staff with fewer permissions do not see: drafts, costs, private files. */
const archive = 'SETTINGS.SITE_ARCHIVE';

export const siteArchives = service('stoa.sites.archives', ['/stoa'], {
  exportSite: operation({
    method: 'GET',
    path: '/v1/site/archive',
    summary:
      'Export the site as a zip archive: pages, look, files, catalogue and settings, without people, orders and secrets',
    permit: backOffice(archive),
    download: true,
    request: {},
    response: {},
  }),
  getImportRules: operation({
    method: 'GET',
    path: '/v1/site/archive-imports/rules',
    summary: 'Get whether the site is new, so that it can take in an archive, and how large that may be',
    permit: backOffice(archive),
    request: {},
    response: {
      isNew: boolean,
      /** In bytes. */
      most: number(),
    },
  }),
  importSite: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/site/archive-imports',
    summary: 'Upload the archive of another site into this new one; a job of the kind `site.import` takes it in',
    permit: backOffice(archive, 'SETTINGS.SITE_UPDATE'),
    upload: true,
    request: {},
    response: { jobId: guid },
    errors: ['ARCHIVE_NOT_USABLE', 'ARCHIVE_TOO_LARGE', 'SITE_NOT_NEW', 'IMPORT_IS_RUNNING'],
  }),
});

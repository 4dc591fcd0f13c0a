/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const pages = /* @__PURE__ */ routes<typeof contract.pages>({
  listPages: 'GET /stoa/v1/site-pages',
  getPageDraft: 'GET /stoa/v1/site-pages/{pageId}',
  openSitePart: 'POST /stoa/v1/site-parts',
  createPage: 'POST /stoa/v1/site-pages',
  deletePage: 'DELETE /stoa/v1/site-pages/{pageId}',
  changePage: 'POST /stoa/v1/site-pages/{pageId}/changes',
  listPageChanges: 'GET /stoa/v1/site-pages/{pageId}/changes',
  meetEditors: 'POST /stoa/v1/site-pages/{pageId}/editors',
  createPreviewLink: 'POST /stoa/v1/preview-links',
  listPreviewLinks: 'GET /stoa/v1/preview-links',
  revokePreviewLink: 'DELETE /stoa/v1/preview-links/{previewLinkId}',
  getPreview: 'GET /stoa/v1/previews/{token}',
  getPreviewFrame: 'GET /stoa/v1/preview-frames/{token}/blocks/{blockId}',
  getPageVersion: 'GET /stoa/v1/site-pages/{pageId}/versions/{version}',
  publishPages: 'POST /stoa/v1/releases',
  listReleases: 'GET /stoa/v1/releases',
  scheduleRelease: 'POST /stoa/v1/scheduled-releases',
  listScheduledReleases: 'GET /stoa/v1/scheduled-releases',
  cancelScheduledRelease: 'DELETE /stoa/v1/scheduled-releases/{releaseId}',
  listReleasedPages: 'GET /stoa/v1/releases/{number}/pages',
  restoreRelease: 'POST /stoa/v1/releases/restore',
});

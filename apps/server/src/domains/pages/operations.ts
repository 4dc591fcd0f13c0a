import { pages } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { changePage, listPageChanges } from './change-page.ts';
import { createPage, deletePage, getPageDraft, listPages } from './manage-pages.ts';
import { meetEditors } from './meet-editors.ts';
import { createPreviewLink, getPreview, getPreviewFrame, listPreviewLinks, revokePreviewLink } from './preview.ts';
import { getPageVersion, listReleasedPages, listReleases, publishPages, restoreRelease } from './publish.ts';
import { cancelScheduledRelease, listScheduledReleases, scheduleRelease } from './schedule-release.ts';
import { openSitePart } from './site-parts.ts';

export const served = serve(pages, {
  listPages,
  getPageDraft,
  openSitePart,
  createPage,
  deletePage,
  changePage,
  listPageChanges,
  meetEditors,
  publishPages,
  listReleases,
  listReleasedPages,
  getPageVersion,
  createPreviewLink,
  listPreviewLinks,
  revokePreviewLink,
  getPreview,
  getPreviewFrame,
  scheduleRelease,
  listScheduledReleases,
  cancelScheduledRelease,
  restoreRelease,
});

import type { Domain } from '../../domain.ts';
import { pageParts } from './archive.ts';
import { removeOldChanges } from './changes.store.ts';
import { removeAbsentEditors } from './editors.store.ts';
import { served } from './operations.ts';
import { removeEndedPreviewLinks } from './preview-links.store.ts';
import { releaseIsDue } from './schedule-release.ts';

export const pages: Domain = {
  name: 'pages',
  says: 'The pages of a site: their drafts, the changes made to them, and what is published',
  owns: [
    'page_documents',
    'page_changes',
    'page_versions',
    'releases',
    'scheduled_releases',
    'page_editors',
    'preview_links',
  ],
  tasks: [releaseIsDue],
  serves: served,
  archives: pageParts,
  expires: [removeOldChanges, removeAbsentEditors, removeEndedPreviewLinks],
  keepsMedia: [
    { kind: 'PAGE', table: 'page_documents', name: 'title' },
    { kind: 'PUBLISHED_PAGE', table: 'page_versions', name: 'title' },
  ],
};

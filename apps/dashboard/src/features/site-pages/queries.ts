import type { Static } from '@stoa/contract';
import type { PageSummary, PreviewLink } from '@stoa/contract/stoa/pages';
import type { Release, ScheduledRelease } from '@stoa/contract/stoa/releases';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../app/api.ts';

export type SitePage = Static<typeof PageSummary>;
export type ScheduledView = Static<typeof ScheduledRelease>;
export type PreviewLinkView = Static<typeof PreviewLink>;
export type ReleaseView = Static<typeof Release>;

export const SITE_PAGES = ['site-pages'] as const;

export const pagesQuery = queryOptions({
  queryKey: [...SITE_PAGES, 'list'],
  queryFn: async () => (await api.pages.listPages({})).pages ?? [],
});

export const scheduledQuery = queryOptions({
  queryKey: [...SITE_PAGES, 'scheduled'],
  queryFn: async () => (await api.pages.listScheduledReleases({})).releases ?? [],
});

export const releasesQuery = queryOptions({
  queryKey: [...SITE_PAGES, 'releases'],
  queryFn: async () => (await api.pages.listReleases({})).releases ?? [],
});

export const previewLinksQuery = queryOptions({
  queryKey: [...SITE_PAGES, 'preview-links'],
  queryFn: async () => (await api.pages.listPreviewLinks({})).previewLinks ?? [],
});

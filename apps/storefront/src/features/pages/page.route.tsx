import { renderBlocks } from '@stoa/blocks';
import type { ApiPage } from '../../lib/api.ts';
import { orNull } from '../../lib/api-errors.ts';
import { renderPage, type Visit } from '../../lib/render-page.tsx';
import { loadShell } from '../../lib/site.ts';
import type { StorefrontResponse } from '../../lib/storefront-request.ts';
import { renderNotFound } from '../errors/errors.route.tsx';
import { loadBlockData } from './block-data.ts';

/** A published page of the site. The home page has the empty slug. */
export async function showPage(visit: Visit, slug = ''): Promise<StorefrontResponse> {
  const { request, api } = visit;
  const [shell, published] = await Promise.all([
    loadShell(api, request.url.origin),
    orNull(api.sites.getPublishedPage({ slug })),
  ]);
  if (!published?.page) return renderNotFound(visit, shell);
  const { document = {} }: ApiPage = published.page;
  const data = await loadBlockData(visit, document);
  return renderPage(visit, shell, {
    hasIslands: true,
    head: {
      title: document.seo?.title || document.title || shell.site.name,
      description: document.seo?.description,
      canonical: `/${encodeURIComponent(slug)}`,
    },
    children: renderBlocks(document, { data }),
  });
}

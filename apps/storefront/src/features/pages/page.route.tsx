import {
  type BlockData,
  completeBlocks,
  pictureUrl,
  ratioOf,
  readPicture,
  readText,
  renderBlocks,
  sizeOf,
} from '@stoa/blocks';
import { absolute, SITE_PICTURE } from '../../components/document.tsx';
import type { ApiPage } from '../../lib/api.ts';
import { orNull } from '../../lib/api-errors.ts';
import { plainText, shorten } from '../../lib/plain-text.ts';
import { renderPage, type Visit } from '../../lib/render-page.tsx';
import { loadShell } from '../../lib/site.ts';
import type { StorefrontResponse } from '../../lib/storefront-request.ts';
import { siteData } from '../../lib/structured-data.ts';
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
  const { id, revision, document = {} }: ApiPage = published.page;
  const data = await loadBlockData(visit, `${id} ${revision}`, document);
  return renderPage(visit, shell, {
    hasIslands: true,
    head: {
      title: document.seo?.title || document.title || shell.site.name,
      description: document.seo?.description || textOf(document) || shell.site.name,
      canonical: `/${encodeURIComponent(slug)}`,
      image: absolute(pathOfPicture(document, data) ?? SITE_PICTURE, shell.site),
      data: slug === '' ? siteData(shell.site) : [],
    },
    children: renderBlocks(document, { data }),
  });
}

type Document = NonNullable<ApiPage['document']>;

const DESCRIPTION_LENGTH = 160;
const SHARED_WIDTH = 1200;

/** The first text of a page, for pages without a description. */
function textOf(document: Document): string {
  const texts = completeBlocks(document).map(({ props }) => plainText(readText(props, 'text')));
  return shorten(texts.find(Boolean) ?? '', DESCRIPTION_LENGTH);
}

/** The address of the first picture of a page: of a block, or of a product in it. */
function pathOfPicture(document: Document, { products }: BlockData): string | null {
  const pictures = completeBlocks(document).flatMap(({ id, props }) => [
    readPicture(props, 'image'),
    ...(products[id] ?? []).map(({ picture }) => picture),
  ]);
  const first = pictures.find((picture) => picture !== null);
  return first ? pictureUrl(first.id, sizeOf(SHARED_WIDTH, ratioOf(first)), document.title) : null;
}

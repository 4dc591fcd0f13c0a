import { readText, renderBlocks, schemeStyles } from '@stoa/blocks';
import { useMessages } from '@stoa/messages/react';
import type { Block } from '@stoa/page-model';
import { orNull } from '../../lib/api-errors.ts';
import { renderPage, type Visit } from '../../lib/render-page.tsx';
import { loadShell, withParts } from '../../lib/site.ts';
import { personal, type StorefrontResponse } from '../../lib/storefront-request.ts';
import { renderNotFound } from '../errors/errors.route.tsx';
import { keptBack } from '../forms/send-form.tsx';
import { loadBlockData } from './block-data.ts';
import { framesOf } from './embed.route.ts';

/** A draft as visitors would see it, for whoever has the link: its links lead to other drafts. */
export async function showPreview(visit: Visit, token: string, slug = ''): Promise<StorefrontResponse> {
  const { request, api } = visit;
  const [shell, answer] = await Promise.all([
    loadShell(api, request.url.origin),
    orNull(api.pages.getPreview({ token, slug })),
  ]);
  const { preview } = answer ?? {};
  if (!preview) return renderNotFound(visit, shell);
  const { pageId, version, addresses = [] } = preview;
  const within = linksWithin(token, addresses);
  const root = within(preview.root as unknown as Block);
  const site = withParts(shell.site, within(preview));
  const loaded = await loadBlockData(visit, `${pageId} draft ${version}`, root);
  const data = {
    ...loaded,
    products: within(loaded.products),
    forms: keptBack(visit, loaded.forms),
    frames: framesOf(root, { page: slug, preview: token }),
  };
  const { content, css, schemes } = renderBlocks(root, { data });
  const page = renderPage(
    visit,
    { ...shell, site },
    {
      hasIslands: true,
      styles: schemeStyles(site.theme, schemes) + css,
      head: { title: readText(root.props ?? {}, 'title') || site.name, isHidden: true },
      children: (
        <>
          <PreviewBar />
          {content}
        </>
      ),
    },
  );
  return personal(page);
}

export function PreviewBar() {
  const messages = useMessages('site');
  return (
    <p className="preview-bar" role="status">
      {messages.preview} <a href="/">{messages.leavePreview}</a>
    </p>
  );
}

/** Of content that is previewed: links to pages, and to products, lead to their drafts. */
export function linksWithin(token: string, addresses: readonly string[]): <T>(content: T) => T {
  const base = `/preview/${encodeURIComponent(token)}`;
  const pages = new Map(
    addresses.map((address) => [`/${address}`, address ? `${base}/${encodeURIComponent(address)}` : base]),
  );
  const leadingTo = (href: string) => pages.get(href) ?? (PRODUCT.test(href) ? `${base}${href}` : href);
  return (content) => withLinks(content, leadingTo);
}

const PRODUCT = /^\/product-page\/[^/?#]+$/;

function withLinks<T>(content: T, leadingTo: (href: string) => string): T {
  if (Array.isArray(content)) return content.map((item) => withLinks(item, leadingTo)) as T;
  if (typeof content !== 'object' || content === null) return content;
  const entries = Object.entries(content).map(([name, value]) =>
    name === 'href' && typeof value === 'string' ? [name, leadingTo(value)] : [name, withLinks(value, leadingTo)],
  );
  return Object.fromEntries(entries);
}

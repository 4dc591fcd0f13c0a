import { EMBED_RIGHTS, readText } from '@stoa/blocks';
import { blockSchemas } from '@stoa/blocks/schemas';
import { SHOP_PAGES, type ShopPage } from '@stoa/contract/stoa/site';
import { directionOf } from '@stoa/messages/languages';
import { type Block, blocksIn, withData } from '@stoa/page-model';
import type { Api } from '../../lib/api.ts';
import { orNull } from '../../lib/api-errors.ts';
import { mayLoad } from '../../lib/consent.ts';
import { valuesOn } from '../../lib/page-values.ts';
import type { Visit } from '../../lib/render-page.tsx';
import { loadShell, loadSite } from '../../lib/site.ts';
import { personal, type StorefrontResponse } from '../../lib/storefront-request.ts';
import { renderNotFound } from '../errors/errors.route.tsx';

/**
 * Own code of a page: a document that belongs to no site, wherever it is opened, so that it can neither read cookies nor
 * call anything in its visitor's name.
 */
export async function showEmbed(visit: Visit, id: string): Promise<StorefrontResponse> {
  const { request, api } = visit;
  const { searchParams } = request.url;
  const token = searchParams.get('preview');
  const kind = SHOP_PAGES.find((one) => one === searchParams.get('shop-page'));
  const root = await rootOf(api, kind ? { shopPage: kind } : { slug: searchParams.get('page') ?? '' }, token);
  const block = root && [...blocksIn(root)].find((one) => one.type === 'embed' && one.id === id);
  if (!block) return renderNotFound(visit, await loadShell(api, request.url.origin));
  const site = await loadSite(api, request.url.origin);
  const { consent } = site;
  const waits = consent?.categories.includes('FUNCTIONAL') === true && !mayLoad(consent, request, 'FUNCTIONAL');
  const { props = {} } = withData(blockSchemas, block, { valueAt: valuesOn(site) });
  const answer: StorefrontResponse = {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `sandbox ${EMBED_RIGHTS}; base-uri 'none'; frame-ancestors 'self'`,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
    body: documentOf(props, request.language, waits ? invitation(visit) : readText(props, 'code')),
  };
  return token === null ? answer : personal(answer);
}

/** The code in a document that says what it is; its own styles come after ours. */
const documentOf = (props: Readonly<Record<string, unknown>>, language: string, content: string): string =>
  `<!doctype html><html lang="${escaped(language)}" dir="${directionOf(language)}"><meta charset="utf-8"><title>${escaped(readText(props, 'name'))}</title>` +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  `<style>body{margin:0;font-family:system-ui,sans-serif}</style>${content}`;

/** What stands in for code that waits for its visitor's consent. */
function invitation({ messages: { consent } }: Visit): string {
  const link = `<a href="/consent" target="_blank" rel="noopener">${escaped(consent.settings)}</a>`;
  return `<p style="padding:1rem">${escaped(consent.waits)} ${link}</p>`;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** The page, as it is published or as a preview shows it. */
async function rootOf({ sites, pages }: Api, which: Which, token: string | null): Promise<Block | undefined> {
  if (token !== null) return (await orNull(pages.getPreview({ token, ...which })))?.preview?.root as unknown as Block;
  const found = 'shopPage' in which ? sites.getShopPage({ kind: which.shopPage }) : sites.getPublishedPage(which);
  return (await orNull<{ page?: { root?: unknown } }>(found))?.page?.root as Block | undefined;
}

type Which = { slug: string } | { shopPage: ShopPage };

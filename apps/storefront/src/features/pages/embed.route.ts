import { EMBED_RIGHTS, readText, siteValues } from '@stoa/blocks';
import { blockSchemas } from '@stoa/blocks/schemas';
import { SHOP_PAGES, type ShopPage } from '@stoa/contract/stoa/site';
import { directionOf } from '@stoa/messages/languages';
import { type Block, blocksIn, isBound, shownValue } from '@stoa/page-model';
import type { Api } from '../../lib/api.ts';
import { orNull } from '../../lib/api-errors.ts';
import { mayLoad } from '../../lib/consent.ts';
import { valuesOn } from '../../lib/page-values.ts';
import type { Visit } from '../../lib/render-page.tsx';
import { loadShell, loadSite, type Site } from '../../lib/site.ts';
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
  const which = kind ? { shopPage: kind } : { slug: searchParams.get('page') ?? '' };
  const block = token === null ? await findPublished(api, which, id) : await findDrafted(api, which, id, token);
  if (!block) return renderNotFound(visit, await loadShell(api, request.url.origin));
  const site = await loadSite(api, request.url.origin);
  const { consent } = site;
  const waits = consent?.categories.includes('FUNCTIONAL') === true && !mayLoad(consent, request, 'FUNCTIONAL');
  const answer: StorefrontResponse = {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `sandbox ${EMBED_RIGHTS}; base-uri 'none'; frame-ancestors 'self'`,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
    body: documentOf(
      nameOf(block, site),
      request.language,
      waits ? invitation(visit) : readText(block.props ?? {}, 'code'),
    ),
  };
  return token === null ? answer : personal(answer);
}

/** What a frame shows; the name of its site where that depends on what the page around it is about, which says so in its place. */
function nameOf({ props = {} }: Block, site: Site): string {
  const { name } = props;
  if (!isBound(name)) return readText(props, 'name');
  if (!Object.hasOwn(siteValues(site), name.bind)) return site.name;
  return String(shownValue(blockSchemas.embed?.props.name, name, valuesOn(site)) ?? '');
}

/** The code in a document that says what it is; its own styles come after ours. */
const documentOf = (name: string, language: string, content: string): string =>
  `<!doctype html><html lang="${escaped(language)}" dir="${directionOf(language)}"><meta charset="utf-8"><title>${escaped(name)}</title>` +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  `<style>body{margin:0;font-family:system-ui,sans-serif}</style>${content}`;

/** What stands in for code that waits for its visitor's consent. */
function invitation({ messages: { consent } }: Visit): string {
  const link = `<a href="/consent" target="_blank" rel="noopener">${escaped(consent.settings)}</a>`;
  return `<p style="padding:1rem">${escaped(consent.waits)} ${link}</p>`;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

async function findPublished({ sites }: Api, which: Which, id: string): Promise<Block | undefined> {
  const found = 'shopPage' in which ? sites.getShopPage({ kind: which.shopPage }) : sites.getPublishedPage(which);
  const root = (await orNull<{ page?: { root?: unknown } }>(found))?.page?.root as Block | undefined;
  return root && [...blocksIn(root)].find((one) => one.type === 'embed' && one.id === id);
}

const findDrafted = async ({ pages }: Api, which: Which, blockId: string, token: string): Promise<Block | undefined> =>
  (await orNull(pages.getPreviewFrame({ token, blockId, ...which })))?.block as Block | undefined;

type Which = { slug: string } | { shopPage: ShopPage };

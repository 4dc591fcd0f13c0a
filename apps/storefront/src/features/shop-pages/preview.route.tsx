/** How the pages of the shop are arranged in a draft, for whoever has a preview link, and for the editor. */
import { pathnameOf, shopPages } from '@stoa/blocks/shop-pages';
import { SHOP_PAGES, type ShopPage } from '@stoa/contract/stoa/site';
import { type Route, renderPart, type Visit } from '../../lib/render-page.tsx';
import { loadShell, withParts } from '../../lib/site.ts';
import { personal, type StorefrontResponse, textResponse } from '../../lib/storefront-request.ts';
import { renderNotFound } from '../errors/errors.route.tsx';
import { linksWithin, PreviewBar } from '../pages/within-preview.tsx';
import { renderShopPage, titleOf } from './render-shop-page.tsx';
import { findDraft, loadDraft } from './shop-page.ts';
import { shownPages } from './shown-pages.ts';

/** A page of the shop as it will be. */
export async function showShopPreview(
  visit: Visit,
  kind: ShopPage,
  token: string,
  sample: string,
): Promise<StorefrontResponse> {
  const shell = await loadShell(visit.api, visit.request.url.origin);
  const [draft, shown] = await Promise.all([findDraft(visit, token, kind), shownPages[kind](visit, shell, sample)]);
  if (!draft) return personal(await renderNotFound(visit, shell));
  // in a preview, there is nothing at this address either
  if (!shown) return showShopPreview(visit, 'NOT_FOUND', token, '');
  const within = linksWithin(token, draft.addresses ?? []);
  const { root, data } = await loadDraft(visit, kind, draft);
  const { rows, postRows, values = () => ({}) } = shown;
  const site = withParts(shell.site, within(draft));
  // a draft is for nobody to find, and has no address of its own
  const head = { title: titleOf(shown, root, site), isHidden: true };
  const page = renderShopPage(
    visit,
    { ...shell, site },
    { ...shown, head, rows: within(rows), postRows: within(postRows), values: () => within(values()) },
    { root: within(root), data: { ...data, products: within(data.products) } },
    <PreviewBar />,
  );
  return personal({ ...page, headers: { ...page.headers, 'x-robots-tag': 'noindex' } });
}

/**
 * What the parts of a page show, each as HTML, with the style sheets that it needs: the editor draws them. `name` is that
 * of the page, and the query says what it is looked at with.
 */
export async function drawParts(visit: Visit, token: string, name: string): Promise<StorefrontResponse> {
  const { api, request } = visit;
  const kind = SHOP_PAGES.find((one) => one === name);
  const shell = await loadShell(api, request.url.origin);
  const [draft, shown] = kind
    ? await Promise.all([
        findDraft(visit, token, kind),
        shownPages[kind](visit, shell, request.url.searchParams.get('sample') ?? ''),
      ])
    : [];
  if (!draft || !shown) return { ...json({ parts: null }), status: 404 };
  const { parts = {}, rows = {}, postRows = {}, language, values } = shown;
  const drawn = Object.entries(parts).flatMap(([type, part]) => (part ? [[type, renderPart(visit, part)]] : []));
  return json({
    ...{ parts: Object.fromEntries(drawn), rows, postRows, language },
    ...{ values: values?.() ?? {}, styles: visit.assets.stylesheets },
  });
}

const json = (content: object): StorefrontResponse =>
  personal(textResponse(JSON.stringify(content), 'application/json'));

/** Each page of the shop is previewed at its own paths, below that of the link. */
export const shopPreviews: Readonly<Record<string, Route>> = Object.fromEntries(
  SHOP_PAGES.flatMap((kind) => {
    const show: Route = (visit, token = '', sample = '') => showShopPreview(visit, kind, token, sample);
    const routes = shopPages[kind].paths.map((path) => `/preview/:${pathnameOf(path)}`);
    return routes.flatMap((route) => [[`GET ${route}`, show] as const, [`POST ${route}`, show] as const]);
  }),
);

/** How the pages of products are arranged in a draft, for whoever has a preview link, and for the editor. */
import { renderPart, type Visit } from '../../lib/render-page.tsx';
import { loadShell, withParts } from '../../lib/site.ts';
import { personal, type StorefrontResponse, textResponse } from '../../lib/storefront-request.ts';
import { renderNotFound } from '../errors/errors.route.tsx';
import { linksWithin, PreviewBar } from '../pages/preview.route.tsx';
import { loadProduct } from '../product/load-product.ts';
import { partsFor, renderProduct, untried } from '../product/render-product.tsx';
import { loadDraft } from './shop-page.ts';

/** A product's page as it will be. */
export async function showProductPreview(visit: Visit, token: string, slug: string): Promise<StorefrontResponse> {
  const { api, request } = visit;
  const [shell, draft, found] = await Promise.all([
    loadShell(api, request.url.origin),
    loadDraft(visit, token, 'PRODUCT'),
    loadProduct(visit, slug),
  ]);
  if (!draft || !found) return renderNotFound(visit, shell);
  const { preview, arranged } = draft;
  const within = linksWithin(token, preview.addresses ?? []);
  const site = withParts(shell.site, within(preview));
  const data = { ...arranged.data, products: within(arranged.data.products) };
  const page = await renderProduct(
    visit,
    { ...shell, site },
    { ...found, related: within(found.related) },
    untried,
    { root: within(arranged.root), data },
    <PreviewBar />,
  );
  return personal({ ...page, headers: { ...page.headers, 'x-robots-tag': 'noindex' } });
}

/** What the blocks of a product's page show, each as HTML, with the style sheets that it needs: the editor draws them. */
export async function drawProductParts(visit: Visit, token: string, slug: string): Promise<StorefrontResponse> {
  const [shell, draft, found] = await Promise.all([
    loadShell(visit.api, visit.request.url.origin),
    loadDraft(visit, token, 'PRODUCT'),
    loadProduct(visit, slug),
  ]);
  if (!draft || !found) return { ...json({ parts: null }), status: 404 };
  const { parts } = await partsFor(visit, shell, found, untried);
  const drawn = Object.entries(parts).flatMap(([type, part]) => (part ? [[type, renderPart(visit, part)]] : []));
  return json({
    parts: Object.fromEntries(drawn),
    related: found.related,
    styles: visit.assets.stylesheets,
  });
}

const json = (content: object): StorefrontResponse =>
  personal(textResponse(JSON.stringify(content), 'application/json'));

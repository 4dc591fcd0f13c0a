import { readText, renderBlocks, schemeStyles } from '@stoa/blocks';
import type { Block } from '@stoa/page-model';
import { orNull } from '../../lib/api-errors.ts';
import { valuesOn } from '../../lib/page-values.ts';
import { renderPage, type Visit } from '../../lib/render-page.tsx';
import { loadShell, withParts } from '../../lib/site.ts';
import { personal, type StorefrontResponse } from '../../lib/storefront-request.ts';
import { keptBack } from '../forms/send-form.tsx';
import { showShopPreview } from '../shop-pages/preview.route.tsx';
import { loadBlockData } from './block-data.ts';
import { framesOf } from './frames.ts';
import { linksWithin, PreviewBar } from './within-preview.tsx';

/** A draft as visitors would see it, for whoever has the link: its links lead to other drafts. */
export async function showPreview(visit: Visit, token: string, slug = ''): Promise<StorefrontResponse> {
  const { request, api } = visit;
  const [shell, answer] = await Promise.all([
    loadShell(api, request.url.origin),
    orNull(api.pages.getPreview({ token, slug })),
  ]);
  const { preview } = answer ?? {};
  if (!preview) return showShopPreview(visit, 'NOT_FOUND', token, '');
  const { pageId, version, addresses = [], frameToken = '' } = preview;
  const within = linksWithin(token, addresses);
  const root = within(preview.root as unknown as Block);
  const site = withParts(shell.site, within(preview));
  const loaded = await loadBlockData(visit, `${pageId} draft ${version}`, root);
  const data = {
    ...loaded,
    products: within(loaded.products),
    forms: keptBack(visit, loaded.forms),
    frames: framesOf(root, { page: slug, preview: frameToken }),
    valueAt: valuesOn(site),
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

import { type BlockData, renderBlocks, schemeStyles } from '@stoa/blocks';
import type { ReactNode } from 'react';
import type { Head } from '../../components/document.tsx';
import { renderPage, type Visit } from '../../lib/render-page.tsx';
import type { Shell } from '../../lib/site.ts';
import { personal, type StorefrontResponse } from '../../lib/storefront-request.ts';
import { sendForm } from '../forms/send-form.tsx';
import type { Arranged } from './shop-page.ts';

/** What a page of the shop shows, however it is arranged. */
export type Shown = Pick<BlockData, 'parts' | 'rows'> & { head: Head; status?: number };

/** A page of the shop, arranged as its owner did it. `above`: what stands over it. */
export function renderShopPage(
  visit: Visit,
  shell: Shell,
  { parts = {}, rows = {}, ...page }: Shown,
  { root, data }: Arranged,
  above: ReactNode = null,
): StorefrontResponse {
  const { content, css, schemes } = renderBlocks(root, { data: { ...data, parts, rows } });
  return renderPage(visit, shell, {
    ...page,
    hasIslands: true,
    styles: schemeStyles(shell.site.theme, schemes) + css,
    children: (
      <>
        {above}
        {content}
      </>
    ),
  });
}

/** Sends a form that the owner put on the page. What is wrong with it is shown where it stands. Null where there is no such form. */
export async function sendShopForm(
  visit: Visit,
  arranged: Arranged,
  render: (arranged: Arranged) => StorefrontResponse,
): Promise<StorefrontResponse | null> {
  const outcome = await sendForm(visit, arranged.data.forms);
  if (!outcome) return null;
  if ('response' in outcome) return outcome.response;
  return personal(render({ ...arranged, data: { ...arranged.data, forms: outcome.forms } }));
}

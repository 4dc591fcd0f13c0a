import { BLOCK_FIELD, type BlockData, renderBlocks, schemeStyles } from '@stoa/blocks';
import type { ReactNode } from 'react';
import type { Head } from '../../components/document.tsx';
import { ownPath } from '../../lib/own-path.ts';
import { renderPage, type Visit } from '../../lib/render-page.tsx';
import type { Shell } from '../../lib/site.ts';
import { personal, redirect, type StorefrontResponse } from '../../lib/storefront-request.ts';
import { sendForm } from '../forms/send-form.tsx';
import type { Arranged } from './shop-page.ts';

/** What a page of the shop shows, however it is arranged. */
export type Shown = Pick<BlockData, 'parts' | 'rows'> & {
  head: Head;
  status?: number;
  /** False where nothing on the page as usual does anything. */
  hasIslands?: boolean;
};

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
    hasIslands: true,
    ...page,
    styles: schemeStyles(shell.site.theme, schemes) + css,
    children: (
      <>
        {above}
        {content}
      </>
    ),
  });
}

/** A page of the shop, or what comes of a form that the owner put on it. What is wrong with the form is shown where it stands. */
export async function answerArranged(
  visit: Visit,
  shell: Shell,
  shown: Shown,
  arranged: Arranged,
): Promise<StorefrontResponse> {
  if (!visit.request.form?.has(BLOCK_FIELD)) return renderShopPage(visit, shell, shown, arranged);
  const outcome = await sendForm(visit, arranged.data.forms);
  if (!outcome) return redirect(ownPath(visit.request.url));
  if ('response' in outcome) return outcome.response;
  const refused = { ...arranged, data: { ...arranged.data, forms: outcome.forms } };
  return personal(renderShopPage(visit, shell, { ...shown, status: 422 }, refused));
}

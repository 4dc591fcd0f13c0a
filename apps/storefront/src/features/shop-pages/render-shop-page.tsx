import { BLOCK_FIELD, type BlockData, readText, renderBlocks, schemeStyles } from '@stoa/blocks';
import { blockSchemas } from '@stoa/blocks/schemas';
import { type Block, blocksIn, type Values, withData } from '@stoa/page-model';
import type { ReactNode } from 'react';
import type { Head } from '../../components/document.tsx';
import { ownPath } from '../../lib/own-path.ts';
import { valuesOn } from '../../lib/page-values.ts';
import { renderPage, type Visit } from '../../lib/render-page.tsx';
import type { Shell, Site } from '../../lib/site.ts';
import { personal, redirect, type StorefrontResponse } from '../../lib/storefront-request.ts';
import { sendForm } from '../forms/send-form.tsx';
import type { Arranged } from './shop-page.ts';

/** What a page of the shop shows, however it is arranged. */
export type Shown = Pick<BlockData, 'parts' | 'rows' | 'postRows' | 'language'> & {
  head: Head;
  /** What the page is about, for blocks that are bound to it. */
  values?: () => Values;
  /** The block whose heading is the title where its owner has written one. */
  titledBy?: string;
  status?: number;
  /** False where nothing that the page shows does anything: scripts are loaded for what its owner put there alone. */
  hasIslands?: boolean;
};

/** Blocks of all pages that do something: films play in place, clocks count, and some forms ask for a proof. */
const LIVELY = ['video', 'countdown', 'form'];

/** What a page is called, with the words of its owner where they are its heading. */
export function titleOf({ head, titledBy, values }: Shown, root: Block, site: Site): string {
  const stored = titledBy && root.slots?.content?.find(({ type }) => type === titledBy);
  const block = stored && withData(blockSchemas, stored, { valueAt: valuesOn(site, values) });
  return (block && readText(block.props ?? {}, 'heading')) || head.title;
}

/** A page of the shop, arranged as its owner did it. `above`: what stands over it. */
export function renderShopPage(
  visit: Visit,
  shell: Shell,
  { parts = {}, rows = {}, postRows = {}, language, values, titledBy: _, hasIslands = true, ...page }: Shown,
  { root, data }: Arranged,
  above: ReactNode = null,
): StorefrontResponse {
  const valueAt = valuesOn(shell.site, values);
  const shown = { ...data, parts, rows, postRows, language, valueAt };
  const { content, css, schemes } = renderBlocks(root, { data: shown });
  return renderPage(visit, shell, {
    ...page,
    hasIslands: hasIslands || [...blocksIn(root)].some(({ type }) => LIVELY.includes(type)),
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
  const { head } = shown;
  const title = titleOf(shown, arranged.root, shell.site);
  if (!visit.request.form?.has(BLOCK_FIELD))
    return renderShopPage(visit, shell, { ...shown, head: { ...head, title } }, arranged);
  const outcome = await sendForm(visit, arranged.data.forms);
  if (!outcome) return redirect(ownPath(visit.request.url));
  if ('response' in outcome) return outcome.response;
  const refused = { ...arranged, data: { ...arranged.data, forms: outcome.forms } };
  const titled = { ...head, title: visit.messages.forms.errorTitle(title) };
  return personal(renderShopPage(visit, shell, { ...shown, head: titled, status: 422 }, refused));
}

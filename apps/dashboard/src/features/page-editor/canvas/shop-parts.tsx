/** What the parts of a page of the shop show in the canvas: as the storefront draws them, of a sample that people choose. */
import type { BlockData, ProductSummary } from '@stoa/blocks';
import { pathOfShopPage, shopPages } from '@stoa/blocks/shop-pages';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../../app/api.ts';
import { useEditing } from '../editing.ts';
import { useCell } from '../store/cell.ts';
import { productsQuery } from './block-data.ts';

type Drawn = { parts: Record<string, string>; rows: Record<string, ProductSummary[]>; styles: string[] };

/** Whoever has a preview link sees drafts, and how the storefront draws their parts. */
const tokenQuery = queryOptions({
  queryKey: ['preview-links', 'of-canvas'],
  queryFn: async () => (await api.pages.createPreviewLink({})).url?.split('/').at(-1) ?? '',
  staleTime: 24 * 60 * 60 * 1000,
});

const partsQuery = (token: string, path: string) =>
  queryOptions({
    queryKey: ['products', 'drawn', path],
    queryFn: async (): Promise<Drawn> => {
      const answer = await fetch(`/preview/${encodeURIComponent(token)}/parts${path}`);
      if (!answer.ok) throw new Error(`the page could not be drawn: ${answer.status}`);
      return (await answer.json()) as Drawn;
    },
  });

/** Until people choose another, a page of products is looked at with the newest one that visitors see. */
export function useFirstSample(): void {
  const { sample, shopPage } = useEditing();
  const isMissing = useCell(sample) === '';
  const { data: newest = '' } = useQuery({
    ...productsQuery('', 'newest', 1),
    select: ([product]) => product?.slug ?? '',
    enabled: isMissing && shopPage !== null && shopPages[shopPage].sample === 'product',
  });
  useEffect(() => {
    if (isMissing && newest) sample.set(newest);
  }, [sample, isMissing, newest]);
}

function useDrawn(): Drawn | undefined {
  const { sample, shopPage } = useEditing();
  const chosen = useCell(sample);
  const path = shopPage && pathOfShopPage(shopPage, chosen);
  const token = useQuery({ ...tokenQuery, enabled: path !== null }).data ?? '';
  return useQuery({ ...partsQuery(token, path ?? ''), enabled: path !== null && token !== '' }).data;
}

/** The data of blocks that show what the page is about. */
export function usePartsShown(): Pick<BlockData, 'parts' | 'rows'> {
  const drawn = useDrawn();
  if (!drawn) return {};
  const shown = Object.entries(drawn.parts).map(([type, html]) => [type, <Part key={type} html={html} />] as const);
  return { parts: Object.fromEntries(shown), rows: drawn.rows };
}

/** Nothing in it takes the focus or a click: the block as a whole is selected. */
const Part = ({ html, ...marks }: { html: string }) => (
  <div {...marks}>
    <div inert dangerouslySetInnerHTML={{ __html: html }} />
  </div>
);

/** The styles of the shop's pages, where the canvas shows one. */
export function ShopStyles() {
  const styles = useDrawn()?.styles ?? [];
  return styles.map((href) => <link key={href} rel="stylesheet" href={href} />);
}

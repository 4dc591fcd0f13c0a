/** What the parts of a page of the shop show in the canvas: as the storefront draws them, of a product that people choose. */
import type { BlockData, ProductSummary } from '@stoa/blocks';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../../app/api.ts';
import { useEditing } from '../editing.ts';
import { useCell } from '../store/cell.ts';

type Drawn = { parts: Record<string, string>; related: ProductSummary[]; styles: string[] };

/** Whoever has a preview link sees drafts, and how the storefront draws their parts. */
const tokenQuery = queryOptions({
  queryKey: ['preview-links', 'of-canvas'],
  queryFn: async () => (await api.pages.createPreviewLink({})).url?.split('/').at(-1) ?? '',
  staleTime: 24 * 60 * 60 * 1000,
});

const partsQuery = (token: string, slug: string) =>
  queryOptions({
    queryKey: ['products', 'drawn', slug],
    queryFn: async (): Promise<Drawn> => {
      const address = `/preview/${encodeURIComponent(token)}/parts/product-page/${encodeURIComponent(slug)}`;
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`the product could not be drawn: ${answer.status}`);
      return (await answer.json()) as Drawn;
    },
  });

/** The newest product that visitors see. */
const newestQuery = queryOptions({
  queryKey: ['products', 'newest-visible'],
  queryFn: async () => {
    const { products = [] } = await api.productsV3.searchProducts({
      search: {
        filter: { visible: true },
        sort: [{ fieldName: 'createdDate', order: 'DESC' }],
        cursorPaging: { limit: 1 },
      },
    });
    return products[0]?.slug ?? '';
  },
});

/** The product that the page is looked at with; empty where the shop has none. */
export function useSample(): string {
  const { sample, shopPage } = useEditing();
  const chosen = useCell(sample);
  const newest = useQuery({ ...newestQuery, enabled: shopPage !== null && chosen === '' }).data ?? '';
  useEffect(() => {
    if (chosen === '' && newest !== '') sample.set(newest);
  }, [sample, chosen, newest]);
  return chosen || newest;
}

function useDrawn(): Drawn | undefined {
  const { shopPage } = useEditing();
  const slug = useSample();
  const token = useQuery({ ...tokenQuery, enabled: shopPage !== null }).data ?? '';
  return useQuery({ ...partsQuery(token, slug), enabled: slug !== '' && token !== '' }).data;
}

/** The data of blocks that show what the page is about. */
export function usePartsShown(): Pick<BlockData, 'parts' | 'related'> {
  const drawn = useDrawn();
  if (!drawn) return {};
  const shown = Object.entries(drawn.parts).map(([type, html]) => [type, <Part key={type} html={html} />] as const);
  return { parts: Object.fromEntries(shown), related: drawn.related };
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

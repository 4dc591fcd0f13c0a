/** What the parts of a page of the shop show in the canvas: as the storefront draws them, of a sample that people choose. */
import { type BlockData, type PostSummary, type ProductSummary, siteValues } from '@stoa/blocks';
import { pathOfShopPage, type SampleKind, shopPages } from '@stoa/blocks/shop-pages';
import type { ShopPage } from '@stoa/contract/stoa/site';
import type { Values } from '@stoa/page-model';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { useSession } from '../../../app/session.ts';
import { words } from '../../../app/words.ts';
import { publishedPostsQuery } from '../../blog/queries.ts';
import { treeQuery } from '../../categories/queries.ts';
import type { TreeNode } from '../../categories/tree.ts';
import { useEditing } from '../editing.ts';
import { useCell } from '../store/cell.ts';
import { productsQuery } from './block-data.ts';

const texts = words.pageEditor;

type Drawn = {
  parts: Record<string, string>;
  rows: Record<string, ProductSummary[]>;
  postRows: Record<string, PostSummary[]>;
  language?: string;
  values: Values;
  styles: string[];
};

/** Whoever has a preview link sees drafts, and how the storefront draws their parts. */
const tokenQuery = queryOptions({
  queryKey: ['preview-of-canvas'],
  queryFn: async () => (await api.pages.createPreviewLink({ isForEditor: true })).url?.split('/').at(-1) ?? '',
  staleTime: 24 * 60 * 60 * 1000,
});

const partsQuery = (token: string, kind: ShopPage | null, sample: string) =>
  queryOptions({
    queryKey: ['products', 'drawn', { kind, sample }],
    queryFn: async (): Promise<Drawn> => {
      const query = new URLSearchParams({ sample });
      const answer = await fetch(`/preview/${encodeURIComponent(token)}/parts/${kind}?${query}`);
      if (!answer.ok) throw new Error(`the page could not be drawn: ${answer.status}`);
      return (await answer.json()) as Drawn;
    },
  });

/** What each page is looked at with until people choose something else: the newest product or post that visitors see, or a category. */
export function useFirstSample(): void {
  const { sample, shopPage } = useEditing();
  const isOpen = useCell(sample) === null && shopPage !== null;
  const kind = shopPage ? shopPages[shopPage].sample : undefined;
  const isOfProduct = kind === 'product' || kind === 'words';
  const mayReadCategories = useMay()('CATEGORIES.CATEGORY_READ');
  const newest = useQuery({ ...productsQuery('', 'newest', 1), enabled: isOpen && isOfProduct });
  const tree = useQuery({ ...treeQuery(mayReadCategories), enabled: isOpen && kind === 'category' });
  const posts = useQuery({ ...publishedPostsQuery, enabled: isOpen && kind === 'post' });
  const product = newest.data?.[0];
  const firsts: Record<SampleKind | 'none', string | null | undefined> = {
    product: newest.data && (product?.slug ?? ''),
    words: newest.data && (product?.name ?? ''),
    category: tree.data && firstOf(tree.data.nodes),
    post: posts.data && (posts.data[0]?.slug ?? ''),
    // all posts
    blogCategory: '',
    none: '',
  };
  const first = firsts[kind ?? 'none'];
  useEffect(() => {
    if (isOpen && typeof first === 'string') sample.set(first);
  }, [sample, isOpen, first]);
}

/** A category with others in it shows what all of them can show. */
function firstOf(nodes: readonly TreeNode[]): string {
  const shown = nodes.filter(({ visible }) => visible);
  const isAbove = ({ id }: TreeNode) => shown.some(({ parentId }) => parentId === id);
  return (shown.find(isAbove) ?? shown[0])?.slug ?? '';
}

/** What is drawn of the page's parts, as far as that is known: `NONE` where the shop has nothing to show them with. */
function useDrawn(): Drawn | 'LOADING' | 'FAILED' | 'NONE' {
  const { sample, shopPage } = useEditing();
  const chosen = useCell(sample);
  const isShown = shopPage !== null && chosen !== null && pathOfShopPage(shopPage, chosen) !== null;
  const link = useQuery({ ...tokenQuery, enabled: isShown });
  const token = link.data ?? '';
  const drawn = useQuery({ ...partsQuery(token, shopPage, chosen ?? ''), enabled: isShown && token !== '' });
  if (drawn.data) return drawn.data;
  if (link.isError || drawn.isError) return 'FAILED';
  return isShown || chosen === null ? 'LOADING' : 'NONE';
}

/** What is said of a block by its name, where there is nothing to show it with. */
export type Missing = (name: string) => string;

const missing = {
  LOADING: texts.page.loading,
  FAILED: texts.page.failed,
  NONE: undefined,
};

/** The data of blocks that show what the page is about, and what is said in place of a block without any. */
export function usePartsShown(): { data: Partial<BlockData>; missing?: Missing | undefined } {
  const drawn = useDrawn();
  if (typeof drawn === 'string') return { data: {}, missing: missing[drawn] };
  const shown = Object.entries(drawn.parts).map(([type, html]) => [type, <Part key={type} html={html} />] as const);
  const { rows, postRows, language } = drawn;
  return { data: { parts: Object.fromEntries(shown), rows, postRows, language } };
}

/** What the site, and what the page is about, say for blocks; null as long as that is not known. */
export function useValues(): Values | null {
  const { shopPage } = useEditing();
  const { site } = useSession();
  const drawn = useDrawn();
  if (shopPage && drawn === 'LOADING') return null;
  return { ...siteValues(site), ...(typeof drawn === 'object' && drawn.values) };
}

/** Nothing in it takes the focus or a click: the block as a whole is selected. */
const Part = ({ html, ...marks }: { html: string }) => (
  <div {...marks}>
    <div inert dangerouslySetInnerHTML={{ __html: html }} />
  </div>
);

/** The styles of the shop's pages, where the canvas shows one. */
export function ShopStyles() {
  const drawn = useDrawn();
  const styles = typeof drawn === 'string' ? [] : drawn.styles;
  return styles.map((href) => <link key={href} rel="stylesheet" href={href} />);
}

import type { ComponentType, ReactNode } from 'react';
import type { Block, BlockData, BlockProps } from './block-data.ts';
import { CategoryTiles } from './category-tiles.tsx';
import { FeatureList } from './feature-list.tsx';
import { Hero } from './hero.tsx';
import { ImageWithText } from './image-with-text.tsx';
import { ProductGrid } from './product-grid.tsx';
import { Quote } from './quote.tsx';
import { readText } from './read-props.ts';
import { RichText } from './rich-text.tsx';

const components: Record<string, ComponentType<BlockProps>> = {
  hero: Hero,
  productGrid: ProductGrid,
  categoryTiles: CategoryTiles,
  richText: RichText,
  imageWithText: ImageWithText,
  featureList: FeatureList,
  quote: Quote,
};

export type BlockDocument = {
  title?: string;
  blocks?: { id?: string; type?: string; props?: Record<string, unknown> }[];
};

/**
 * The blocks of a page in order. The first block with a heading carries the page's only first-level heading; where
 * there is none, the page's title does, unseen. Blocks of unknown types are left out.
 */
export function renderBlocks(document: BlockDocument, { data }: { data: BlockData }): ReactNode {
  const blocks = completeBlocks(document);
  const titleBlock = blocks[0] && canBeTitle(blocks[0]) ? blocks[0] : null;
  return (
    <>
      {!titleBlock && <h1 className="visually-hidden">{document.title}</h1>}
      {blocks.map((block, index) => {
        const Component = components[block.type];
        if (!Component) return null;
        const headingLevel = block === titleBlock ? 1 : 2;
        return <Component key={block.id} block={block} data={data} headingLevel={headingLevel} isFirst={index === 0} />;
      })}
    </>
  );
}

/** A document's blocks with ids, types and props, as renderers and loaders need them. */
export function completeBlocks(document: BlockDocument): Block[] {
  return (document.blocks ?? []).map((block, index) => ({
    id: block.id ?? String(index),
    type: block.type ?? '',
    props: block.props ?? {},
  }));
}

const canBeTitle = (block: Block): boolean =>
  readText(block.props, 'heading') !== '' && ['hero', 'imageWithText', 'richText'].includes(block.type);

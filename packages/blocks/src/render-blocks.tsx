import type { ReactNode } from 'react';
import type { Block, BlockData, BlockType } from './block-data.ts';
import { categoryTiles } from './category-tiles/category-tiles.tsx';
import { featureList } from './feature-list/feature-list.tsx';
import { hero } from './hero/hero.tsx';
import { imageWithText } from './image-with-text/image-with-text.tsx';
import { productGrid } from './product-grid/product-grid.tsx';
import { quote } from './quote/quote.tsx';
import { readText } from './read-props.ts';
import { richText } from './rich-text/rich-text.tsx';

/** Every type of block, by its name in documents. */
export const blockTypes: Record<string, BlockType> = {
  hero,
  productGrid,
  categoryTiles,
  richText,
  imageWithText,
  featureList,
  quote,
};

export type BlockDocument = {
  title?: string;
  blocks?: { id?: string; type?: string; props?: Record<string, unknown> }[];
};

/**
 * The blocks of a page in order. The first block with a heading has the page's only first-level heading; without one,
 * the page's title is a hidden heading. Blocks of unknown types are left out.
 */
export function renderBlocks(document: BlockDocument, { data }: { data: BlockData }): ReactNode {
  const blocks = completeBlocks(document);
  const titleBlock = blocks[0] && canBeTitle(blocks[0]) ? blocks[0] : null;
  return (
    <>
      {!titleBlock && <h1 className="visually-hidden">{document.title}</h1>}
      {blocks.map((block, index) => {
        const type = Object.hasOwn(blockTypes, block.type) ? blockTypes[block.type] : undefined;
        if (!type) return null;
        const headingLevel = block === titleBlock ? 1 : 2;
        return (
          <type.Component key={block.id} block={block} data={data} headingLevel={headingLevel} isFirst={index === 0} />
        );
      })}
    </>
  );
}

/** A document's blocks with ids, types and props, for renderers and loaders. */
export function completeBlocks(document: BlockDocument): Block[] {
  return (document.blocks ?? []).map((block, index) => ({
    id: block.id ?? String(index),
    type: block.type ?? '',
    props: block.props ?? {},
  }));
}

const canBeTitle = (block: Block): boolean =>
  readText(block.props, 'heading') !== '' && blockTypes[block.type]?.canBeTitle === true;

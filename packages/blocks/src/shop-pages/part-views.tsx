/** Views of parts of the shop's pages: they show what whoever loaded the page has found. */
import { useMessages } from '@stoa/messages/react';
import type { BlockView } from '../block-data.ts';
import { ProductRow } from '../product-row.tsx';
import { readText } from '../read-props.ts';

/** A part that is drawn beforehand. */
export const drawn = (type: string, more: Pick<BlockView, 'hasTitle'> = {}): BlockView => ({
  ...more,
  view: ({ data }) => data.parts?.[type] ?? null,
  example: () => ({}),
});

/** A row of products. `id`: in the page; it names the heading, too, that rows without words of their owner have in all shops. */
export const rowOf = (type: string, id: keyof typeof usual): BlockView => ({
  view: ({ block, data: { rows = {} }, edit }) => {
    const products = rows[type] ?? [];
    if (products.length === 0) return null;
    const heading = readText(block.props, 'heading');
    return <Row id={id} heading={heading} products={products} {...(heading && { edit: edit('heading') })} />;
  },
  example: () => ({}),
});

const usual = { related: 'related', newest: 'newProducts' } as const;

function Row({ id, heading, ...row }: Parameters<typeof ProductRow>[0] & { id: keyof typeof usual }) {
  const messages = useMessages('site');
  return <ProductRow id={id} heading={heading || messages[usual[id]]} {...row} />;
}

import type { BlockProps, BlockView } from '../block-data.ts';
import { ProductList } from '../product-card.tsx';
import { readLink, readText } from '../read-props.ts';
import { SectionHeading } from '../section-heading.tsx';

/** Products chosen by the block's props, loaded beforehand: `heading`, `text`, `action`. */
function view({ block, data, headingLevel, edit }: BlockProps) {
  const products = data.products[block.id] ?? [];
  if (products.length === 0) return null;
  return (
    <section className="block">
      <SectionHeading
        level={headingLevel}
        heading={readText(block.props, 'heading')}
        text={readText(block.props, 'text')}
        action={readLink(block.props, 'action')}
        edit={edit}
      />
      <ProductList products={products} headingLevel={3} />
    </section>
  );
}

export const productGrid: BlockView = {
  view,
  example: ({ heading }) => ({ props: { heading, limit: 4 } }),
};

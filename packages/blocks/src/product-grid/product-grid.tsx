import type { BlockProps, BlockView } from '../block-data.ts';
import { ProductList, sizesIn } from '../product-card.tsx';
import { readLink, readText } from '../read-props.ts';
import { levelWithin, SectionHeading } from '../section-heading.tsx';

/** Products chosen by the block's props, loaded beforehand: `heading`, `text`, `action`. */
function view({ block, data, headingLevel, edit }: BlockProps) {
  const products = data.products[block.id] ?? [];
  if (products.length === 0) return null;
  const heading = readText(block.props, 'heading');
  return (
    <section className="block">
      <SectionHeading
        level={headingLevel}
        heading={heading}
        text={readText(block.props, 'text')}
        action={readLink(block.props, 'action')}
        edit={edit}
      />
      <ProductList
        products={products}
        headingLevel={levelWithin(headingLevel, heading)}
        sizes={sizesIn(block.styles.columns)}
      />
    </section>
  );
}

export const productGrid: BlockView = {
  view,
  example: ({ heading }) => ({ props: { heading, limit: 4 } }),
};

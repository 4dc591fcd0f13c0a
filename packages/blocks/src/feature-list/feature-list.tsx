import type { BlockProps, BlockType } from '../block-data.ts';
import { readList, readText } from '../read-props.ts';
import { SectionHeading } from '../section-heading.tsx';

/** Short promises side by side: `heading`, `text`, `items` of `{ heading, text }`. */
function FeatureList({ block: { props }, headingLevel }: BlockProps) {
  const items = readList(props, 'items');
  const heading = readText(props, 'heading');
  const ItemHeading = heading ? 'h3' : 'h2';
  return (
    <section className="block feature-list">
      <SectionHeading level={headingLevel} heading={heading} text={readText(props, 'text')} />
      <ul>
        {items.map((item) => (
          <li key={readText(item, 'heading')}>
            <ItemHeading>{readText(item, 'heading')}</ItemHeading>
            <p>{readText(item, 'text')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const featureList: BlockType = {
  Component: FeatureList,
  example: ({ heading, text }) => ({ items: [{ heading, text }] }),
};

import type { BlockProps, BlockView } from '../block-data.ts';
import { readText } from '../read-props.ts';
import { levelWithin, SectionHeading } from '../section-heading.tsx';

/** Short promises side by side: `heading`, `text`, and a feature for each of them. */
function view({ block: { props }, headingLevel, edit, slot }: BlockProps) {
  const heading = readText(props, 'heading');
  return (
    <section className="block feature-list">
      <SectionHeading level={headingLevel} heading={heading} text={readText(props, 'text')} edit={edit} />
      <ul>{slot('items', levelWithin(headingLevel, heading))}</ul>
    </section>
  );
}

export const featureList: BlockView = {
  view,
  example: ({ heading, text }) => ({ slots: { items: [{ type: 'feature', props: { heading, text } }] } }),
};

function viewFeature({ block: { props }, headingLevel, edit }: BlockProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <li>
      <Heading {...edit('heading')}>{readText(props, 'heading')}</Heading>
      <p {...edit('text')}>{readText(props, 'text')}</p>
    </li>
  );
}

export const feature: BlockView = {
  view: viewFeature,
  example: ({ heading, text }) => ({ props: { heading, text } }),
};

import type { BlockProps, BlockView } from '../block-data.ts';
import { readText } from '../read-props.ts';
import { SectionHeading } from '../section-heading.tsx';

/** When people are there. */
function view({ block: { props }, headingLevel, edit, slot }: BlockProps) {
  return (
    <section className="block opening-hours">
      <SectionHeading
        level={headingLevel}
        heading={readText(props, 'heading')}
        text={readText(props, 'text')}
        edit={edit}
      />
      <dl>{slot('items', 3)}</dl>
    </section>
  );
}

export const openingHours: BlockView = {
  view,
  canBeTitle: true,
  example: (texts) => ({
    props: { heading: texts.heading },
    slots: { items: [1, 2].map(() => ({ type: 'openingLine', ...openingLine.example(texts) })) },
  }),
};

const viewLine = ({ block: { props }, edit }: BlockProps) => (
  <div>
    <dt {...edit('days')}>{readText(props, 'days')}</dt>
    <dd {...edit('hours')}>{readText(props, 'hours')}</dd>
  </div>
);

export const openingLine: BlockView = { view: viewLine, example: ({ days, hours }) => ({ props: { days, hours } }) };

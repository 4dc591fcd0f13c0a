import type { BlockProps, BlockView } from '../block-data.ts';
import { readText } from '../read-props.ts';
import { levelWithin, SectionHeading } from '../section-heading.tsx';

/** Of several parts, one is seen at a time: its titles stand side by side where there is room. */
function view({ block: { props }, headingLevel, edit, slot }: BlockProps) {
  const heading = readText(props, 'heading');
  return (
    <section className="block tabs">
      <SectionHeading level={headingLevel} heading={heading} text={readText(props, 'text')} edit={edit} />
      <div className="tab-list">{slot('items', levelWithin(headingLevel, heading))}</div>
    </section>
  );
}

export const tabs: BlockView = {
  view,
  canBeTitle: true,
  example: (texts) => ({
    props: { heading: texts.heading },
    slots: {
      items: [1, 2, 3].map((number) => ({
        type: 'tab',
        props: { title: `${texts.tab} ${number}` },
        slots: tab.example(texts).slots ?? {},
      })),
    },
  }),
};

/** Those of one section close each other, as they share a name. */
const viewTab = ({ block: { props }, place, headingLevel, edit, slot }: BlockProps) => (
  <details name={place.parent} open={place.index === 0}>
    <summary className="unfolding" {...edit('title')}>
      {readText(props, 'title')}
    </summary>
    <div className="column tab-content">{slot('content', headingLevel)}</div>
  </details>
);

export const tab: BlockView = {
  view: viewTab,
  example: ({ tab: title, text }) => ({
    props: { title },
    slots: {
      content: [{ type: 'words', props: { text: [{ type: 'paragraph', content: [{ type: 'text', text }] }] } }],
    },
  }),
};

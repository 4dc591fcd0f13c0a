import type { BlockProps, BlockView } from '../block-data.ts';
import { readText } from '../read-props.ts';
import { SectionHeading } from '../section-heading.tsx';
import { Prose } from './rich-content.tsx';

/** Text with simple formatting: `heading`, and `text` as a tree. */
function view({ block: { props }, headingLevel, edit }: BlockProps) {
  return (
    <section className="block rich-text">
      <SectionHeading level={headingLevel} heading={readText(props, 'heading')} edit={edit} />
      <Prose value={props.text} />
    </section>
  );
}

export const richText: BlockView = {
  view,
  canBeTitle: true,
  example: ({ heading, text }) => ({
    props: { heading, text: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
  }),
};

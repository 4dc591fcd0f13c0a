import type { BlockProps, BlockType } from '../block-data.ts';
import { readText } from '../read-props.ts';
import { SectionHeading } from '../section-heading.tsx';

/** Text with simple formatting: `heading`, and `html`, which was sanitised when the page was saved. */
function RichText({ block: { props }, headingLevel }: BlockProps) {
  return (
    <section className="block rich-text">
      <SectionHeading level={headingLevel} heading={readText(props, 'heading')} />
      <div className="prose" dangerouslySetInnerHTML={{ __html: readText(props, 'html') }} />
    </section>
  );
}

export const richText: BlockType = {
  Component: RichText,
  canBeTitle: true,
  example: ({ heading, text }) => ({ heading, html: `<p>${text}</p>` }),
};

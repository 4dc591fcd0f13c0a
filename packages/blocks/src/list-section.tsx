import type { BlockProps } from './block-data.ts';
import { readText } from './read-props.ts';
import { levelWithin, SectionHeading } from './section-heading.tsx';

type Look = { className: string; isOrdered?: boolean };

/** A section of equal parts: an optional heading and text, and what is in its slot `items` as a list. */
export function viewList({ block, headingLevel, edit, slot }: BlockProps, { className, isOrdered = false }: Look) {
  const heading = readText(block.props, 'heading');
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <section className={`block ${className}`}>
      <SectionHeading level={headingLevel} heading={heading} text={readText(block.props, 'text')} edit={edit} />
      <List className="parts">{slot('items', levelWithin(headingLevel, heading))}</List>
    </section>
  );
}

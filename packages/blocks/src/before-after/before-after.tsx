import { useMessages } from '@stoa/messages/react';
import type { BlockProps, BlockView } from '../block-data.ts';
import { Picture, type PictureSource } from '../picture.tsx';
import { readPicture, readRatio, readText } from '../read-props.ts';
import { SectionHeading } from '../section-heading.tsx';

const LANDSCAPE = 4 / 3;

/** Two pictures of the same, one over the other: both by halves, or all of one. */
function view({ block: { id, props, styles }, headingLevel, isFirst, edit }: BlockProps) {
  const [before = '', after = ''] = ['beforeLabel', 'afterLabel'].map((name) => readText(props, name));
  const shape = { ratio: readRatio(styles, LANDSCAPE), priority: isFirst ? ('first' as const) : ('lazy' as const) };
  return (
    <section className="block before-after">
      <SectionHeading
        level={headingLevel}
        heading={readText(props, 'heading')}
        text={readText(props, 'text')}
        edit={edit}
      />
      <figure className="compared">
        <div className="compared-pictures">
          <Compared source={readPicture(props, 'before')} label={before} {...shape} />
          <Compared source={readPicture(props, 'after')} label={after} {...shape} />
        </div>
        <Choice name={`compared-${id}`} before={before} after={after} />
      </figure>
    </section>
  );
}

type ComparedProps = { source: PictureSource | null; label: string; ratio: number; priority: 'first' | 'lazy' };

const Compared = ({ source, label, ...shape }: ComparedProps) =>
  source ? (
    <Picture source={{ ...source, alt: source.alt || label }} sizes="(min-width: 64rem) 60rem, 92vw" {...shape} />
  ) : (
    <span className="compared-blank" />
  );

/** What is shown: the style sheet asks which is chosen. */
function Choice({ name, before, after }: { name: string; before: string; after: string }) {
  const { beforeAfter, both } = useMessages('sections');
  const choices = { before, both, after };
  return (
    <fieldset>
      <legend className="visually-hidden">{beforeAfter}</legend>
      {Object.entries(choices).map(([value, label]) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === 'both'} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

export const beforeAfter: BlockView = {
  view,
  canBeTitle: true,
  example: (texts) => ({
    props: { heading: texts.heading, beforeLabel: texts.before, afterLabel: texts.after },
  }),
};

import type { BlockProps, BlockView } from '../block-data.ts';
import { viewList } from '../list-section.tsx';
import { Picture } from '../picture.tsx';
import { readPicture, readText } from '../read-props.ts';

/** What happened when, along a line. */
export const timeline: BlockView = {
  view: (props) => viewList(props, { className: 'timeline', isOrdered: true }),
  canBeTitle: true,
  example: (texts) => ({
    props: { heading: texts.heading },
    slots: { items: [1, 2, 3].map(() => ({ type: 'moment', ...moment.example(texts) })) },
  }),
};

function viewMoment({ block: { props }, headingLevel, edit }: BlockProps) {
  const Heading = `h${headingLevel}` as const;
  const [when, heading, text] = ['when', 'heading', 'text'].map((name) => readText(props, name));
  const source = readPicture(props, 'image');
  return (
    <li>
      {when && (
        <p className="moment-when" {...edit('when')}>
          {when}
        </p>
      )}
      {heading && <Heading {...edit('heading')}>{heading}</Heading>}
      {text && <p {...edit('text')}>{text}</p>}
      {source && <Picture source={source} ratio="original" sizes="(min-width: 48rem) 40rem, 90vw" />}
    </li>
  );
}

export const moment: BlockView = {
  view: viewMoment,
  example: ({ year, heading, text }) => ({ props: { when: year, heading, text } }),
};

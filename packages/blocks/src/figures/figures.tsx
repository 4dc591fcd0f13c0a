import type { BlockProps, BlockView } from '../block-data.ts';
import { viewList } from '../list-section.tsx';
import { readText } from '../read-props.ts';

/** Large numbers, each with what it counts. */
export const figures: BlockView = {
  view: (props) => viewList(props, { className: 'figures' }),
  canBeTitle: true,
  example: (texts) => ({ slots: { items: [1, 2, 3].map(() => ({ type: 'figure', ...figure.example(texts) })) } }),
};

const viewFigure = ({ block: { props }, edit }: BlockProps) => (
  <li>
    <p className="figure-number" {...edit('figure')}>
      {readText(props, 'figure')}
    </p>
    <p {...edit('text')}>{readText(props, 'text')}</p>
  </li>
);

export const figure: BlockView = {
  view: viewFigure,
  example: (texts) => ({ props: { figure: '100', text: texts.heading } }),
};

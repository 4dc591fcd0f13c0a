import type { BlockView } from '../block-data.ts';
import { feature } from '../feature-list/feature-list.tsx';
import { viewList } from '../list-section.tsx';

/** What happens one after the other, with numbers. */
export const steps: BlockView = {
  view: (props) => viewList(props, { className: 'steps', isOrdered: true }),
  canBeTitle: true,
  example: (texts) => ({
    props: { heading: texts.heading },
    slots: { items: [1, 2, 3].map(() => ({ type: 'step', ...step.example(texts) })) },
  }),
};

/** What a promise is beside others, a step is in a row. */
export const step: BlockView = feature;

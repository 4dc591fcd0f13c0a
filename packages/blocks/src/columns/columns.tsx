import type { BlockProps, BlockView } from '../block-data.ts';
import { viewList } from '../list-section.tsx';

/** Side by side, where there is room: each column holds what it likes. */
export const columns: BlockView = {
  view: (props) => viewList(props, { className: 'columns' }),
  canBeTitle: true,
  example: ({ heading, text }) => {
    const content = [
      { type: 'heading', props: { text: heading } },
      { type: 'words', props: { text: [{ type: 'paragraph', content: [{ type: 'text', text }] }] } },
    ];
    const filled = { type: 'column', slots: { content } };
    return { slots: { items: [filled, filled] } };
  },
};

const viewColumn = ({ slot, headingLevel }: BlockProps) => <li className="column">{slot('content', headingLevel)}</li>;

export const column: BlockView = { view: viewColumn, example: () => ({}) };

import type { BlockProps, BlockView } from '../block-data.ts';
import { viewList } from '../list-section.tsx';
import { readText } from '../read-props.ts';
import { Prose } from '../rich-text/rich-content.tsx';

/** Questions whose answers unfold. */
export const questions: BlockView = {
  view: (props) => viewList(props, { className: 'questions' }),
  canBeTitle: true,
  example: (texts) => ({
    props: { heading: texts.heading },
    slots: { items: [1, 2, 3].map(() => ({ type: 'question', ...question.example(texts) })) },
  }),
};

function viewQuestion({ block: { props }, edit }: BlockProps) {
  return (
    <li>
      <details>
        <summary className="unfolding" {...edit('question')}>
          {readText(props, 'question')}
        </summary>
        <Prose value={props.answer} />
      </details>
    </li>
  );
}

export const question: BlockView = {
  view: viewQuestion,
  example: (texts) => ({
    props: {
      question: texts.question,
      answer: [{ type: 'paragraph', content: [{ type: 'text', text: texts.answer }] }],
    },
  }),
};

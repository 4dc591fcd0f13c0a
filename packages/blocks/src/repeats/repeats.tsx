import type { BlockProps, BlockView, Example } from '../block-data.ts';
import { viewList } from '../list-section.tsx';
import { itemsIn } from './items.ts';

/** A list of what there is; nothing where there is none. */
function view(props: BlockProps) {
  const { block, data } = props;
  return itemsIn(data)(block).length > 0 ? viewList(props, { className: 'columns' }) : null;
}

/** Of each: its picture, its name as a link to it, and a few texts. */
const repeat = (...texts: string[]): BlockView => ({
  view,
  canBeTitle: true,
  example: ({ heading }) => {
    const content: (Example & { type: string })[] = [
      { type: 'picture', props: { image: { bind: 'item.picture' } } },
      { type: 'button', props: { link: { bind: 'item.link' }, look: 'link' } },
      ...texts.map((bind) => ({ type: 'words', props: { text: { bind } } })),
    ];
    return { props: { heading, limit: 3 }, slots: { items: [{ type: 'column', slots: { content } }] } };
  },
});

export const productRepeat = repeat('item.price');
export const categoryRepeat = repeat();
export const postRepeat = repeat('item.date', 'item.excerpt');

import type { BlockProps, BlockView } from '../block-data.ts';
import { viewList } from '../list-section.tsx';
import { readText } from '../read-props.ts';

/** What is offered, line by line, with its price in words. */
export const priceList: BlockView = {
  view: (props) => viewList(props, { className: 'price-list' }),
  canBeTitle: true,
  example: (texts) => ({
    props: { heading: texts.heading },
    slots: { items: [1, 2, 3, 4].map(() => ({ type: 'priceLine', ...priceLine.example(texts) })) },
  }),
};

function viewLine({ block: { props }, edit }: BlockProps) {
  const text = readText(props, 'text');
  return (
    <li>
      <p className="price-list-line">
        <span className="price-list-name" {...edit('name')}>
          {readText(props, 'name')}
        </span>
        <span {...edit('price')}>{readText(props, 'price')}</span>
      </p>
      {text && (
        <p className="price-list-text" {...edit('text')}>
          {text}
        </p>
      )}
    </li>
  );
}

export const priceLine: BlockView = {
  view: viewLine,
  example: ({ offer, price }) => ({ props: { name: offer, price } }),
};

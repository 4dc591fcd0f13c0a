import { useMessages } from '@stoa/messages/react';
import type { ReactNode } from 'react';
import type { BlockProps, BlockView } from '../block-data.ts';
import { readNumber, readText } from '../read-props.ts';
import { SectionHeading } from '../section-heading.tsx';
import { MOST_CELLS } from './block.ts';

const USUAL_COLUMNS = 3;

/** What is compared: a row for each, under titles. */
function view({ block: { props }, headingLevel, edit, slot }: BlockProps) {
  const heading = readText(props, 'heading');
  return (
    <section className="block data-table">
      <SectionHeading level={headingLevel} heading={heading} text={readText(props, 'text')} edit={edit} />
      <Scroller label={heading}>
        <table data-columns={readNumber(props, 'columns', USUAL_COLUMNS)}>
          <thead>{slot('head', 3)}</thead>
          <tbody>{slot('items', 3)}</tbody>
        </table>
      </Scroller>
    </section>
  );
}

/** What is wider than the window is moved within it, by keys as well. */
function Scroller({ label, children }: { label: string; children: ReactNode }) {
  const { table } = useMessages('sections');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what has the focus
    <section className="table-scroller" tabIndex={0} aria-label={label || table}>
      {children}
    </section>
  );
}

/** As many cells as a table can show: how many it does is up to its style sheet. */
const cellNames = Array.from({ length: MOST_CELLS }, (_, index) => `cell${index + 1}`);

export const table: BlockView = {
  view,
  canBeTitle: true,
  example: (texts) => ({
    props: { heading: texts.heading, columns: USUAL_COLUMNS },
    slots: {
      head: [{ type: 'tableHead', ...tableHead.example(texts) }],
      items: [1, 2].map(() => ({ type: 'tableRow', ...tableRow.example(texts) })),
    },
  }),
};

const viewHead = ({ block: { props }, edit }: BlockProps) => (
  <tr>
    {cellNames.map((name) => {
      const text = readText(props, name);
      // a title without words is none
      return text ? (
        <th key={name} scope="col" {...edit(name)}>
          {text}
        </th>
      ) : (
        <td key={name} {...edit(name)} />
      );
    })}
  </tr>
);

export const tableHead: BlockView = {
  view: viewHead,
  example: ({ cells: [first = '', second = '', third = ''] }) => ({
    props: { cell1: first, cell2: second, cell3: third },
  }),
};

const viewRow = ({ block: { props }, edit }: BlockProps) => (
  <tr>
    {cellNames.map((name, index) =>
      index === 0 ? (
        <th key={name} scope="row" {...edit(name)}>
          {readText(props, name)}
        </th>
      ) : (
        <td key={name} {...edit(name)}>
          {readText(props, name)}
        </td>
      ),
    )}
  </tr>
);

export const tableRow: BlockView = {
  view: viewRow,
  example: ({ cells: [, , , first = '', second = '', third = ''] }) => ({
    props: { cell1: first, cell2: second, cell3: third },
  }),
};

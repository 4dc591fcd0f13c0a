import { Table } from '@mantine/core';
import list from './list.module.css';

type PeriodTableProps = {
  /** What the figures are about; left out where the panel around it says so. */
  label?: string;
  /** The headings: of the periods, and of each figure. */
  headings: readonly [period: string, ...figures: string[]];
  /** A row for each period, the first one first: its name and its figures, as texts. */
  rows: readonly (readonly [period: string, ...figures: string[]])[];
  /** Pixels that it fills at most; the rest scrolls. */
  height: number;
  minWidth?: number;
};

/** The figures of a chart as a table, the latest period first. */
export function PeriodTable({ label, headings, rows, height, minWidth = 260 }: PeriodTableProps) {
  const [period, ...figures] = headings;
  return (
    <Table.ScrollContainer minWidth={minWidth} mah={height}>
      <Table stickyHeader aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{period}</Table.Th>
            {figures.map((figure) => (
              <Table.Th key={figure} scope="col" className={list.numeric}>
                {figure}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.toReversed().map(([name, ...values]) => (
            <Table.Tr key={name}>
              <Table.Th scope="row" fw={500}>
                {name}
              </Table.Th>
              {values.map((value, index) => (
                <Table.Td key={figures[index]} className={list.numeric}>
                  {value}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

import { Button, Stack, Table } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { words } from '../../app/words.ts';
import list from '../../ui/list.module.css';
import { saveFile } from '../import/save-file.ts';
import { toCsv } from './csv.ts';

const texts = words.reports;

/** A column: its heading, and what it shows of a row, on the page and in a file. */
export type Column<Row> = { heading: string; show: (row: Row) => string; write: (row: Row) => string };

type PartsTableProps<Row> = {
  title: string;
  /** The first one names the rows. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The name of the file that the table can be saved as. */
  fileName: string;
};

/** The figures behind a chart as a table, which can be saved as a file. */
export function PartsTable<Row>({ title, columns, rows, keyOf, fileName }: PartsTableProps<Row>) {
  const [name, ...figures] = columns;
  const save = () => {
    const lines = [columns.map(({ heading }) => heading), ...rows.map((row) => columns.map(({ write }) => write(row)))];
    const file = new Response(toCsv(lines), { headers: { 'content-type': 'text/csv;charset=utf-8' } });
    void saveFile(file, fileName);
  };
  return (
    <Stack gap="sm" align="flex-start">
      <Table.ScrollContainer minWidth={320} mah={420} w="100%" scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
        <Table stickyHeader aria-label={title}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{name.heading}</Table.Th>
              {figures.map(({ heading }) => (
                <Table.Th key={heading} scope="col" className={list.numeric}>
                  {heading}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={keyOf(row)}>
                <Table.Th scope="row" fw={500} style={{ overflowWrap: 'anywhere' }}>
                  {name.show(row)}
                </Table.Th>
                {figures.map(({ heading, show }) => (
                  <Table.Td key={heading} className={list.numeric}>
                    {show(row)}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Button variant="default" size="xs" leftSection={<IconDownload size={16} aria-hidden />} onClick={save}>
        {texts.save}
      </Button>
    </Stack>
  );
}

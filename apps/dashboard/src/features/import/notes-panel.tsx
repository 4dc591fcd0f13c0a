import { List, Text } from '@mantine/core';
import { type Format, useFormat } from '../../app/format.ts';
import { counted } from '../../ui/list/define-list.ts';
import { Panel } from '../../ui/panel.tsx';
import type { ImportView } from './queries.ts';

type Note = NonNullable<ImportView['notes']>[number];

/** What many rows of the file have in common, a line for each. */
export function NotesPanel({ one: { notes = [] } }: { one: ImportView }) {
  const format = useFormat();
  if (notes.length === 0) return null;
  return (
    <Panel title="Good to know">
      <List spacing="xs" aria-label="Good to know">
        {notes.map((note) => (
          <List.Item key={note.reason}>
            {note.reason}
            <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {placeOf(note, format)}
            </Text>
          </List.Item>
        ))}
      </List>
    </Panel>
  );
}

/** As `128 times, first in row 3: Variant SKU “ONE”`. */
export function placeOf({ count = 0, row = 0, column, value }: Note, format: Pick<Format, 'number'>): string {
  const place = `row ${format.number(row)}`;
  const where =
    count === 1 ? `In ${place}` : `${counted(count, { one: 'time', many: 'times' }, format)}, first in ${place}`;
  const what = [column, value && `“${value}”`].filter(Boolean).join(' ');
  return what ? `${where}: ${what}` : where;
}

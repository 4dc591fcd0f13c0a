import { List, Text } from '@mantine/core';
import { type Format, useFormat } from '../../app/format.ts';
import { words } from '../../app/words.ts';
import { Panel } from '../../ui/panel.tsx';
import type { ImportView } from './queries.ts';
import { inReasonWords } from './reasons.ts';

const texts = words.importing.notes;

type Note = NonNullable<ImportView['notes']>[number];

/** What many rows of the file have in common, a line for each. */
export function NotesPanel({ one: { notes = [] } }: { one: ImportView }) {
  const format = useFormat();
  if (notes.length === 0) return null;
  return (
    <Panel title={texts.title}>
      <List spacing="xs" aria-label={texts.title}>
        {notes.map((note) => (
          <List.Item key={note.reason}>
            {inReasonWords(note.reason ?? '')}
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
  const place = format.number(row);
  const where = count === 1 ? texts.once(place) : texts.often(count, place);
  const what = [column, value && texts.value(value)].filter(Boolean).join(' ');
  return what ? `${where}: ${what}` : where;
}

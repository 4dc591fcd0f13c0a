import { Badge, Checkbox, Group, Paper, ScrollArea, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { words } from '../../app/words.ts';
import { Failure } from '../../ui/failure.tsx';
import { SearchBox } from '../../ui/list/search-box.tsx';
import { matching, rowsOf } from './tree.ts';
import { useTree } from './use-tree.ts';

const texts = words.categories;

type CategoryPickerProps = {
  /** Ids of the chosen categories. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  /** The accessible name of the list. */
  label?: string;
};

const INDENT = 22;

/** Selects any number of the store's categories from a searchable tree. */
export function CategoryPicker({ value, onChange, label = texts.title }: CategoryPickerProps) {
  const [text, setText] = useState('');
  const tree = useTree();
  if (tree.isError) return <Failure error={tree.error} onRetry={() => void tree.refetch()} />;
  if (tree.isPending) return <Loading />;
  const { nodes } = tree.data;
  if (nodes.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {texts.picker.none}
      </Text>
    );
  }
  const rows = rowsOf(text ? matching(nodes, text) : nodes, () => true);
  const toggle = (id: string) => onChange(value.includes(id) ? value.filter((one) => one !== id) : [...value, id]);
  return (
    <Stack gap="xs" role="group" aria-label={label}>
      <Group>
        <SearchBox label={texts.search} value={text} onSearch={setText} />
      </Group>
      <Paper withBorder>
        <ScrollArea.Autosize mah={280} type="auto" viewportProps={{ tabIndex: -1 }}>
          <Stack component="ul" gap={2} p="xs" m={0} style={{ listStyle: 'none' }}>
            {rows.map((row) => (
              <li key={row.id} style={{ paddingInlineStart: row.depth * INDENT }}>
                <Group justify="space-between" wrap="nowrap" gap="xs">
                  <Checkbox label={row.name} checked={value.includes(row.id)} onChange={() => toggle(row.id)} py={4} />
                  {!row.visible && (
                    <Badge size="xs" variant="light" color="gray">
                      {texts.hidden}
                    </Badge>
                  )}
                </Group>
              </li>
            ))}
          </Stack>
          {rows.length === 0 && (
            <Text size="sm" c="dimmed" p="sm">
              {texts.noMatch}
            </Text>
          )}
        </ScrollArea.Autosize>
      </Paper>
      <Text size="xs" c="dimmed" role="status">
        {texts.picker.chosen(value.length)}
      </Text>
    </Stack>
  );
}

function Loading() {
  return (
    <Stack gap="xs" role="status">
      <VisuallyHidden>{texts.picker.loading}</VisuallyHidden>
      {['65%', '45%', '55%'].map((width) => (
        <Skeleton key={width} h={18} w={width} />
      ))}
    </Stack>
  );
}

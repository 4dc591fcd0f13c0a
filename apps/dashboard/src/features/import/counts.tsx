import { Group, Text } from '@mantine/core';
import { useFormat } from '../../app/format.ts';
import type { ImportView } from './queries.ts';

const shown = [
  ['created', 'new'],
  ['updated', 'changed'],
  ['unchanged', 'as they are'],
  ['skipped', 'left alone'],
  ['failed', 'left out'],
  ['media', 'files stored'],
  ['errors', 'errors'],
  ['warnings', 'warnings'],
] as const;

/** The counts of a run. Zeros are left out, except for new and changed products. */
export function Counts({ counts }: { counts: ImportView['counts'] }) {
  const format = useFormat();
  const entries = shown.filter(([key]) => counts?.[key] || key === 'created' || key === 'updated');
  return (
    <Group gap="lg" component="dl" my={0}>
      {entries.map(([key, label]) => (
        <div key={key}>
          <Text component="dd" m={0} fw={600} size="lg">
            {format.number(counts?.[key] ?? 0)}
          </Text>
          <Text component="dt" size="sm" c="dimmed">
            {label}
          </Text>
        </div>
      ))}
    </Group>
  );
}

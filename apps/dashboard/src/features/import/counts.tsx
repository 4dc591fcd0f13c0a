import { Group, Text } from '@mantine/core';
import { useFormat } from '../../app/format.ts';
import { words } from '../../app/words.ts';
import type { ImportView } from './queries.ts';

const texts = words.importing;

const shown = ['created', 'updated', 'unchanged', 'skipped', 'failed', 'media', 'errors', 'warnings'] as const;

/** The counts of a run. Zeros are left out, except for new and changed products. */
export function Counts({ counts }: { counts: ImportView['counts'] }) {
  const format = useFormat();
  const entries = shown.filter((key) => counts?.[key] || key === 'created' || key === 'updated');
  return (
    <Group gap="lg" component="dl" my={0}>
      {entries.map((key) => (
        <div key={key}>
          <Text component="dd" m={0} fw={600} size="lg">
            {format.number(counts?.[key] ?? 0)}
          </Text>
          <Text component="dt" size="sm" c="dimmed">
            {texts.counts[key]}
          </Text>
        </div>
      ))}
    </Group>
  );
}

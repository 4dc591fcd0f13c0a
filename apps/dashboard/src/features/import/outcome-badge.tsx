import { Badge } from '@mantine/core';
import { words } from '../../app/words.ts';

const texts = words.importing.outcomes;

const looks: Record<string, { label: string; color: string }> = {
  created: { label: texts.created, color: 'green' },
  updated: { label: texts.updated, color: 'blue' },
  unchanged: { label: texts.unchanged, color: 'gray' },
  skipped: { label: texts.skipped, color: 'gray' },
  failed: { label: texts.failed, color: 'red' },
};

/** The outcome of the import for a product. */
export function OutcomeBadge({ outcome = '' }: { outcome?: string }) {
  const { label, color } = looks[outcome] ?? { label: outcome, color: 'gray' };
  return (
    <Badge variant="light" color={color} miw="max-content">
      {label}
    </Badge>
  );
}

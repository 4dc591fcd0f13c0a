import { Badge } from '@mantine/core';

const looks: Record<string, { label: string; color: string }> = {
  created: { label: 'New', color: 'green' },
  updated: { label: 'Changed', color: 'blue' },
  unchanged: { label: 'Unchanged', color: 'gray' },
  skipped: { label: 'Skipped', color: 'gray' },
  failed: { label: 'Failed', color: 'red' },
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

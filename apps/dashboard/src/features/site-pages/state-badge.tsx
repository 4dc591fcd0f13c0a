import { Badge } from '@mantine/core';
import type { SitePage } from './queries.ts';

const states = {
  NEW: { label: 'New', color: 'yellow' },
  CHANGED: { label: 'Changed', color: 'orange' },
  PUBLISHED: { label: 'Published', color: 'green' },
  STANDARD: { label: 'Standard', color: 'gray' },
} as const;

/** How a draft compares with what visitors see. `STANDARD`: as it is in every shop. */
export function StateBadge({ state = 'NEW' }: { state?: SitePage['state'] | 'STANDARD' }) {
  const { label, color } = states[state];
  return (
    <Badge variant="light" color={color} style={{ flex: 'none' }}>
      {label}
    </Badge>
  );
}

import { Badge } from '@mantine/core';
import { words } from '../../app/words.ts';
import type { SitePage } from './queries.ts';

const texts = words.sitePages;

const colors = {
  NEW: 'yellow',
  CHANGED: 'orange',
  PUBLISHED: 'green',
  STANDARD: 'gray',
} as const;

/** How a draft compares with what visitors see. `STANDARD`: as it is in every shop. */
export function StateBadge({ state = 'NEW' }: { state?: SitePage['state'] | 'STANDARD' }) {
  return (
    <Badge variant="light" color={colors[state]} style={{ flex: 'none' }}>
      {texts.states[state]}
    </Badge>
  );
}

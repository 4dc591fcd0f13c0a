import { Badge } from '@mantine/core';
import type { Static } from '@stoa/contract';
import type { SiteState } from '@stoa/contract/stoa/site';

type State = Static<typeof SiteState>;

const shown = {
  PENDING: { label: 'Opening soon', color: 'yellow' },
  DISABLED: { label: 'Closed', color: 'red' },
  DEMO: { label: 'Demo', color: 'gray' },
} as const;

/** Shut by the operators of the server. */
const BLOCKED = { label: 'Blocked', color: 'red' } as const;

/** What visitors get of a site, unless that is the site itself. */
export function SiteStateBadge({ state, isBlocked = false }: { state: State | undefined; isBlocked?: boolean }) {
  if (!state || (state === 'ENABLED' && !isBlocked)) return null;
  const { label, color } = isBlocked || state === 'ENABLED' ? BLOCKED : shown[state];
  return (
    <Badge variant="light" color={color} style={{ flexShrink: 0 }}>
      {label}
    </Badge>
  );
}

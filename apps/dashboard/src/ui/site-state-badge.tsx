import { Badge } from '@mantine/core';
import type { Static } from '@stoa/contract';
import type { SiteState } from '@stoa/contract/stoa/site';
import { words } from '../app/words.ts';

const texts = words.common.siteStates;

type State = Static<typeof SiteState>;

const shown = {
  PENDING: { label: texts.PENDING, color: 'yellow' },
  DISABLED: { label: texts.DISABLED, color: 'red' },
  DEMO: { label: texts.DEMO, color: 'gray' },
} as const;

/** Shut by the operators of the server. */
const BLOCKED = { label: texts.blocked, color: 'red' } as const;

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

import { Badge } from '@mantine/core';
import { words } from '../../app/words.ts';

const texts = words.discounts;

export type Status = 'LIVE' | 'SCHEDULED' | 'OFF' | 'ENDED';

export const statuses: Record<Status, { text: string; color: string }> = {
  LIVE: { text: texts.active, color: 'green' },
  SCHEDULED: { text: texts.states.scheduled, color: 'blue' },
  OFF: { text: texts.states.off, color: 'gray' },
  ENDED: { text: texts.states.ended, color: 'gray' },
};

type Span = { active: boolean; start: string | null; end: string | null };

/** The status of a discount at an instant. */
export function statusOf({ active, start, end }: Span, now: Date): Status {
  if (end && new Date(end) <= now) return 'ENDED';
  if (!active) return 'OFF';
  return start && new Date(start) > now ? 'SCHEDULED' : 'LIVE';
}

export function StatusBadge({ status }: { status: Status }) {
  const { text, color } = statuses[status];
  return (
    <Badge variant="light" color={color} style={{ flex: 'none' }}>
      {text}
    </Badge>
  );
}

import { Badge } from '@mantine/core';

export type Status = 'LIVE' | 'SCHEDULED' | 'OFF' | 'ENDED';

export const statuses: Record<Status, { text: string; color: string }> = {
  LIVE: { text: 'Active', color: 'green' },
  SCHEDULED: { text: 'Scheduled', color: 'blue' },
  OFF: { text: 'Off', color: 'gray' },
  ENDED: { text: 'Ended', color: 'gray' },
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

import { Badge, Group } from '@mantine/core';
import { type Standing, standings } from './member-search.ts';
import type { MemberView } from './queries.ts';

/** Where a member stands; that somebody is muted only where they are. */
export function StandingBadge({ member }: { member: MemberView }) {
  const standing = standings[member.status as Standing];
  return (
    <Group gap={6} wrap="nowrap">
      {standing && (
        <Badge variant="light" color={standing.color} tt="none" style={{ flex: 'none' }}>
          {standing.label}
        </Badge>
      )}
      {member.activityStatus === 'MUTED' && (
        <Badge variant="light" color="gray" tt="none" style={{ flex: 'none' }}>
          Muted
        </Badge>
      )}
    </Group>
  );
}

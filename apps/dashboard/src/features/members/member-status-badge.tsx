import { Badge, Group } from '@mantine/core';
import { words } from '../../app/words.ts';
import { type MemberStatus, memberStatuses } from './member-search.ts';
import type { MemberView } from './queries.ts';

const texts = words.members.states;

/** The status of a member, and a mark if they are muted. */
export function MemberStatusBadge({ member }: { member: MemberView }) {
  const status = memberStatuses[member.status as MemberStatus];
  return (
    <Group gap={6} wrap="nowrap">
      {status && (
        <Badge variant="light" color={status.color} style={{ flex: 'none' }}>
          {status.label}
        </Badge>
      )}
      {member.activityStatus === 'MUTED' && (
        <Badge variant="light" color="gray" style={{ flex: 'none' }}>
          {texts.muted}
        </Badge>
      )}
    </Group>
  );
}

import { Anchor, Checkbox, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useFormat } from '../../app/format.ts';
import list from '../../ui/list.module.css';
import { nameOfMember } from './member-name.ts';
import type { MemberListProps } from './member-table.tsx';
import { StandingBadge } from './standing-badge.tsx';

/** The members on narrow screens. */
export function MemberCards({ members, selected, onSelect }: MemberListProps) {
  const format = useFormat();
  return (
    <ul className={list.cards} aria-label="Members">
      {members.map((member) => (
        <li key={member.id} className={`${list.card} ${list.row}`}>
          <Group wrap="nowrap" align="flex-start" gap="sm">
            {selected && (
              <Checkbox
                mt={2}
                className={list.above}
                aria-label={`Select ${nameOfMember(member)}`}
                checked={selected.has(member.id ?? '')}
                onChange={({ currentTarget }) => onSelect([member.id ?? ''], currentTarget.checked)}
              />
            )}
            <div style={{ flex: 1, minWidth: 0 }}>
              <Group justify="space-between" wrap="nowrap">
                <Anchor component={Link} to={`/members/${member.id}`} className={list.cover} fw={600} truncate>
                  {nameOfMember(member)}
                </Anchor>
                <StandingBadge member={member} />
              </Group>
              <Text size="sm" c="dimmed" truncate>
                {member.loginEmail}
              </Text>
              <Text size="xs" c="dimmed">
                {member.createdDate && `Joined ${format.date(member.createdDate)}`}
              </Text>
            </div>
          </Group>
        </li>
      ))}
    </ul>
  );
}

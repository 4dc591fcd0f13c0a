import { Anchor, Avatar, Group, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useFormat } from '../../app/format.ts';
import list from '../../ui/list.module.css';
import { SelectAll, SelectOne } from '../../ui/selection.tsx';
import { fullNameOf, nameOfMember } from './member-name.ts';
import type { MemberView } from './queries.ts';
import { StandingBadge } from './standing-badge.tsx';

export type MemberListProps = {
  members: MemberView[];
  /** Null for who may do nothing with several at once. */
  selected: ReadonlySet<string> | null;
  onSelect: (ids: string[], isSelected: boolean) => void;
};

export function MemberTable({ members, selected, onSelect }: MemberListProps) {
  const format = useFormat();
  const ids = members.flatMap(({ id }) => id ?? []);
  return (
    <Table.ScrollContainer minWidth={760}>
      <Table verticalSpacing="sm" horizontalSpacing="md" aria-label="Members">
        <Table.Thead>
          <Table.Tr>
            {selected && (
              <Table.Th w={40}>
                <SelectAll ids={ids} selected={selected} onSelect={onSelect} />
              </Table.Th>
            )}
            <Table.Th scope="col">Member</Table.Th>
            <Table.Th scope="col">E-mail</Table.Th>
            <Table.Th scope="col">Status</Table.Th>
            <Table.Th scope="col">Joined</Table.Th>
            <Table.Th scope="col">Last login</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {members.map((member) => (
            <Table.Tr key={member.id} className={list.row} data-selected={selected?.has(member.id ?? '') || undefined}>
              {selected && (
                <Table.Td className={list.above}>
                  <SelectOne id={member.id ?? ''} name={nameOfMember(member)} selected={selected} onSelect={onSelect} />
                </Table.Td>
              )}
              <Table.Th scope="row" maw={260}>
                <Group gap="sm" wrap="nowrap">
                  <MemberAvatar member={member} />
                  <div style={{ minWidth: 0 }}>
                    <Anchor component={Link} to={`/members/${member.id}`} className={list.cover} inherit fw={600}>
                      {nameOfMember(member)}
                    </Anchor>
                    <Text size="xs" c="dimmed" fw={400} truncate>
                      {fullNameOf(member) !== nameOfMember(member) && fullNameOf(member)}
                    </Text>
                  </div>
                </Group>
              </Table.Th>
              <Table.Td maw={240}>
                <Text size="sm" truncate>
                  {member.loginEmail}
                </Text>
              </Table.Td>
              <Table.Td>
                <StandingBadge member={member} />
              </Table.Td>
              <Table.Td>{member.createdDate && format.date(member.createdDate)}</Table.Td>
              <Table.Td>{member.lastLoginDate ? format.date(member.lastLoginDate) : 'Never'}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

/** Their picture, or what their name begins with. Pictures of other hosts are not fetched: those would learn who looks. */
export function MemberAvatar({ member, size = 32 }: { member: MemberView; size?: number }) {
  const url = member.profile?.photo?.url ?? '';
  const isOurs = URL.canParse(url, location.href) && new URL(url, location.href).origin === location.origin;
  return <Avatar src={isOurs ? url || null : null} name={nameOfMember(member)} size={size} radius="xl" alt="" />;
}

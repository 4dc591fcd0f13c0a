import { Avatar } from '@mantine/core';
import { initialsOf } from '../../ui/initials.ts';
import { nameOfMember } from './member-name.ts';
import type { MemberView } from './queries.ts';

/**
 * The member's picture or initial. Pictures on other hosts are not fetched, because those hosts would learn who looks.
 */
export function MemberAvatar({ member, size = 32 }: { member: MemberView; size?: number }) {
  const url = member.profile?.photo?.url ?? '';
  const isOurs = URL.canParse(url, location.href) && new URL(url, location.href).origin === location.origin;
  return (
    <Avatar src={isOurs ? url || null : null} size={size} radius="xl" alt="">
      {initialsOf(nameOfMember(member))}
    </Avatar>
  );
}

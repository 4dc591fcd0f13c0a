import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { type Need, useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { GivenPanel } from './given-panel.tsx';
import { type MemberDetails, rolesQuery } from './queries.ts';
import { useAfterChange } from './use-after-change.ts';

const texts = words.members.given;

/** The role of every member. */
const OF_ALL = 'MEMBER';

const needsToChange: Need[] = [
  'memberRoleDefinitions.listMemberRoleDefinitions',
  'memberRoleDefinitions.createMemberRoleDefinition',
  'memberAuthorization.assignRole',
  'memberAuthorization.unassignRole',
];

type RolesPanelProps = { memberId: string; roles: NonNullable<MemberDetails['roles']>; isBlocked: boolean };

/** The roles of the member, which can be assigned, removed and created. */
export function RolesPanel({ memberId, roles, isBlocked }: RolesPanelProps) {
  const may = useMay();
  const isOpen = needsToChange.every(may);
  const after = useAfterChange();
  const { data: all = [] } = useQuery({ ...rolesQuery, enabled: isOpen });
  const given = roles.map(({ roleKey = '', title = '' }) => ({ key: roleKey, title }));
  const assign = useMutation({
    mutationFn: (roleKey: string) => api.memberAuthorization.assignRole({ memberId, roleKey }),
    ...after,
  });
  const unassign = useMutation({
    mutationFn: (roleKey: string) => api.memberAuthorization.unassignRole({ memberId, roleKey }),
    ...after,
  });
  const create = async (roleTitle: string) => {
    const roleKey = roleTitle.toLowerCase().replace(/\s+/g, '-');
    await api.memberRoleDefinitions.createMemberRoleDefinition({ roleKey, roleTitle });
    await api.memberAuthorization.assignRole({ memberId, roleKey });
  };
  return (
    <GivenPanel
      title={texts.roles}
      kind="role"
      given={given}
      free={all
        .map(({ roleKey = '', title = '' }) => ({ key: roleKey, title }))
        .filter(({ key }) => key !== OF_ALL && !given.some((one) => one.key === key))}
      isOpen={isOpen}
      obstacle={isBlocked ? texts.blocked : null}
      isSaving={assign.isPending || unassign.isPending}
      onGive={assign.mutate}
      onTake={unassign.mutate}
      onCreate={create}
    />
  );
}

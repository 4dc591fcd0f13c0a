import { Badge, Button } from '@mantine/core';
import { IconShieldCheck, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { defineRows } from '../../../ui/list/define-list.ts';
import { RowsPanel } from '../../../ui/list/rows-panel.tsx';
import { ChangeRoleDialog } from './change-role-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberMenu } from './member-menu.tsx';
import { rolesQuery, type TeamMember, teamQuery } from './queries.ts';

const texts = words.team;

/** The members of the team. */
export function PeoplePanel() {
  const query = useQuery({ ...teamQuery, select: ({ members = [] }) => members });
  const { data: roles = [] } = useQuery(rolesQuery);
  const mayManage = useMay()('team.inviteStaff');
  const [isInviting, setInviting] = useState(false);
  const [changed, setChanged] = useState<TeamMember | null>(null);
  const invite = mayManage && (
    <Button size="sm" leftSection={<IconUserPlus size={16} aria-hidden />} onClick={() => setInviting(true)}>
      {texts.people.invite}
    </Button>
  );
  return (
    <RowsPanel
      title={texts.people.title}
      rows={peopleRows}
      query={query}
      extra={{ onChangeRole: setChanged }}
      aside={invite}
    >
      <ChangeRoleDialog member={changed} roles={roles} onClose={() => setChanged(null)} />
      <InviteDialog opened={isInviting} roles={roles} onClose={() => setInviting(false)} />
    </RowsPanel>
  );
}

const peopleRows = defineRows<TeamMember, { onChangeRole: (member: TeamMember) => void }>({
  idOf: ({ userId = '' }) => userId,
  name: { of: ({ name = '' }) => name },
  parts: [
    {
      at: 'beside',
      show: ({ role, roleTitle }) => (
        <Badge variant="light" color={role === 'owner' ? 'aegean' : 'gray'}>
          {roleTitle}
        </Badge>
      ),
    },
    { at: 'beside', show: ({ isYou }) => isYou && <Badge variant="outline">{texts.people.you}</Badge> },
    { at: 'beside', show: ({ hasSecondFactor }) => hasSecondFactor && <SecondFactorBadge /> },
    { at: 'detail', show: ({ email }) => email },
    {
      at: 'note',
      show: ({ lastLoginDate }, { format }) =>
        lastLoginDate ? texts.people.lastSignedIn(format.dateTime(lastLoginDate)) : texts.people.neverSignedIn,
    },
    {
      at: 'end',
      show: (member, { extra }) => <MemberMenu member={member} onChangeRole={() => extra.onChangeRole(member)} />,
    },
  ],
  empty: { icon: <IconUsers />, title: texts.people.none, description: texts.people.noneText },
});

const SecondFactorBadge = () => (
  <Badge variant="light" color="green" leftSection={<IconShieldCheck size={12} aria-hidden />}>
    {texts.people.twoFactors}
  </Badge>
);

import { Button, Stack } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../../app/permissions.ts';
import { Failure } from '../../../ui/failure.tsx';
import { ListSkeleton } from '../../../ui/list-skeleton.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { InvitationList } from './invitation-list.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberList } from './member-list.tsx';
import { rolesQuery, teamQuery } from './queries.ts';
import { RolesPanel } from './roles-panel.tsx';

/** Who works on the site, who is invited, and what the roles are. */
export function Component() {
  const team = useQuery(teamQuery);
  const roles = useQuery(rolesQuery);
  const mayManage = useMay()('team.inviteStaff');
  const [isInviting, setInviting] = useState(false);
  const failed = [team, roles].find(({ isError }) => isError);
  if (failed) return <Failure error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!team.data || !roles.data) return <ListSkeleton />;
  const { members = [], invitations = [] } = team.data;
  return (
    <Stack gap="md">
      <Panel
        title="People"
        flush
        aside={
          mayManage && (
            <Button size="sm" leftSection={<IconUserPlus size={16} aria-hidden />} onClick={() => setInviting(true)}>
              Invite
            </Button>
          )
        }
      >
        <MemberList members={members} roles={roles.data} />
      </Panel>
      {invitations.length > 0 && (
        <Panel title="Invited" flush>
          <InvitationList invitations={invitations} mayManage={mayManage} />
        </Panel>
      )}
      <RolesPanel roles={roles.data} mayManage={mayManage} />
      <InviteDialog opened={isInviting} roles={roles.data} onClose={() => setInviting(false)} />
    </Stack>
  );
}

import { Stack } from '@mantine/core';
import { InvitationsPanel } from './invitations-panel.tsx';
import { PeoplePanel } from './people-panel.tsx';
import { RolesPanel } from './roles-panel.tsx';

/** The team members, open invitations and roles. */
export function Component() {
  return (
    <Stack gap="md">
      <PeoplePanel />
      <InvitationsPanel />
      <RolesPanel />
    </Stack>
  );
}

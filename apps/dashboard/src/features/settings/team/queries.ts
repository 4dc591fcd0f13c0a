import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';

export const TEAM = ['team'] as const;

/** The team members and open invitations. */
export const teamQuery = queryOptions({ queryKey: [...TEAM, 'people'], queryFn: () => api.team.listTeam() });

/** The roles available to team members. */
export const rolesQuery = queryOptions({
  queryKey: [...TEAM, 'roles'],
  queryFn: async () => (await api.team.listStaffRoles()).roles ?? [],
});

type Team = Awaited<ReturnType<typeof api.team.listTeam>>;
export type TeamMember = NonNullable<Team['members']>[number];
export type Invitation = NonNullable<Team['invitations']>[number];
export type Role = NonNullable<Awaited<ReturnType<typeof api.team.listStaffRoles>>['roles']>[number];

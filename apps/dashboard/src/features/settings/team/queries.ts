import { staffRoles } from '@stoa/contract/roles';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
import { inTeamWords } from './team-words.ts';

export const TEAM = ['team'] as const;

/** The team members and open invitations. */
export const teamQuery = queryOptions({ queryKey: [...TEAM, 'people'], queryFn: loadTeam });

/** The roles available to team members. */
export const rolesQuery = queryOptions({
  queryKey: [...TEAM, 'roles'],
  queryFn: async () => ((await api.team.listStaffRoles()).roles ?? []).map(namedRole),
});

type Team = Awaited<ReturnType<typeof api.team.listTeam>>;
export type TeamMember = NonNullable<Team['members']>[number];
export type Invitation = NonNullable<Team['invitations']>[number];
export type Role = NonNullable<Awaited<ReturnType<typeof api.team.listStaffRoles>>['roles']>[number];

/** The team, with the roles that every site has named as the dashboard names them. */
async function loadTeam() {
  const { members = [], invitations = [] } = await api.team.listTeam();
  return { members: members.map(withRole), invitations: invitations.map(withRole) };
}

const builtIn: ReadonlySet<string> = new Set(staffRoles.map(({ key }) => key));

const withRole = <T extends { role?: string; roleTitle?: string }>(person: T): T => ({
  ...person,
  ...(builtIn.has(person.role ?? '') && { roleTitle: inTeamWords(person.roleTitle ?? '') }),
});

/** What owners of sites wrote stays. */
const namedRole = (role: Role): Role =>
  role.custom
    ? role
    : { ...role, title: inTeamWords(role.title ?? ''), description: inTeamWords(role.description ?? '') };

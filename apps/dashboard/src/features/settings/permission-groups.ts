import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { wordsLanguage } from '../../app/words.ts';
import type { PermissionGroup } from './permission-choice.ts';
import { inTeamWords } from './team/team-words.ts';

const permissionGroupsQuery = queryOptions({
  queryKey: ['permission-groups'],
  queryFn: async () => {
    const { groups = [] } = await api.team.listPermissions();
    return groups
      .map(({ key = '', title = '', all = '', permissions = [] }) => ({
        key,
        title: inTeamWords(title),
        all,
        permissions,
      }))
      .sort((one, other) => one.title.localeCompare(other.title, wordsLanguage));
  },
  // they change only with a new version of the server
  staleTime: Number.POSITIVE_INFINITY,
});

/** All permission groups; empty until loaded. */
export const usePermissionGroups = (): PermissionGroup[] => useQuery(permissionGroupsQuery).data ?? [];

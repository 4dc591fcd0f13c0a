import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import type { PermissionGroup } from './permission-choice.ts';

const permissionGroupsQuery = queryOptions({
  queryKey: ['permission-groups'],
  queryFn: async () => {
    const { groups = [] } = await api.team.listPermissions();
    return groups.map(({ key = '', title = '', all = '', permissions = [] }) => ({ key, title, all, permissions }));
  },
  // they change with the server, not while people look
  staleTime: Number.POSITIVE_INFINITY,
});

/** The permissions that there are; none until they are loaded. */
export const usePermissionGroups = (): PermissionGroup[] => useQuery(permissionGroupsQuery).data ?? [];

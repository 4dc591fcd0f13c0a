import { groupState } from '../permission-choice.ts';
import { usePermissionGroups } from '../permission-groups.ts';

/** Summarises a list of permissions by the titles of their groups. */
export function PermissionsSummary({ permissions }: { permissions: readonly string[] }) {
  const groups = usePermissionGroups();
  if (permissions.includes('*')) return 'Full access';
  const parts = groups.flatMap((group) => {
    const state = groupState(group, permissions);
    if (state === 'none') return [];
    return state === 'all' ? [group.title] : [`${group.title} (some)`];
  });
  return parts.length > 0 ? parts.join(', ') : 'No permissions';
}

import { words } from '../../../app/words.ts';
import { groupState } from '../permission-choice.ts';
import { usePermissionGroups } from '../permission-groups.ts';

const texts = words.developerSettings;

/** Summarises a list of permissions by the titles of their groups. */
export function PermissionsSummary({ permissions }: { permissions: readonly string[] }) {
  const groups = usePermissionGroups();
  if (permissions.includes('*')) return texts.permissions.full;
  const parts = groups.flatMap((group) => {
    const state = groupState(group, permissions);
    if (state === 'none') return [];
    return state === 'all' ? [group.title] : [texts.permissions.some(group.title)];
  });
  return parts.length > 0 ? parts.join(', ') : texts.permissions.none;
}

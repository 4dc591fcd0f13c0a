import { api } from '../../app/api.ts';
import type { MemberView } from './queries.ts';

/** Saves all data about a member to a file on the user's computer. */
export async function saveMemberData({ id, profile }: MemberView): Promise<void> {
  const { data } = await api.memberAdministration.exportMemberData({ memberId: id ?? '' });
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${profile?.slug ?? 'member'}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

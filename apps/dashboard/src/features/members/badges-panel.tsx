import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { type Need, useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { GivenPanel } from './given-panel.tsx';
import { assignmentsQuery, badgesQuery } from './queries.ts';
import { useAfterChange } from './use-after-change.ts';

const texts = words.members.given;

const needs: Need[] = ['badges.queryBadges', 'badgeAssignments.queryBadgeAssignments'];
const needsToChange: Need[] = [
  'badges.createBadge',
  'badgeAssignments.createBadgeAssignment',
  'badgeAssignments.deleteBadgeAssignment',
];

/** The colours of a badge created here. */
const quietColors = { backgroundColor: '#E8EEF2', textColor: '#1B2A33' };

/** The badges of the member; nothing for users who may not see them. */
export function BadgesPanel({ memberId }: { memberId: string }) {
  const may = useMay();
  return needs.every(may) ? <Badges memberId={memberId} isOpen={needsToChange.every(may)} /> : null;
}

function Badges({ memberId, isOpen }: { memberId: string; isOpen: boolean }) {
  const after = useAfterChange();
  const { data: all = [] } = useQuery(badgesQuery);
  const { data: assignments = [] } = useQuery(assignmentsQuery(memberId));
  const badges = all.map(({ id, title }) => ({ key: id ?? '', title: title ?? '' }));
  const isGiven = ({ key }: { key: string }) => assignments.some(({ badgeId }) => badgeId === key);
  const give = useMutation({
    mutationFn: (badgeId: string) =>
      api.badgeAssignments.createBadgeAssignment({ badgeAssignment: { badgeId, memberId } }),
    ...after,
  });
  const take = useMutation({
    mutationFn: async (badgeId: string) => {
      const id = assignments.find((one) => one.badgeId === badgeId)?.id;
      if (id) await api.badgeAssignments.deleteBadgeAssignment({ badgeAssignmentId: id });
    },
    ...after,
  });
  const create = async (title: string) => {
    const { badge } = await api.badges.createBadge({ badge: { title, ...quietColors } });
    const badgeAssignment = { badgeId: badge?.id ?? '', memberId };
    await api.badgeAssignments.createBadgeAssignment({ badgeAssignment });
  };
  return (
    <GivenPanel
      title={texts.badges}
      kind="badge"
      given={badges.filter(isGiven)}
      free={badges.filter((badge) => !isGiven(badge))}
      isOpen={isOpen}
      obstacle={null}
      isSaving={give.isPending || take.isPending}
      onGive={give.mutate}
      onTake={take.mutate}
      onCreate={create}
    />
  );
}

import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import { IconAward, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { api } from '../../app/api.ts';
import { useMay } from '../../app/permissions.ts';
import { confirmFirst } from '../../ui/confirm.tsx';
import { Failure } from '../../ui/failure.tsx';
import list from '../../ui/list.module.css';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { moved } from '../../ui/moved.ts';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Sortable } from '../../ui/sortable.tsx';
import { useChange } from '../../ui/use-change.ts';
import { BadgeDialog } from './badge-dialog.tsx';
import { BadgeMark } from './badge-mark.tsx';
import { BADGES, type BadgeView, badgesQuery } from './queries.ts';
import { useOrder } from './use-order.ts';

/** What members can wear: distinctions, in the order in which they are shown. */
export function Component() {
  const badges = useQuery(badgesQuery);
  const may = useMay();
  // what the dialog writes, and goes on showing while it closes: a badge, or a new one
  const [badge, setBadge] = useState<BadgeView | null>(null);
  const [isOpen, setOpen] = useState(false);
  if (badges.isError) return <Failure error={badges.error} onRetry={() => void badges.refetch()} />;
  if (badges.isPending) return <ListSkeleton />;
  const open = (next: BadgeView | null) => {
    setBadge(next);
    setOpen(true);
  };
  return (
    <Panel
      title="Badges"
      flush
      aside={
        may('badges.createBadge') && (
          <Button size="sm" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => open(null)}>
            New badge
          </Button>
        )
      }
    >
      {badges.data.length === 0 ? (
        <NothingHere
          icon={<IconAward />}
          title="No badges yet"
          description="A badge stands beside a member’s name: “Top fan”, “Staff”, “Since 2020”."
        />
      ) : (
        <BadgeList badges={badges.data} onEdit={open} />
      )}
      <BadgeDialog opened={isOpen} badge={badge} onClose={() => setOpen(false)} />
    </Panel>
  );
}

function BadgeList({ badges, onEdit }: { badges: BadgeView[]; onEdit: (badge: BadgeView) => void }) {
  const mayOrder = useMay()('badges.updateBadgesDisplayOrder');
  const order = useOrder<BadgeView>(BADGES, (next) =>
    api.badges.updateBadgesDisplayOrder({ ids: next.flatMap(({ id }) => id ?? []) }),
  );
  return (
    <Sortable
      items={badges}
      keyOf={({ id }) => id ?? ''}
      nameOf={({ title }) => title ?? ''}
      onMove={(from, to) => order.mutate(moved(badges, from, to))}
      label="Badges"
      className={list.cards}
      itemClassName={list.card}
    >
      {(badge, _index, handle) => <BadgeRow badge={badge} handle={mayOrder && handle} onEdit={() => onEdit(badge)} />}
    </Sortable>
  );
}

type BadgeRowProps = { badge: BadgeView; handle: ReactNode; onEdit: () => void };

function BadgeRow({ badge, handle, onEdit }: BadgeRowProps) {
  const may = useMay();
  const changing = useChange(BADGES);
  const confirmDelete = () =>
    confirmFirst({
      title: `Delete ${badge.title}?`,
      text: 'Whoever wears it wears it no more. This cannot be undone.',
      confirm: 'Delete badge',
      onConfirm: () =>
        changing.mutate({
          change: () => api.badges.deleteBadge({ badgeId: badge.id ?? '' }),
          done: `${badge.title} was deleted`,
        }),
    });
  return (
    <Group wrap="nowrap" gap="xs">
      {handle}
      <Stack gap={2} flex={1} miw={0}>
        <div>
          <BadgeMark badge={badge} />
        </div>
        {badge.description && (
          <Text size="sm" c="dimmed" lineClamp={2}>
            {badge.description}
          </Text>
        )}
      </Stack>
      {may('badges.updateBadge') && (
        <ActionIcon variant="subtle" color="gray" aria-label={`Edit ${badge.title}`} onClick={onEdit}>
          <IconPencil size={18} />
        </ActionIcon>
      )}
      {may('badges.deleteBadge') && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`Delete ${badge.title}`}
          loading={changing.isPending}
          onClick={confirmDelete}
        >
          <IconTrash size={18} />
        </ActionIcon>
      )}
    </Group>
  );
}

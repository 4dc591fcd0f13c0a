import { ActionIcon, Button, Group } from '@mantine/core';
import { IconAward, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../app/api.ts';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { confirmFirst } from '../../ui/confirm.tsx';
import { defineRows } from '../../ui/list/define-list.ts';
import { RowsPanel } from '../../ui/list/rows-panel.tsx';
import { moved } from '../../ui/moved.ts';
import { useChange } from '../../ui/use-change.ts';
import { BadgeDialog } from './badge-dialog.tsx';
import { BadgeMark } from './badge-mark.tsx';
import { BADGES, type BadgeView, badgesQuery } from './queries.ts';
import { useOrder } from './use-order.ts';

const texts = words.memberSettings.badges;

type Extra = { onEdit: (badge: BadgeView) => void };

/** The badges of the site, in display order. */
export function Component() {
  const badges = useQuery(badgesQuery);
  const may = useMay();
  // the content of the dialog, which stays visible while it closes: a badge, or a new one
  const [badge, setBadge] = useState<BadgeView | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (next: BadgeView | null) => {
    setBadge(next);
    setOpen(true);
  };
  const order = useOrder<BadgeView>(BADGES, (next) =>
    api.badges.updateBadgesDisplayOrder({ ids: next.flatMap(({ id }) => id ?? []) }),
  );
  const move = (from: number, to: number) => order.mutate(moved(badges.data ?? [], from, to));
  const newBadge = may('badges.createBadge') && (
    <Button size="sm" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => open(null)}>
      {texts.new}
    </Button>
  );
  return (
    <RowsPanel
      title={texts.title}
      rows={badgeRows}
      query={badges}
      extra={{ onEdit: open }}
      aside={newBadge}
      onMove={may('badges.updateBadgesDisplayOrder') ? move : undefined}
    >
      <BadgeDialog opened={isOpen} badge={badge} onClose={() => setOpen(false)} />
    </RowsPanel>
  );
}

const badgeRows = defineRows<BadgeView, Extra>({
  idOf: ({ id }) => id ?? '',
  name: { of: ({ title }) => title ?? '', show: (badge) => <BadgeMark badge={badge} /> },
  parts: [
    { at: 'detail', show: ({ description }) => description },
    { at: 'end', show: (badge, { extra }) => <BadgeButtons badge={badge} {...extra} /> },
  ],
  empty: {
    icon: <IconAward />,
    title: texts.none,
    description: texts.noneText,
  },
});

function BadgeButtons({ badge, onEdit }: Extra & { badge: BadgeView }) {
  const may = useMay();
  const changing = useChange(BADGES);
  const confirmDelete = () =>
    confirmFirst({
      title: words.actions.deleteTitle(badge.title ?? ''),
      text: texts.deleteText,
      confirm: texts.deleteConfirm,
      onConfirm: () =>
        changing.mutate({
          change: () => api.badges.deleteBadge({ badgeId: badge.id ?? '' }),
          done: words.actions.deleted(badge.title ?? ''),
        }),
    });
  return (
    <Group gap={4} wrap="nowrap">
      {may('badges.updateBadge') && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={words.actions.editNamed(badge.title ?? '')}
          onClick={() => onEdit(badge)}
        >
          <IconPencil size={18} />
        </ActionIcon>
      )}
      {may('badges.deleteBadge') && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={words.actions.deleteNamed(badge.title ?? '')}
          loading={changing.isPending}
          onClick={confirmDelete}
        >
          <IconTrash size={18} />
        </ActionIcon>
      )}
    </Group>
  );
}

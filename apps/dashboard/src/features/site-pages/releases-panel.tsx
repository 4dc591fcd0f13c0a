import { Badge, Button, Group } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../app/api.ts';
import { useFormat } from '../../app/format.ts';
import { useMay } from '../../app/permissions.ts';
import { confirmFirst } from '../../ui/confirm.tsx';
import { defineRows } from '../../ui/list/define-list.ts';
import { RowsPanel } from '../../ui/list/rows-panel.tsx';
import { useChange } from '../../ui/use-change.ts';
import { type ReleaseView, releasesQuery, SITE_PAGES } from './queries.ts';
import { ReleaseChanges } from './release-changes.tsx';

/** What was published, and when; each release can be shown to visitors again. */
export function ReleasesPanel() {
  return <RowsPanel title="Releases" rows={releaseRows} query={useQuery(releasesQuery)} />;
}

const nameOf = ({ number = 0 }: ReleaseView): string => `Release ${number}`;

const releaseRows = defineRows<ReleaseView>({
  idOf: ({ number = 0 }) => String(number),
  name: { of: nameOf },
  parts: [
    {
      at: 'beside',
      show: ({ live }) =>
        live && (
          <Badge variant="light" color="green">
            Live
          </Badge>
        ),
    },
    {
      at: 'detail',
      show: ({ note, restored }) => note || (restored ? `Release ${restored}, restored` : null),
    },
    {
      at: 'note',
      show: ({ publishedDate, author, pages = 0 }, { format }) =>
        [publishedDate && format.dateTime(publishedDate), author, pages === 1 ? '1 page' : `${pages} pages`]
          .filter(Boolean)
          .join(' · '),
    },
    { at: 'end', isInteractive: true, show: (release) => <ReleaseActions release={release} /> },
  ],
  empty: {
    icon: <IconHistory aria-hidden />,
    title: 'Nothing published yet',
    description: 'Each time you publish, what visitors see is kept here, so that you can go back to it.',
  },
});

function ReleaseActions({ release }: { release: ReleaseView }) {
  const [isOpen, setOpen] = useState(false);
  const { number = 0, live } = release;
  return (
    <Group gap="xs" wrap="nowrap">
      <Button
        size="xs"
        variant="subtle"
        color="gray"
        onClick={() => setOpen(true)}
        aria-label={`Changes of release ${number}`}
      >
        Changes
      </Button>
      {!live && <RestoreButton release={release} />}
      {isOpen && <ReleaseChanges number={number} onClose={() => setOpen(false)} />}
    </Group>
  );
}

function RestoreButton({ release }: { release: ReleaseView }) {
  const format = useFormat();
  const change = useChange(SITE_PAGES);
  const mayRestore = useMay()('pages.restoreRelease');
  const { number = 0, publishedDate } = release;
  if (!mayRestore) return null;
  const restore = () =>
    confirmFirst({
      title: `Restore release ${number}?`,
      text: `Visitors see the pages as they were published${publishedDate ? ` on ${format.dateTime(publishedDate)}` : ''} again, at once. Your drafts stay as they are.`,
      confirm: 'Restore',
      onConfirm: () =>
        change.mutate({
          change: () => api.pages.restoreRelease({ number }),
          done: `Visitors see release ${number} again`,
        }),
      isHarmless: true,
    });
  return (
    <Button size="xs" variant="default" onClick={restore} aria-label={`Restore release ${number}`}>
      Restore
    </Button>
  );
}

import { Button } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { useMay } from '../../app/permissions.ts';
import { confirmFirst } from '../../ui/confirm.tsx';
import { defineRows } from '../../ui/list/define-list.ts';
import { RowsPanel } from '../../ui/list/rows-panel.tsx';
import { useChange } from '../../ui/use-change.ts';
import { type ScheduledView, SITE_PAGES, scheduledQuery } from './queries.ts';

/** Releases that are waiting for their time; nothing if there are none. */
export function ScheduledPanel() {
  const scheduled = useQuery(scheduledQuery);
  if (scheduled.data?.length === 0) return null;
  return <RowsPanel title="Scheduled" rows={scheduledRows} query={scheduled} />;
}

const scheduledRows = defineRows<ScheduledView>({
  idOf: ({ id = '' }) => id,
  name: { of: ({ note }) => note || 'The drafts of all pages' },
  parts: [
    {
      at: 'note',
      show: ({ publishDate, author, pages = 0 }, { format }) =>
        [publishDate && format.dateTime(publishDate), author, pages === 1 ? '1 page' : `${pages} pages`]
          .filter(Boolean)
          .join(' · '),
    },
    { at: 'end', isInteractive: true, show: (release) => <CancelButton release={release} /> },
  ],
  empty: {
    icon: <IconClock aria-hidden />,
    title: 'Nothing is scheduled',
    description: 'Releases can wait for a time.',
  },
});

function CancelButton({ release: { id = '', note } }: { release: ScheduledView }) {
  const change = useChange(SITE_PAGES);
  if (!useMay()('pages.cancelScheduledRelease')) return null;
  const cancel = () =>
    confirmFirst({
      title: 'Cancel this release?',
      text: 'Visitors go on seeing what they see now. Your drafts stay as they are.',
      confirm: 'Cancel the release',
      onConfirm: () =>
        change.mutate({
          change: () => api.pages.cancelScheduledRelease({ releaseId: id }),
          done: 'The release was cancelled',
        }),
    });
  return (
    <Button size="xs" variant="default" onClick={cancel} aria-label={note ? `Cancel ${note}` : 'Cancel'}>
      Cancel
    </Button>
  );
}
